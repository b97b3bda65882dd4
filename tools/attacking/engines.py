"""engines: an engine hangs, then a signal ends the program that runs it; no process of the engine may be left."""
import os
import pathlib
import shlex
import shutil
import signal
import time

from limits import changes, faults, has_ended, snapshot, start
from shim import wait_until

# Seconds within which the program must end after a signal, and within which its engines must end after that.
ANSWERED, GONE = 2.0, 1.0
WAYS = ["idle", "deaf", "busy", "flood", "closed", "stopped", "child", "orphan", "slow"]
SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGKILL]
# How the shell starts the engine: in its own place, as a child, in a pipe, in a second shell.
SHELLS = ["exec {}", "{}; true", "cat | {} | cat", "({})"]
COMMANDS = [["report", "in", "--csv", "out.csv"], ["replay", "--json", "in"], ["compare", "--engine", "mj", "in"], ["sweep", "in"],
            ["stress", "in/1.trace"], ["bundle", "in/1.trace", "-o", "out.txt"], ["simulate", "in/1.trace"]]
# The number of lines that an engine answers before it hangs; 0 is at hello.
AFTER = [0, 0, 1, 2, 40, 200]


def processes(token):
    """The processes whose environment contains a token."""
    found = []
    for path in pathlib.Path("/proc").glob("[0-9]*/environ"):
        try:
            if token.encode() in path.read_bytes():
                found.append(int(path.parent.name))
        except OSError:
            pass  # The process has ended, or belongs to another user.
    return found


def name_of(process):
    try:
        return pathlib.Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
    except OSError:
        return "?"


def left_over(token):
    """Waits for the end of all processes with a token, kills those that remain and returns their command lines."""
    wait_until(lambda: not processes(token), GONE)
    left = {process: name_of(process) for process in processes(token)}
    for process in left:
        try:
            os.kill(process, signal.SIGKILL)
        except OSError:
            pass
    return left


def engines(attack):
    """An engine hangs, and a signal ends the program."""
    random = attack.random
    (attack.folder / "in").mkdir()
    for number, path in enumerate(random.sample(attack.pool.recorded(), 3), 1):
        shutil.copy(path, attack.folder / "in" / f"{number}.trace")
    way, after, sent, shell = random.choice(WAYS), random.choice(AFTER), random.choice(SIGNALS), random.choice(SHELLS)
    words, here = [*random.choice(COMMANDS)], attack.folder / "here"
    hanging = shell.format(f"{shlex.quote(str(attack.shim.engine))} {way} {after} {shlex.quote(str(here))}")
    words[1:1] = ["--engine", f"exec:{hanging}"]
    token = f"ATTACK_TOKEN={attack.folder}"
    before = snapshot(attack.folder)
    process = start(attack.program, words, attack.folder, variables={"ATTACK_TOKEN": str(attack.folder)})
    began = wait_until(lambda: here.exists() or has_ended(process), 20)
    time.sleep(random.random() * 0.3)
    was_running = began and not has_ended(process)
    sending = time.monotonic()
    if was_running:
        os.kill(process.pid, sent)
    answered = wait_until(lambda: has_ended(process), ANSWERED)
    took = time.monotonic() - sending
    # Only SIGKILL ends a program that does not react.
    if not answered:
        os.kill(process.pid, signal.SIGKILL)
        wait_until(lambda: has_ended(process), GONE)
    left = left_over(token)
    run = attack.finish(process)
    attack.words = [*words, f"({sent.name} as it hangs: {way} after {after} lines; answered after {took:.1f} s)"]
    if not answered:
        yield f"{sent.name} is not answered within {ANSWERED:.0f} s"
    else:
        yield from faults(run, sent=sent)
    if left:
        yield f"{GONE:.0f} s afterwards {len(left)} processes are left: {', '.join(sorted(set(left.values())))[:300]}"
    yield from (each for each in changes(before, snapshot(attack.folder), ["out.csv", "out.txt", "here"])
                if sent != signal.SIGKILL and answered or not each.startswith("leaves"))
