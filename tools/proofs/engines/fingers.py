"""A finger as a driver plays it and as overscroll is asked about it: positions in px at milliseconds."""
import csv
import dataclasses
import io
import json
import os
import pathlib
import subprocess
import tempfile

from house import program
from series import at

ROWS_A_SECOND = 1000  # of a predicted curve, where nothing asks for another rate
MICROSECONDS = 1000  # a trace's unit, in one millisecond


class Finger:
    """One or more touches of one finger. `touches` has a list of (ms, px) for each, px downwards; the last is the lift."""

    def __init__(self, y=0.0, at_ms=0.0):
        self.touches = [[(float(at_ms), float(y))]]
        self.is_down = True

    @property
    def time(self):
        return self.touches[-1][-1][0]

    @property
    def y(self):
        return self.touches[-1][-1][1]

    def move(self, milliseconds, pixels):
        """One report, so much later and so many px farther down."""
        self.touches[-1].append((self.time + milliseconds, self.y + pixels))
        return self

    def drag(self, pixels, milliseconds, rate=125):
        """Reports at a rate, evenly."""
        count = round(milliseconds * rate / 1000)
        for _ in range(count):
            self.move(milliseconds / count, pixels / count)
        return self

    def lift(self, after_ms=0.0):
        """Lifts so long after the last report, in its place."""
        self.touches[-1].append((self.time + after_ms, self.y))
        self.is_down = False
        return self

    def giving(self, pixels):
        """The same finger, but for every touch after the first whose travel is so much longer from its first report on.

        What overscroll takes off every touch as slop, and an engine off none that catches moving content, is given to it so.
        """
        finger = Finger()
        finger.touches, finger.is_down = [list(touch) for touch in self.touches], self.is_down
        for touch in finger.touches[1:]:
            way = pixels if touch[-1][1] >= touch[0][1] else -pixels
            touch[1:] = [(time, y + way) for time, y in touch[1:]]
        return finger

    def down(self, after_ms, y):
        """Comes down again."""
        self.touches.append([(self.time + after_ms, float(y))])
        self.is_down = True
        return self

    @property
    def events(self):
        """(ms, down|move|up, px), in order."""
        for touch in self.touches:
            for index, (time, y) in enumerate(touch):
                last = index == len(touch) - 1 and (not self.is_down or touch is not self.touches[-1])
                yield time, "down" if index == 0 else "up" if last else "move", y

    def trace(self):
        """The same as a trace of a touchscreen on which a millimetre is a pixel."""
        head = {"format": "overscroll-trace", "version": 1,
                "device": {"name": "engines", "kind": "touchscreen", "bus": "virtual", "vendor": "0000", "product": "0000",
                           "size_mm": [10000, 100000]},
                "source": {"origin": "synthetic", "tool": "prove engines"}, "layers": ["libinput"]}
        lines, first, events = [json.dumps(head)], self.touches[0][0][0], list(self.events)
        for time, kind, y in events:
            line = {"type": kind, "t": round((time - first) * MICROSECONDS), "slot": 0}
            if kind != "up":
                line |= {"x": 1, "y": y}
            lines.append(json.dumps(line))
        lines.append(json.dumps({"type": "end", "t": round((events[-1][0] - first) * MICROSECONDS), "events": len(events)}))
        return "\n".join(lines) + "\n"


@dataclasses.dataclass
class Scene:
    """The scroll view in px; `slop` is what a finger travels before content moves, lost to it."""

    viewport: float
    content: float
    start: float = 0.0
    slop: float | None = 0.0  # None: a list's own rule (NativeLists.md), which a replay knows
    rate: float = ROWS_A_SECOND  # of a model's ticks, in Hz

    @property
    def words(self):
        slop = [] if self.slop is None else ["--slop", self.slop]
        return ["--viewport", self.viewport, "--content", self.content, "--start-offset", self.start, *slop]


def ask(*words, finger):
    """What the program prints for a finger; its words end with the finger's trace."""
    with tempfile.TemporaryDirectory() as folder:
        trace = pathlib.Path(folder) / "finger.trace"
        trace.write_text(finger.trace())
        done = subprocess.run([program(), *map(str, words), "--points-per-mm", "1", str(trace)],
                              capture_output=True, text=True, env=dict(os.environ, COLUMNS="80"))
    if done.returncode:
        raise RuntimeError(f"overscroll {' '.join(map(str, words))}: exit {done.returncode}: {done.stderr.strip()}")
    return done.stdout


def predict(model, finger, scene, times):
    """A model's offsets under a finger at times, in px; times are the finger's."""
    text = ask("simulate", "--model", model, "--rate", scene.rate, "--until", max(times) - finger.touches[0][0][0] + 50,
               *scene.words, finger=finger)
    rows = [(float(row["time_ms"]) + finger.touches[0][0][0], float(row["offset_pt"])) for row in csv.DictReader(io.StringIO(text))]
    curve = list(zip(*rows))
    return [at(*curve, time) for time in times]


def short(value, digits=3):
    """A number as it is kept: rounded, and whole where it is."""
    value = round(value, digits)
    return int(value) if value == int(value) else value


def inputs(model, finger, scene):
    """The inputs of `simulate.offsets` (Tests/Conformance/README.md) but for its times; a finger that has lifted."""
    if finger.is_down:
        raise ValueError("a finger that is kept must lift: the last report of a touch counts as its lift")
    first = finger.touches[0][0][0]
    touches = [[[short(time - first), short(y)] for time, y in touch] for touch in finger.touches]
    return {"model": model, "touches": touches, "viewport": scene.viewport, "content": scene.content,
            "start_offset": scene.start, "slop": scene.slop, "rate_hz": scene.rate}


def fires(system, finger, scene, *words):
    """Whether one of overscroll's engines fires under a finger."""
    text = ask("replay", "--json", "--per", "trace", "--engine", system, *scene.words, *words, finger=finger)
    return bool(json.loads(text.splitlines()[0])["triggered"])
