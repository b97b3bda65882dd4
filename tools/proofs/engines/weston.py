"""GTK's toolkits in a headless Weston, whose touchscreen is a module of our own (drivers/touches.c); nothing leaves the machine."""
import os
import pathlib
import subprocess
import tempfile
import time

from house import run

PACKAGES = ["gcc", "pkg-config", "weston", "libweston-10-dev"]
DRIVERS = pathlib.Path(__file__).resolve().parent / "drivers"
WIDTH, HEIGHT = 400, 800  # px of the output, as in drivers/scrolled.c
PATIENCE = 90  # seconds for a gesture, whose frames are shown at 60 Hz: ten times what it takes
STARTS = 10  # seconds for the compositor


def compile_driver(source, to, package, *words):
    """Compiles a driver of ours by the flags that a package has in pkg-config."""
    flags = run("pkg-config", "--cflags", "--libs", *package.split()).split()
    run("gcc", "-O1", "-Wall", "-Werror", *words, DRIVERS / source, "-o", to, *flags, "-lm")
    return to


def build(work, package, *words):
    """The module and the scroller, compiled."""
    compile_driver("touches.c", work / "touches.so", "weston libweston-10", "-shared", "-fPIC")
    # GDK finds the program's g_get_monotonic_time before GLib's.
    return compile_driver("scrolled.c", work / "scroller", package, "-rdynamic", *words)


def watch(program, finger, start):
    """(ms, offset, height of the edge effect) of each frame."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        pipe = pathlib.Path(folder) / "touches"
        os.mkfifo(pipe)
        environment = dict(os.environ, XDG_RUNTIME_DIR=folder, HOME=folder, TOUCHES=str(pipe), WAYLAND_DISPLAY="wayland-engines",
                           GDK_BACKEND="wayland", GSK_RENDERER="cairo", GSETTINGS_BACKEND="memory", GTK_A11Y="none")
        for name in ("DISPLAY", "GTK_THEME", "DBUS_SESSION_BUS_ADDRESS"):
            environment.pop(name, None)
        log = pathlib.Path(folder) / "weston.log"
        weston = subprocess.Popen(
            ["weston", "--backend=headless-backend.so", "--shell=kiosk-shell.so", f"--width={WIDTH}", f"--height={HEIGHT}",
             "--no-config", "--idle-time=0", "--socket=wayland-engines", f"--modules={program.parent / 'touches.so'}"],
            env=environment | {"WAYLAND_DISPLAY": ""}, stdout=log.open("w"), stderr=subprocess.STDOUT)
        try:
            until = time.monotonic() + STARTS
            while not (pathlib.Path(folder) / "wayland-engines").exists():
                if weston.poll() is not None or time.monotonic() > until:
                    raise RuntimeError(f"weston does not start: {log.read_text()[-500:]}")
                time.sleep(0.05)
            done = subprocess.run([program, str(start), pipe], input=events(finger), capture_output=True, text=True,
                                  env=environment, timeout=PATIENCE)
        finally:
            weston.terminate()
            weston.wait()
    if done.returncode:
        raise RuntimeError(f"{program.name}: exit {done.returncode}: {done.stderr[-500:]}")
    return [tuple(map(float, line.split())) for line in done.stdout.splitlines()]


def events(finger):
    return "".join(f"{round(time)} {kind} {y:.4f}\n" for time, kind, y in finger.events)


def dragged(rows, finger, slop):
    """Rows without those of a finger that has not yet gone farther than its slop: content is still where it was."""
    waiting = set()
    for touch in finger.touches:
        for time, y in touch:
            if abs(y - touch[0][1]) > slop:
                break
            waiting.add(time)
    return [row for row in rows if row[0] not in waiting or row[0] == 0]


def trimmed(rows, finger, rest=80):
    """Rows to some ms after the content's rest."""
    end = max([finger.time] + [rows[index][0] for index in range(1, len(rows)) if rows[index][1:] != rows[-1][1:]])
    return [row for row in rows if row[0] <= end + rest]
