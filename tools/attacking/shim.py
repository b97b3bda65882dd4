"""shim: compiles and controls the C parts of attacks: `failing.c` disturbs calls, `hanging.c` is an engine that hangs."""
import errno
import pathlib
import time

import house

HERE = pathlib.Path(__file__).resolve().parent
# Ways to disturb a call other than an errno: it reads or writes half of the bytes; it waits.
HALF, WAITS = 0, -1


def outcome(code):
    return {HALF: "half", WAITS: "waits"}.get(code) or errno.errorcode[code]


class Shim:
    """The compiled library and engine, in a folder."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.library, self.engine = self.folder / "failing.so", self.folder / "hanging"
        house.clang("-shared", "-fPIC", "-o", self.library, HERE / "failing.c", "-ldl")
        house.clang("-o", self.engine, HERE / "hanging.c")

    def variables(self, under, log, *, call=None, number=1, error=0, always=False, go=None):
        """Environment variables with which a program logs its calls on files of a folder, or one of these calls is disturbed."""
        words = {"LD_PRELOAD": self.library, "ATTACK_UNDER": pathlib.Path(under).resolve(), "ATTACK_LOG": log}
        if call:
            words |= {"ATTACK_CALL": call, "ATTACK_NUMBER": number, "ATTACK_ERROR": error}
        if always:
            words["ATTACK_ALWAYS"] = 1
        if go:
            words["ATTACK_GO"] = go
        return {key: str(value) for key, value in words.items()}


def calls_of(log):
    """The calls in a log as pairs (name, path)."""
    return [tuple(line.split(" ", 1)) for line in log.read_text(errors="replace").splitlines()] if log.exists() else []


def wait_until(is_so, seconds):
    """Waits until `is_so` returns true; returns false after so many seconds."""
    end = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > end:
            return False
        time.sleep(0.002)
    return True
