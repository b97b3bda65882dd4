"""calls: command lines that are legal, at the extremes of what each option takes, from what the program says of itself.

The options of each command and the names that may follow them stand in the completion script for bash; the range of a number, in the
error about one that is none.
"""
import re
import subprocess
import sys

# Of words that are no number from a range, one or several of each kind: legal, short, long, at their edges.
WORDS = {
    "--frames": ["phase=0", "phase=0.999999", "drop=0.9,seed=1", "late=1", "updates=5", "drop=0.5,late=0.5,phase=0.5,updates=1"],
    "--work": ["never", "0", "86400000", "uniform:0-86400000", "normal:1000,100000", "lognormal:1,10", "0,86400000,0"],
    "--inset-change": ["0=0", "86400000=1000000", "1500=64", "0=1000000", "86400000=5"],
    "--dpi": ["1", "10..2000:1", "100,200,300"], "--limit": ["80%", "0.001pt", "1000000pt", "60mm"],
    "--range": ["0,1079,0,1919", "-2147483648,2147483647,-2147483648,2147483647", "0,1,0,1"],
    "--at": ["200,300", "0,0", "-1000000,1000000", "0", "1000000000"], "--size": ["60x60", "4000x4000", "375x667", "60x4000"],
    "--threshold": ["40:160", "0.001:1000000:1000", "1:2:2"], "--threshold-mm": ["5:25:5", "0.001:1000:1000"],
    "--unit": ["px", "CSS px", "mm", "fraction", "line", "click", "0.000001", "1000000"],
    "--surface": ["768x1024", "1x1", "100000x100000mm", "1080x2160px"], "--within": ["2px,8ms", "0px,0ms", "1000000px,86400s"],
    "--gesture": ["1=pull", "99999=tap"], "--label": ["pull=pull", "=tap"], "--label-column": ["label"], "--subject-column": ["subject"],
    "--session-column": ["session", "none"], "--subject": ["s01", "x" * 500, "=1+1", "é\u202e"], "--name": ["app", "é"],
    "--layout": ["hmog", "rrweb", "unity-touch"], "--columns": ["time=0,x=1,y=2", "time=time_ms,x=x,y=y,contact=slot", "subject=@file", "x=999999"],
    "--time-unit": ["s", "ns"], "--phase-words": ["0=down,1=up,2=move", "=down"], "--missing": ["-420", "NaN"], "--json-path": ["events[]", "[]", "*.*[]"],
    "--path": ["M0 0L10 10", "M0 0A1 1 0 0 1 1e300 1e300Z", "m1 1c1 1 1 1 1 1" * 50],
    "--script": ["down; move 200 400; release", "down; move 1000000 1; release", "down; hold 86400000; release",
                 "down; move -1000000 600000; hold 1; cancel; wait 500; down; move 90 90; release"],
    "--module": ["none"], "--touch-word": ["down"], "--lift-word": ["up"], "--trigger-word": ["trigger"], "--callback-word": ["callback"], "--end-word": ["end"],
}
# Numbers that say how much work is wanted: as much as they say is done, which may take longer than a run here.
MODERATE = {"--jobs": ["1", "2", "8"], "--count": ["1", "2", "100"], "--replays": ["1", "100"]}
# Options that take a file of this kind of the pool, and those whose file is an output.
READ = {"--virtual": "recording", "--gate": "gates", "--baseline": "report", "--from": "labels", "--protocol": "protocol", "--config": "project"}
WRITTEN = {"--output", "--curve", "--partial", "--html", "--junit", "--csv", "--markdown", "--svg", "--save"}
# Words behind the options of each command: kinds of the pool, and how many at most.
POSITIONALS = {
    "import": ("recording", 2), "export": ("trace", 2), "inspect": ("trace", 4), "label": ("trace", 2), "pack": ("trace", 4),
    "unpack": ("corpus", 1), "replay": ("trace", 3), "render": ("trace", 1), "report": ("trace", 4), "compare": ("trace", 4),
    "sweep": ("trace", 3), "stress": ("trace", 2), "observe": ("log", 1), "shrink": ("trace", 1), "bundle": ("bundle", 1),
    "simulate": ("trace", 1), "fit": ("log", 1), "verify": ("vectors", 1), "synthesize": (None, 0), "reach": (None, 0), "runners": (None, 0),
    "scrub": ("trace", 2), "lab": (None, 0), "engines": (None, 0), "models": (None, 0), "record": (None, 0), "demo": (None, 0), "man": (None, 0), "protocols": (None, 0),
}
# Commands that nothing is drawn for: they print texts that stand in the program, or look at the machine.
LEFT_OUT = {"completions", "devices", "help", "schema"}
# Files of the pool that '--rows' and '--merge' take in place of traces.
IN_PLACE = {"--rows": "rows", "--merge": "partial"}


class Calls:
    """Draws command lines."""

    def __init__(self, program):
        self.program = program
        self.options, self.names, self.valued = {}, {}, {}
        self.ranges = {}
        self.read(subprocess.run([program, "completions", "bash"], capture_output=True, text=True, check=True).stdout)

    def read(self, script):
        for name, words in re.findall(r"^    (\w+)\) options='([^']*)'", script, re.M):
            if name not in POSITIONALS and name not in LEFT_OUT:
                sys.exit(f"error: attack: {name}: a command that tools/attacking/calls.py does not know; say in POSITIONALS what follows it")
            if name in POSITIONALS:
                self.options[name] = [word for word in words.split() if word.startswith("--") and word != "--help"]
        for places, rest in re.findall(r"^    ('.*')\) ?(.*) ;;$", script, re.M):
            names = re.search(r"names='([^']*)'", rest)
            for place in re.findall(r"'([^']*)'", places):
                self.valued[place] = names[1].split() if names else []

    def range_of(self, command, option):
        """The least and the greatest number that an option says it takes; None where it takes something else."""
        if (command, option) not in self.ranges:
            done = subprocess.run([self.program, command, f"{option}=zz"], capture_output=True, text=True, stdin=subprocess.DEVNULL)
            found = re.search(r"from (-?[\d.e-]+) to (-?[\d.e+]+)", done.stderr.split("\n")[0])
            whole = "whole number" in done.stderr
            if found:
                self.ranges[command, option] = (float(found[1]), float(found[2]), whole)
            else:
                self.ranges[command, option] = (0, 2**64 - 1, True) if "0 or more" in done.stderr else None
        return self.ranges[command, option]

    def number(self, random, least, greatest, whole):
        values = [least, greatest, greatest, least + (greatest - least) * random.random(), least + (greatest - least) * random.random() ** 8]
        value = random.choice(values)
        if whole:
            return str(int(min(value, greatest)) if value < 2**63 else 2**64 - 1)
        return repr(value) if value % 1 else str(int(value))

    def value(self, random, command, option, pool):
        """A legal value of an option: a word, a number at an edge, a file."""
        names = self.valued.get(f"{command} {option}", [])
        if option in READ:
            return pool.any(random, READ[option])
        if option in WRITTEN or option == "--output":
            return random.choice(["out.a", "out.b.json", "out.c.png", "out.d.trace", "outs", "-"])
        if names:
            if option in ("--engine", "--model"):
                return random.choice([*names, "all", f"{random.choice(names)},{random.choice(names)}", *pool.of("policy")[:2]]
                                     if option == "--engine" else [*names, *pool.of("model")[:2]])
            return random.choice(names)
        if option in MODERATE:
            return random.choice(MODERATE[option])
        span = self.range_of(command, option)
        if span:
            return self.number(random, *span)
        return random.choice(WORDS.get(option, ["1", "x"]))

    def draw(self, random, pool, command=None):
        """A command with some options at their extremes and files of the pool."""
        command = command or random.choice(sorted(self.options))
        words, in_place = [command], None
        for option in random.sample(self.options[command], min(len(self.options[command]), random.choice([0, 1, 1, 2, 2, 3, 4, 6]))):
            if option in IN_PLACE:
                in_place = IN_PLACE[option]
            if f"{command} {option}" in self.valued:
                words.append(f"{option}={self.value(random, command, option, pool)}")
            else:
                words.append(option)
        if command == "export" and not any(word.startswith("--as") for word in words):
            words.append(f"--as={random.choice(self.valued['export --as'])}")
        if command == "record":
            words = [word for word in words if not word.startswith(("--device", "--seat"))]
            words.append(f"--virtual={pool.any(random, 'recording')}")
        if command in ("import", "pack", "synthesize", "render", "demo", "scrub", "lab") and not any(word.startswith("--output") for word in words):
            words.append("--output=outs.ovc" if command == "pack" else "--output=out.svg" if command == "render" else "--output=outs")
        kind, most = POSITIONALS[command]
        if in_place:
            kind, most = in_place, 2
        if kind:
            words += [pool.any(random, kind) for _ in range(random.randint(1, most))]
        return words
