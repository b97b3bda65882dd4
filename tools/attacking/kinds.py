"""kinds: the ways in which the program is attacked; each makes one run or several, and yields what is wrong."""
import os
import pathlib
import signal
import subprocess
import threading
import time

from engines import engines
from failures import calls
from limits import changes, faults, finish, snapshot, start
from products import products
from writers import writers

# Commands that write a file, with what makes it: the words but for the output, and a kind of the pool.
WRITERS = [
    (["report", "--json", "--html"], "trace"), (["report", "--csv"], "trace"), (["report", "--gate", "GATES", "--junit"], "trace"),
    (["report", "--svg"], "trace"), (["report", "--partial"], "trace"), (["compare", "--engine", "mj,ionic", "--csv"], "trace"),
    (["replay", "--curve"], "trace"), (["export", "--as", "evemu", "-o"], "trace"), (["export", "--as", "csv", "-o"], "trace"),
    (["render", "--engine", "mj", "-o"], "trace"), (["bundle", "--engine", "mj", "-o"], "trace"), (["sweep", "--svg"], "trace"),
    (["sweep", "--partial"], "trace"),
    (["pack", "-o"], "trace"), (["reach", "--csv"], None), (["simulate", "--svg"], "trace"),
    (["shrink", "--engine", "mj", "--keep", "fired", "-o"], "trace"),
    (["record", "--virtual", "RECORDING", "-o"], None), (["import", "-o"], "recording"), (["synthesize", "-o"], None),
    (["scrub", "--remove", "-o"], "trace"),
]
ENDINGS = {"render": ".svg", "pack": ".ovc", "replay": ".csv"}
FOLDERS = {"import", "synthesize"}


class Attack:
    """What attacks share: the program, legal calls, files, a folder of this run alone."""

    def __init__(self, program, calls, pool, shim, folder, random):
        self.program, self.calls, self.pool, self.shim, self.random = program, calls, pool, shim, random
        self.folder = pathlib.Path(folder)
        self.words, self.last = [], None

    def run(self, words, folder=None, **options):
        self.words = words
        return self.finish(start(self.program, words, folder or self.folder, **options))

    def finish(self, process, **options):
        self.last = finish(process, **options)
        return self.last

    def writer(self):
        """A call that writes 'out', and the name of it."""
        words, kind = self.random.choice(WRITERS)
        name = "out" + ENDINGS.get(words[0], "")
        named = {"RECORDING": self.pool.folder / "made.evemu", "GATES": self.pool.of("gates")[0]}
        words = [str(named.get(word, word)) for word in words]
        inputs = [path for path in self.pool.of(kind) if "folder" not in path] if kind else []
        return [*words, name, *self.random.sample(inputs, min(len(inputs), 1))], name


def outputs(words):
    """The names of files that a call may write."""
    found = [word.split("=", 1)[1] for word in words if word.startswith("--") and "=" in word]
    return [*found, *(words[index + 1] for index, word in enumerate(words[:-1]) if word in ("-o",)), "overscroll-demo"]


def options(attack):
    """Legal options at their extremes, several at once."""
    before = snapshot(attack.folder)
    words = attack.calls.draw(attack.random, attack.pool)
    run = attack.run(words)
    yield from faults(run)
    # Without -o 'record' makes a file named by the time, 'bundle' and 'shrink' one named like its trace, as they say.
    ending = {"record": ".trace", "bundle": ".bundle.txt", "shrink": ".small.trace"}.get(words[0])
    named = [name for name in snapshot(attack.folder) if ending and name.endswith(ending)]
    # Who was stopped by a limit could put nothing away.
    if run.code >= 0:
        yield from changes(before, snapshot(attack.folder), [*outputs(words), *named])


def odd_file(path, kind, random, good):
    """Makes what stands in place of an input file; a thread that goes on changing it, or None."""
    data = pathlib.Path(good).read_bytes() if pathlib.Path(good).is_file() else b"x"
    cut = random.randrange(len(data) + 1)
    if kind == "folder":
        path.mkdir()
    elif kind == "cut":
        path.write_bytes(data[:cut])
    elif kind == "link":
        path.symlink_to(good)
    elif kind == "loop":
        path.symlink_to(path.name)
    elif kind == "dangling":
        path.symlink_to("nothing")
    elif kind == "device":
        path.symlink_to(random.choice(["/dev/null", "/dev/full", "/proc/self/mem", "/proc/self/maps", "/dev/zero"]))
    elif kind == "locked":
        path.write_bytes(data)
        path.chmod(0)
    elif kind == "line":
        path.write_bytes(data[:cut].replace(b"\n", b" ") * 50)
    elif kind == "pipe":
        os.mkfifo(path)
        return threading.Thread(target=feed, args=(path, data, cut), daemon=True)
    elif kind != "missing":
        path.write_bytes(data)
        return threading.Thread(target=change, args=(path, kind, data, cut), daemon=True)
    return None


def feed(path, data, cut):
    """Writes the first part of a file into a pipe, and goes."""
    try:
        with open(path, "wb") as pipe:
            pipe.write(data[:cut])
    except OSError:
        pass  # Who reads may go first.


def change(path, kind, data, cut):
    """Changes a file while it is read: shorter, longer, gone, another."""
    for step in range(40):
        try:
            if kind == "shrinks":
                os.truncate(path, max(cut - step * 50, 0))
            elif kind == "grows":
                with open(path, "ab") as file:
                    file.write(data[:cut])
            elif kind == "vanishes" and step == 1:
                path.unlink()
            elif kind == "replaced":
                beside = path.with_name("beside")
                beside.write_bytes(data[:cut])
                beside.rename(path)
        except OSError:
            return
        time.sleep(0.0005)


ODD = ["missing", "folder", "cut", "cut", "link", "loop", "dangling", "device", "locked", "line", "pipe", "shrinks", "grows",
       "vanishes", "replaced"]
READERS = [
    (["replay", "--json"], "trace"), (["report"], "trace"), (["inspect"], "trace"), (["compare", "--engine", "mj,ionic"], "trace"),
    (["export", "--as", "evemu"], "trace"),
    (["import", "-o", "outs"], "recording"), (["report", "--rows"], "rows"), (["compare", "--engine", "mrefresh,uirefreshcontrol", "--rows"], "rows"),
    (["report", "--merge"], "partial"),
    (["unpack", "--list"], "corpus"), (["unpack", "-o", "outs"], "corpus"), (["report"], "corpus"), (["replay"], "corpus"),
    (["bundle", "--run"], "bundle"), (["verify"], "vectors"), (["fit"], "log"), (["observe", "--no-trace"], "log"), (["protocols"], "protocol"),
    (["pack", "-o", "outs.ovc"], "trace"), (["simulate"], "trace"), (["render", "--engine", "mj", "-o", "out.svg"], "trace"),
    (["record", "-o", "out.trace", "--virtual"], "recording"),
    (["engines", "--lint"], "policy"), (["simulate", "--script", "down; move 200 400; release", "--model"], "model"), (["stress"], "trace"), (["sweep"], "trace"), (["shrink", "--engine", "mj", "--keep", "fired", "-o", "out.trace"], "trace"),
    (["scrub", "-o", "outs"], "trace"), (["scrub", "-o", "outs"], "rows"), (["scrub", "-o", "outs.ovc"], "corpus"), (["scrub", "-o", "outs"], "bundle"),
]


def files(attack):
    """An input that is missing, a link, a pipe, a device, or changes while it is read."""
    random = attack.random
    words, kind = random.choice(READERS)
    odd = random.choice(ODD)
    good = random.choice([path for path in attack.pool.of(kind) if pathlib.Path(path).is_file()])
    path = attack.folder / ("odd" + pathlib.Path(good).suffix)
    thread = odd_file(path, odd, random, good)
    before = snapshot(attack.folder)
    attack.words = [*words, path.name, f"({odd} {pathlib.Path(good).name})"]
    process = start(attack.program, [*words, path.name], attack.folder)
    if thread:
        thread.start()
    run = attack.finish(process)
    if odd == "pipe" and thread.is_alive():
        # A pipe that nobody opened keeps its writer waiting.
        os.close(os.open(path, os.O_RDONLY | os.O_NONBLOCK))
    if thread:
        thread.join(5)
    yield from faults(run)
    yield from changes(before, snapshot(attack.folder), ["outs", "outs.ovc", "out.svg", "out.trace", "beside", path.name])


def places(attack):
    """An output that is there, a folder, a link, a device, out of reach: nothing of others is touched without --force."""
    random = attack.random
    words, name = attack.writer()
    path = attack.folder / name
    kind = random.choice(["file", "file", "folder", "link", "dangling", "pipe", "beyond", "input"])
    (attack.folder / "precious").write_text("precious\n")
    if kind == "file":
        path.write_text("old\n")
    elif kind == "folder":
        path.mkdir()
        (path / "kept").write_text("kept\n")
    elif kind == "link":
        path.symlink_to("precious")
    elif kind == "dangling":
        path.symlink_to("elsewhere")
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "beyond":
        words[words.index(name)] = "nowhere/" + name
    before = snapshot(attack.folder)
    if kind == "input":
        own = attack.folder / "own.trace"
        own.write_bytes(pathlib.Path(attack.pool.of("trace")[0]).read_bytes())
        words = ["export", "--as", "csv", "-o", "own.trace", "own.trace"]
        before = snapshot(attack.folder)
    run = attack.run(words) if kind != "pipe" else piped(attack, words, path)
    attack.words = [*words, f"(output is {kind})"]
    yield from faults(run, sent=signal.SIGPIPE if kind == "pipe" else None)
    after = snapshot(attack.folder)
    # Some commands put files of their own names into a folder.
    may_write = {"folder": [name], "dangling": [name, "elsewhere"], "pipe": [name]}.get(kind, [])
    # Commands that write a folder make those above it too; scrub writes one where it has several inputs.
    if kind == "beyond" and words[0] in {*FOLDERS, "scrub"}:
        may_write = ["nowhere"]
    yield from changes(before, after, may_write)
    if kind == "folder" and after.get(f"{name}/kept") != before[f"{name}/kept"]:
        yield "what was in the folder is changed"


def piped(attack, words, path):
    """A run whose output is a pipe, with somebody who reads it and goes."""
    reader = subprocess.Popen(["head", "-c", "10", path], stdout=subprocess.DEVNULL)
    run = attack.run(words)
    reader.kill()
    reader.wait()
    return run


def made(attack, words, name):
    """What a call writes in peace: the bytes of its output, None where it writes none or a folder."""
    attack.run(words)
    path = attack.folder / name
    if not path.is_file():
        return None
    data = path.read_bytes()
    path.unlink()
    return data


def full(attack):
    """A disk that is full after some bytes: an error, and what was there stays."""
    random = attack.random
    words, name = attack.writer()
    data = made(attack, words, name)
    if not data or len(data) < 2:
        return
    path, force = attack.folder / name, words[0] not in ("synthesize",)
    path.write_text("old\n")
    before = snapshot(attack.folder)
    size = random.randrange(1, len(data))
    words = [*words, "--force"]
    run = attack.run(words, file_size=size)
    attack.words = [*words, f"(no file above {size} of {len(data)} bytes)"]
    yield from faults(run)
    if run.code == 0 and path.read_bytes() != data and words[0] not in ("record",):
        yield "exit 0, and the output is not whole"
    # A recording grows line by line, and what was recorded stays.
    yield from changes(before, snapshot(attack.folder), [name] if force and (run.code == 0 or words[0] == "record") else [])


def kill(attack):
    """Killed at any time: the output is the old one or the new one, whole, and the next run goes as if nothing had been."""
    random = attack.random
    words, name = attack.writer()
    started = time.monotonic()
    data = made(attack, words, name)
    took = time.monotonic() - started
    if not data or words[0] == "record":
        return
    path = attack.folder / name
    path.write_text("old\n")
    words = [*words, "--force"]
    process = start(attack.program, words, attack.folder)
    time.sleep(random.random() * took * 1.2)
    os.kill(process.pid, signal.SIGKILL)
    run = attack.finish(process)
    attack.words = [*words, "(killed)"]
    yield from faults(run, sent=signal.SIGKILL)
    if path.read_bytes() not in (b"old\n", data):
        yield "the output is neither the old one nor the new one"
    run = attack.run(words)
    yield from faults(run)
    if run.code != 2 and path.read_bytes() != data:
        yield "after a kill the output is another"


def descriptors(attack):
    """Standard descriptors that are closed: no output goes where another was to go."""
    random = attack.random
    words, name = attack.writer()
    data = made(attack, words, name)
    closed = random.choice([(0,), (1,), (2,), (0, 1), (1, 2), (0, 1, 2)])
    run = attack.run(words, closed=closed)
    attack.words = [*words, f"(without {closed})"]
    yield from faults(run, closed=closed)
    path = attack.folder / name
    if data is not None and path.is_file() and path.read_bytes() != data and words[0] != "record":
        yield "the output is another than with all descriptors"
    yield from changes({}, snapshot(attack.folder), [name])


def two(attack):
    """Two at once for one output: one of them wins, whole, and the other says so or wins too."""
    words, name = attack.writer()
    data = made(attack, words, name)
    if data is None or words[0] == "record":
        return
    force = attack.random.choice([[], ["--force"]])
    words = [*words, *force]
    before = snapshot(attack.folder)
    running = [start(attack.program, words, attack.folder) for _ in range(2)]
    runs = [attack.finish(process) for process in running]
    attack.words = [*words, "(twice at once)"]
    for run in runs:
        yield from faults(run)
    path = attack.folder / name
    if not path.is_file() or path.read_bytes() != data:
        yield "the output of two is none of either"
    if not force and sum(run.code != 2 for run in runs) > 1:
        yield "both say that they wrote the file, and one was overwritten unasked"
    yield from changes(before, snapshot(attack.folder), [name])


def streams(attack):
    """Results that go to a full device, or to somebody who goes: an error or a quiet end."""
    words = attack.calls.draw(attack.random, attack.pool, attack.random.choice(["replay", "report", "inspect", "engines", "models", "simulate"]))
    words = [word for word in words if not word.startswith(("--html", "--output", "--csv", "--svg", "--curve", "--partial"))]
    with open("/dev/full", "wb") as device:
        run = attack.run(words, out=device)
    attack.words = [*words, "(> /dev/full)"]
    yield from faults(run)
    if run.code == 0 and attack.run(words).out:
        attack.words = [*words, "(> /dev/full)"]
        yield "exit 0, and what it printed got nowhere"


# How often each kind is tried.
KINDS = {options: 10, files: 5, calls: 5, places: 3, writers: 3, engines: 2, full: 2, kill: 2, descriptors: 2, two: 1, streams: 1, products: 1}
