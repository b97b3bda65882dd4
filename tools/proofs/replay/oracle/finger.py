"""A trace's events as gestures: how far the finger has travelled, in points, and when.

Replaying.md, "From events to a finger"; times in microseconds, `s` grows as the finger moves down.
"""
import json
from fractions import Fraction

GAP, CATCH_UP, WINDOW = 40_000, 8_000, 100_000  # microseconds: path and velocity rules


class Gesture:
    """First contact to last lift: samples (t in us, s in pt, carries a position), and how it ended."""

    def __init__(self, start):
        self.start, self.samples, self.s = start, [], 0.0
        self.end, self.ending, self.opens_with_scroll = None, "unfinished", False
        self.arrivals, self.across, self.hands = {}, {start: 0.0}, {}

    def sample(self, t, delta, carries, aside=0.0):
        """`aside` is the way to the right since the last sample, points."""
        self.across[t] = self.across[self.samples[-1][0] if self.samples else self.start] + aside
        self.s += delta
        self.samples.append((t, self.s, carries))

    def finish(self, t, ending):
        self.end, self.ending = t, ending

    def knots(self, slop):
        """The path as (t in s, s in pt) corners; two corners at one time are a jump."""
        corners = [(self.start, 0.0)]
        for t, s, _ in self.samples:
            last = corners[-1]
            if t - last[0] > GAP:
                corners.append((t - CATCH_UP, last[1]))
            corners.append((t, s))
        return with_slop([(t / 1e6, s) for t, s in corners], slop)

    def velocity(self, slop):
        """lsq2 at the release, of s, pt/s: a parabola through the last samples, in exact fractions."""
        moved = with_slop([(t, s) for t, s, _ in self.samples], slop, between=False)
        held = [p for p, (_, _, carries) in zip(moved, self.samples) if carries]
        moves = [t for (t, s), (_, before) in zip(held, [(0, 0.0)] + held) if s != before]
        if not moves or self.end - moves[-1] >= WINDOW:
            return 0.0
        window = [held[-1]]
        for t, s in reversed(held[:-1]):
            if len(window) == 20 or held[-1][0] - t > WINDOW or window[-1][0] - t > GAP:
                break
            window.append((t, s))
        return parabola_slope([(Fraction(t - held[-1][0], 10**6), Fraction(s)) for t, s in window])


def parabola_slope(points):
    """The slope at time 0 of the least-squares parabola, by Cramer's rule on the normal equations."""
    if len(points) < 3:
        return 0.0
    m = [sum(t**k for t, _ in points) for k in range(5)]
    y = [sum(s * t**k for t, s in points) for k in range(3)]

    def det(a, b, c):
        return (a[0] * (b[1] * c[2] - b[2] * c[1]) - b[0] * (a[1] * c[2] - a[2] * c[1])
                + c[0] * (a[1] * b[2] - a[2] * b[1]))
    columns = [m[0:3], m[1:4], m[2:5]]
    whole = det(*columns)
    return float(det(columns[0], y, columns[2]) / whole) if whole else 0.0


def with_slop(corners, slop, between=True):
    """Travel up to the slop moves nothing; from where it is passed, that much is subtracted."""
    if slop <= 0:
        return corners
    out, sign = [], 0
    for i, (t, s) in enumerate(corners):
        if not sign and abs(s) > slop:
            sign = 1 if s > 0 else -1
            t0, s0 = corners[i - 1] if i else (t, 0.0)
            if between:
                out.append((t0 + (t - t0) * (sign * slop - s0) / (s - s0), 0.0))
        out.append((t, s - sign * slop if sign else 0.0))
    return out


def read(path):
    """A trace's header and events; whether its end line is missing."""
    lines = [json.loads(line) for line in open(path)]
    ended = lines[-1].get("type") == "end"
    return lines[0], lines[1:len(lines) - ended], not ended


class Reader:
    """Turns a trace's events into gestures and wheel steps, by the rules of 'From trace to finger'."""

    def __init__(self, header, events, options):
        self.kind, self.options = header["device"]["kind"], options
        units, settings = header.get("units", "mm"), header.get("settings", {})
        per_mm = options["points_per_mm"]
        if self.kind == "touchpad":
            per_mm = settings.get("scroll_units_per_mm", 10.5165) * options["points_per_unit"]
        self.scale = {"mm": per_mm, "points": 1.0,
                      "normalised": options["viewport"] if self.kind != "touchpad" else 50 * per_mm}[units]
        self.turn = -1 if options["traditional"] and self.kind == "touchpad" else 1
        self.gestures, self.wheels, self.open, self.contacts = [], [], None, {}
        self.waiting = None  # when a cancelled hold ended, and when that arrived
        layer = options["layer"] or self.pick(events)
        chosen = [e for e in events if e.get("layer", "libinput") == layer]
        self.last = max([e["t"] for e in events], default=0)
        self.lifted = self.lifts(events) if self.kind == "touchpad" and layer == "libinput" else []
        times = sorted({e["t"] for e in chosen})
        for t in times:
            frame = [e for e in chosen if e["t"] == t]
            self.arrival = max(e.get("at", t) for e in frame) / 1e6 if options["arrival"] else t / 1e6
            if self.kind == "touchpad" and layer == "libinput":
                self.scrolls(t, frame)
            else:
                self.touches(t, frame, two=self.kind == "touchpad")
            self.wheel(t, frame)
        self.end_waiting()

    def pick(self, events):
        drags = [e for e in events if e.get("layer", "libinput") == "libinput"
                 and e["type"] in ("down", "scroll")]
        raw = any(e.get("layer") == "evdev" for e in events)
        return "evdev" if raw and not drags else "libinput"

    def begin(self, t):
        self.open = Gesture(t)
        self.gestures.append(self.open)

    def sample(self, t, delta, carries, aside):
        self.open.sample(t, delta, carries, aside)
        self.open.arrivals[t] = self.arrival

    def end(self, t, ending):
        self.open.arrivals["end"] = self.arrival
        self.open.finish(t, ending)
        self.open = self.waiting = None

    def gap(self, t, frame):
        """Unplugging and suspending cancel what is under way; dropped events do not."""
        if any(e["type"] == "gap" and e["reason"] != "dropped" for e in frame):
            self.contacts = {}
            if self.open:
                self.end(t, "cancel")

    def touches(self, t, frame, two):
        """Contacts: a touchscreen's, or (two) those of a touchpad, which scroll while there are two."""
        before, moved, ending, carries = dict(self.contacts), {}, None, False
        for e in frame:
            if e["type"] in ("down", "move"):
                if e["type"] == "down":
                    before.pop(e["slot"], None)
                elif e["slot"] in before:
                    moved[e["slot"]] = e["y"], e["x"]
                self.contacts[e["slot"]] = e["y"], e["x"]
                carries = True
            elif e["type"] in ("up", "cancel"):
                self.contacts.pop(e["slot"], None)
                ending = "release" if e["type"] == "up" else "cancel"
        # Who leaves with this sample does so after it has moved, and is in the mean.
        counts = before and (not two or len(before) == 2)
        delta, aside = [sum(moved.get(s, before[s])[axis] - before[s][axis] for s in before) / len(before) if counts else 0.0
                        for axis in (0, 1)]
        enough = 2 if two else 1
        if not self.open and len(self.contacts) >= enough:
            self.begin(t)
        if self.open and any(e["type"] != "gap" for e in frame):
            self.open.hands[t] = 1 if two else len(self.contacts)
            self.sample(t, delta * self.scale * self.turn, carries, aside * self.scale)
            if len(self.contacts) < enough:
                self.end(t, ending or "release")
        self.gap(t, frame)

    def scrolls(self, t, frame):
        """A touchpad's libinput layer: two-finger hold or finger scroll, to a stop or a lifted unhold.

        A cancelled unhold waits: a scroll goes on with its gesture, another hold, fingers that were lifted by the raw contacts, a
        loss of the device and the end of the trace make it a cancel where it was.
        """
        finger = [e for e in frame if e["type"] == "scroll" and e.get("axis_source") == "finger"]
        holds = [e.get("fingers") for e in frame if e["type"] == "hold"]
        stop = any(e["type"] == "stop" for e in frame)
        gone = any(e["type"] == "gap" and e["reason"] != "dropped" for e in frame)
        unhold = [e for e in frame if e["type"] == "unhold" and e.get("fingers") == 2]
        left = self.open and any(self.open.start <= lift < t for lift in self.lifted)
        if holds or (gone and not finger) or (finger and left):
            self.end_waiting()
        if not self.open and (2 in holds or finger):
            self.begin(t)
            self.open.opens_with_scroll = bool(finger)
        if self.open and any(e["type"] != "gap" for e in frame):
            if finger:
                self.waiting = None
            delta = sum(e.get("dy", 0.0) for e in finger)
            aside = sum(e.get("dx", 0.0) for e in finger) * self.options["points_per_unit"]
            self.sample(t, delta * self.options["points_per_unit"] * self.turn, bool(finger), aside)
            if stop:
                self.end(t, "release")
            elif unhold and not finger and not gone:
                if not unhold[-1].get("cancelled"):
                    self.end(t, "release")
                else:
                    self.waiting = t, self.arrival
                    if any(fingers != 2 for fingers in holds):
                        self.end_waiting()
        self.gap(t, frame)

    @staticmethod
    def lifts(events):
        """When fewer than two raw contacts stayed on a touchpad."""
        down, found = set(), []
        for e in events:
            if e.get("layer") == "evdev":
                before = len(down)
                if e["type"] in ("down", "move"):
                    down.add(e["slot"])
                elif e["type"] in ("up", "cancel"):
                    down.discard(e["slot"])
                elif e["type"] == "gap" and e["reason"] != "dropped":
                    down.clear()
                if before >= 2 > len(down):
                    found.append(e["t"])
        return found

    def end_waiting(self):
        """What waited for a scroll was none."""
        if self.waiting and self.open:
            (t, self.open.arrivals["end"]), self.waiting = self.waiting, None
            self.open.finish(t, "cancel")
            self.open = None

    def wheel(self, t, frame):
        """Wheel clicks and continuous scrolls: steps of contentOffset, in points."""
        for e in frame:
            if e["type"] == "scroll" and e.get("axis_source") == "wheel":
                self.wheels.append((t, e.get("v120_y", 0.0) / 120 * self.options["wheel_step"], self.arrival))
            elif e["type"] == "scroll" and e.get("axis_source") == "continuous":
                self.wheels.append((t, e.get("dy", 0.0) * self.options["points_per_unit"], self.arrival))
