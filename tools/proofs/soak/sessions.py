"""sessions: long sessions of `record` and `record --protocol` with the built program; a generated hand takes the person's place.

The hand does what each prompt asks for. At random it first does something else, loses some events, repeats a prompt, skips it, or accepts a
wrong take. The expected files follow from the hand's own events and from a second, small model of a session.
"""
import collections
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import tempfile
import threading
import time

from hand import PERIOD, Hand
from house import ROOT, install, run

PROMPTS = [{"intent": "pull", "speed": ["slow", "normal", "fast"]}, {"intent": "pull-cancel", "speed": ["slow", "fast"]},
           {"intent": "scroll", "speed": ["normal", "fast"]}, {"intent": "fling", "speed": ["normal", "fast"]}, {"intent": "dither"},
           {"intent": "horizontal", "direction": ["left", "right"]}, {"intent": "diagonal", "direction": ["down-left", "down-right"]},
           {"intent": "tap"}, {"intent": "pinch", "direction": "apart"}, {"intent": "free", "seconds": 10}]
# Seconds per prompt, with pauses and repeated takes; seconds of free use.
SECONDS, FREE = 7.0, 10
# Seconds between two takes; a take ends after at most 1.2 s without contact.
PAUSES = (1.5, 8.0)
# What happens at a prompt, with weights.
HAPPENINGS = {"right": 60, "wrong": 12, "lost": 10, "accept": 6, "skip": 6, "redo": 6}
# Reports at both ends of a touch that are never lost, and how many are lost at once.
SAFE, LOST = 8, (2, 12)
# Microseconds after the last lost report within which its gap is due, and within which the state is restored: two reports.
NOTICED = round(2 * PERIOD * 1e6)
EVENT = re.compile(r"E: (\d+)\.(\d+) (\w+) (\w+) (-?\d+)")
SLOT, NUMBER, X, Y = 0x2F, 0x39, 0x35, 0x36


class Take:
    """The lines of the hand's events for one take, the answer that follows it, and the lines that are lost."""

    def __init__(self, first, last, answer="", lost=None):
        self.first, self.last, self.answer, self.lost = first, last, answer, lost


class Session:
    """The hand's events of a whole session, and the expected decisions and takes."""

    def __init__(self, surface, minutes, seed, names):
        self.random, self.hand, self.names = random.Random(f"{seed}:{surface}"), Hand(surface, FREE), names
        self.takes = []
        # By prompt: the decision, the number of the accepted take, the numbers of rejected takes, oldest first.
        self.decisions, self.accepted, self.aside = [None] * len(names), {}, collections.defaultdict(list)
        self.decided, current = [], 0
        while current is not None and self.hand.time < minutes * 60:
            self.do(current, self.random.choices(list(HAPPENINGS), HAPPENINGS.values())[0])
            current = self.open()
        # No answer is read after the last event.
        if current is not None:
            self.take(current, True)

    def open(self):
        """The index of the first open prompt; None at the end."""
        return next((index for index, decision in enumerate(self.decisions) if decision is None), None)

    def do(self, prompt, happening):
        # A take of free use cannot be wrong.
        if happening == "right" or self.names[prompt].startswith("free") and happening in ("wrong", "accept", "skip"):
            self.take(prompt, True)
        elif happening == "lost":
            # Without a loss, in a short touch, the take is accepted.
            if self.take(prompt, True, lost=True).lost:
                self.take(prompt, True)
        elif happening == "wrong":
            self.take(prompt, False)
            self.take(prompt, True)
        elif happening == "accept":
            self.take(prompt, False, "a")
        elif happening == "skip":
            self.take(prompt, False, "s")
        else:
            self.take(prompt, True, "r")
            self.take(prompt, True)

    def take(self, prompt, is_right, answer="", lost=False):
        """Makes one take, and follows the rules of `PromptedCapture.md`."""
        first, name = len(self.hand.lines), self.names[prompt]
        if is_right:
            self.hand.perform(name)
        else:
            self.hand.touch([(0, 50, 0.7, 1), (0, 0, 0.9, 1)] if name == "tap" else [(0, 3, 0.2, 1)])
        self.hand.time += self.random.uniform(*PAUSES)
        number = len(self.takes)
        take = Take(first, len(self.hand.lines), answer, self.lose(first) if lost else None)
        self.takes.append(take)
        if is_right and take.lost is None:
            self.decide(prompt, "accepted", number)
        else:
            self.aside[prompt].append(number)
        if answer == "a":
            self.aside[prompt].remove(number)
            self.decide(prompt, "accepted-anyway", number)
        elif answer == "s":
            self.decide(prompt, "skipped", None)
        elif answer == "r":
            last = self.decided.pop()
            self.decisions[last] = None
            if last in self.accepted:
                self.aside[last].append(self.accepted.pop(last))
        return take

    def decide(self, prompt, decision, number):
        self.decisions[prompt] = decision
        self.decided.append(prompt)
        if number is not None:
            self.accepted[prompt] = number

    def lose(self, first):
        """Chooses the lines that are lost: whole reports within the first touch; None if the touch is too short."""
        ends = [index for index in range(first, len(self.hand.lines)) if self.hand.lines[index].endswith(" 0000 0000 0")]
        lift = next(index for index in range(first, len(self.hand.lines)) if " 0003 0039 -1" in self.hand.lines[index])
        usable = [index for index in ends if index < lift][SAFE:-SAFE]
        if len(usable) <= LOST[1]:
            return None
        start = self.random.randrange(len(usable) - LOST[1])
        return usable[start] + 1, usable[start + self.random.randint(*LOST)] + 1

    def recording(self):
        """The recording without the lost events: SYN_DROPPED takes their place, as in the kernel."""
        lines, after = [], 0
        for take in self.takes:
            if take.lost:
                start, end = take.lost
                time_of = self.hand.lines[end - 1].split()[1]
                lines += self.hand.lines[after:start] + [f"E: {time_of} 0000 0003 0", f"E: {time_of} 0000 0000 0"]
                after = end
        return "\n".join(self.hand.head + lines + self.hand.lines[after:]) + "\n"

    def contacts(self, first, last):
        """The changes in each report, as (microseconds, kind, slot, x, y) in device units; a contact that stays in place sends nothing."""
        slot, places, down, changed, found = 0, {}, set(), {}, []
        for line in self.hand.lines[first:last]:
            seconds, micros, kind, code, value = EVENT.match(line).groups()
            kind, code, value = int(kind, 16), int(code, 16), int(value)
            if kind == 3 and code == SLOT:
                slot = value
            elif kind == 3 and code == NUMBER:
                changed[slot] = "down" if value >= 0 else "up"
            elif kind == 3 and code in (X, Y):
                if places.setdefault(slot, {}).get(code) != value:
                    places[slot][code] = value
                    changed.setdefault(slot, "move")
            elif kind == 0:
                moment = int(seconds) * 1_000_000 + int(micros)
                for number, what in sorted(changed.items()):
                    if what != "move" or number in down:
                        found.append((moment, what, number, *((places[number][X], places[number][Y]) if what != "up" else ())))
                    (down.add if what != "up" else down.discard)(number)
                changed = {}
        return found

    def lost_contacts(self, take):
        """The times of a loss in microseconds."""
        start, end = (self.hand.lines[line - 1].split()[1] for line in take.lost)
        return tuple(round(float(each) * 1e6) for each in (start, end))


def of_file(lines, resolution):
    """The raw contacts of a trace in device units, and its gaps."""
    contacts, gaps = [], []
    for event in map(json.loads, lines[1:-1]):
        if event["type"] == "gap":
            gaps.append(event)
        elif event.get("layer") == "evdev":
            place = (round(event["x"] * resolution), round(event["y"] * resolution)) if "x" in event else ()
            contacts.append((event["t"], event["type"], event["slot"], *place))
    return contacts, gaps


def judge_file(path, made, losses, resolution, counts):
    """Compares a trace with the hand's contacts and with the times of losses."""
    lines = path.read_text().splitlines()
    end = json.loads(lines[-1])
    if end.get("type") != "end" or end["events"] != len(lines) - 2:
        yield f"{path.name}: its end does not count its {len(lines) - 2} events"
        return
    contacts, gaps = of_file(lines, resolution)
    zero = made[0][0]
    truth = {(moment - zero, *rest) for moment, *rest in made}
    counts["expected"] += len(truth)
    counts["gaps"] += len(gaps)
    windows = [(start - zero, stop - zero) for start, stop in losses]
    for contact in sorted(truth ^ set(contacts)):
        window = next((window for window in windows if window[0] < contact[0] <= window[1] + NOTICED), None)
        is_made = contact in truth
        counts["missing"] += is_made
        is_named = window and any(window[0] <= gap["t"] <= window[1] + NOTICED for gap in gaps)
        if not is_named:
            yield f"{path.name}: {contact} {'is lost, and no gap says so' if is_made else 'came, and the hand did not do it'}"
    if len(contacts) != len(set(contacts)):
        yield f"{path.name}: a contact came twice"
    if bool(gaps) != bool(windows):
        yield f"{path.name}: {len(gaps)} gaps, {len(windows)} losses"
    if gaps and end["grade"] == "A":
        yield f"{path.name}: gaps, and grade A"


def judge(session, folder, counts):
    """Compares the folder of a session with the expected decisions and takes."""
    manifest = json.loads((folder / "manifest.json").read_text())
    made, named = session.takes, set()
    for index, entry in enumerate(manifest["takes"]):
        wanted = session.decisions[index] or "open"
        counts[wanted] += 1
        files = [*([entry["file"]] if entry["file"] else []), *(each["file"] for each in entry["rejected"])]
        named |= set(files)
        if entry["status"] != wanted:
            yield f"prompt {index + 1} ({session.names[index]}): {entry['status']}, by the hand {wanted}: {entry['reasons']}"
            continue
        numbers = [*([session.accepted[index]] if index in session.accepted else []), *session.aside[index]]
        if len(numbers) != len(files):
            yield f"prompt {index + 1} ({session.names[index]}): {len(files)} takes, by the hand {len(numbers)}"
            continue
        for number, name in zip(numbers, files):
            take = made[number]
            losses = [session.lost_contacts(take)] if take.lost else []
            counts["aside"] += name.startswith("rejected/")
            # Missing files are reported below.
            if (folder / name).exists():
                yield from judge_file(folder / name, session.contacts(take.first, take.last), losses, session.hand.resolution, counts)
    there = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()} - {"manifest.json"}
    for name in sorted(there ^ named):
        yield f"{name} {'is not in the manifest' if name in there else 'is missing'}"


class Memory:
    """Samples the resident memory of a process from its first output on."""

    def __init__(self, process, folder):
        self.samples, self.process, self.folder = [], process, folder
        self.thread = threading.Thread(target=self.watch, daemon=True)
        self.thread.start()

    def watch(self):
        page = os.sysconf("SC_PAGESIZE") >> 10
        while self.process.poll() is None:
            try:
                pages = int(pathlib.Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
            except (OSError, IndexError):
                return
            # The recording has been read when the first output appears.
            if self.folder.exists():
                self.samples.append(pages * page)
            time.sleep(0.01)

    def growth(self):
        """The growth in KiB from a fifth of the time to the end."""
        self.thread.join()
        settled = self.samples[len(self.samples) // 5:]
        return max(settled) - settled[0] if settled else 0


class Place:
    """Where the program runs: on this system, or in a clean system of a suite with that suite's libinput."""

    def __init__(self, program, suite=None):
        self.program, self.versions = program, set()
        self.folder = self.root = pathlib.Path(tempfile.mkdtemp())
        self.words = [program]
        if suite:
            install("debootstrap", "zstd")
            cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME", pathlib.Path.home() / ".cache"), "overscroll-roots")
            tarball = run(ROOT / "tools/proofs/libinput/root", suite, cache, "libinput10", "libyaml-0-2").strip()
            subprocess.run(f"zstd -dc {tarball} | tar -C {self.root} -xf -", shell=True, check=True)
            self.folder = self.root / "soak"
            self.folder.mkdir()
            shutil.copy(program, self.folder / "overscroll")
            inside = 'exec chroot "$0" /usr/bin/env -i -C /soak PATH=/usr/bin:/bin LC_ALL=C.UTF-8 /soak/overscroll "$@"'
            # The mounts end with the process.
            mounted = 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && '
            self.words = ["unshare", "--mount", "--propagation", "private", "sh", "-c", mounted + inside, self.root]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.root)

    def run(self, words, answers, out):
        """Runs the program; returns its exit code, its messages, and the growth of its memory in KiB."""
        process = subprocess.Popen([*self.words, *words], cwd=self.folder, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.PIPE, text=True)
        memory = Memory(process, self.folder / out)
        said = process.communicate(answers)[1]
        return process.returncode, said, memory.growth()


def protocol(count):
    """A protocol of at least `count` takes; the subject determines their order."""
    each = sum(len(entry.get("speed", entry.get("direction", [0]) if isinstance(entry.get("direction"), list) else [0])) for entry in PROMPTS)
    repeat = -(-count // each)
    return json.dumps({"schema": "overscroll-protocol/1", "name": "soak", "shuffle": True, "prompts": [entry | {"repeat": repeat} for entry in PROMPTS]})


def soak(place, surface, minutes, seed):
    """Records one session, and the same hand without prompts; returns the problems, the counts, and the growth of memory in KiB."""
    file = place.folder / "soak.json"
    file.write_text(protocol(round(minutes * 60 / SECONDS)))
    listed = run(place.program, "protocols", file, "--surface", surface, "--subject", "s01")
    session = Session(surface, minutes, seed, re.findall(r"^ *\d+  (\S+)", listed, re.M))
    (place.folder / "hand.evemu").write_text(session.recording())
    problems, counts, most = [], collections.Counter(), 0
    # One answer per take and one more: at the end of the input, prompts would be given up automatically.
    answers = "".join(f"{take.answer}\n" for take in session.takes) + "\n"
    for out, words in (("session", ["--protocol", "soak.json", "--subject", "s01", "--engine", "mrefresh"]), ("whole.trace", [])):
        code, said, growth = place.run(["record", *words, "--virtual", "hand.evemu", "-o", out], answers, out)
        most = max(most, growth)
        if code:
            problems.append(f"{out}: exit {code}: {said[-500:]}")
        elif out == "session":
            problems += judge(session, place.folder / out, counts)
        else:
            losses = [session.lost_contacts(take) for take in session.takes if take.lost]
            with open(place.folder / out) as trace:
                place.versions.add(json.loads(trace.readline())["source"]["libinput"])
            problems += judge_file(place.folder / out, session.contacts(0, len(session.hand.lines)), losses, session.hand.resolution, counts)
        path = place.folder / out
        if path.exists():
            (shutil.rmtree if path.is_dir() else os.remove)(path)
    return problems, counts, most
