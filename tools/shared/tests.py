"""tests: runs 'swift test' and prints what a person reads of it: how far it is, a line for each module, then what failed, whole."""
import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import time

from house import ROOT, TEST_FLAGS

LOG = pathlib.Path(os.environ.get("SWIFTPM_BUILD_DIR", ROOT / ".build")) / "test.log"
STEP = re.compile(r"\[(\d+)/(\d+)\] (?:Compiling|Emitting module|Linking) (\S+)")
POLL_SECONDS = 0.2
LAST_LINES, LONGEST_LINE = 40, 500


class Screen:
    """Lines on stdout, and on a terminal one below them that is written over."""

    def __init__(self):
        self.is_terminal = sys.stdout.isatty() and os.environ.get("TERM") != "dumb" and "NO_COLOR" not in os.environ
        self.start = time.monotonic()

    def seconds(self):
        return f"{time.monotonic() - self.start:.0f} s"

    def show(self, text):
        if self.is_terminal:
            print(f"\r\x1b[K{text}, {self.seconds()}", end="", flush=True)

    def line(self, text):
        print("\r\x1b[K" * self.is_terminal + text, flush=True)


class Module:
    """How the tests of a module ended."""

    def __init__(self):
        self.tests, self.ended, self.failed, self.skipped = 0, 0, 0, 0

    def line(self, name):
        parts = [f"{self.failed} of {self.ended} tests failed" if self.failed else f"{self.ended} tests"]
        parts += [f"{self.skipped} skipped"] * bool(self.skipped)
        return f"{'FAIL' if self.failed else 'ok  '}  {name}: {', '.join(parts)}"


class Run:
    """The events that the tests write, JSON by line."""

    def __init__(self, screen):
        self.screen, self.modules, self.names = screen, collections.defaultdict(Module), {}
        self.running, self.issues, self.end = set(), [], None

    def take(self, record):
        payload = record["payload"]
        if record["kind"] == "test":
            if payload["kind"] == "function":
                self.names[payload["id"]] = payload.get("displayName", payload["name"])
                self.module(payload["id"]).tests += 1
            return
        kind, test = payload["kind"], payload.get("testID")
        if kind == "runStarted":
            self.screen.line(f"built in {self.screen.seconds()}, testing")
        elif kind == "runEnded":
            self.end = payload["messages"][0]["text"]
        elif kind == "issueRecorded" and payload["issue"]["isFailure"]:
            self.issues.append(self.issue(payload, test))
        elif test in self.names:
            if kind == "testStarted":
                self.running.add(test)
            elif kind in ("testEnded", "testSkipped"):
                self.running.discard(test)
                self.ended(test, kind, payload)

    def module(self, test):
        return self.modules[test.split(".", 1)[0]]

    def issue(self, payload, test):
        place = payload["issue"].get("sourceLocation", {})
        file = place.get("filePath", "").removeprefix(f"{ROOT}/")
        lines = [line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]}…"
                 for message in payload["messages"] for line in message["text"].splitlines()]
        return "\n    ".join([f"{file}:{place.get('line', '')}: {self.names.get(test, test)}", *lines])

    def ended(self, test, kind, payload):
        module = self.module(test)
        module.ended += 1
        module.skipped += kind == "testSkipped"
        module.failed += any(message["symbol"] == "fail" for message in payload["messages"])
        if module.ended == module.tests:
            self.screen.line(module.line(test.split(".", 1)[0]))
        self.screen.show(f"{sum(each.ended for each in self.modules.values())} of {len(self.names)} tests")


def read_output(started, screen, log, others):
    """Shows the steps of the build; the other lines are kept."""
    for line in started.stdout:
        log.write(line)
        step = STEP.match(line)
        if step:
            screen.show(f"building: {step[1]} of {step[2]}, {step[3]}")
        else:
            others.append(line.rstrip())


def follow(events, started, run):
    """Takes the events as they are written, until the program has ended."""
    rest = b""
    while True:
        has_ended = started.poll() is not None
        *lines, rest = (rest + events.read()).split(b"\n")
        for line in filter(None, lines):
            run.take(json.loads(line))
        if has_ended:
            return
        time.sleep(POLL_SECONDS)


def main():
    screen, others = Screen(), collections.deque(maxlen=10_000)
    run = Run(screen)
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile("rb") as events, LOG.open("w") as log:
        started = subprocess.Popen(
            ["swift", "test", *TEST_FLAGS, "--event-stream-output-path", events.name, "--event-stream-version", "6.3", *sys.argv[1:]],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        reader = threading.Thread(target=read_output, args=(started, screen, log, others))
        reader.start()
        follow(events, started, run)
        reader.join()
    for issue in run.issues:
        screen.line("\n" + issue)
    if run.end is None:
        # It was not built, something ended it, or nothing was to be run: the first errors, or the last that it said.
        wrong = [line for line in others if line.startswith(("/", "error: ")) and "error: " in line]
        screen.line("\n".join(["", *(wrong[:LAST_LINES] or list(others)[-LAST_LINES:])]))
        for test in sorted(run.running):
            screen.line(f"was running: {run.names[test]} ({test})")
    screen.line(f"\n{run.end or 'No tests were run.'} All that was said: {LOG}")
    sys.exit(started.returncode)


main()
