"""Chromium's headless shell under synthetic touches: the stretch past an edge, flings, the slop. Frames are stepped by hand."""
import subprocess

from devtools import SHELL
from fingers import Finger, Scene, inputs, predict
from png import column
from series import DEPARTS, Series
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
CLOCKS = 1  # ms between the clock of touches, that of the epoch, and the one of frames, as Chromium sees them
LATE = FRAME  # ms that a frame may be late: a fling's first step looks at the real clock, and begins anew from two frames on
FIRST = 2 * FRAME  # ms from a lift on, in which a fling's first step is seen
RESTED = 200  # ms until a finger's velocity is none
TRIES = 4  # of a gesture, until no frame is late
SCENE = ("data:text/html,<body style='margin:0;background:white'><div style='height:{}px;background:black'></div>"
         "<div style='height:{}px;background:rgb(200,100,50)'></div>"
         "<script>log=[];down=0;addEventListener('touchstart',e=>down=down||e.timeStamp,{{passive:true}});(function f(t){{log.push([t,document.scrollingElement.scrollTop]);requestAnimationFrame(f)}})(0)"
         "</script>").format(HEADER, CONTENT - HEADER)
STRETCHING = "--enable-features=ElasticOverscroll,FractionalScrollOffsets"
BY_CURVE = ",ExperimentalFlingAnimation"  # a feature that is on by default; off, flings are the fixed curve's


def version():
    words = subprocess.run([SHELL, "--version"], capture_output=True, text=True).stdout.split()
    return words[-1] if words else None


def edge():
    """A function of a picture that gives where the header ends, in px below its place; the last one's where nothing changed."""
    place = 0

    def look(picture):
        nonlocal place
        if picture:
            place = next(row for row, (red, _, blue) in enumerate(column(picture, WIDTH // 2)) if red > 150 and blue < 120) - HEADER
        return place
    return look


def stretch(words, finger, frames=60):
    """A pull past the top: read from pictures, as the stretch is in nothing that a page can ask for."""
    with Stage(SCENE, STRETCHING, PLAIN) as stage:
        rows = stage.play(finger, frames, edge())
    return series(words, "chromium", finger, 0, moments(finger, rows), [-float(seen) for _, _, seen in rows])


def moments(finger, rows):
    """The time that each frame's content is of: the last report's while the finger moves, else the frame's own."""
    return [moved if moved is not None and moved < finger.time else frame for frame, moved, _ in rows]


def series(words, model, finger, start, times, offsets, tolerance=PIXEL, **more):
    scene = Scene(HEIGHT, CONTENT, start, SLOP)
    return Series(NAME, version(), words, model, times, offsets, predict(model, finger, scene, times), tolerance, None,
                  command=COMMAND, inputs=inputs(model, finger, scene), repeats=False, **more)


def fling(words, stage, model, finger, frames=100, start=MIDDLE, **more):
    """A fling inside the content: scrollTop in every frame, but for its first step."""
    for _ in range(TRIES):
        stage.value(f"log=[];down=0;scrollTo(0,{start})")
        rows = stage.play(finger, frames, None)
        down, log = stage.value("[down,log]")
        seen = {round((moment - down) / FRAME): top for moment, top in log}
        rows = [row for row in rows if round(row[0] / FRAME) in seen and not first_step(finger, row[0])]
        item = series(words, model, finger, start, moments(finger, rows), [seen[round(frame / FRAME)] for frame, _, _ in rows],
                      **({"tolerance": FLING_PIXELS} | more))
        # Where the machine did other things, a fling's step came to the page a frame later: a run without that is looked for.
        if stage.latest < LATE and item.verdict != DEPARTS:
            break
    return item


def first_step(finger, time):
    """Whether a frame may show a fling's first step, which goes by the real clock: that of the lift, and the next one of a late machine."""
    return any(touch[-1][0] <= time < touch[-1][0] + FIRST for touch in finger.touches)


def wheel(words, stage, delta, count):
    """Wheel events of so many px, one before each frame: a finger without a slop to the model, at rest before it lifts."""
    stage.value(f"log=[];scrollTo(0,{MIDDLE})")
    finger = Finger(0)
    for number in range(count):
        stage.unanswered.append(stage.page.send("Input.dispatchMouseEvent", type="mouseWheel", x=WIDTH // 2, y=HEIGHT // 2, deltaX=0, deltaY=-delta))
        stage.deliver()
        stage.frame()
        finger.move(FRAME, delta)
    finger.lift(RESTED)
    log = [top for _, top in stage.value("log")]
    # Each frame is drawn at least twice: content stands at the last of the values that are between two wheel events.
    places = sorted(set(log), reverse=True)
    times = [index * FRAME for index in range(len(places))]
    scene = Scene(HEIGHT, CONTENT, MIDDLE)
    return Series(NAME, version(), words, "chromium", times, places, predict("chromium", finger, scene, times), PIXEL, None, command=COMMAND,
                  inputs=inputs("chromium", finger, scene), repeats=False)


def measure(work):
    drag = lambda pixels, milliseconds, y=WHERE_DOWN: Finger(y).drag(pixels, milliseconds, REPORTS)
    near = lambda speed: FLING_PIXELS + CLOCKS * speed / 1000
    items = [stretch("pull 200, held, return", drag(200, 400).lift(250)),
             stretch("pull 600, held, return", drag(600, 400).lift(250))]
    with Stage(SCENE, STRETCHING, PLAIN) as stage:
        play = lambda words, finger, **more: fling(words, stage, "chromium", finger, **more)
        items += [wheel("wheel, 13.5 px a frame", stage, 13.5, 20)]
        items += [play("drag, 0.5 px a report", drag(40, 667).lift(300))]
        items += [play(f"fling, {speed} px/s", drag(speed * 0.2, 200).lift(), tolerance=near(speed)) for speed in (300, 1000, 2800)]
        items += [play("fling, 25 ms before lift", drag(200, 200).lift(25)),
                  play("fling, 120 ms at rest", drag(200, 200).lift(120)),
                  play("two flings, 1000 px/s", drag(200, 200).lift().down(150, WHERE_DOWN).drag(200, 200, REPORTS).lift(),
                       departure="a fling that follows another has its starting velocity added", least_px=500, tolerance=600)]
    with Stage(SCENE, STRETCHING, PLAIN + BY_CURVE) as stage:
        items += [fling(f"fling, {speed} px/s", stage, "chromium-exp", drag(speed * 0.2, 200).lift(), tolerance=near(speed))
                  for speed in (1000, 2800)]
    return items
