"""What all engines share."""


class Engine:
    """The states entered, the finger as it sees it, and what a perfect engine of the same policy would do."""
    own_height, closing, needs_finger, moment, inclusive = 60.0, 0.3, True, "crossing", False
    rebases, dwell, rule, gates, drag_limit, stays_armed = False, 0.0, None, (), None, False
    scrolling_cancels = False

    def __init__(self, run, state):
        self.run, self.state = run, None
        self.tracking = self.dragging = False
        self.host = run.content.inset
        self.enter(state)

    def enter(self, state):
        if state != self.state:
            self.state = state
            self.run.log(state)

    def down(self):
        self.tracking = True

    def pan_began(self):
        self.dragging = True

    def lift(self, cancelled):
        self.tracking = self.dragging = False

    def moved(self, travel, across=0.0, hands=1):
        """A move: travel since the contact and across, points, and fingers on the screen; before the frame's callback."""

    def fingers(self, joins):
        """Another finger came down beside those that are there, or one of several left; after what moves at the same time."""

    def callback(self, offset):
        """The offset changed."""

    def pull(self, offset):
        return -(offset + self.host)

    def inset(self):
        """The top inset now, with what the engine has added."""
        return self.run.content.top

    def set_top(self, inset):
        """Sets the whole top inset, as the originals do."""
        self.run.set_top(inset)

    def add(self, own):
        """Sets what the engine itself adds to the host's inset."""
        self.run.set_top(self.host + own)

    def phase(self):
        """Of systems that see a lift one callback late: `seen_held` says that the callback before was a drag's."""
        return "released" if self.seen_held else "contact" if self.tracking else "settling"

    def fire(self, phase, delay=0.0):
        """A refresh starts now; the app hears of it after `delay` seconds."""
        self.run.trigger(phase)
        if delay:
            self.run.after(delay, self.run.tell)
        else:
            self.run.tell()
