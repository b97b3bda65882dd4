"""Flutter's RefreshIndicator and CupertinoSliverRefreshControl: TravelSystems.md."""
from oracle.engine import Engine
from oracle.fingers import NEAR


class FlutterMaterial(Engine):
    """Content that overscrolls: it counts what the content moves, and fires with the first move after the lift.

    A scroll that ends without one (a finger takes hold again in the same frame) fires from a quarter of the viewport.
    Main differs from stable on content that clamps only.
    """
    inclusive, moment, snap, fade, stays_armed = True, "release", 0.15, 0.2, True
    scrolling_cancels = False

    def __init__(self, run):
        self.threshold, self.whole = run.options["viewport"] / 6, run.options["viewport"] / 4
        self.moved_by, self.last, self.seen_held = 0.0, 0.0, False
        super().__init__(run, "none")

    def down(self):
        super().down()
        self.last = self.run.offset()
        if self.state in ("drag", "armed"):
            self.stopped()

    def pan_began(self):
        super().pan_began()
        if self.state == "none" and self.last + self.inset() <= NEAR:
            self.moved_by = 0.0
            self.enter("drag")

    def callback(self, offset):
        step, self.last = self.last - offset, offset
        if self.state in ("drag", "armed"):
            if self.scrolling_cancels and offset + self.inset() > NEAR:
                self.fade_out("canceled")
                return
            self.moved_by += step
            if self.moved_by >= self.threshold:
                self.enter("armed")
        if self.state == "armed" and not self.dragging:
            self.show("released" if self.seen_held else "settling")
        elif self.state == "drag" and not self.tracking and not self.run.content.moves(self.run.now):
            self.stopped()
        self.seen_held = self.dragging and self.state == "armed"

    def lift(self, cancelled):
        super().lift(cancelled)
        if self.state in ("drag", "armed") and not self.run.content.moves(self.run.now):
            self.stopped()

    def stopped(self):
        if self.state == "armed" and self.moved_by >= self.least_at_end():
            self.show("released")
        else:
            self.fade_out("canceled")

    def least_at_end(self):
        """What the drag must have come to when the scroll ends, in points."""
        return self.whole

    def show(self, phase):
        self.enter("snap")
        self.run.trigger(phase)
        self.run.after(self.snap, self.snapped)

    def snapped(self):
        self.enter("refresh")
        self.run.tell()

    def fade_out(self, state):
        self.enter(state)
        self.run.after(self.fade, lambda: self.enter("none"))

    def end(self):
        self.fade_out("done")

    def idle(self):
        return self.state not in ("snap", "refresh", "done", "canceled")


class FlutterMaterialOld(FlutterMaterial):
    """Up to 3.16: content scrolled down cancels, and the end of a scroll fires whenever it is armed."""
    scrolling_cancels = True

    def least_at_end(self):
        return -float("inf")


class FlutterCupertino(Engine):
    """Armed under the finger or by momentum; holds 60 points without a jump."""
    threshold, own_height, inclusive, needs_finger, rebases, reset = 100.0, 60.0, True, False, True, 0.1

    def __init__(self, run):
        self.task = False
        super().__init__(run, "inactive")

    def extent(self):
        return max(0.0, -(self.run.offset() + self.host))

    def callback(self, offset):
        self.step(self.extent())

    def step(self, extent):
        if self.state in ("inactive", "drag"):
            self.enter("inactive" if extent <= 0 else "drag")
            if extent >= self.threshold:
                self.enter("armed")
                self.task = True
                self.fire("contact" if self.tracking else "settling")
                self.add(self.own_height)
        elif self.state == "armed" and extent <= self.own_height:
            self.enter("refresh")
        elif self.state == "done" and extent <= self.reset * self.threshold:
            self.enter("inactive")

    def end(self):
        """Its machine may pass through states in one step; only the last counts as entered."""
        self.task, extent = False, self.extent()
        self.add(0.0)
        self.enter("done" if extent > self.reset * self.threshold else "inactive")

    def idle(self):
        return not self.task
