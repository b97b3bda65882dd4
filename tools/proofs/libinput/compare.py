"""compare [--write] PROGRAM FOLDER SUITE…: what the program made in each suite's root, held against the first suite's."""
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys

RESTS = (0, 40, 100, 400)  # milliseconds
UNITS_PER_MM = 10.5165  # libinput's scroll units (LibinputFacts.md)
KEPT = pathlib.Path(os.environ["root"]) / "Tests" / "Libinput"


class Suite:
    """What one Debian's libinput made."""

    def __init__(self, program, folder, name):
        self.program, self.name, self.proof = program, name, folder / name / "system" / "proof"
        self.libinput = (self.proof / "version").read_text().split("-")[0]
        self.traces = sorted(path.relative_to(self.proof) for path in (self.proof / "demo" / "traces").rglob("*.trace"))
        self.inspected = self.ask("inspect", "--json", "demo/traces")
        # Which gestures, how each ended and what it was meant as.
        self.gestures = {row["trace"]: [(gesture["end"], gesture["intent"]) for gesture in row["gestures"]] for row in self.inspected}
        # What each looks like, by the checks of prompted takes, and if that is what was meant.
        self.looks, self.fits = {}, {}
        for row in self.ask("label", "--suggest", "--json", "demo/traces"):
            self.looks.setdefault(row["trace"], []).append(row["looks_like"])
            self.fits.setdefault(row["trace"], []).append(row["intent"] in row["looks_like"])
        group = json.loads((self.proof / "demo" / "report.json").read_text())["groups"][0]
        self.counted, self.pulls, self.missed = group["n"], group["tp"] + group["fn"], group["fn"]
        self.accepted = [self.takes(rest) for rest in RESTS]

    def ask(self, *words):
        done = subprocess.run([self.program, *words], cwd=self.proof, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"error: prove libinput: {' '.join(words)}: exit {done.returncode}\n{done.stderr}")
        return [json.loads(line) for line in done.stdout.splitlines()]

    def takes(self, rest):
        """Takes that a session accepted."""
        manifest = self.proof / f"session-{rest}" / "manifest.json"
        return sum(take["status"] == "accepted" for take in json.loads(manifest.read_text())["takes"]) if manifest.exists() else 0

    def lines(self, trace):
        return [json.loads(line) for line in (self.proof / trace).read_text().splitlines()]

    def events(self, trace):
        return self.lines(trace)[1:]

    def headers(self):
        """Versions that headers name: of every trace of the demo, and of every drag."""
        found = [self.lines(trace)[0] for trace in self.traces + [f"rest-{rest}.trace" for rest in RESTS]]
        return {header["source"].get("libinput") for header in found}


def scrolls(events):
    """The finger scrolls of each touchpad gesture."""
    found = [[]]
    for event in events:
        if event["type"] == "scroll" and event["axis_source"] == "finger":
            found[-1].append((event["t"], event.get("dx", 0), event.get("dy", 0)))
        elif event["type"] == "stop":
            found.append([])
    return [each for each in found if each]


def way(reports):
    return (sum(dx for _, dx, _ in reports) ** 2 + sum(dy for _, _, dy in reports) ** 2) ** 0.5 / UNITS_PER_MM


def differences(one, two):
    """Lines about what must be the same, and is not. A move of just a limit's length may pass for more or fewer other intents."""
    found = []
    if one.traces != two.traces:
        return [f"other traces: {len(two.traces)} instead of {len(one.traces)}"]
    for trace in one.gestures:
        if one.gestures[trace] != two.gestures[trace]:
            found.append(f"{trace}: gestures {two.gestures[trace]} instead of {one.gestures[trace]}")
        elif one.fits.get(trace) != two.fits.get(trace):
            found.append(f"{trace}: looks like {two.looks.get(trace)} instead of {one.looks.get(trace)}")
    if (one.counted, one.pulls) != (two.counted, two.pulls):
        found.append(f"demo counts {two.counted} gestures, {two.pulls} pulls, instead of {one.counted}, {one.pulls}")
    return found


def first_reports(one, two):
    """What the scrolls lack, as a line, and lines about those that lack anything but their first report."""
    whole, lacking, locked, odd = 0, [], 0, []
    for trace in one.traces:
        before, after = scrolls(one.events(trace)), scrolls(two.events(trace))
        if len(before) != len(after):
            odd.append(f"{trace}: {len(after)} scrolls instead of {len(before)}")
        for these, those in zip(before, after):
            # Times count from the first event, which may be the report that is missing.
            gaps = [[(b[0] - a[0], b[1:]) for a, b in zip(reports, reports[1:])] for reports in (these, those)]
            if gaps[0] == gaps[1]:
                whole += 1
            elif gaps[0][1:] == gaps[1]:
                lacking.append(way(these[:1]))
            elif len(gaps[0]) == len(gaps[1]) + 1 and all(map(alike, gaps[0][1:], gaps[1])):
                lacking.append(way(these[:1]))
                locked += 1
            else:
                odd.append(f"{trace}: a scroll lacks more than its first report")
    line = f"{whole + len(lacking)} scrolls, of which {len(lacking)} lack their first report"
    if lacking:
        line += f": {statistics.median(lacking):.2f} mm of way by the median, {max(lacking):.2f} at most"
    if locked:
        line += f"; in {locked} an axis is locked elsewhere"
    return line, odd


def alike(one, two):
    """Whether two reports are the same but for an axis that one of them has locked: the lock looks back at what came before."""
    return one[0] == two[0] and all(a == b or 0 in (a, b) for a, b in zip(one[1], two[1]))


def rests(suite):
    """After each rest: the time from the unhold to the first scroll."""
    found = []
    for rest in RESTS:
        events = [event for event in suite.events(f"rest-{rest}.trace") if event.get("layer") != "evdev"]
        scroll = next(event["t"] for event in events if event["type"] == "scroll")
        unhold = next((event["t"] for event in events if event["type"] == "unhold"), None)
        found.append("no hold" if unhold is None else f"{(scroll - unhold) / 1000:g} ms")
    return found


def without_version(trace):
    """A trace without the version of overscroll that wrote it: a new version is no other drag."""
    return re.sub(rb'"tool":"overscroll [^"]*"', b"", trace.read_bytes(), count=1)


def main():
    words = [word for word in sys.argv[1:] if word != "--write"]
    program, folder, names = words[0], pathlib.Path(words[1]), words[2:]
    suites = [Suite(program, folder, name) for name in names]
    wrong = []
    for suite in suites:
        print(f"== {suite.name}, libinput {suite.libinput}")
        print(f"demo: {suite.counted} gestures, {suite.pulls} pulls; the first engine misses {suite.missed}")
        print(f"rests of {', '.join(map(str, RESTS))} ms: the first scroll comes after the unhold by {', '.join(rests(suite))}")
        print(f"takes accepted: {', '.join(map(str, suite.accepted))}")
        if suite.headers() != {suite.libinput}:
            wrong.append(f"{suite.name}: headers name {sorted(map(str, suite.headers()))} instead of {suite.libinput}")
        wrong += [f"{suite.name}: no take accepted after a rest of {rest} ms" for rest, count in zip(RESTS, suite.accepted) if count != 1]
        for rest in RESTS:
            made, kept = suite.proof / f"rest-{rest}.trace", KEPT / suite.libinput / f"rest-{rest}.trace"
            if "--write" in sys.argv:
                kept.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(made, kept)
            elif not kept.exists():
                print(f"no trace of libinput {suite.libinput} is kept in {KEPT.name}; --write keeps it")
                break
            elif without_version(made) != without_version(kept):
                wrong.append(f"{suite.name}: the drag after {rest} ms is not {kept.relative_to(KEPT.parents[1])}")
        if suite is not suites[0]:
            line, odd = first_reports(suites[0], suite)
            others = sum(suites[0].looks[trace] != suite.looks.get(trace) for trace in suites[0].looks)
            print(f"beside {suites[0].name}: {line}")
            print(f"beside {suites[0].name}: {others} of {len(suite.looks)} traces look like other intents too, for what they lack of the way")
            wrong += [f"{suite.name}: {each}" for each in odd + differences(suites[0], suite)]
    for line in wrong:
        print(f"FAIL  {line}")
    print(f"{'FAIL' if wrong else 'ok'}    {len(suites)} versions of libinput, {len(suites[0].traces)} traces of demo, {len(RESTS)} rests")
    sys.exit(1 if wrong else 0)


main()
