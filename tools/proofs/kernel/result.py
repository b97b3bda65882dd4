"""result: what a scenario left in its folder, and questions about it; what is wrong is noted, not raised."""
import json
import subprocess

from traces import Trace, differences, worst_difference_ms


class Result:
    """What a scenario left in its folder, the traces its streams should give, and the faults found so far."""

    def __init__(self, folder, expected, program):
        self.folder, self.expected, self.program, self.faults = folder, expected, program, []

    def inspect(self, name):
        """What `overscroll inspect --json` says of a file, on the host."""
        done = subprocess.run(
            [self.program, "inspect", "--json", str(self.folder / name)], capture_output=True, text=True, timeout=60)
        self.check(done.returncode == 0, f"inspect of {name}: {done.stderr.strip()}")
        return json.loads(done.stdout)

    def text(self, name):
        return (self.folder / name).read_text()

    def check(self, holds, fault):
        if not holds:
            self.faults.append(fault)

    def script(self):
        """What the scenario's own commands complained about."""
        path = self.folder / "script"
        words = path.read_text().split() if path.exists() else ["nothing is there"]
        return f" [{' '.join(words)}]" if words else ""

    def ended(self, name, code):
        got = int(self.text(f"{name}.code"))
        self.check(got == code, f"{name} ended with {got}, not {code}: {self.text(f'{name}.err').strip()}")

    def said(self, name, *phrases):
        text = self.text(f"{name}.err")
        for phrase in phrases:
            self.check(phrase in text, f"{name} said {text.strip()!r}, without {phrase!r}")

    def refused(self, name, message):
        """Exit 2, this one line, nothing on stdout and no trace."""
        self.ended(name, 2)
        text = self.text(f"{name}.err")
        self.check(text == f"error: {message}\n", f"{name} said {text!r}, not 'error: {message}'")
        self.check(self.text(f"{name}.out") == "", f"{name} printed something")
        self.check(not (self.folder / f"{name}.trace").exists(), f"{name} left a file")

    def trace(self, stream, file="take.trace", tail=()):
        """A trace equal to that of record --virtual, in a file of the owner's alone; gives it back."""
        got = Trace(self.folder / file)
        self.faults += [f"{file}: {fault}" for fault in differences(got, self.expected[stream], tail)]
        mode = [line.split()[1] for line in self.text("modes").splitlines() if line.split()[0] == f"./{file}"]
        self.check(mode == ["600"], f"{file} has mode {mode}, not 600")
        return got

    def whole(self, stream, name="take", file="take.trace", tail=(), grade="A"):
        """The recorder ended well, with a whole trace of this grade; says how near the times are."""
        self.ended(name, 0)
        got = self.trace(stream, file, tail)
        self.check(got.end is not None, f"{file} has no end line")
        if got.end:
            self.check(got.end["events"] == got.count, f"{file} miscounts its events")
            self.check(got.end["grade"] == grade, f"{file} has grade {got.end['grade']}, not {grade}")
        self.said(name, f"{file}: ", f", grade {grade}")
        worst = worst_difference_ms(got, self.expected[stream])
        counts = " + ".join(str(len(got.layers[name].events)) for name in got.header["layers"])
        return f"{counts} events as from record --virtual, times within {worst:.1f} ms"

    def opened_only(self, count=1):
        nodes = set(self.text("take.fds").split())
        self.check(len(nodes) == count, f"the recorder had open: {sorted(nodes)}")
        # The guest's AT keyboard; it is there before any other device.
        self.check("/dev/input/event0" not in nodes, "the recorder had the keyboard open")
