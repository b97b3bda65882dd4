"""traces: reads overscroll traces and compares one from a real kernel with one from record --virtual."""
import json
import pathlib

# What the clocks of two machines and a scheduler may put between the times of the same event.
TOLERANCE_MS = 20
# Keys that say when or by what a trace was made, not what the fingers did.
OF_THE_RECORDING = ("source", "started")


class Trace:
    """A trace: header, events without their times, times in microseconds, last line (None when cut off)."""

    def __init__(self, path):
        lines = [json.loads(line) for line in pathlib.Path(path).read_text().splitlines()]
        self.header, rest = lines[0], lines[1:]
        self.end = rest.pop() if rest and rest[-1]["type"] == "end" else None
        self.times = [event.pop("t") for event in rest]
        self.arrivals = [event.pop("at", None) for event in rest]
        self.events = rest

    def device(self):
        return {key: value for key, value in self.header.items() if key not in OF_THE_RECORDING}


def differences(got, expected, tail=()):
    """What is different, as phrases; `tail` are events that only the real one has, at its end."""
    found = []
    if got.device() != expected.device():
        found.append(f"header {got.device()} is not {expected.device()}")
    if got.header["source"]["origin"] != "recorded" or "started" not in got.header:
        found.append("header does not say that and when it was recorded")
    wanted = expected.events + list(tail)
    if len(got.events) != len(wanted):
        found.append(f"{len(got.events)} events, not {len(wanted)}")
    for index, (event, other) in enumerate(zip(got.events, wanted)):
        if event != other:
            found.append(f"event {index + 1} is {event}, not {other}")
            break
    late = worst_difference_ms(got, expected)
    if late > TOLERANCE_MS:
        found.append(f"times differ by up to {late:.1f} ms")
    return found + wrong_order(got)


def worst_difference_ms(got, expected):
    return max((abs(a - b) / 1000 for a, b in zip(got.times, expected.times)), default=0)


def wrong_order(trace):
    """Stamps that go back, or events that arrived before they happened."""
    found = []
    if trace.times != sorted(trace.times):
        found.append("times go back")
    if any(at is None or at < t for at, t in zip(trace.arrivals, trace.times)):
        found.append("an event arrived before it happened")
    return found
