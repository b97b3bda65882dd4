"""What a trace's touches are, read from its file by a way of our own: the truth that every export is held against."""
import json
from typing import NamedTuple

# Points for a millimetre, as the program takes them unless told otherwise (Contract.md, --points-per-mm).
POINTS_PER_MM = 6.42


class Touch(NamedTuple):
    us: int
    finger: int
    phase: str
    x: float
    y: float


def touches(path):
    """The touches of a trace of a touchscreen, in its order; lifts stand where the finger was last."""
    header, *events = (json.loads(line) for line in open(path, encoding="utf-8"))
    scale = 1 if header.get("units") == "points" else POINTS_PER_MM
    found, last = [], {}
    for event in events:
        if event["type"] in ("down", "move"):
            last[event["slot"]] = event["x"] * scale, event["y"] * scale
        if event["type"] in ("down", "move", "up", "cancel"):
            found.append(Touch(event["t"], event["slot"], event["type"], *last[event["slot"]]))
    return found


def contacts(touches):
    """Each finger's touches from its coming to its lift, in the order in which they came."""
    found, open_ = [], {}
    for touch in touches:
        if touch.phase == "down":
            open_[touch.finger] = []
            found.append(open_[touch.finger])
        open_[touch.finger].append(touch)
    return found


class Difference:
    """The greatest differences of touches in time and place."""

    def __init__(self):
        self.ms = self.px = 0.0
        self.wrong = []

    def add(self, expected, got, what=""):
        """Compares two touches, and takes note of what is more than one of a kind."""
        self.ms = max(self.ms, abs(expected.us - got.us) / 1000)
        self.px = max(self.px, abs(expected.x - got.x), abs(expected.y - got.y))
        if expected.phase != got.phase:
            self.wrong.append(f"{what}{expected.phase} at {expected.us} µs came as {got.phase}")

    def add_all(self, expected, got, what=""):
        if len(expected) != len(got):
            self.wrong.append(f"{what}{len(expected)} touches, {len(got)} came")
        for one, other in zip(expected, got):
            self.add(one, other, what)

    def within(self, ms, px):
        return not self.wrong and self.ms <= ms and self.px <= px

    def __str__(self):
        return f"{self.ms:.3f} ms, {self.px:.4f} px at worst" + "".join(f"; {each}" for each in self.wrong[:3])
