"""The six engines as state machines, each from its own section of refresh-systems.md."""
import math
import struct


class Engine:
    """What engines share: the states entered, the finger as they see it, and when they fire."""
    own_height, closing, needs_finger, moment, inclusive = 60.0, 0.3, True, "crossing", False

    def __init__(self, run, state):
        self.run, self.state = run, None
        self.tracking = self.dragging = False
        self.enter(state)

    def enter(self, state):
        if state != self.state:
            self.state = state
            self.run.log(state)

    def down(self):
        self.tracking = True

    def pan_began(self):
        self.dragging = True

    def lift(self, cancelled):
        self.tracking = self.dragging = False

    def pull(self, offset):
        return -(offset + self.run.content.inset)


class ISAlternative(Engine):
    threshold, own_height, needs_finger = 90.0, 50.0, False

    def __init__(self, run, on_release=False):
        self.on_release, self.over, self.busy = on_release, False, False
        super().__init__(run, "Normal")

    def callback(self, offset):
        effective = offset + self.run.content.inset
        if self.state == "Normal" and not self.on_release:
            if effective < -self.threshold:
                self.begin("contact" if self.tracking else "settling")
        elif self.state == "Normal":
            if self.tracking:
                self.over = effective < -self.threshold
            elif self.over:
                self.over = False
                self.begin("released")
        elif self.state == "Refreshed" and effective >= 0 and not self.tracking:
            self.enter("Normal")

    def begin(self, phase):
        self.enter("Refreshing")
        self.run.set_inset(self.own_height)
        self.run.trigger(phase)

    def end(self):
        captured = self.run.offset() + self.run.content.inset
        self.run.set_inset(0.0)
        self.run.after(0.3, lambda: self.ended(captured))

    def ended(self, captured):
        self.enter("Refreshed")
        if captured <= 0:
            self.enter("Normal")

    def idle(self):
        return self.state != "Refreshing"


class ISAlternativeRelease(ISAlternative):
    needs_finger, moment = True, "release"

    def __init__(self, run):
        super().__init__(run, on_release=True)


class MRefresh(Engine):
    threshold, own_height, closing, needs_finger = 110.0, 80.0, 0.2, False

    def __init__(self, run):
        self.animating = False
        super().__init__(run, "triggered")

    def zone(self, offset):
        return offset + self.run.content.inset + self.run.content.own <= 0

    def callback(self, offset):
        if not self.zone(offset):
            return
        if self.state == "triggered":
            if abs(offset + self.run.content.inset) > self.threshold:
                self.enter("loading")
                self.run.trigger("contact" if self.tracking else "settling")
                self.animating = True
        elif self.state == "loading" and not self.dragging:
            self.run.set_inset(self.own_height)

    def pan_began(self):
        super().pan_began()
        if self.state != "loading":
            self.enter("triggered")

    def lift(self, cancelled):
        panned = self.dragging
        super().lift(cancelled)
        if cancelled or not panned:
            return
        if self.state == "stopped" and self.animating:
            self.reset()
        elif self.state == "loading" and self.zone(self.run.offset()):
            self.run.set_inset(self.own_height)

    def reset(self):
        self.animating = False
        self.run.set_inset(0.0)

    def end(self):
        if not self.animating:
            return
        self.enter("stopped")
        if not self.dragging:
            self.reset()

    def idle(self):
        return self.state != "loading"


class PullView(Engine):
    """It knows no inset but its own: it compares the bare offset, and overwrites the top inset."""
    height, moment = 60.0, "release"

    def __init__(self, run):
        self.threshold, self.own_height = self.height - run.content.inset, self.height - run.content.inset
        self.full = False
        super().__init__(run, "pull")

    def callback(self, offset):
        if offset < 0 and self.state != "refreshing" and self.full != (offset <= -self.height):
            self.full = not self.full
            self.enter("release" if self.full else "pull")

    def lift(self, cancelled):
        panned = self.dragging
        super().lift(cancelled)
        if panned and not cancelled and self.state != "refreshing" and self.run.offset() < -self.height:
            self.enter("refreshing")
            self.run.set_inset(self.own_height)
            self.run.trigger("released")

    def end(self):
        self.enter("pull")
        self.run.set_inset(-self.run.content.inset)
        self.run.after(self.closing, lambda: None)        # until then it is busy closing

    def idle(self):
        return self.state != "refreshing"


class UIRefreshControl(Engine):
    inclusive = True

    def __init__(self, run, decorated=False):
        view = run.content.options["viewport"]
        share = view / 568 if view >= 372 else 372 / 568
        self.threshold = min(math.floor(view / 2 + 0.5), 112.5 * share)
        self.visible, self.control, self.decorated = 0.0, "idle", decorated
        super().__init__(run, "idle")

    def turn(self, state):
        self.control = state
        if not self.decorated:
            self.enter(state)

    def callback(self, offset):
        v = max(0.0, self.pull(offset))
        if v != self.visible:
            self.visible = v
            self.step(v)

    def step(self, v):
        free = not self.tracking
        if self.control == "idle":
            if v > 0 and free and self.run.content.moves(self.run.now):
                self.turn("bounceIgnored")
            elif v > 5 and (v < 60 or free):
                self.turn("revealing")
        elif self.control == "revealing":
            if v >= self.threshold and self.tracking:
                self.turn("snapping")
                self.turn("refreshing")
                self.run.set_inset(self.own_height)
                self.run.trigger("contact")
            elif v < 5:
                self.turn("idle")
        elif self.control in ("goingAway", "bounceIgnored"):
            if v <= 5:
                self.turn("idle")
            elif self.tracking and v / self.threshold <= 0.75:
                self.turn("revealing")
        elif self.control == "endedWhileTracking" and v <= 5:
            self.turn("idle")

    def end(self):
        v = max(0.0, self.pull(self.run.offset()))
        self.turn("idle" if v <= 0 else "endedWhileTracking" if self.tracking else "goingAway")
        self.run.set_inset(0.0)

    def idle(self):
        return self.control != "refreshing"


class Jackrabbit(UIRefreshControl):
    """The control with the tutorial's decoration, which looks before the control does.

    The original keeps flags, not a state: the tutorial's word is derived anew after everything that happens.
    """

    def __init__(self, run):
        self.joined = self.stepping = self.exiting = False
        super().__init__(run, decorated=True)

    def callback(self, offset):
        ratio = min(max(0.0, self.pull(offset)), 100.0) / 100
        gap = struct.unpack("f", struct.pack("f", 2 * 60 * (1 - ratio)))[0]
        self.joined |= gap < 1
        if self.control == "refreshing" and not self.stepping:
            self.stepping = True
            self.run.after(0.3, self.stepped)
        super().callback(offset)
        self.derive()

    def derive(self):
        pull = self.pull(self.run.offset())
        self.exiting &= pull > 0 and not self.joined
        if self.stepping:
            self.enter("Animating")
        elif self.joined or self.control == "refreshing":
            self.enter("Connected")
        elif pull <= 0 or self.exiting:
            self.enter("Exiting" if self.exiting else "idle")
        else:
            self.enter("Pulling" if self.tracking else "Releasing")

    def stepped(self):
        if self.control == "refreshing":
            self.run.after(0.3, self.stepped)
        else:
            self.stepping = self.joined = False
            self.exiting = True
        self.derive()

    def down(self):
        super().down()
        self.derive()

    def pan_began(self):
        super().pan_began()
        self.derive()

    def lift(self, cancelled):
        super().lift(cancelled)
        self.derive()

    def end(self):
        super().end()
        self.derive()

    def idle(self):
        return super().idle() and not self.stepping


SYSTEMS = {"uirefreshcontrol": UIRefreshControl, "pullview": PullView, "isalternative": ISAlternative,
           "isalternative-release": ISAlternativeRelease, "mrefresh": MRefresh, "jackrabbit": Jackrabbit}
