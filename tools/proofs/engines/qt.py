"""Flickable of Qt Quick, on Qt's offscreen platform: touches through QWindowSystemInterface, a clock that is moved by hand."""
import os
import subprocess

from fingers import Finger, Scene, inputs, predict
from house import run
from series import Series

NAME, QUICK = "qt", True
PACKAGES = ["g++", "pkg-config", "qt6-declarative-dev", "qt6-declarative-private-dev", "qt6-base-private-dev",
            "qml6-module-qtquick", "qml6-module-qtqml-workerscript"]
MODULES = ["Qt6Quick", "Qt6Gui", "Qt6Core", "Qt6Qml"]
VIEWPORT, CONTENT, MIDDLE = 800, 20000, 10000  # px, as in drivers/flickable.cpp
WHERE_DOWN = 100  # px from the top of the view
REPORT = 8  # ms from report to report: 125 Hz
REST = 80  # ms of rest that stay on a curve
DRAG_DISTANCE = 10  # px, QStyleHints::startDragDistance on this platform
EXACT = 0.05  # px
CATCH = "a touch on moving content loses no slop: the model's is given what it loses"
FRAME_SPEED = 1.25  # px/ms, the fastest return: what one frame's lateness is worth


def version():
    return run("pkg-config", "--modversion", "Qt6Gui").strip()


def build(work):
    """Compiles the driver; its private headers have the version in their path."""
    headers = run("pkg-config", "--variable=includedir", "Qt6Gui").strip()
    private = [f"-I{headers}/{name}/{version()}{rest}" for name in ("QtGui", "QtCore", "QtQml", "QtQuick") for rest in ("", f"/{name}")]
    program = work / "flickable"
    run("g++", "-std=c++17", "-O1", "-fPIC", *run("pkg-config", "--cflags", *MODULES).split(), *private,
        os.path.join(os.path.dirname(__file__), "drivers", "flickable.cpp"), "-o", program,
        *run("pkg-config", "--libs", *MODULES).split())
    return program


def watch(program, finger, start, frame=REPORT):
    """The content's times in ms and offsets in px, to its rest."""
    gesture = "".join(f"{round(time)} {kind} {y:.4f}\n" for time, kind, y in finger.events)
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software")
    text = subprocess.run([program, str(start), str(frame)], input=gesture, capture_output=True, text=True, check=True,
                          env=environment).stdout
    rows = [tuple(map(float, line.split())) for line in text.splitlines()]
    moving = max((index for index, (time, offset) in enumerate(rows) if abs(offset - rows[-1][1]) > 0 or time <= finger.time), default=0)
    return list(zip(*rows[:moving + 1 + REST // frame]))


def swallowed(finger):
    """What a drag loses before content moves, in px: ScrollList.flickable's rule (NativeLists.md), by the finger's reports."""
    start, travels = finger.touches[0][0][1], [y - finger.touches[0][0][1] for _, y in finger.touches[0][1:]]
    left = next((index for index, travel in enumerate(travels) if abs(travel) > DRAG_DISTANCE), None)
    return 0 if left is None or left + 1 >= len(travels) else abs(travels[left + 1])


def gestures():
    """(words, finger, contentY at the start, ms a frame, known departure and its px)."""
    drag = lambda pixels, milliseconds, y=WHERE_DOWN: Finger(y).drag(pixels, milliseconds, 1000 / REPORT)
    late = "an edge is noticed at the next frame"
    yield "drag, 0.5 px a report", drag(40, 640).lift(304), MIDDLE, 8, "", 0
    yield "drag, 4 px a report", drag(200, 400).lift(304), MIDDLE, 8, "", 0
    for speed in (300, 1000, 3500, 5000):
        yield f"fling, {speed} px/s", drag(speed * 0.24, 240).lift(), MIDDLE, 8, "", 0
    yield "fling, 8 ms before lift", drag(240, 240).lift(8), MIDDLE, 8, "", 0
    yield "fling, 104 ms at rest", drag(240, 240).lift(104), MIDDLE, 8, "", 0
    yield "caught and flung again", drag(480, 240).lift().down(104, WHERE_DOWN).drag(480, 240).lift(), MIDDLE, 8, "", 0
    yield "pull 200, held, return", drag(200, 400).lift(304), 0, 8, "", 0
    yield "pull 400, held, return", drag(400, 400).lift(304), 0, 8, "", 0
    yield "end, pulled 200, return", drag(-200, 400, 700).lift(304), CONTENT - VIEWPORT, 8, "", 0
    for frame in (4, 8, 16):
        yield f"pull, let go moving, {frame} ms", drag(200, 400).lift(), 0, frame, late, 1
    yield "fling over top, 8 ms", drag(360, 120).lift(), 500, 8, late, 1
    yield "fling over end, 8 ms", drag(-360, 120, 700).lift(), CONTENT - VIEWPORT - 500, 8, late, 1


def measure(work):
    program, items = build(work), []
    for words, finger, start, frame, departure, least in gestures():
        times, offsets = watch(program, finger, start, frame)
        scene = Scene(VIEWPORT, CONTENT, start, swallowed(finger))
        heard = finger.giving(scene.slop)
        items.append(Series(NAME, version(), words, "qt", list(times), list(offsets), predict("qt", heard, scene, times),
                            FRAME_SPEED * frame if departure else EXACT, None, CATCH if len(finger.touches) > 1 else "",
                            "tools/prove engines qt", inputs("qt", heard, scene), departure, least))
    return items
