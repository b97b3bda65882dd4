"""SmartRefreshLayout over a list with nested scrolling: TravelSystems.md, its section and its table."""
from oracle.fingers import NEAR, Finger
from oracle.ultra import viscous


class SmartRefresh(Finger):
    """A cancel is a lift; touches on the way to the height and after the end are lost, but for a tap after the end.

    `unconsumed` is what the list leaves over, counted from the spinner that the finger found. `slide` is the way by itself:
    when it begins, from where and to where.
    """
    header, drag, most, way, least, shown, slop, longest_tap = 100.0, 0.5, 2.5, 0.3, 0.3, 0.5, 8.0, 0.5
    inclusive = True

    def __init__(self, run):
        self.threshold, self.viewport = self.header + 1, run.options["viewport"]
        self.spinner, self.slide, self.timer = 0, None, None
        self.unconsumed = self.depth = self.before = self.opened = 0.0
        self.touched, self.tap = False, None
        super().__init__(run, "None")

    def damped(self, pulled, most, length):
        x = self.drag * pulled
        return int(min(most * (1 - 100 ** (-x / length)), x))

    def rule(self, past, drag=None):
        return self.damped(past, self.most * self.header, self.viewport)

    def place(self):
        """Where the header is now."""
        if not self.slide:
            return self.spinner
        start, origin, goal = self.slide
        share = (self.run.now - start) / self.way
        return origin if share <= 0 else int(origin + (goal - origin) * viscous(share))

    def stop(self):
        self.spinner = self.place()
        if self.slide:
            self.run.forget(self.timer)
            self.slide = None

    def go(self, goal, delay=0.0):
        self.stop()
        self.slide = self.run.now + delay, self.spinner, goal
        self.timer = self.run.after(delay + self.way, lambda: self.arrived(goal))

    def go_back(self, delay=0.0):
        if self.place() != 0:
            return self.go(0, delay)
        self.stop()
        self.enter("None")

    def arrived(self, goal):
        self.slide, self.spinner = None, goal
        if self.state == "RefreshReleased":
            self.opened = self.run.now
            self.enter("Refreshing")
            self.run.tell()
        elif goal == 0 and self.state != "Refreshing":
            self.enter("None")

    def down(self):
        super().down()
        self.tap = self.run.now if self.state == "RefreshFinish" else None
        self.touched = self.state not in ("RefreshReleased", "RefreshFinish")
        if not self.touched:
            return
        self.stop()
        if self.state == "PullDownCanceled":
            self.enter("PullDownToRefresh")
        self.unconsumed, self.before = float(self.spinner), 0.0
        self.depth = self.edge if self.edge > NEAR else 0.0

    def moved(self, travel, across=0.0, hands=1):
        super().moved(travel)
        if not self.touched:
            if max(abs(travel), abs(across)) >= self.slop:
                self.tap = None
        elif self.shares(travel) and not self.slide:
            self.pulled()

    def shares(self, travel):
        """Shares a move out between the list and the header; whether anything was the header's."""
        step, self.before = travel - self.before, travel
        if step > 0:
            listed = min(step, self.depth)
            self.depth -= listed
            self.unconsumed += step - listed
            return step > listed
        taken = min(-step, self.unconsumed)
        self.unconsumed -= taken
        self.depth += -step - taken
        return taken > 0

    def pulled(self):
        if self.state == "None":
            self.enter("PullDownToRefresh")
        spinner = self.spinner_now()
        if spinner == self.spinner:
            return
        self.spinner = spinner
        if self.state in ("PullDownToRefresh", "ReleaseToRefresh"):
            if spinner >= self.threshold:
                self.enter("ReleaseToRefresh")
            elif spinner > 0:
                self.enter("PullDownToRefresh")

    def spinner_now(self):
        if self.state != "Refreshing":
            return self.rule(self.unconsumed)
        if self.unconsumed < self.header:
            return int(self.unconsumed)
        beyond = self.unconsumed - self.header
        return self.header + self.damped(beyond, (self.most - 1) * self.header, 4 / 3 * self.viewport - self.header)

    def lift(self, cancelled):
        cut = cancelled and self.dragging
        super().lift(cancelled)
        if not self.touched:
            return self.tapped(cut)
        self.touched, self.unconsumed = False, 0.0
        if self.state == "PullDownToRefresh":
            self.enter("PullDownCanceled")
            self.go_back()
        elif self.state == "ReleaseToRefresh":
            self.enter("RefreshReleased")
            self.run.trigger("released")
            self.go(self.header)
        elif self.state == "Refreshing":
            if self.spinner > self.header:
                self.go(self.header)
        elif self.place() != 0:
            self.go(0)

    def tapped(self, cut):
        """A short touch after the end closes the header at once."""
        tap, self.tap = self.tap, None
        short = tap is not None and not cut and self.run.now - tap < self.longest_tap
        if short and self.state == "RefreshFinish" and self.place() != 0:
            self.go(0)

    def end(self):
        self.enter("RefreshFinish")
        delay = self.opened + self.least - self.run.now
        if delay > 0:
            self.run.after(delay, self.finish)
        else:
            self.finish()

    def finish(self):
        self.touched, self.unconsumed = False, 0.0
        self.go_back(self.shown)

    def idle(self):
        return self.state not in ("RefreshReleased", "Refreshing", "RefreshFinish")
