"""failures: the kind `calls`, in which one call of the program fails.

An undisturbed run counts the calls on files of its folder and shows the right results. In a second run the n-th call of a name fails with
an errno, or reads or writes half of the bytes; in some runs all later calls of that name fail as well. The second run must give the same
results, or print an error and exit with 2. Inputs stay as they were, outputs are whole, and no part of a file is left.
"""
import errno
import shutil

from limits import changes, faults, snapshot
from shim import HALF, calls_of, outcome

COMMON = [errno.EIO, errno.EINTR, errno.ENOMEM]
# The errors of each call, from its manual page; ESTALE and ENOLCK come from NFS, EDQUOT from quotas.
ERRORS = {
    "open": [*COMMON, errno.EACCES, errno.EMFILE, errno.ENFILE, errno.ENOSPC, errno.EROFS, errno.ESTALE],
    "opendir": [*COMMON, errno.EACCES, errno.EMFILE, errno.ESTALE], "readdir": [*COMMON, errno.ESTALE, errno.EOVERFLOW, errno.ENOENT],
    "read": [*COMMON, errno.ESTALE, HALF, HALF], "pread": [*COMMON, errno.ESTALE, HALF],
    "write": [*COMMON, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, HALF],
    "pwrite": [*COMMON, errno.ENOSPC, HALF], "close": [errno.EIO, errno.EINTR, errno.ENOSPC, errno.EDQUOT], "closedir": [errno.EIO],
    "fsync": [errno.EIO, errno.ENOSPC, errno.EINTR, errno.EDQUOT, errno.EINVAL], "fdatasync": [errno.EIO, errno.ENOSPC],
    "flock": [errno.ENOLCK, errno.ENOSYS, errno.EINTR, errno.EWOULDBLOCK, errno.ENOTSUP], "fcntl": [errno.ENOLCK, errno.EINVAL, errno.EAGAIN],
    "rename": [*COMMON, errno.ENOSPC, errno.EXDEV, errno.EACCES, errno.EROFS, errno.EINVAL, errno.ENOSYS],
    "link": [*COMMON, errno.EPERM, errno.EMLINK], "unlink": [errno.EIO, errno.EACCES, errno.EROFS], "mkdir": [errno.EIO, errno.ENOSPC, errno.EACCES],
    "mmap": [errno.ENOMEM, errno.ENODEV, errno.EACCES, errno.EAGAIN], "ftruncate": [errno.EIO, errno.EPERM, errno.EINTR],
    "stat": [errno.EIO, errno.EOVERFLOW, errno.ENOMEM], "fstat": [errno.EIO, errno.EOVERFLOW], "lstat": [errno.EIO, errno.EACCES],
    "access": [errno.EIO, errno.EACCES, errno.EROFS], "realpath": [errno.EIO, errno.EACCES], "readlink": [errno.EIO, errno.EINVAL],
    "fchmod": [errno.EPERM, errno.EIO], "fchown": [errno.EPERM, errno.EIO], "lseek": [errno.EIO, errno.ESPIPE],
}
# How often a call is drawn; 1 if it is not listed.
WEIGHTS = {"readdir": 4, "read": 3, "write": 3, "fsync": 3, "rename": 3, "flock": 3, "open": 2, "mmap": 2, "ftruncate": 3, "opendir": 2}
# Commands for the files that `Place` makes; behind '>' the files that a command changes in place.
COMMANDS = """
report in
report --json in --csv out.csv
report all.ovc
report --partial out.p in
report --html out.html in
report --rows rows.jsonl
report --merge one.p
report --csv old.csv --force in > old.csv
replay --json in
inspect in
compare --engine mj,ionic in
sweep in --svg out.svg
export --as evemu -o out.evemu in/a.trace
import -o outs recordings/1.evemu recordings/2.yaml
pack in -o out.ovc
pack in --force -o old.ovc > old.ovc
pack --append in -o few.ovc > few.ovc
unpack all.ovc -o outs
unpack --list all.ovc
scrub --key key in -o outs
scrub --key key in -o out.ovc
scrub --key key all.ovc -o out.ovc
label --again --intent tap in > in/a.trace in/b.trace in/deep/c.trace
label --from labels.csv --again in > in/a.trace in/b.trace
bundle --engine mj in/a.trace -o out.txt
bundle --run bundle.txt
synthesize --count 1 -o outs
render --engine mj in/a.trace -o out.svg
shrink --engine mj --keep fired in/a.trace -o out.trace
record --virtual made.evemu -o out.trace
record --protocol protocol.json --subject s01 --virtual hand.evemu -o outs
simulate in/a.trace --svg out.svg
fit log.csv
observe --no-trace log.csv
stress in/a.trace
"""
COMMANDS = [[part.split() for part in f"{line} > ".split(" > ")][:2] for line in COMMANDS.split("\n") if line]
# Commands whose outputs grow, so that an error leaves what was recorded until then.
GROWING = {"record"}
# Commands that leave out what cannot be read, print an error for it, and exit with 2.
JUDGES = {"report", "replay", "compare", "sweep", "inspect"}
# Commands that leave it out of a new corpus too, but then keep a corpus that is there.
PACKERS = {"pack", "scrub"}


class Place:
    """A folder with inputs of all kinds; the same arguments give the same files."""

    def __init__(self, attack, folder, traces, has_project):
        self.folder = attack.folder / folder
        self.folder.mkdir()
        for name, trace in zip(("a.trace", "b.trace", "deep/c.trace"), traces):
            path = self.folder / "in" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(trace, path)
        copies = {"all.ovc": "corpus.ovc", "few.ovc": "corpus.ovc", "old.ovc": "corpus.ovc", "rows.jsonl": "rows.jsonl", "bundle.txt": "bundle.txt",
                  "made.evemu": "made.evemu", "log.csv": "events.csv", "one.p": "report.part-result", "recordings/1.evemu": "exported.evemu",
                  "recordings/2.yaml": "exported.libinput-yaml", "hand.evemu": "hand.evemu"}
        for name, made in copies.items():
            path = self.folder / name
            path.parent.mkdir(exist_ok=True)
            shutil.copy(attack.pool.folder / made, path)
        (self.folder / "key").write_text("not a secret key\n")
        (self.folder / "labels.csv").write_text("trace,gesture,intent\na.trace,1,fling\nb.trace,1,tap\n")
        (self.folder / "old.csv").write_text("old\n")
        (self.folder / "protocol.json").write_text('{"schema":"overscroll-protocol/1","name":"two","prompts":[{"intent":"pull","repeat":2}]}\n')
        if has_project:
            (self.folder / "overscroll.json").write_text('{"engine":["mj","ionic"]}\n')


def contents(folder):
    """The bytes of all files below a folder by name."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink()}


def calls(attack):
    """The n-th call of a name fails."""
    random = attack.random
    words, edited = random.choice(COMMANDS)
    traces = random.sample(attack.pool.recorded(), 3)
    has_project = random.random() < 0.3
    whole, place = (Place(attack, name, traces, has_project).folder for name in ("whole", "place"))
    before, old = snapshot(place), contents(place)
    log = attack.folder / "log"
    right = attack.run(words, folder=whole, variables=attack.shim.variables(whole, log))
    made = [name for name, _ in calls_of(log) if name in ERRORS]
    if not made or right.code < 0:
        return
    names = sorted(set(made))
    call = random.choices(names, [WEIGHTS.get(name, 1) for name in names])[0]
    number, error, always = random.randint(1, made.count(call)), random.choice(ERRORS[call]), random.random() < 0.25
    always = always and error != errno.EINTR
    log.unlink()
    run = attack.run(words, folder=place, variables=attack.shim.variables(place, log, call=call, number=number, error=error, always=always))
    where = (calls_of(log) or [("", "never made")])[0][1].replace(str(place.resolve()), "")
    how = f"{call} {number}{' and later' if always else ''}: {outcome(error)}, {where}{'; with a project file' if has_project else ''}"
    attack.words = [*words, f"({how})"]
    called = attack.words
    yield from faults(run)
    new, made_right = contents(place), contents(whole)
    if run.code in (0, 1):
        yield from same(words, right, run, made_right, new)
    for each in changes(before, snapshot(place), [*edited, "outs", *(name for name in made_right if name.startswith("out"))]):
        if not (each.startswith("leaves") and may_leave(words, call, error, each)):
            yield each
    # Results without a trace that could not be read are results, and the exit is 2.
    is_short = run.code == 2 and where.removeprefix("/").startswith("in")
    if is_short and words[0] in PACKERS:
        for name in new.keys() - old.keys():
            yield from unreadable(attack, name, place)
        new = {name: data for name, data in new.items() if name in edited}
    if not (is_short and words[0] in JUDGES):
        yield from whole_files(attack, words, edited, old, made_right, new, place)
    attack.words = called


def may_leave(words, call, error, name):
    """True if the program has to leave this part of a file."""
    # unlink fails; or another program, which has the lock, is writing the part.
    if call == "unlink" or call == "flock" and error == errno.EWOULDBLOCK:
        return True
    # A session keeps unfinished takes as NAME.trace.part, and rejected ones as NAME.NUMBER.part.
    return words[0] in GROWING and not name.endswith(".overscroll.part")


def same(words, right, run, made_right, new):
    """Differences from the undisturbed run, for a run that did not exit with 2."""
    if run.code != right.code:
        yield f"exit {run.code}, undisturbed {right.code}"
    if run.out != right.out:
        yield f"exit {run.code}, and stdout is another than undisturbed"
    for name in sorted(made_right.keys() | new.keys()):
        if made_right.get(name) != new.get(name) and not name.endswith(".part"):
            yield f"exit {run.code}, and {name} is {'another' if name in new else 'not there'}"


def unreadable(attack, name, place):
    """What is wrong with a corpus that must be one, with whichever traces."""
    if name.endswith(".ovc"):
        listed = attack.run(["unpack", "--list", name], folder=place)
        yield from faults(listed)
        if listed.code == 2:
            yield f"{name} cannot be read"


def whole_files(attack, words, edited, old, made_right, new, place):
    """Files that have neither their old contents nor the right new ones."""
    if words[0] in GROWING:
        return
    for name in edited:
        if name not in new:
            yield f"{name} is gone"
    for name, data in new.items():
        if data in (old.get(name), made_right.get(name)) or name.endswith(".part"):
            continue
        # Bytes after the end of a corpus, which could not be removed, must not matter.
        if name in edited and "--append" in words and data.startswith(old[name]):
            yield from unreadable(attack, name, place)
            continue
        if name in edited or name.startswith("out"):
            yield f"{name} is neither as before nor whole"
