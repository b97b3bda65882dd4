"""AdwCarousel of libadwaita in a headless Weston, as GTK's scrolled window is driven (gtk.py)."""
import weston
from fingers import Finger, Scene, inputs, predict
from house import run
from series import Series

NAME, QUICK = "adwaita", False
PACKAGES = weston.PACKAGES + ["libadwaita-1-dev"]
PAGES, PAGE = 10, weston.HEIGHT  # of the carousel, px
SWIPE = 16  # px, DRAG_THRESHOLD_DISTANCE
DRAG, SWIPED = 0.05, 4  # px: a spring's time is whole milliseconds, in which content goes 4 px at most
WHOLE = 1  # ms, the same
PAGED = "the carousel goes on to a page; the model, which has none, stops where the projection is"
NO_OVERSHOOT = "this version has no overshoot: it came with 1.4 (f5cefbff of 2023-05-27)"


def version():
    return run("pkg-config", "--modversion", "libadwaita-1").strip()


def swallowed(finger):
    """What a swipe loses, in px: the first report only prepares it; one that is 16 px from the start begins it, and what came
    before is lost."""
    start, travels = finger.touches[0][0][1], [0] + [abs(y - finger.touches[0][0][1]) for _, y in finger.touches[0][1:]]
    left = next((index for index, travel in enumerate(travels) if index > 1 and travel >= SWIPE), None)
    return 0 if left is None else travels[left - 1]


def gestures():
    """(words, finger, page at the start, known departure, its tolerance in px and the least that it is).

    Swipes are towards the last page: the model, which has no pages, stops at that edge as the carousel does at a page."""
    drag = lambda pixels, milliseconds, y: Finger(y).drag(pixels, milliseconds, 100)
    drawn, swiped, last = ("", DRAG, 0), ("", SWIPED, 0), PAGES - 2
    yield "drag, 1 px a report", drag(-40, 400, 400).lift(300), 3, drawn
    yield "drag, 30 px a report", drag(-600, 200, 780).lift(300), 3, drawn
    yield "dragged 500, on", drag(-500, 500, 700).lift(300), last, (PAGED, 320, 300)
    yield "swipe, 1000 px/s", drag(-250, 250, 600).lift(), last, (PAGED, 170, 100)
    yield "swipe, 2000 px/s", drag(-500, 250, 780).lift(), last, swiped
    yield "swipe, 3000 px/s", drag(-600, 200, 780).lift(), last, swiped
    yield "pull 200, held, return", drag(200, 400, 300).lift(300), 0, (NO_OVERSHOOT, 10, 9)
    yield "end, pulled 200, return", drag(-200, 400, 600).lift(300), PAGES - 1, (NO_OVERSHOOT, 10, 9)


def measure(work):
    program, items = weston.build(work, "libadwaita-1", "-DCAROUSEL"), []
    for words, finger, start, (departure, tolerance, least) in gestures():
        rows = weston.trimmed(weston.watch(program, finger, start), finger)
        scene = Scene(PAGE, PAGES * PAGE, start * PAGE, swallowed(finger))
        # What a drag is followed by is a swipe's.
        rows = [row for row in weston.dragged(rows, finger, scene.slop) if row[0] < finger.time or not words.startswith("drag,")]
        times, offsets = [row[0] for row in rows], [row[1] for row in rows]
        items.append(Series(NAME, version(), words, "adwaita", times, offsets, predict("adwaita", finger, scene, times),
                            tolerance, None if departure else WHOLE, "", "tools/prove engines adwaita", inputs("adwaita", finger, scene), departure, least))
    return items
