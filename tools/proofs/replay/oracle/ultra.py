"""android-Ultra-Pull-To-Refresh: TravelSystems.md, PtrFrameLayout and PtrIndicator, and Android's Scroller."""
import math

from oracle.fingers import NEAR, Finger


def viscous(share):
    """How far Android's Scroller is after a share of its time, by its default interpolator."""
    def fluid(x):
        return x - 1 + math.exp(-x) if x < 1 else 1 / math.e + (1 - math.exp(1 - x)) * (1 - 1 / math.e)
    return min(fluid(8 * share) / fluid(8.0), 1.0) if share < 1 else 1.0


class UltraPTR(Finger):
    """Every move is divided and cut to a whole number; a cancel counts as a lift; 500 ms are shown at least.

    A move down that finds the list away from its top is the list's, whole (`depth`), also with the header still out;
    a move up takes the header back first. A touch stops what slides back.
    """
    header, ratio, resistance, least, back, close = 100.0, 1.2, 1.7, 0.5, 0.2, 1.0
    gain, inclusive = 1 / resistance, True

    def __init__(self, run):
        self.position, self.slide, self.timer, self.began = 0, None, None, 0.0
        self.before = self.depth = 0.0
        self.threshold = float(int(self.header * self.ratio))
        super().__init__(run, "INIT")

    def slide_to(self, goal, duration):
        self.slide = self.run.now, self.position, goal, duration
        self.timer = self.run.after(duration, lambda: self.arrived(goal))

    def arrived(self, goal):
        self.slide = None
        self.set_position(int(goal))

    def stop(self):
        if self.slide:
            start, origin, goal, duration = self.slide
            way = viscous((self.run.now - start) / duration) * (goal - origin)
            self.run.forget(self.timer)
            self.slide = None
            self.set_position(origin + math.floor(way + 0.5))

    def set_position(self, position):
        left, self.position = self.position == 0 and position != 0, position
        if left and self.state == "INIT":
            self.enter("PREPARE")
        elif position == 0 and self.state in ("PREPARE", "COMPLETE"):
            self.enter("INIT")

    def down(self):
        super().down()
        self.before, self.depth = 0.0, self.edge if self.edge > NEAR else 0.0
        self.stop()

    def moved(self, travel, across=0.0, hands=1):
        step, self.before = travel - self.before, travel
        if self.position > 0 >= step or step > 0 == self.depth:
            self.set_position(max(0, self.position + int(step / self.resistance)))
        else:
            self.depth = max(0.0, self.depth - step)

    def lift(self, cancelled):
        super().lift(cancelled)
        if self.position == 0:
            return
        if self.state == "PREPARE" and self.position >= self.threshold:
            self.enter("LOADING")
            self.began = self.run.now
            self.fire("released")
        if self.state != "LOADING":
            self.slide_to(0, self.close)
        elif self.position > self.header:
            self.slide_to(self.header, self.back)

    def end(self):
        self.run.after(max(0.0, self.began + self.least - self.run.now), self.complete)

    def complete(self):
        self.enter("COMPLETE")
        self.stop()
        if self.position == 0:
            self.enter("INIT")
        elif not self.tracking:
            self.slide_to(0, self.close)

    def idle(self):
        return self.state != "LOADING"
