"""SVPullToRefresh, EGO, MJRefresh and ESPullToRefresh: IOSClones.md and the vectors' traces.

All four wait for the finger to leave, and see it at the lift (ego) or at the first callback without a drag.
"""
import math

from oracle.engine import Engine


class SVPullToRefresh(Engine):
    threshold, moment = 60.0, "release"

    def __init__(self, run):
        super().__init__(run, "Stopped")

    def follow(self, offset):
        self.set_top(min(max(-offset, 0.0), self.host + self.threshold))

    def callback(self, offset):
        if self.state == "Loading":
            self.follow(offset)
            return
        beyond = offset < -self.threshold - self.host
        if self.state == "Armed" and not self.dragging:
            self.enter("Loading")
            self.follow(offset)
            self.fire("released")
        elif self.state == "Stopped" and self.dragging and beyond:
            self.enter("Armed")
        elif self.state == "Armed" and not beyond:
            self.enter("Stopped")

    def end(self):
        if self.state != "Stopped":
            self.enter("Stopped")
            self.set_top(self.host)

    def idle(self):
        return self.state != "Loading"


class Ego(Engine):
    """It compares the bare offset and knows no inset but its own: a host's is lost with the first drag."""
    line, hold, moment, inclusive = 65.0, 60.0, "release", True

    def __init__(self, run):
        super().__init__(run, "Normal")
        self.threshold = self.line - self.host

    def callback(self, offset):
        if self.state == "Loading":
            self.set_top(min(max(-offset, 0.0), self.hold))
        elif self.dragging:
            if self.state == "Pulling" and -self.line < offset < 0:
                self.enter("Normal")
            elif self.state == "Normal" and offset < -self.line:
                self.enter("Pulling")
            self.set_top(0.0)

    def lift(self, cancelled):
        panned = self.dragging
        super().lift(cancelled)
        if panned and not cancelled and self.state != "Loading" and self.run.offset() <= -self.line:
            self.fire("released")
            self.enter("Loading")
            self.set_top(self.hold)

    def end(self):
        self.set_top(0.0)
        self.enter("Normal")

    def idle(self):
        return self.state != "Loading"


class MJRefresh(Engine):
    """A delta is stored and given back, so what the host does to the inset survives.

    A lift it did not see, above the top, fires with a later motion. Of a forced offset only the end is seen, until a
    finger comes down.
    """
    threshold, closing, moment, opening = 54.0, 0.4, "release", 0.25

    def __init__(self, run):
        self.delta, self.taken_away, self.original = 0.0, False, run.content.inset
        self.missed, self.forced_until = False, -math.inf
        super().__init__(run, "Idle")

    def down(self):
        super().down()
        self.taken_away, self.forced_until = False, -math.inf

    def lift(self, cancelled):
        self.taken_away = cancelled and self.dragging
        super().lift(cancelled)

    def callback(self, offset):
        if self.state == "Refreshing":
            if self.run.now >= self.forced_until:
                self.hold(offset)
            return
        if self.dragging:
            self.missed = False
        self.original = self.inset()
        if offset > -self.original:
            self.missed = not self.dragging
            return
        beyond = offset < -self.original - self.threshold
        if self.dragging and self.state == "Idle" and beyond:
            self.enter("Pulling")
        elif self.dragging and self.state == "Pulling" and not beyond:
            self.enter("Idle")
        elif not self.dragging and self.state == "Pulling":
            self.begin()

    def hold(self, offset):
        top = min(max(-offset, self.original), self.original + self.threshold)
        self.delta = self.original - top
        self.set_top(top)

    def begin(self):
        self.enter("Refreshing")
        if not self.taken_away:
            self.hold(-self.original - self.threshold)
            self.run.force(-self.inset(), self.opening)
            if not self.tracking:
                self.forced_until = self.run.now + self.opening
        later = "contact" if self.tracking else "settling"
        self.fire(later if self.missed else "released", self.opening)

    def end(self):
        held, _ = self.state == "Refreshing", self.enter("Idle")
        if held:
            self.set_top(self.inset() + self.delta)
            self.run.after(self.closing, lambda: None)

    def idle(self):
        return self.state != "Refreshing"


class ESPullToRefresh(Engine):
    """It compares the previous callback's offset, and is deaf for the 0.2 s of both its animations.

    Both force the content to the top; the end from where the start left it, wherever it is by then.
    """
    threshold, closing, moment, needs_finger, opening = 60.0, 0.2, "release", False, 0.2

    def __init__(self, run):
        self.previous, self.seen_held, self.deaf, self.busy = 0.0, False, False, False
        self.top = run.content.inset
        super().__init__(run, "pullToRefresh")

    def callback(self, offset):
        if self.deaf:
            return
        if self.busy:
            self.set_top(min(max(-offset, self.top), self.top + self.threshold))
            return
        effective = self.previous + self.top
        if effective < -self.threshold:
            if not self.dragging:
                self.begin()
                return
            self.enter("releaseToRefresh")
        elif effective < 0:
            self.enter("pullToRefresh")
        self.previous, self.seen_held = offset, self.dragging

    def begin(self):
        self.busy = self.deaf = True
        self.top = self.inset()
        self.set_top(self.top + self.threshold)
        self.run.force(-self.inset(), self.opening)
        self.previous = -self.top - self.threshold
        self.enter("refreshing")
        self.run.trigger(self.phase())
        self.run.after(self.opening, self.opened)

    def opened(self):
        self.run.tell()
        self.deaf = False

    def end(self):
        if self.busy:
            self.deaf = True
            self.set_top(self.top)
            self.run.force(self.previous, 0.0)
            self.run.force(-self.top, self.closing)
            self.run.after(self.closing, self.closed)

    def closed(self):
        self.enter("pullToRefresh")
        self.busy = self.deaf = False
        self.set_top(self.top)
        self.previous, self.seen_held = self.run.offset(), self.dragging

    def idle(self):
        return not self.busy
