"""Systems that take the finger's travel, with a resistance of their own: TravelSystems.md, Q12.

The content only says where the edge is: it follows the finger within its bounds, so travel past the edge is what is
left of the travel since the contact once the content has come to the top. A finger that takes hold beyond the edge
counts from there.
"""
import math

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
    """Touches while it refreshes are not its own, not even after the refresh has ended; a cancel does not fire.

    Nor are those that begin below the list's top, nor those that first go up by the slop: the list keeps them.
    """
    threshold, gain, slop, settle, back, shrink = 64.0, 0.5, 8.0, 0.2, 0.2, 0.15
    cancel_fires = False

    def __init__(self, run):
        self.animation, self.taken = None, False
        super().__init__(run, "idle")

    def rule(self, past, drag=None):
        return self.gain * max(0.0, past - self.slop)

    def below(self):
        """A touch that begins with the list scrolled down."""
        return self.edge > NEAR

    def takes(self, travel):
        self.taken = self.taken or travel > self.slop
        if not self.taken and travel < -self.slop:
            self.theirs = False
        return self.taken

    def later(self, delay, state):
        """The end of an animation, if no other has begun."""
        self.stop()
        self.animation = self.run.after(delay, lambda: self.enter(state))

    def stop(self):
        """The animation that goes on does not come to its end."""
        self.run.forget(self.animation)

    def down(self):
        super().down()
        self.theirs = self.state not in ("settling", "refreshing") and not self.below()
        self.taken = False
        if self.theirs and self.state == "returning":
            self.stop()
            self.enter("idle")

    def moved(self, travel, across=0.0, hands=1):
        super().moved(travel)
        if self.theirs and self.takes(travel) and self.rule(self.past) > 0:
            self.stop()
            self.enter("dragging")

    def left(self, cancelled):
        if self.state != "dragging":
            return
        if cancelled and not self.cancel_fires:
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
    """What the list leaves over is not halved; a cancelled touch stops the list's scroll, which is what decides."""
    gain, slop, cancel_fires = 1.0, 0.0, True

    def below(self):
        return False

    def takes(self, travel):
        return True


class ReactNative(SwipeRefresh):
    """A finger that is the slop aside before it is taken is the list's; one that was above its start may be taken yet."""

    def takes(self, travel):
        self.taken = self.taken or (travel > self.slop and self.run.offset() + self.inset() <= NEAR)
        return self.taken

    def moved(self, travel, across=0.0, hands=1):
        if not self.taken and abs(across) > self.slop:
            self.theirs = False
        super().moved(travel, across, hands)


class FirefoxAndroid(SwipeRefresh):
    """The page keeps what was above its start or had two fingers down; a second tap is a zoom.

    A move further to the side than along is not heard. `lifted` is when the last touch left that was neither taken nor
    kept; `second` says that this touch is a second tap.
    """
    double_tap = 0.301

    def __init__(self, run):
        self.lifted, self.second, self.kept, self.unheard, self.last = None, False, False, False, (0.0, 0.0)
        super().__init__(run)

    def below(self):
        return self.second or super().below()

    def down(self):
        self.second = self.lifted is not None and self.run.now - self.lifted < self.double_tap
        self.lifted, self.last = self.lifted if self.second else None, (0.0, 0.0)
        super().down()
        self.kept = super().below()

    def takes(self, travel):
        self.taken = self.taken or (travel > self.slop and not self.unheard)
        return self.taken

    def moved(self, travel, across=0.0, hands=1):
        (before, aside), self.last = self.last, (travel, across)
        self.unheard = abs(across - aside) > abs(travel - before)
        if not self.taken and travel < 0:
            self.theirs, self.kept = False, True
        super().moved(travel, across, hands)

    def fingers(self, joins):
        if joins and not self.taken:
            self.theirs, self.kept = False, True

    def lift(self, cancelled):
        free, cut = not (self.taken or self.kept), cancelled and self.dragging
        super().lift(cancelled)
        if free:
            self.lifted = None if cut or self.second else self.run.now


class Compose(Finger):
    """Pulls are nobody's while it refreshes. The list takes what is no pull: what it goes up it comes down again first.

    So a pull counts from the furthest that the finger was while nothing could be pulled. A drag taken away is a stop.
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
        pulled = self.rule(self.past - self.origin)
        super().lift(cancelled)
        if self.state == "pulling":
            self.enter("refreshing" if pulled > self.threshold else "idle")
            if pulled > self.threshold:
                self.fire("released")

    def end(self):
        self.enter("idle")

    def idle(self):
        return self.state != "refreshing"


class ComposeBox(Compose):
    """Material 3: it hides on a spring before a pull counts again, and a lift meanwhile compares the pull that hides."""
    stiffness, near = 1500.0, 0.01

    def __init__(self, run):
        self.way, self.hidden, self.stale = (0.0, 0.0, 0.0, 0.0), None, 0.0
        super().__init__(run)

    def place(self, share):
        """Where a pull has the indicator, in thresholds: u = share - 1, at most 2, is drawn as u - u^2/4."""
        u = min(2.0, share - 1)
        return share if u <= 0 else 1 + u - u * u / 4

    def at(self):
        """Where it is now, in thresholds."""
        if self.state in ("refreshing", "hiding"):
            return self.on_spring(self.run.now)
        return self.place(self.rule(self.past - self.origin) / self.threshold) if self.state == "pulling" else 0.0

    def on_spring(self, t):
        began, ends, a, b = self.way
        s = math.sqrt(self.stiffness) * (t - began)
        return b if t >= ends else b + (a - b) * (1 + s) * math.exp(-s)

    def swing(self, begin, to):
        """Lets it go: it is there in the whole milliseconds after which it is within a hundredth of its end."""
        now, ms = self.run.now, 0
        left = lambda t: abs(begin - to) * (1 + math.sqrt(self.stiffness) * t) * math.exp(-math.sqrt(self.stiffness) * t)
        while left((ms + 1) / 1e3) > self.near:
            ms += 1
        self.way = (now, now + (ms / 1e3 if left(0) > self.near else 0), begin, to)
        return self.way[1] - now

    def moved(self, travel, across=0.0, hands=1):
        Finger.moved(self, travel)
        if self.state in ("refreshing", "hiding"):
            self.origin = max(self.origin, self.past)
        else:
            self.enter("pulling" if self.past > self.origin else "idle")

    def lift(self, cancelled):
        pulled = self.stale if self.state == "hiding" else self.rule(self.past - self.origin)
        place, past = self.at(), self.past
        Finger.lift(self, cancelled)
        if self.state not in ("pulling", "hiding"):
            return
        if pulled > self.threshold:
            self.run.forget(self.hidden)
            self.swing(place, 1.0)
            self.enter("refreshing")
            self.fire("released")
        else:
            self.hide(place, pulled, past)

    def hide(self, place, pulled, past):
        self.run.forget(self.hidden)
        self.hidden, self.stale = self.run.after(self.swing(place, 0.0), self.gone), pulled
        self.origin = max(self.origin, past)
        self.enter("hiding")

    def gone(self):
        self.stale = 0.0
        self.enter("idle")

    def end(self):
        self.hide(self.at(), 0.0, self.past)

    def idle(self):
        return self.state not in ("refreshing", "hiding")


class ChromiumOverscroll(Finger):
    """Touchscreens only; half of each update, cut to a third of the way, is summed, back moves too.

    A finger 8 points away and 1.73 times as far across as along has gone sideways; 7.5 s end a refresh.
    """
    sideways, slop, longest = 1.73, 8.0, 7.5
    threshold, gain, most, fling, settle = 64.0, 0.5, 64 / 3, 500.0, 0.2

    def __init__(self, run):
        self.sum, self.before, self.over_long = 0.0, 0.0, None
        super().__init__(run, "idle")

    def down(self):
        super().down()
        self.sum = self.before = 0.0
        if self.theirs and self.edge <= NEAR and self.run.kind == "touchscreen":
            self.enter("waiting")

    def moved(self, travel, across=0.0, hands=1):
        step, self.before = travel - self.before, travel
        if (self.state == "waiting" and abs(across) > self.sideways * abs(travel)
                and math.hypot(travel, across) > self.slop):
            self.enter("idle")
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
        self.over_long = self.run.after(self.longest, self.end)
        self.run.tell()

    def end(self):
        self.run.forget(self.over_long)
        self.enter("idle")

    def idle(self):
        return self.state not in ("settling", "refreshing")
