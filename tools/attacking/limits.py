"""limits: runs the program once under limits, and judges how it ended and what it left behind."""
import hashlib
import os
import pathlib
import re
import resource
import signal
import subprocess
import threading

# Processor seconds and resident bytes of a run, as promised; wall-clock seconds after which it hangs.
SECONDS, MEMORY, HANG = 10, 1 << 30, 60
# Bytes of address space: a backstop for what grows without end.
SPACE = 6 << 30
# The longest line on stderr, in bytes.
LONGEST_LINE = 4000


class Run:
    """One run that has ended; `hung` are the seconds after which it was killed, None if it ended by itself."""

    def __init__(self, status, usage, out, err, hung):
        self.status, self.usage, self.out, self.err, self.hung = status, usage, out, err, hung

    @property
    def code(self):
        return os.waitstatus_to_exitcode(self.status)


def limit(file_size=None, seconds=SECONDS):
    resource.setrlimit(resource.RLIMIT_CPU, (seconds + 1, seconds + 3))
    resource.setrlimit(resource.RLIMIT_AS, (SPACE, SPACE))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if file_size is not None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (file_size, file_size))


def environment(folder):
    """A home and a temporary folder of its own, so that whatever is written there is seen."""
    names = {"HOME": "home", "TMPDIR": "temporary"}
    for name in names.values():
        (folder / name).mkdir(exist_ok=True)
    return {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "COLUMNS": "80", "SWIFT_BACKTRACE": "enable=no",
            **{key: str(folder / name) for key, name in names.items()}}


def start(program, words, folder, *, file_size=None, closed=(), out=subprocess.PIPE, variables=None, seconds=SECONDS):
    """Starts the program; `closed` are descriptors that it begins without, `variables` are added to its environment."""
    def prepare():
        limit(file_size, seconds)
        for descriptor in closed:
            os.close(descriptor)

    return subprocess.Popen([program, *words], cwd=folder, env=environment(folder) | (variables or {}), stdin=subprocess.DEVNULL, stdout=out,
                            stderr=subprocess.PIPE, preexec_fn=prepare)


def has_ended(process):
    """True if a program has ended; what it used can still be asked."""
    return os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def finish(process, hang=HANG):
    """Waits for the end, at most for a minute, or for so many seconds."""
    texts = {}

    def read(name, stream):
        texts[name] = stream.read() if stream else b""

    threads = [threading.Thread(target=read, args=pair) for pair in (("out", process.stdout), ("err", process.stderr))]
    for thread in threads:
        thread.start()
    hung = []

    def stop():
        hung.append(True)
        os.kill(process.pid, signal.SIGKILL)

    timer = threading.Timer(hang, stop)
    timer.start()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    timer.cancel()
    for thread in threads:
        thread.join()
    return Run(status, usage, texts["out"], texts["err"], hang if hung else None)


def faults(run, sent=None, closed=(), seconds=SECONDS):
    """What a run did that it must not; `sent` is the signal that it was sent, `seconds` what it may take of a processor."""
    if run.hung:
        yield f"did not end within {run.hung} s"
        return
    code = run.code
    if code == -signal.SIGXCPU or run.usage.ru_utime + run.usage.ru_stime > seconds:
        yield f"took more than {seconds} processor seconds"
    elif code < 0 and -code != sent:
        yield f"ended by {signal.Signals(-code).name}"
    elif code not in (0, 1, 2) and code >= 0:
        yield f"exit {code}, which no page names"
    if run.usage.ru_maxrss * 1024 > MEMORY:
        yield f"took {run.usage.ru_maxrss >> 10} MiB"
    yield from faults_of_words(run, closed)


def faults_of_words(run, closed):
    """What is wrong with what it says on stderr: errors are one line each, and lines are lines."""
    code, err = run.code, run.err
    text = err.decode("utf-8", "replace")
    if "Fatal error" in text or "Swift/" in text:
        yield "says 'Fatal error'"
    # Whatever stdout says: who reads results from it looks for the reason on stderr.
    if code == 2 and 2 not in closed and not re.search(r"^error: \S", text, re.M):
        yield "exit 2, and no line on stderr says why"
    if re.search(r"[\x00-\x08\x0b-\x1a\x1c-\x1f\x7f]", text):
        yield "writes a control character to stderr"
    if any(len(line) > LONGEST_LINE for line in err.split(b"\n")):
        yield "a line on stderr is longer than a screen"


# MARK: Folders


def snapshot(folder):
    """Every file below a folder with what tells whether it was touched."""
    found = {}
    for path in sorted(pathlib.Path(folder).rglob("*")):
        name = str(path.relative_to(folder))
        if path.is_symlink():
            found[name] = ("link", os.readlink(path))
        elif path.is_file():
            found[name] = ("file", hashlib.sha256(path.read_bytes()).hexdigest())
        else:
            found[name] = ("other", path.is_dir())
    return found


def changes(before, after, may_write):
    """What became of the files of a folder that must not: `may_write` are the names of outputs."""
    def is_output(name):
        return any(name == each or name.startswith(f"{each}/") for each in may_write)

    for name, was in before.items():
        if name in after and after[name] == was:
            continue
        if not is_output(name):
            yield f"{name} is {'changed' if name in after else 'gone'}"
    for name in after.keys() - before.keys():
        if name.split("/")[0] in ("home", "temporary") and after[name][0] == "other" and "/" not in name:
            continue
        if name.endswith(".part") or ".part." in name:
            yield f"leaves {name}"
        elif not is_output(name):
            yield f"writes {name}, which no person named"
