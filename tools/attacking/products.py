"""products: several options at the extremes of their ranges in one call, over traces at the limits of their format: 10 s for each trace, and 1 GiB.

What one option may ask for is harmless; what several ask for together is bounded by `Limits.md`, and refused before the work. So a call
either keeps the promise or says which limit it is over.
"""
import json
import pathlib
import shlex

from house import ROOT
from limits import HANG, MEMORY, SECONDS, changes, faults, snapshot, start

DAY = 86_400_000_000
# Traces at the limits: the number of gestures, of samples in each, and whether the recording is a day long.
LARGE = {
    "gestures": (100_000, 3, True), "long": (1, 1_900_000, False), "day": (1, 20, True), "samples": (2_000, 400, False),
    "some": (3_000, 20, False), "over": (101_000, 2, True), "free": (1_500, 100, True),
}
# Options of replays, each with its extremes and something between.
MOTION = {
    "--rate": ["1", "60", "1000", "10000"], "--model": ["all", "uikit", "gtk,qt", "flutter-ios,android-stretch,native"],
    "--engine": ["all", "main", "mj", "mrefresh,ionic,chromium-overscroll", "pullview,kirigami,easy-refresh"],
    "--frames": ["drop=0.9,seed=1", "late=1", "phase=0.5", "updates=5", "drop=0.5,late=0.5,updates=1"],
    "--work": ["never", "0", "86400000", "uniform:0-86400000", "lognormal:1,5"], "--begin": ["0", "500", "86400000"],
    "--viewport": ["1", "1000000"], "--content": ["0", "1000000"], "--inset-change": ["0=1000000", "1500=64"],
    "--points-per-mm": ["0.001", "1000"], "--jobs": ["1", "2", "256"],
}
GRIDS = ["1:100000:100000", "1:100000:25000", "0.001:1000:1000", "40:160", "1:100000:2"]
# The options of each command beside those of replays, each with its values; None is a flag.
COMMANDS = {
    "report": {"--full": None, "--metrics": None, "--json": None, "--csv": ["-"], "--partial": ["-"], "--html": ["page.html"]},
    "replay": {"--json": None, "--csv": None, "--full": None, "--why": None, "--per": ["trace"], "--curve": ["-"]},
    "compare": {"--all-pairs": None, "--full": None, "--json": None, "--same": None, "--show": ["1000000"]},
    "sweep": {"--threshold": GRIDS, "--full": None, "--json": None, "--partial": ["-"]},
    "stress": {"--json": None},
    "inspect": {"--json": None}, "export": {"--as": ["csv", "evemu", "perfetto", "libinput-yaml"]}, "pack": {},
    "simulate": {"--json": None, "--until": ["3600000"], "--plot": None, "--rate": ["10000"], "--model": ["all", "qt"]},
    "shrink": {"--keep": ["fired"], "--replays": ["100"]},
    "reach": {"--finger-rate": ["1", "10000"], "--viewport": ["1", "300..1200:10", "100000"], "--speed": ["1", "10000"],
              "--dpi": ["1", "100..400:10"], "--engine": ["all", "mj"], "--model": ["all", "uikit"], "--json": None},
}
# Commands that replay traces, and take the options of replays.
REPLAYING = {"report", "replay", "compare", "sweep", "stress"}
# The calls that took most.
MOST = {"seconds": (0.0, ""), "MiB": (0.0, "")}


def lines(gestures, samples, is_day):
    """A trace of drags, each down as far as the finger can go, one after the other."""
    yield json.dumps({"format": "overscroll-trace", "version": 1, "device": {"kind": "touchscreen", "size_mm": [60, 120]},
                      "source": {"origin": "synthetic"}, "intent": "pull"}) + "\n"
    length = (samples + 1) * 8_000
    apart = (DAY - length) // gestures if is_day else length + 600_000
    for number in range(gestures):
        begin = number * apart
        yield f'{{"type":"down","t":{begin},"slot":0,"x":30,"y":10}}\n'
        yield "".join(f'{{"type":"move","t":{begin + at * 8_000},"slot":0,"x":30,"y":{10 + at * 79 % 100}}}\n' for at in range(1, samples + 1))
        yield f'{{"type":"up","t":{begin + length},"slot":0}}\n'
    yield json.dumps({"type": "end", "t": (gestures - 1) * apart + length, "events": gestures * (samples + 2), "grade": "A", "reasons": []}) + "\n"


def large(attack, name):
    """A trace at the limits, made once."""
    folder = pathlib.Path(attack.pool.folder).parent / "large"
    folder.mkdir(exist_ok=True)
    path = folder / f"{name}.trace"
    if not path.exists():
        gestures, samples, is_day = LARGE[name]
        if is_day and gestures * (samples + 2) * 8_000 > DAY:
            raise ValueError(f"{name} does not fit in a day")
        with open(path, "w", encoding="ascii") as file:
            file.writelines(lines(gestures, samples, is_day))
    return str(path)


def draw(attack):
    """A call, and the number of traces that it names."""
    random = attack.random
    command = random.choice(sorted(COMMANDS))
    # Most calls are of those whose options multiply.
    if random.random() < 0.6:
        command = random.choice(sorted(REPLAYING))
    options = {**(MOTION if command in REPLAYING else {}), **COMMANDS[command]}
    chosen = set(random.sample(sorted(options), random.randint(min(1, len(options)), min(len(options), 6))))
    if command == "compare":
        chosen.add("--engine")
    if command == "shrink":
        chosen.add("--keep")
    if command == "export":
        chosen.add("--as")
    words = [command, *(word if options[word] is None else f"{word}={random.choice(options[word])}" for word in sorted(chosen))]
    if command == "pack":
        words.append("--output=out.ovc")
    if command == "export":
        words.append("--output=out")
    if command == "reach":
        return words, 1
    kind = random.choice(["large", "large", "free", "folder", "some"])
    if kind == "large" or command in ("export", "simulate", "shrink"):
        return [*words, large(attack, random.choice(sorted(LARGE)))], 1
    if kind == "free":
        return [*words, str(ROOT / "traces" / "free")], 10
    if kind == "folder":
        return [*words, str(ROOT / "traces" / random.choice(["pull", "fling", "tap", "scroll"]))], 10
    some = sorted((ROOT / "traces").rglob("*.trace"))
    files = random.sample(some, 5)
    return [*words, *map(str, files)], 5


def products(attack):
    """Options that multiply, over traces at the limits: 10 s for each trace and 1 GiB, or a limit that is named before the work."""
    words, traces = draw(attack)
    before = snapshot(attack.folder)
    attack.words = words
    seconds = SECONDS * traces
    run = attack.finish(start(attack.program, words, attack.folder, seconds=seconds), hang=HANG * traces)
    note(run, words)
    yield from faults(run, seconds=seconds)
    # A limit that is met during the replays of a trace is met well before its time is over.
    if run.code == 2 and run.usage.ru_utime + run.usage.ru_stime > seconds / 2:
        yield f"refused after {run.usage.ru_utime + run.usage.ru_stime:.1f} processor seconds"
    if run.code >= 0:
        yield from changes(before, snapshot(attack.folder), ["out", "out.ovc", "page.html", *small(attack)])


def small(attack):
    """The names that 'shrink' makes up."""
    return [path.name for path in pathlib.Path(attack.folder).glob("*.small.trace")]


def note(run, words):
    """Remembers the calls that took most."""
    for name, value in (("seconds", run.usage.ru_utime + run.usage.ru_stime), ("MiB", run.usage.ru_maxrss / 1024)):
        if value > MOST[name][0]:
            MOST[name] = (value, shlex.join(words))


def summary():
    """Two lines on the calls that took most; empty if none was made."""
    if not MOST["seconds"][1]:
        return ""
    (seconds, first), (memory, second) = MOST["seconds"], MOST["MiB"]
    return f"products: most {seconds:.1f} s: {first[:300]}\n          most {memory:.0f} of {MEMORY >> 20} MiB: {second[:300]}"
