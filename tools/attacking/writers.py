"""writers: two programs change one file at the same time; no change may be lost without a message.

Runs one after the other show which contents are right. In a race the first program waits before one of its calls, drawn from all calls
on files of its folder, until the second has ended: so each race can be repeated. Other pairs run freely, with locks or without them.
"""
import errno
import shutil

from limits import changes, faults, has_ended, snapshot, start
from shim import WAITS, calls_of, outcome, wait_until

# Seconds after which the second program is assumed to wait for a lock of the first.
BLOCKED = 1.5
# The errors of file systems without locks, and of NFS without its lock server.
WITHOUT_LOCKS = [errno.ENOSYS, errno.ENOLCK, errno.ENOTSUP]
LABEL = ["label", "--again"]
# With a key, two runs write the same pseudonyms.
SCRUB = ["scrub", "--force", "--key", "key"]
# The file that both change, the command that makes it, and the two commands.
PAIRS = [
    ("a.trace", ["cp", "1.trace"], [*LABEL, "--intent", "tap", "a.trace"], [*LABEL, "--gesture", "1=fling", "a.trace"]),
    ("a.trace", ["cp", "1.trace"], [*LABEL, "--gesture", "1=fling", "a.trace"], [*SCRUB, "2.trace", "-o", "a.trace"]),
    ("a.trace", ["cp", "1.trace"], [*LABEL, "--from", "labels.csv", "a.trace", "2.trace"], [*LABEL, "--intent", "tap", "a.trace"]),
    ("a.ovc", ["pack", "1.trace", "-o", "a.ovc"], ["pack", "--append", "2.trace", "-o", "a.ovc"], ["pack", "--append", "3.trace", "-o", "a.ovc"]),
    ("a.ovc", ["pack", "1.trace", "-o", "a.ovc"], ["pack", "--append", "2.trace", "-o", "a.ovc"], ["pack", "--force", "3.trace", "-o", "a.ovc"]),
    ("a.ovc", ["pack", "1.trace", "-o", "a.ovc"], ["pack", "--append", "2.trace", "-o", "a.ovc"],
     [*SCRUB, "2.trace", "3.trace", "-o", "a.ovc"]),
    ("a.txt", ["bundle", "--engine", "mj", "1.trace", "-o", "a.txt"], ["bundle", "--engine", "mj", "--force", "2.trace", "-o", "a.txt"],
     [*SCRUB, "b.txt", "-o", "a.txt"]),
    ("a.trace", ["cp", "1.trace"], [*SCRUB, "2.trace", "-o", "a.trace"],
     [*SCRUB, "3.trace", "-o", "a.trace"]),
]


class Race:
    """Two commands, and the folders in which they run."""

    def __init__(self, attack, pair):
        self.attack = attack
        self.name, self.first_made_by, *both = pair
        self.both = attack.random.sample(both, 2)
        self.traces = attack.random.sample(attack.pool.recorded(), 3)

    def folder(self, name):
        """Makes a folder with the inputs and the file before both changes."""
        folder = self.attack.folder / name
        folder.mkdir()
        for number, path in enumerate(self.traces, 1):
            shutil.copy(path, folder / f"{number}.trace")
        (folder / "key").write_text("not a secret key\n")
        (folder / "labels.csv").write_text("trace,gesture,intent\na.trace,1,fling\n2.trace,1,fling\n")
        if self.name.endswith(".txt"):
            self.run(folder, ["bundle", "--engine", "mj", "3.trace", "-o", "b.txt"])
        if self.first_made_by[0] == "cp":
            shutil.copy(folder / self.first_made_by[1], folder / self.name)
        else:
            self.run(folder, self.first_made_by)
        return folder

    def run(self, folder, words, **options):
        return self.attack.finish(self.start(folder, words, **options))

    def start(self, folder, words, **options):
        return start(self.attack.program, words, folder, **options)

    def content(self, folder):
        path = folder / self.name
        return path.read_bytes() if path.is_file() else None

    def alone(self, name, *numbers):
        """The file's content after these commands, one after the other; None unless all succeed."""
        folder = self.folder(name)
        codes = [self.run(folder, self.both[number]).code for number in numbers]
        return self.content(folder) if all(code == 0 for code in codes) else None

    def log(self, folder):
        return self.attack.folder / f"{folder.name}.log"


def writers(attack):
    """Two programs change one file at the same time."""
    race = Race(attack, attack.random.choice(PAIRS))
    singly = {(): race.content(race.folder("none")), **{order: race.alone("".join(map(str, order)), *order) for order in ((0,), (1,))}}
    if None in singly.values():
        return
    orders = {**singly, (0, 1): race.alone("01", 0, 1), (1, 0): race.alone("10", 1, 0)}
    if attack.random.random() < 0.75:
        yield from waiting(attack, race, orders)
    else:
        yield from freely(attack, race, orders)


def note(attack, race, how):
    attack.words = [*race.both[0], "(and)", *race.both[1], f"({how})"]


def judged(race, folder, runs, orders, allowed, before):
    """Compares the file with what the successful commands write in one of the allowed orders."""
    for run in runs:
        yield from faults(run)
    won = {number for number, run in enumerate(runs) if run.code == 0}
    content = race.content(folder)
    if content is None or not any(set(order) == won and orders[order] == content for order in allowed):
        is_whose = [" then ".join(str(number + 1) for number in order) or "neither" for order, text in orders.items() if text == content]
        codes = ", ".join(str(run.code) for run in runs)
        yield f"exits {codes}, and the file is that of {is_whose[0] if is_whose else 'no order'}"
    yield from changes(before, snapshot(folder), [race.name, "2.trace"] if "--from" in race.both[0] + race.both[1] else [race.name])


EVERY_ORDER = [(), (0,), (1,), (0, 1), (1, 0)]


def waiting(attack, race, orders):
    """The first program waits before a call while the second runs."""
    counted = race.folder("counted")
    race.run(counted, race.both[0], variables=attack.shim.variables(counted, race.log(counted)))
    made = [name for name, _ in calls_of(race.log(counted))]
    call = attack.random.choice(sorted(set(made)))
    number = attack.random.randint(1, made.count(call))
    folder, go = race.folder("race"), attack.folder / "go"
    before, log = snapshot(folder), race.log(folder)
    note(attack, race, f"the first waits at {call} {number}")
    first = race.start(folder, race.both[0], variables=attack.shim.variables(folder, log, call=call, number=number, error=WAITS, go=go))
    wait_until(lambda: log.exists() or has_ended(first), 20)
    before_second = race.content(folder)
    second = race.start(folder, race.both[1])
    ended = wait_until(lambda: has_ended(second), BLOCKED)
    go.touch()
    runs = [attack.finish(process) for process in (first, second)]
    # The second began and ended while the first waited: the order is known.
    is_known = ended and orders[(0,)] != orders[()]
    both = [(0, 1), (1, 0)] if not is_known else [(0, 1)] if before_second == orders[(0,)] else [(1, 0)]
    yield from judged(race, folder, runs, orders, [(0,), (1,), *both], before)


def freely(attack, race, orders):
    """Both start at the same time, with locks or without."""
    code = attack.random.choice([None, *WITHOUT_LOCKS])
    folder = race.folder("race")
    before = snapshot(folder)
    variables = attack.shim.variables(folder, attack.folder / "log", call="flock", error=code, always=True) if code else {}
    runs = [attack.finish(process) for process in [race.start(folder, words, variables=variables) for words in race.both]]
    note(attack, race, f"at once, {'no locks: ' + outcome(code) if code else 'with locks'}")
    yield from judged(race, folder, runs, orders, EVERY_ORDER, before)
