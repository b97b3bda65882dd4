"""traces: reads overscroll traces and compares one from a real kernel with one from record --virtual."""
import json
import pathlib

# What the clocks of two machines and a scheduler may put between the times of the same event.
TOLERANCE_MS = 20
# Keys that say when or by what a trace was made, not what the fingers did.
OF_THE_RECORDING = ("source", "started")


LAYERS = ("libinput", "evdev")


class Layer:
    """One layer of a trace: events without their times, times and arrivals in microseconds."""

    def __init__(self, lines):
        self.times = [line["t"] for line in lines]
        self.arrivals = [line.get("at") for line in lines]
        self.events = [{key: value for key, value in line.items() if key not in ("t", "at", "layer")} for line in lines]


class Trace:
    """A trace: header, events by layer, last line (None when cut off)."""

    def __init__(self, path):
        lines = [json.loads(line) for line in pathlib.Path(path).read_text().splitlines()]
        self.header, rest = lines[0], lines[1:]
        self.end = rest.pop() if rest and rest[-1]["type"] == "end" else None
        self.count = len(rest)
        self.arrivals = [(event["t"], event.get("at")) for event in rest]
        self.layers = {name: Layer([event for event in rest if event.get("layer", LAYERS[0]) == name]) for name in LAYERS}
        self.libinput, self.evdev = (self.layers[name] for name in LAYERS)

    def slowest_ms(self):
        """The longest an event took from the kernel's stamp to the program."""
        return max(at - t for t, at in self.arrivals) / 1000

    def device(self):
        return {key: value for key, value in self.header.items() if key not in OF_THE_RECORDING}


def same_events(got, expected):
    """What is different between the events of two traces, whatever their headers say."""
    pairs = ((name, got.layers[name].events, expected.layers[name].events) for name in LAYERS)
    found = [f"{name}: {fault}" for name, ours, wanted in pairs for fault in layer_differences(ours, wanted)]
    return found + wrong_order(got)


def differences(got, expected, tail=()):
    """What is different, as phrases; `tail` are events that only the real one has, at the end of each layer."""
    found = []
    if got.device() != expected.device():
        found.append(f"header {got.device()} is not {expected.device()}")
    if got.header["source"]["origin"] != "recorded" or "started" not in got.header:
        found.append("header does not say that and when it was recorded")
    for name in LAYERS:
        wanted = expected.layers[name].events
        wanted = wanted + list(tail) if name in got.header["layers"] else wanted
        found += [f"{name}: {fault}" for fault in layer_differences(got.layers[name].events, wanted)]
    late = worst_difference_ms(got, expected)
    if late > TOLERANCE_MS:
        found.append(f"times differ by up to {late:.1f} ms")
    return found + wrong_order(got)


def layer_differences(got, wanted):
    found = [] if len(got) == len(wanted) else [f"{len(got)} events, not {len(wanted)}"]
    different = ((i, a, b) for i, (a, b) in enumerate(zip(got, wanted), 1) if a != b)
    return found + [f"event {i} is {a}, not {b}" for i, a, b in list(different)[:1]]


def worst_difference_ms(got, expected):
    pairs = (zip(got.layers[name].times, expected.layers[name].times) for name in LAYERS)
    return max((abs(a - b) / 1000 for layer in pairs for a, b in layer), default=0)


def wrong_order(trace):
    """Stamps of a layer that go back, or events that arrived before they happened."""
    found = [f"{name}: times go back" for name in LAYERS if trace.layers[name].times != sorted(trace.layers[name].times)]
    if any(at is None or at < t for t, at in trace.arrivals):
        found.append("an event arrived before it happened")
    return found
