"""What all engines share."""


class Engine:
    """The states entered, the finger as it sees it, and what a perfect engine of the same policy would do."""
    own_height, closing, needs_finger, moment, inclusive = 60.0, 0.3, True, "crossing", False
    rebases, dwell, rule, gates = False, 0.0, None, ()

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

    def moved(self, travel):
        """A sample of the finger: travel since the contact, points; before the frame's callback."""

    def callback(self, offset):
        """The offset changed."""

    def pull(self, offset):
        return -(offset + self.host)

    def inset(self):
        """The top inset now, with what the engine has added."""
        return self.host + self.run.content.own

    def set_top(self, inset):
        """Sets the whole top inset, as the originals do."""
        self.run.set_inset(inset - self.host)

    def fire(self, phase, delay=0.0):
        """A refresh starts now; the app hears of it after `delay` seconds."""
        self.run.trigger(phase)
        if delay:
            self.run.after(delay, self.run.tell)
        else:
            self.run.tell()
