"""UIRefreshControl and what decorates it: SeedLibraries.md and ObservedRefreshControl.md."""
import math
import struct

from oracle.engine import Engine


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
                self.add(self.own_height)
                self.fire("contact")
            elif v < 5:
                self.turn("idle")
        elif self.control in ("goingAway", "bounceIgnored"):
            if v <= 5:
                # A bounce would take it back at the next frame: one entry a run.
                bounces = v > 0 and free and self.run.content.moves(self.run.now)
                if self.control != "bounceIgnored" or not bounces:
                    self.turn("idle")
            elif self.tracking and v / self.threshold <= 0.75:
                self.turn("revealing")
        elif self.control == "endedWhileTracking" and v <= 5:
            self.turn("idle")

    def end(self):
        v = max(0.0, self.pull(self.run.offset()))
        self.turn("idle" if v <= 0 else "endedWhileTracking" if self.tracking else "goingAway")
        self.add(0.0)

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
