"""What browsers told a page of WebDriver's commands, which they take in steps of their own, against the trace."""
from browsers import rows
from expected import contacts

# A display frame at 60 Hz, by which a browser takes a touch later than it was sent.
FRAME = 1000 / 60
PX = 1
# The same where positions are whole pixels and Firefox cuts those between to whole pixels too.
WHOLE_PX = 2
# Milliseconds in which a place on a finger's way is looked for: half a pixel of a fling.
STEP = 0.25


class Path:
    """One finger's way as a function of time: ms from the first touch."""

    def __init__(self, contact, start):
        self.points = [((touch.us - start) / 1000, touch.x, touch.y) for touch in contact]
        self.begin, self.end = self.points[0][0], self.points[-1][0]

    def place(self, ms):
        for (one, x, y), (other, to_x, to_y) in zip(self.points, self.points[1:]):
            if one <= ms <= other:
                share = (ms - one) / (other - one) if other > one else 1
                return x + share * (to_x - x), y + share * (to_y - y)
        return self.points[0][1:] if ms < self.begin else self.points[-1][1:]

    def away(self, touch, ms):
        x, y = self.place(ms)
        return max(abs(x - touch.x), abs(y - touch.y))

    def late(self, touch, at, pixels):
        """Milliseconds between a touch and the nearest time at which the finger was there; None if it never was."""
        for far in (STEP * number for number in range(round((self.end - self.begin + abs(at - self.end) + 2) / STEP))):
            if any(self.away(touch, at + sign * far) <= pixels for sign in (-1, 1) if self.begin - 1 <= at + sign * far <= self.end + 1):
                return far
        return None


class Steps:
    """How far a log is from a trace."""

    def __init__(self, expected, log, pixels=PX):
        self.wrong, self.ms, self.events, self.lasts, self.due = [], 0, len(log["touches"]), 0, 0
        self.pixels = pixels
        # Firefox tells a page what several fingers do at one time once for each of them.
        made, got = contacts(expected), contacts(list(dict.fromkeys(rows(log, "touches"))))
        if len(made) != len(got):
            self.wrong.append(f"{len(made)} fingers, {len(got)} came")
            return
        start = expected[0].us
        self.lasts = max(one[-1].us for one in got) / 1000
        self.due = (max(one[-1].us for one in made) - start) / 1000
        for number, (one, other) in enumerate(zip(made, got), 1):
            path = Path(one, start)
            for touch in other:
                late = path.late(touch, touch.us / 1000, pixels)
                if late is None:
                    self.wrong.append(f"finger {number}: {touch.phase} at {touch.us / 1000:.0f} ms, {touch.x:.1f}, {touch.y:.1f} is not on its way")
                else:
                    self.ms = max(self.ms, late)
            # A cancelled finger is lifted.
            if (other[0].phase, other[-1].phase) != ("down", "up"):
                self.wrong.append(f"finger {number} ends with {other[-1].phase}")

    def within(self, ms):
        return not self.wrong and self.ms <= ms

    def __str__(self):
        text = f"{self.events} touch events in {self.lasts:.0f} ms for {self.due:.0f}, each within {self.pixels} px of the trace at most {self.ms:.0f} ms away"
        return text + "".join(f"; {each}" for each in self.wrong[:3])
