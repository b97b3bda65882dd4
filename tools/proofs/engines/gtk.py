"""GtkScrolledWindow of GTK 4 in a headless Weston: touches by Wayland, a frame clock that is moved by hand."""
import weston
from fingers import Finger, Scene, inputs, predict
from house import run
from series import Series

NAME, QUICK = "gtk", False
PACKAGES = weston.PACKAGES + ["libgtk-4-dev"]
CONTENT, MIDDLE, VIEWPORT = 20000, 8000, weston.HEIGHT  # px
SLOP = 8  # px, gtk-dnd-drag-threshold
INSIDE = 0.5  # px: GDK's frames come up to a millisecond off, and a second fling counts with that
EDGE = 1.05  # px: of the edge effect GTK draws whole pixels
THEME = 2  # px past the edge for a pixel of the edge effect that GTK's own theme draws


def version():
    return run("pkg-config", "--modversion", "gtk4").strip()


def gestures():
    """(words, finger, value at the start, known departure, its tolerance in px and the least that it is)."""
    drag = lambda pixels, milliseconds, y: Finger(y).drag(pixels, milliseconds, 100)
    inside, edge = ("", INSIDE, 0), ("", EDGE, 0)
    yield "drag, 0.5 px a report", drag(-20, 400, 400).lift(300), MIDDLE, (
        "content waits for a way of more than 8 px and then catches up, nothing is lost", SLOP + 0.5, SLOP - 0.5)
    for speed in (500, 1000, 3000):
        yield f"fling, {speed} px/s", drag(-speed / 4, 250, 780).lift(), MIDDLE, inside
    yield "fling, lift 10 ms later", drag(-240, 240, 500).lift(10), MIDDLE, (
        "the velocity is that of the way through the lift, 935 px/s; the model takes the last movement's end, 1000", 17, 14)
    yield "caught and flung again", drag(-250, 250, 700).lift().down(100, 700).drag(-250, 250, 100).lift(), MIDDLE, inside
    for pull, milliseconds in ((40, 400), (75, 500), (200, 400)):
        yield f"pull {pull}, held, return", drag(pull, milliseconds, 300).lift(300), 0, edge
    yield "end, pulled 75, return", drag(-75, 500, 500).lift(300), CONTENT - VIEWPORT, edge
    yield "fling over top", drag(250, 250, 300).lift(), 350, edge
    yield "fling over end", drag(-250, 250, 600).lift(), CONTENT - VIEWPORT - 350, edge


def measure(work):
    program, items = weston.build(work, "gtk4"), []
    for words, finger, start, (departure, tolerance, least) in gestures():
        rows = weston.trimmed(weston.watch(program, finger, start), finger)
        scene = Scene(VIEWPORT, CONTENT, start, rate=60)
        if not words.startswith("drag"):
            rows = weston.dragged(rows, finger, SLOP)
        times = [time for time, _, _ in rows]
        offsets = [value + THEME * effect for _, value, effect in rows]
        items.append(Series(NAME, version(), words, "gtk", times, offsets, predict("gtk", finger, scene, times),
                            tolerance, None, "", "tools/prove engines gtk", inputs("gtk", finger, scene), departure, least))
    return items
