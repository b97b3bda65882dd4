"""The seed systems that watch the offset: SeedLibraries.md."""
from oracle.engine import Engine


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
        self.add(self.own_height)
        self.fire(phase)

    def end(self):
        captured = self.run.offset() + self.run.content.inset
        self.add(0.0)
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
        super().__init__(run, "armed")

    def zone(self, offset):
        return offset + self.run.content.top <= 0

    def callback(self, offset):
        if not self.zone(offset):
            return
        if self.state == "armed":
            if abs(offset + self.run.content.inset) > self.threshold:
                self.enter("loading")
                self.fire("contact" if self.tracking else "settling")
                self.animating = True
        elif self.state == "loading" and not self.dragging:
            self.add(self.own_height)

    def pan_began(self):
        super().pan_began()
        if self.state != "loading":
            self.enter("armed")

    def lift(self, cancelled):
        panned = self.dragging
        super().lift(cancelled)
        if cancelled or not panned:
            return
        if self.state == "stopped" and self.animating:
            self.reset()
        elif self.state == "loading" and self.zone(self.run.offset()):
            self.add(self.own_height)

    def reset(self):
        self.animating = False
        self.add(0.0)

    def end(self):
        if not self.animating:
            return
        self.enter("stopped")
        if not self.dragging:
            self.reset()

    def idle(self):
        return self.state != "loading"


class MRefreshRewrite(MRefresh):
    """0.2.1: a zone of 20 points, and what leaves it is only ignored while it waits for a pull."""
    threshold, own_height, closing, room = 140.0, 100.0, 0.25, 20.0

    def zone(self, offset):
        return offset + self.inset() <= self.room or self.state != "armed"


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
            self.add(self.own_height)
            self.fire("released")

    def end(self):
        self.enter("pull")
        self.add(-self.run.content.inset)
        self.run.after(self.closing, lambda: None)        # until then it is busy closing

    def idle(self):
        return self.state != "refreshing"
