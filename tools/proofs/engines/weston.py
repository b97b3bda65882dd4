"""GTK's toolkits in a headless Weston, whose touchscreen is ours (shared/touchscreen.py); nothing leaves the machine."""
import pathlib
import subprocess
import tempfile

import touchscreen
from touchscreen import PACKAGES

DRIVERS = pathlib.Path(__file__).resolve().parent / "drivers"
WIDTH, HEIGHT = 400, 800  # px of the output, as in drivers/scrolled.c
PATIENCE = 90  # seconds for a gesture, whose frames are shown at 60 Hz: ten times what it takes


def build(work, package, *words):
    """The module and the scroller, compiled."""
    touchscreen.module(work)
    # GDK finds the program's g_get_monotonic_time before GLib's.
    return touchscreen.compiled(DRIVERS / "scrolled.c", work / "scroller", package, "-rdynamic", *words)


def watch(program, finger, start):
    """(ms, offset, height of the edge effect) of each frame."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        module = program.parent / "touches.so"
        with touchscreen.Compositor(module, folder, WIDTH, HEIGHT, GSK_RENDERER="cairo", GTK_A11Y="none") as compositor:
            done = subprocess.run([program, str(start), compositor.touches], input=events(finger), capture_output=True, text=True,
                                  env=compositor.environment, timeout=PATIENCE)
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
