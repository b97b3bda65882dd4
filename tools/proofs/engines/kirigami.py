"""The refresh of Kirigami's ScrollablePage (Frameworks 5) on Qt 5's offscreen platform, driven as Flickable is (qt.py)."""
import os
import pathlib
import subprocess

from fingers import Finger, Scene, fires
from house import run
from series import Fires

NAME, QUICK = "kirigami", True
PACKAGES = ["g++", "pkg-config", "qtbase5-dev", "qtbase5-private-dev", "qtdeclarative5-dev", "qtdeclarative5-private-dev",
            "qml-module-qtquick2", "qml-module-qtquick-controls2", "qml-module-org-kde-kirigami2"]
MODULES = ["Qt5Quick", "Qt5Gui", "Qt5Core", "Qt5Qml"]
PRIVATE = ["QtGui", "QtCore", "QtQml", "QtQuick"]
SYSTEM = "kirigami-5"
VIEWPORT, CONTENT, WHERE_DOWN = 800, 20000, 50  # px, as in drivers/kirigami.cpp
REPORT = 8  # ms, the driver's frames
DOWN_MS = 400  # of a pull
UNIT = 18  # px, the grid unit that overscroll's engine has
FONTS = range(10, 20)  # px, of which one has letters as high


def version():
    return run("dpkg-query", "-W", "-f=${Version}", "qml-module-org-kde-kirigami2").split("-")[0]


def build(work):
    """Compiles the driver; its private headers have the version in their path."""
    include = pathlib.Path(run("pkg-config", "--variable=includedir", "Qt5Gui").strip())
    private = [f"-I{path}" for name in PRIVATE for version in (include / name).glob("5.*") for path in (version, version / name)]
    run("g++", "-std=c++17", "-O1", "-fPIC", *run("pkg-config", "--cflags", *MODULES).split(), *private,
        pathlib.Path(__file__).parent / "drivers" / "kirigami.cpp", "-o", work / "kirigami",
        *run("pkg-config", "--libs", *MODULES).split())
    return work / "kirigami"


def watch(program, finger, font):
    """The grid unit in px, and (ms, contentY, refreshing) of each frame."""
    gesture = "".join(f"{round(time)} {kind} {y:.4f}\n" for time, kind, y in finger.events)
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software", FONT_PX=str(font))
    lines = subprocess.run([program], input=gesture, capture_output=True, text=True, check=True, env=environment).stdout.splitlines()
    return float(lines[0]), [tuple(map(float, line.split())) for line in lines[1:]]


def fitting_font(program):
    """The size of a font whose grid unit is the engine's."""
    tap = Finger(WHERE_DOWN).lift(REPORT)
    units = {font: watch(program, tap, font)[0] for font in FONTS}
    found = [font for font, unit in units.items() if unit == UNIT]
    if not found:
        raise RuntimeError(f"no font here has a grid unit of {UNIT} px: {units}")
    return found[0]


def gestures():
    """(words, pulls in px, ms that they are held)."""
    yield "refresh, held 704 ms", [100, 200, 216, 230, 234, 236, 240, 250, 300, 400], 704
    yield "refresh, held 320 ms", [200, 250, 300, 400, 500, 600, 700], 320
    yield "refresh, let go at 96 ms", [200, 300, 400, 500, 600, 700], 96


def measure(work):
    program, items = build(work), []
    font = fitting_font(program)
    scene = Scene(VIEWPORT, CONTENT, slop=None)
    for words, pulls, hold in gestures():
        cases = []
        for pull in pulls:
            finger = Finger(WHERE_DOWN).drag(pull, DOWN_MS, 1000 / REPORT).lift(hold)
            refreshed = any(refreshing for _, _, refreshing in watch(program, finger, font)[1])
            cases.append((pull, refreshed, fires(SYSTEM, finger, scene)))
        items.append(Fires(NAME, version(), words, SYSTEM, cases, "", "tools/prove engines kirigami",
                           {"engine": SYSTEM, "viewport": VIEWPORT, "content": CONTENT, "down_ms": DOWN_MS, "hold_ms": hold,
                            "report_hz": 1000 / REPORT}))
    return items
