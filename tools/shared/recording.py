"""Makes the recordings that tools/bench import times and tools/prove import damages: two fingers on a touchpad, by seed, of about a size in bytes."""
import itertools

NAME, BUS = "Test Touchpad", (0x18, 0x1234, 0x5678, 0x100)
X, Y, SLOT, PLACE_X, PLACE_Y, NUMBER, TOUCH, TWO = 0, 1, 47, 53, 54, 57, 330, 333
CODES = {1: [272, 325, 330, 333], 3: [X, Y, SLOT, PLACE_X, PLACE_Y, NUMBER]}
AXES = {X: (0, 3000, 30), Y: (0, 1800, 30), SLOT: (0, 4, 0), PLACE_X: (0, 3000, 30), PLACE_Y: (0, 1800, 30),
        NUMBER: (0, 65535, 0)}
WORDS = {(1, TOUCH): "EV_KEY / BTN_TOUCH", (1, TWO): "EV_KEY / BTN_TOOL_DOUBLETAP", (3, X): "EV_ABS / ABS_X",
         (3, Y): "EV_ABS / ABS_Y", (3, SLOT): "EV_ABS / ABS_MT_SLOT", (3, PLACE_X): "EV_ABS / ABS_MT_POSITION_X",
         (3, PLACE_Y): "EV_ABS / ABS_MT_POSITION_Y", (3, NUMBER): "EV_ABS / ABS_MT_TRACKING_ID"}
MOVES = 40  # frames of a gesture
PAUSE = 400_000  # microseconds between gestures


class Random:
    """SplitMix64, so that a seed means the same everywhere."""

    def __init__(self, seed):
        self.state = seed

    def below(self, bound):
        self.state = (self.state + 0x9E3779B97F4A7C15) % 2**64
        mixed = self.state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % 2**64
        return (mixed ^ mixed >> 31) % bound


def frames(seed):
    """Frames without end: microseconds and events (type, code, value), as the kernel sends only what changed."""
    random, time, slot, number = Random(seed), 0, 0, 0
    for gesture in itertools.count():
        y = 1300
        for frame in range(MOVES):
            events = []
            for finger in (0, 1):
                if slot != finger:
                    slot = finger
                    events.append((3, SLOT, slot))
                if frame == 0:
                    number = (number + 1) % 65536
                    events.append((3, NUMBER, number))
                if frame == 0 or random.below(2):
                    events.append((3, PLACE_X, 1200 + 500 * finger + random.below(7)))
                events.append((3, PLACE_Y, y + random.below(3)))
            events.append((3, Y, y))
            if frame == 0:
                events += [(1, TOUCH, 1), (1, TWO, 1)]
            yield time, events + [(0, 0, 0)]
            y -= 12
            time += 7500 + random.below(1000)
        events = []
        for finger in (1, 0):
            if slot != finger:
                slot = finger
                events.append((3, SLOT, slot))
            events.append((3, NUMBER, -1))
        yield time, events + [(1, TOUCH, 0), (1, TWO, 0), (0, 0, 0)]
        time += PAUSE


def libinput_record(path, seed, size):
    """As `libinput record` 1.22 writes it."""
    head = ["# libinput record", "version: 1", "ndevices: 1", "libinput:", '  version: "1.22.1"', "system:",
            '  kernel: "6.1.0"', "devices:", "- node: /dev/input/event1", "  evdev:", f'    name: "{NAME}"',
            f"    id: {list(BUS)}", "    codes:"]
    head += [f"      {kind}: {codes} # EV" for kind, codes in CODES.items()] + ["    absinfo:"]
    head += [f"      {code}: [{low}, {high}, 0, 0, {resolution}]" for code, (low, high, resolution) in AXES.items()]
    head += ["    properties: [0, 2]", "  udev:", "    properties:", "    - ID_INPUT=1", "    - ID_INPUT_TOUCHPAD=1",
             "  quirks:", "  events:", "  # Current time is 05:25:43"]

    def lines(time, events):
        yield "  - evdev:"
        for kind, code, value in events:
            words = f"{WORDS[kind, code]:<28} {value:6} (-12)" if kind else "------------ SYN_REPORT (0) ---------- +8ms"
            yield f"    - [{time // 10**6:3}, {time % 10**6:6}, {kind:3}, {code:3}, {value:7}] # {words}"

    return write(path, head, lines, seed, size)


def evemu(path, seed, size):
    """As `evemu-record` writes it."""

    def bits(numbers, count):
        return " ".join(f"{sum(1 << bit for bit in range(8) if byte * 8 + bit in numbers):02x}" for byte in range(count))

    head = ["# EVEMU 1.3", f"N: {NAME}", "I: " + " ".join(f"{number:04x}" for number in BUS), "P: " + bits([0, 2], 8)]
    head += [f"B: {kind:02x} {bits(codes, 96 if kind == 1 else 8)}" for kind, codes in CODES.items()]
    head += [f"A: {code:02x} {low} {high} 0 0 {resolution}" for code, (low, high, resolution) in AXES.items()]

    def lines(time, events):
        for kind, code, value in events:
            yield f"E: {time // 10**6}.{time % 10**6:06} {kind:04x} {code:04x} {value:04}"

    return write(path, head, lines, seed, size)


def write(path, head, lines, seed, size):
    written = 0
    with open(path, "w", encoding="utf-8") as file:
        written += file.write("\n".join(head) + "\n")
        for time, events in frames(seed):
            written += file.write("\n".join(lines(time, events)) + "\n")
            if written >= size:
                return written
