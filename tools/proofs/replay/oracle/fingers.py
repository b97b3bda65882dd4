"""Systems that take the finger's travel, with a resistance of their own: TravelSystems.md, Q12.

The content only says where the edge is: it follows the finger within its bounds, so travel past the edge is what is
left of the travel since the contact once the content has come to the top. A finger that takes hold beyond the edge
counts from there.
"""
from oracle.engine import Engine

NEAR = 0.5  # points: content counts as at rest at its edge from here, and as being there


class Finger(Engine):
    """What they share: the edge, and whether this contact is theirs at all."""
    moment, gain = "release", 1.0

    def rule(self, past, drag=None):
        """The pull made of the finger's travel past the edge."""
        return self.gain * past

    def __init__(self, run, state):
        self.edge, self.past, self.theirs = 0.0, 0.0, False
        super().__init__(run, state)

    def down(self):
        super().down()
        self.edge, self.past = max(0.0, self.run.offset() + self.inset()), 0.0
        self.theirs = self.idle()

    def moved(self, travel, across=0.0, hands=1):
        self.past = max(0.0, travel - self.edge)

    def lift(self, cancelled):
        theirs, _ = self.theirs and self.dragging, super().lift(cancelled)
        self.theirs = False
        if theirs:
            self.left(cancelled)
        self.past = 0.0

    def left(self, cancelled):
        """The finger of a drag that was theirs has left."""


class SwipeRefresh(Finger):
    """Touches while it refreshes are not its own, not even after the refresh has ended; a cancel does not fire."""
    threshold, gain, settle, back, shrink = 64.0, 0.5, 0.2, 0.2, 0.15

    def __init__(self, run):
        self.animation = None
        super().__init__(run, "idle")

    def later(self, delay, state):
        """The end of an animation, if no other has begun."""
        self.stop()
        self.animation = self.run.after(delay, lambda: self.enter(state))

    def stop(self):
        """The animation that goes on does not come to its end."""
        self.run.forget(self.animation)

    def down(self):
        super().down()
        self.theirs = self.state not in ("settling", "refreshing")
        if self.state == "returning":
            self.stop()
            self.enter("idle")

    def moved(self, travel, across=0.0, hands=1):
        super().moved(travel)
        if self.theirs and self.past > 0:
            self.stop()
            self.enter("dragging")

    def left(self, cancelled):
        if self.state != "dragging":
            return
        if cancelled:
            self.enter("idle")
        elif self.rule(self.past) > self.threshold:
            self.enter("settling")
            self.run.trigger("released")
            self.run.after(self.settle, self.settled)
        else:
            self.enter("returning")
            self.later(self.back, "idle")

    def settled(self):
        self.enter("refreshing")
        self.run.tell()

    def end(self):
        self.enter("closing")
        self.later(self.shrink, "idle")

    def idle(self):
        return self.state not in ("settling", "refreshing")


class NestedSwipeRefresh(SwipeRefresh):
    """What the list leaves over is not halved."""
    gain = 1.0


class Compose(Finger):
    """Pulls are nobody's while it refreshes. The list takes what is no pull: what it goes up it comes down again first.

    So a pull counts from the furthest that the finger was while nothing could be pulled.
    """
    threshold, gain = 80.0, 0.5

    def __init__(self, run):
        self.origin = 0.0
        super().__init__(run, "idle")

    def down(self):
        super().down()
        self.origin = 0.0

    def moved(self, travel, across=0.0, hands=1):
        super().moved(travel)
        if self.state == "refreshing":
            self.origin = max(self.origin, self.past)
            return
        self.enter("pulling" if self.past > self.origin else "idle")

    def lift(self, cancelled):
        if self.state == "pulling":
            fires = self.rule(self.past - self.origin) > self.threshold and not cancelled
            self.enter("refreshing" if fires else "idle")
            if fires:
                self.fire("released")
        super().lift(cancelled)

    def end(self):
        self.enter("idle")

    def idle(self):
        return self.state != "refreshing"


class ChromiumOverscroll(Finger):
    """Touchscreens only; half of each update, cut to a third of the way, is summed, back moves too."""
    threshold, gain, most, fling, settle = 64.0, 0.5, 64 / 3, 500.0, 0.2

    def __init__(self, run):
        self.sum, self.before = 0.0, 0.0
        super().__init__(run, "idle")

    def down(self):
        super().down()
        self.sum = self.before = 0.0
        if self.theirs and self.edge <= NEAR and self.run.kind == "touchscreen":
            self.enter("waiting")

    def moved(self, travel, across=0.0, hands=1):
        step, self.before = travel - self.before, travel
        if self.state == "waiting" and abs(travel) > abs(across):
            self.enter("pulling" if travel > 0 else "idle")
        if self.state == "pulling":
            self.sum += min(max(self.gain * step, -self.most), self.most)

    def lift(self, cancelled):
        velocity = 0.0 if cancelled else self.run.contact.velocity(self.run.options["slop"])
        if self.state == "pulling" and not cancelled and self.sum > self.threshold and velocity > -self.fling:
            self.enter("settling")
            self.run.trigger("released")
            self.run.after(self.settle, self.settled)
        elif self.state in ("waiting", "pulling"):
            self.enter("idle")
        super().lift(cancelled)

    def settled(self):
        self.enter("refreshing")
        self.run.tell()

    def end(self):
        self.enter("idle")

    def idle(self):
        return self.state not in ("settling", "refreshing")
