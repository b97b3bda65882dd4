"""asking: runs suites of the linked tests, with faults planted or with none."""
import concurrent.futures
import itertools
import json
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import threading
import time

from planting import link
from house import ROOT

# Longer than any suite takes with nothing planted.
LONGEST_SECONDS = 900
# The target whose tests also run the program.
RUNS_PROGRAM = "OverscrollCLITests"
# The tests that run now, each in a process group of its own.
RUNNING = set()


def stop_with_tests(number, _):
    """Ends the tests that run, then this program, as Ctrl-C and TERM ask for."""
    for started in list(RUNNING):
        os.killpg(started.pid, signal.SIGKILL)
    os._exit(128 + number)


class Ending:
    """How a run of some suites ended: from the events that Swift Testing writes, and from the program's end."""

    def __init__(self, printed, events, status, seconds, is_late):
        self.printed, self.status, self.seconds, self.is_late = printed, status, seconds, is_late
        started, ended, failed = [], False, {}
        for record in events:
            payload = record["payload"]
            kind = payload["kind"]
            if kind == "testStarted" and ")/" in payload["testID"]:
                started.append(payload["testID"])
            elif kind == "issueRecorded" and payload["issue"]["isFailure"]:
                failed.setdefault(name(payload.get("testID", "")))
            elif kind == "runEnded":
                ended = True
        self.count, self.failed = len(started), list(failed)
        # A program that ends itself too early has not passed.
        self.passed = status == 0 and ended and self.count > 0 and not failed

    def complaints(self):
        """The first lines that say what failed; the last of all where none does."""
        lines = re.sub(r"\x1b\[[0-9;]*m", "", self.printed).splitlines()
        return "\n".join(f"    {line}" for line in [line for line in lines if line.startswith("✘")][:6] or lines[-6:])

    def words(self):
        """What noticed the fault."""
        if self.is_late:
            return f"no end after {self.seconds:.0f} s"
        if self.failed:
            return f"{len(self.failed)} of {self.count} tests: {self.failed[0]}"
        return f"ended by signal {-self.status}" if self.status < 0 else f"ended with {self.status}"


def name(test):
    """A test as a person calls it: its suite and its function, without module and place."""
    return re.sub(r"/[^/]+\.swift:\d+:\d+$", "", test).split(".", 1)[-1]


class Bundle:
    """The linked tests, and the program that some of them run."""

    def __init__(self, build, modules, tests):
        self.build, self.count, self.scripts = build, itertools.count(), tempfile.TemporaryDirectory()
        self.path = link(build, "overscrollPackageTests.xctest", modules)
        if any(test.startswith(RUNS_PROGRAM) for test in tests):
            link(build, "overscroll", modules)

    def run(self, suites, numbers, limit):
        # The program gets no variables from its tests, so it is started by a script that has them.
        planted = ",".join(map(str, numbers))
        script = pathlib.Path(self.scripts.name) / str(next(self.count))
        script.write_text(f'#!/bin/sh\nOVERSCROLL_PLANTED={planted} exec {self.build.own}/overscroll "$@"\n')
        script.chmod(0o755)
        events = script.with_suffix(".events")
        words = [self.path, "--testing-library", "swift-testing", "--event-stream-output-path", events, "--event-stream-version", "6.3"]
        for suite in suites:
            words += ["--filter", filter_of(suite)]
        environment = os.environ | {"OVERSCROLL_PLANTED": planted, "OVERSCROLL": str(script), "SWIFT_BACKTRACE": "enable=no"}
        start = time.monotonic()
        started = subprocess.Popen(words, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
                                   start_new_session=True)
        RUNNING.add(started)
        try:
            printed, is_late = started.communicate(timeout=limit)[0], False
        except subprocess.TimeoutExpired:
            os.killpg(started.pid, signal.SIGKILL)
            printed, is_late = started.communicate()[0], True
        RUNNING.discard(started)
        return Ending(printed, read_events(events), started.returncode, time.monotonic() - start, is_late)


def read_events(path):
    """The events in a file; the last may be cut where the program was ended."""
    found = []
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines() if path.exists() else []:
        try:
            record = json.loads(line)
        except ValueError:
            continue
        if record["kind"] == "event":
            found.append(record)
    return found


def filter_of(suite):
    """A pattern that finds the tests of a suite, of a target, or one test, in the names of all."""
    # Not \b: for Swift a point between letters is no end of a word.
    return rf"(^|[./]){re.escape(suite)}($|[./(])"


class Patience:
    """How much longer a suite may take with a fault than with nothing planted."""

    def __init__(self, times=10, more_seconds=20):
        self.times, self.more_seconds = times, more_seconds

    def limit(self, seconds):
        return self.times * seconds + self.more_seconds


class Unplanted:
    """How suites end with nothing planted. Each is run once, before its first fault."""

    def __init__(self, bundle, patience):
        self.bundle, self.patience = bundle, patience
        self.endings, self.locks, self.lock = {}, {}, threading.Lock()

    def ending(self, suites):
        with self.lock:
            own = self.locks.setdefault(suites, threading.Lock())
        with own:
            if suites not in self.endings:
                self.endings[suites] = self.bundle.run(suites, [], LONGEST_SECONDS)
        return self.endings[suites]

    def wrong(self):
        """What is wrong with suites that do not pass."""
        return [f"{' '.join(suites)}: fails with nothing planted\n{ending.complaints()}" for suites, ending in self.endings.items() if not ending.passed]

    def plant(self, fault):
        """How the suites of a fault end with it; none where they do not pass without."""
        before = self.ending(tuple(fault.suites))
        return self.bundle.run(fault.suites, [fault.number], self.patience.limit(before.seconds)) if before.passed else None


def plant(bundle, faults, jobs, patience):
    """Runs the suites of each fault with it. The faults with their endings, in order as they come; then what is wrong with suites."""
    unplanted = Unplanted(bundle, patience)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for fault, ending in zip(faults, pool.map(unplanted.plant, faults)):
            if ending:
                yield fault, ending
    for text in unplanted.wrong():
        yield None, text
