"""WebKitGTK's MiniBrowser in a headless Weston whose touchscreen is ours (shared/touchscreen.py): the fall of its kinetic scrolling.

The page says by requestAnimationFrame where it is; WebDriver only asks for that, as its own touches scroll no page here. All
is in real time, and WebKit counts a touch from when it comes: how fast a fling starts is not the same twice. How it falls is,
so that a measured fall is laid on the model's by its end and by a shift in time, and means over a tenth of a second are compared.
"""
import time

import touchscreen
from fingers import Finger, Scene, predict
from minibrowser import BAR, PACKAGES, MiniBrowser, version
from series import DEPARTS, Series, at

NAME, QUICK = "webkitgtk", False
MODEL = "gtk-3"
WIDTH, HEIGHT, CONTENT, MIDDLE = 500, 900, 20000, 8000  # px
WHERE_DOWN = 400  # px from the top of the output
REST = 0.3  # s after a page was scrolled
WATCHED = 3  # s from the lift
REPORTS = 125  # a second
DELAY = 60  # ms after the lift from which on a fall is looked at
SHIFTS = 200  # ms by which a fall may be shifted either way
BIN = 100  # ms
TICKS = 60  # a second, of the display
NEAR = 6  # px between two means
TRIES = 4  # of a fling, as frames and touches are in real time
SCENE = ("data:text/html,<body style='margin:0'><div style='height:{}px;background:linear-gradient(red,blue)'></div>"
         "<script>log=[];(function f(t){{log.push([t+performance.timeOrigin,scrollY]);requestAnimationFrame(f)}})(0)</script>").format(CONTENT)


def played(browser, finger):
    """(ms since the first touch, scrollY) of the page's frames."""
    browser.value(f"scrollTo(0,{MIDDLE})")
    time.sleep(REST)
    browser.value("log=[]")
    epoch = time.time() - time.monotonic()
    begin = browser.touch([(moment, kind, WIDTH // 2, y - BAR) for moment, kind, y in finger.events])
    time.sleep(WATCHED)
    return [(moment - (begin + epoch) * 1000, top) for moment, top in browser.value("return log")]


def fall(words, browser, speed):
    """A fling from its lift on, laid on the model's."""
    finger = Finger(WHERE_DOWN).drag(speed * 0.2, 200, REPORTS).lift(1000 / REPORTS)
    scene = Scene(HEIGHT - BAR, CONTENT, MIDDLE, rate=TICKS)
    dense = list(range(round(finger.time), round(finger.time + WATCHED * 1000)))
    curve = predict(MODEL, finger, scene, dense)
    for _ in range(TRIES):
        rows = [row for row in played(browser, finger) if finger.time + DELAY < row[0] < dense[-1] - SHIFTS]
        end = rows[-1][1]
        shifted = lambda ms: [at(dense, curve, time - ms) - curve[-1] + end for time, _ in rows]
        best = min(range(-SHIFTS, SHIFTS), key=lambda ms: sum((y - p) ** 2 for (_, y), p in zip(rows, shifted(ms))))
        item = Series(NAME, version(), words, MODEL, *binned(rows, shifted(best)), NEAR, None, command="tools/prove engines webkitgtk",
                      note=f"laid on the model's by its end and by {best} ms", repeats=False)
        if item.verdict != DEPARTS:
            break
    return item


def binned(rows, predicted):
    """Means over tenths of a second: of the times, of what was measured and of what was predicted."""
    bins = {}
    for (moment, y), other in zip(rows, predicted):
        bins.setdefault(moment // BIN, []).append((moment, y, other))
    return [list(column) for column in zip(*([sum(part) / len(each) for part in zip(*each)] for each in bins.values()))]


def measure(work):
    with MiniBrowser(touchscreen.module(work), WIDTH, HEIGHT) as browser:
        browser.open(SCENE)
        return [fall(f"fall of a fling, {speed} px/s", browser, speed) for speed in (500, 1000, 2000)]
