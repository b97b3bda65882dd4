"""AdwCarousel of libadwaita in a headless Weston, as GTK's scrolled window is driven (gtk.py)."""
import weston
from fingers import Finger, Scene, inputs, predict
from house import run
from series import Series

NAME, QUICK = "adwaita", False
PACKAGES = weston.PACKAGES + ["libadwaita-1-dev"]
PAGES, PAGE = 10, weston.HEIGHT  # of the carousel, px


def version():
    return run("pkg-config", "--modversion", "libadwaita-1").strip()


def gestures():
    """(words, finger, page at the start)."""
    drag = lambda pixels, milliseconds, y: Finger(y).drag(pixels, milliseconds, 100)
    yield "drag, 1 px a report", drag(-40, 400, 400).lift(300), 3
    yield "dragged 200, back", drag(-200, 500, 600).lift(300), 3
    yield "dragged 500, on", drag(-500, 500, 700).lift(300), 3
    yield "swipe, 500 px/s", drag(-125, 250, 600).lift(), 3
    yield "swipe, 1000 px/s", drag(-250, 250, 600).lift(), 3
    yield "swipe, 3000 px/s", drag(-600, 200, 780).lift(), 3
    yield "pull 200, held, return", drag(200, 400, 300).lift(300), 0
    yield "end, pulled 200, return", drag(-200, 400, 600).lift(300), PAGES - 1


def measure(work):
    program, items = weston.build(work, "libadwaita-1", "-DCAROUSEL"), []
    for words, finger, start in gestures():
        rows = weston.trimmed(weston.watch(program, finger, start), finger)
        scene = Scene(PAGE, PAGES * PAGE, start * PAGE)
        times, offsets = [row[0] for row in rows], [row[1] for row in rows]
        items.append(Series(NAME, version(), words, "adwaita", times, offsets, predict("adwaita", finger, scene, times),
                            1, None, "", "tools/prove engines adwaita", inputs("adwaita", finger, scene)))
    return items
