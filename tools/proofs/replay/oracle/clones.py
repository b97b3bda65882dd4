"""ISRefreshControl, ODRefreshControl, DGElastic, Yalantis and MusicFav's Onpu: SeedLibraries.md and IOSClones.md."""
import math

from oracle.engine import Engine
from oracle.seeds import ISAlternative


class ISRefreshControl(Engine):
    threshold, own_height, inclusive, near = 105.0, 44.0, True, -5.0

    def __init__(self, run):
        self.added = False
        super().__init__(run, "Normal")

    def callback(self, offset):
        effective = offset + self.host
        if self.state == "Normal" and effective <= -self.threshold and self.tracking:
            self.enter("Refreshing")
            self.fire("contact")
        elif self.state == "Refreshing" and not self.dragging and not self.added:
            self.added = True
            self.add(self.own_height)
        elif self.state == "Refreshed" and effective >= self.near:
            self.enter("Normal")

    def end(self):
        if self.state != "Refreshing":
            return
        if not self.added:
            self.enter("Refreshed")
            return
        self.add(0.0)
        self.run.after(self.closing, self.subtracted)

    def subtracted(self):
        self.added = False
        home = self.run.offset() <= self.inset() and not self.dragging
        self.enter("Normal" if home else "Refreshed")

    def idle(self):
        return self.state != "Refreshing"


class ODRefreshControl(Engine):
    threshold, own_height, closing, inclusive, needs_finger = 96.0, 44.0, 0.4, True, False

    def __init__(self, run):
        self.can, self.last, self.refreshing = True, 0.0, False
        super().__init__(run, "canRefresh")

    def callback(self, offset):
        effective = offset + self.host
        if self.refreshing:
            if -self.own_height <= effective < 0 and not self.dragging:
                self.add(self.own_height)
            return
        drawn = self.can and effective < 0
        self.can |= effective >= 0
        if effective > 0 and self.last > effective and not self.tracking:
            self.can = False
        self.last = effective
        if drawn and effective <= -self.threshold:
            self.refreshing, self.can = True, False
            self.fire("contact" if self.tracking else "settling")
        self.name()

    def name(self):
        self.enter("refreshing" if self.refreshing else "canRefresh" if self.can else "cannotRefresh")

    def end(self):
        if self.refreshing:
            self.refreshing = False
            self.name()
            self.add(0.0)
            self.run.after(self.closing, lambda: self.add(0.0))

    def idle(self):
        return not self.refreshing


class DGElastic(Engine):
    """Its drag ends with the pan's own end, cancelled or not, or with a callback that sees no drag."""
    threshold, own_height, closing, moment, inclusive, bounce = 95.0, 50.0, 0.4, "release", True, 0.9

    def __init__(self, run):
        super().__init__(run, "stopped")

    def callback(self, offset):
        if self.state in ("stopped", "dragging"):
            self.changed(offset, self.dragging)

    def changed(self, offset, dragging):
        if self.state == "stopped" and dragging:
            self.enter("dragging")
        elif self.state == "dragging" and not dragging:
            if -self.inset() - offset >= self.threshold:
                self.begin()
            else:
                self.enter("stopped")

    def lift(self, cancelled):
        panned = self.dragging
        super().lift(cancelled)
        if panned:
            self.changed(self.run.offset(), False)

    def begin(self):
        self.enter("animatingBounce")
        self.add(self.own_height)
        self.run.trigger("released")
        self.run.after(self.bounce, self.bounced)

    def bounced(self):
        self.enter("loading")
        self.run.tell()

    def end(self):
        if self.state != "animatingToStopped":
            self.enter("animatingToStopped")
            self.add(0.0)
            self.run.after(self.closing, lambda: self.enter("stopped"))

    def idle(self):
        return self.state in ("stopped", "dragging")


class Yalantis(Engine):
    """A sample late, and blind to the progress; its offset counts the top inset twice.

    The page does not say whether an inset's change counts as a sample; here, as in the program, it does not.
    """
    height, opening, closing, moment, needs_finger, cap = 40.0, 0.3, 1.0, "release", False, -1000.0

    def __init__(self, run):
        self.previous, self.seen_held, self.deaf = run.options["start_offset"], False, False
        self.threshold = self.height + run.content.inset
        super().__init__(run, "initial")

    def callback(self, offset):
        if self.deaf:
            return
        before, busy = self.previous + self.host, self.state in ("loading", "finished")
        if before == 0 and self.state != "loading":
            self.enter("initial")
        elif -self.height <= before <= 0 and not busy:
            self.enter("releasing" if -before / self.height >= 0.1 else "initial")
        elif self.cap <= before < -self.height and not busy:
            if self.state == "releasing" and not self.dragging:
                self.begin()
            else:
                self.enter("releasing")
        self.remember()

    def remember(self):
        self.previous, self.seen_held = self.run.offset() + self.inset(), self.dragging

    def begin(self):
        self.enter("loading")
        self.set_top(self.host + self.height)
        self.run.force(-self.inset(), self.opening)
        self.fire(self.phase())

    def end(self):
        if self.state != "loading":
            return
        visible = self.run.offset() + self.inset() <= -self.host
        self.enter("finished")
        self.set_top(self.host)
        if not visible:
            self.enter("initial")
            return
        self.deaf = True
        self.run.after(self.closing, self.finished)

    def finished(self):
        self.deaf = False
        self.enter("initial")
        self.remember()

    def idle(self):
        return self.state != "loading"


class Onpu(ISAlternative):
    """MusicFav's icon: two turns, the way back upright, one second of hold, and it closes itself.

    Its states are the icon's; the control's own are underneath.
    """
    own_height, turn, hold = 80.0, 0.64, 1.0

    def __init__(self, run):
        self.turned, self.icon = 0.0, None
        super().__init__(run)
        self.show("Normal")

    def enter(self, state):
        self.state = state

    def show(self, icon):
        if icon != self.icon:
            self.icon = icon
            self.run.log(icon)

    def callback(self, offset):
        super().callback(offset)
        if self.state == "Normal":
            progress = (offset + self.host) / -self.threshold
            self.turned = math.fmod(2 * progress, 2)

    def begin(self, phase):
        self.show("Animating")
        super().begin(phase)
        self.run.after(self.turn, self.stopped)

    def stopped(self):
        """The end of an animation."""
        if self.icon == "Animating":
            self.show("Completing")
            self.run.after(self.turn, self.stopped)
        elif self.icon == "Completing":
            self.show("Completed")
            self.run.after(self.turn * (1 - self.turned / 2), self.stopped)
        elif self.icon == "Completed":
            self.run.after(self.hold, self.held)

    def held(self):
        self.show("Normal")
        super().end()

    def ended(self, captured):
        super().ended(captured)
        if self.state == "Normal":
            self.show("Normal")

    def end(self):
        self.show("Completing")
