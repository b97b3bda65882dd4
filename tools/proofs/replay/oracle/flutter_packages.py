"""The Flutter packages custom_refresh_indicator and easy_refresh: TravelSystems.md."""
import math

from oracle.bisection import bisect
from oracle.engine import Engine
from oracle.fingers import NEAR


class CustomRefreshIndicator(Engine):
    """Content that overscrolls: armed at a sixth of the viewport, disarmed below it, fires with the change after the lift."""
    inclusive, moment, settle, back, whole_back = True, "release", 0.15, 0.1, 0.3
    most = 1.5

    def __init__(self, run):
        self.threshold = 0.25 * (1 / 1.5) * run.options["viewport"]
        self.start, self.drag, self.by_finger = 0.0, 0.0, False
        super().__init__(run, "idle")

    def pulled(self):
        return self.state in ("dragging", "armed")

    def down(self):
        super().down()
        self.scroll_ends()
        self.start = self.run.offset()

    def pan_began(self):
        super().pan_began()
        if self.state == "idle" and self.start + self.inset() <= NEAR:
            self.drag = 0.0
            self.enter("dragging")

    def callback(self, offset):
        if not self.pulled():
            return
        if self.state == "armed" and not self.tracking:
            self.settles()
        elif offset + self.inset() > NEAR:
            self.gives_up()
        else:
            self.compare(self.start - offset)
            if not self.tracking and not self.run.content.moves(self.run.now):
                self.scroll_ends()

    def compare(self, drag):
        self.drag = drag
        if self.state == "dragging" and drag >= self.threshold:
            self.by_finger = self.tracking
            self.enter("armed")
        elif self.state == "armed" and 0 < drag < self.threshold:
            self.enter("dragging")

    def lift(self, cancelled):
        dragged, _ = self.dragging, super().lift(cancelled)
        if dragged and not self.run.content.moves(self.run.now):
            self.scroll_ends()

    def scroll_ends(self):
        if self.state == "armed":
            self.settles()
        elif self.state == "dragging":
            self.gives_up()

    def value(self):
        return min(max(self.drag / self.threshold, 0.0), self.most)

    def settles(self):
        there = self.value() == 1
        self.enter("settling")
        self.run.trigger("released" if self.by_finger else "settling")
        if there:
            self.loads()
        else:
            self.run.after(self.settle, self.loads)

    def loads(self):
        self.enter("loading")
        self.run.tell()

    def gives_up(self):
        """It goes back in its share of 300 ms, and no drag is heard meanwhile."""
        wait = self.whole_back * self.value()
        self.enter("canceling")
        if wait > 0:
            self.run.after(wait, lambda: self.enter("idle"))
        else:
            self.enter("idle")

    def end(self):
        if self.state == "loading":
            self.enter("finalizing")
            self.run.after(self.back, lambda: self.enter("idle"))

    def idle(self):
        return self.state not in ("settling", "loading", "finalizing", "canceling")


class Spring:
    """m 0.5, k 100, damping 1.1 of critical: how long it takes to be within a third of a point, and slow, for good."""
    stiffness, share, near, slow, longest = 200.0, 1.1, 1 / 3, 20 / 3, 4.0

    def time(self, distance, velocity=0.0):
        w, root = math.sqrt(self.stiffness), math.sqrt(self.share ** 2 - 1)
        a, b = -w * (self.share - root), -w * (self.share + root)
        x, v = -distance, velocity
        p, q = (v - b * x) / (a - b), (a * x - v) / (a - b)

        def loud(t):
            left, speed = p * math.exp(a * t) + q * math.exp(b * t), a * p * math.exp(a * t) + b * q * math.exp(b * t)
            return abs(left) >= self.near or abs(speed) >= self.slow
        steps = 4000
        for k in range(steps - 1, -1, -1):
            low, high = [self.longest * i / steps for i in (k, k + 1)]
            if loud(low):
                return bisect(lambda t: not loud(t), low, high)
        return 0.0


class EasyRefresh(Engine):
    """A lift from 70 on makes room; it fires when its spring has come to rest, unless a drag comes before."""
    threshold, own_height, inclusive, moment, rebases, shown = 70.0, 70.0, True, "release", True, 1.0
    least, most, same = 100.0, 8000.0, 1e-10
    closing = Spring().time(70.0)

    def __init__(self, run):
        self.timer = None
        super().__init__(run, "inactive")

    def pull(self, offset):
        out = max(0.0, super().pull(offset))
        return self.threshold if abs(out - self.threshold) <= self.same else out

    def place(self, offset):
        rests = not self.tracking and not self.run.content.moves(self.run.now)
        return 0.0 if rests and self.pull(offset) <= NEAR else self.pull(offset)

    def locked(self):
        return self.state in ("processing", "processed")

    def stop(self):
        self.run.forget(self.timer)
        self.timer = None

    def down(self):
        super().down()
        if self.state == "ready":
            self.stop()

    def callback(self, offset):
        self.follow(offset, self.dragging)

    def follow(self, offset, by_user):
        if self.locked() or (not by_user and self.state in ("inactive", "ready")):
            return
        out = self.place(offset)
        if self.state == "done" and out > 0:
            return
        if self.state == "ready":
            self.stop()
            self.add(0.0)
        self.enter("inactive" if out == 0 else "drag" if out < self.threshold else "armed")

    def lift(self, cancelled):
        dragged, _ = self.dragging, super().lift(cancelled)
        if dragged:
            speed = 0.0 if cancelled else -self.run.contact.velocity(self.run.options["slop"])
            if self.state != "ready" or self.timer is None:
                self.follow(self.run.offset(), True)
            self.release(math.copysign(min(abs(speed), self.most), speed) if abs(speed) > self.least else 0.0)
        elif self.state == "ready" and self.timer is None:
            self.release(0.0)

    def release(self, velocity):
        out = self.pull(self.run.offset())
        if self.locked() or self.state == "done" or out < self.threshold:
            return
        if out == self.threshold:
            self.refresh()
            return
        self.enter("ready")
        self.stop()
        self.timer = self.run.after(Spring().time(out - self.threshold, velocity), self.refresh)
        self.add(self.own_height)

    def refresh(self):
        self.timer = None
        self.enter("processing")
        self.fire("released")
        self.add(self.own_height)

    def end(self):
        if self.state == "processing":
            self.enter("processed")
            self.run.after(self.shown, self.over)

    def over(self):
        self.enter("done")
        self.add(0.0)
        if self.place(self.run.offset()) == 0:
            self.enter("inactive")

    def idle(self):
        return not self.locked() and self.timer is None
