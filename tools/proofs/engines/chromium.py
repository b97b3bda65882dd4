"""Chromium's headless shell under synthetic touches: the stretch past an edge, flings, the slop. Frames are stepped by hand."""
import subprocess

from devtools import SHELL
from fingers import Finger, Scene, inputs, predict
from png import column
from series import Series
from stepped import FRAME, HEIGHT, PLAIN, WIDTH, Stage

NAME, QUICK = "chromium", True
PACKAGES = ["chromium-headless-shell"]
COMMAND = "tools/prove engines chromium"
HEADER = 20  # px of black above the content; its lower edge is what moves
CONTENT = 20000  # px, the header's included
MIDDLE = 8000  # px
WHERE_DOWN = 100  # px from the top of the view
SLOP = 15  # px that a finger goes before content moves, lost to it
REPORTS = 120  # a second
PIXEL = 1  # Chromium draws content at whole pixels
FLING_PIXELS = 2.5  # a fling's steps are cut to whole pixels, each by itself
LATE = FRAME  # ms that a frame may be late: a fling's first step looks at the real clock, and begins anew from two frames on
TRIES = 8  # of a gesture, until no frame is late
SCENE = ("data:text/html,<body style='margin:0;background:white'><div style='height:{}px;background:black'></div>"
         "<div style='height:{}px;background:rgb(200,100,50)'></div>"
         "<script>log=[];down=0;addEventListener('touchstart',e=>down=e.timeStamp,{{passive:true}});(function f(t){{log.push([t,document.scrollingElement.scrollTop]);requestAnimationFrame(f)}})(0)"
         "</script>").format(HEADER, CONTENT - HEADER)
STRETCHING = "--enable-features=ElasticOverscroll,FractionalScrollOffsets"
BY_CURVE = ",ExperimentalFlingAnimation"  # a feature that is on by default; off, flings are the fixed curve's


def version():
    words = subprocess.run([SHELL, "--version"], capture_output=True, text=True).stdout.split()
    return words[-1] if words else None


def edge(last):
    """A function of a picture that gives where the header ends, in px below its place; the last one's where nothing changed."""
    place = last

    def look(picture):
        nonlocal place
        if picture:
            place = next(row for row, (red, _, blue) in enumerate(column(picture, WIDTH // 2)) if red > 150 and blue < 120) - HEADER
        return place
    return look


def stretch(words, finger, frames=60):
    """A pull past the top: read from pictures, as the stretch is in nothing that a page can ask for."""
    with Stage(SCENE, STRETCHING, PLAIN) as stage:
        rows = stage.play(finger, frames, edge(0))
    return series(words, "chromium", finger, 0, moments(finger, rows), [-float(seen) for _, _, seen in rows])


def moments(finger, rows):
    """The time that each frame's content is of: the last report's while the finger moves, else the frame's own."""
    return [moved if moved is not None and moved < finger.time else frame for frame, moved, _ in rows]


def series(words, model, finger, start, times, offsets, tolerance=PIXEL, **more):
    scene = Scene(HEIGHT, CONTENT, start, SLOP)
    return Series(NAME, version(), words, model, times, offsets, predict(model, finger, scene, times), tolerance, None,
                  command=COMMAND, inputs=inputs(model, finger, scene), **more)


def fling(words, stage, model, finger, frames=100, start=MIDDLE):
    """A fling inside the content: scrollTop in every frame, but for that of the lift, where it goes by the real clock."""
    for _ in range(TRIES):
        stage.value(f"log=[];scrollTo(0,{start})")
        rows = stage.play(finger, frames, None)
        if stage.latest < LATE:
            break
    else:
        raise RuntimeError(f"chromium, {words}: frames came {stage.latest:.0f} ms late in each of {TRIES} tries")
    down, log = stage.value("[down,log]")
    seen = {round((moment - down) / FRAME): top for moment, top in log}
    rows = [row for row in rows if row[1] != finger.time]
    return series(words, model, finger, start, moments(finger, rows), [seen[round(frame / FRAME)] for frame, _, _ in rows],
                  FLING_PIXELS)


def measure(work):
    drag = lambda pixels, milliseconds: Finger(WHERE_DOWN).drag(pixels, milliseconds, REPORTS)
    items = [stretch("pull 200, held, return", drag(200, 400).lift(250)),
             stretch("pull 600, held, return", drag(600, 400).lift(250))]
    with Stage(SCENE, STRETCHING, PLAIN) as stage:
        items += [fling(f"fling, {speed} px/s", stage, "chromium", drag(speed * 0.2, 200).lift()) for speed in (300, 1000, 2800)]
    with Stage(SCENE, STRETCHING, PLAIN + BY_CURVE) as stage:
        items += [fling(f"fling, {speed} px/s", stage, "chromium-exp", drag(speed * 0.2, 200).lift()) for speed in (1000, 2800)]
    return items
