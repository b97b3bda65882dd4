"""Firefox under native touches: its APZ scrolls, and its compositor logs where content was at each of its samples."""
from fingers import Finger, Scene, inputs, predict
from marionette import PACKAGES, Firefox, version
from series import Series

NAME, QUICK = "firefox", False
COMMAND = "tools/prove engines firefox"
WIDTH, HEIGHT, CONTENT, MIDDLE = 500, 800, 20000, 8000  # px
BARS = 86  # px of the window above a page
WHERE_DOWN = 100  # px from the top of the page
TICK = 16  # ms from sample to sample of the compositor, whose clock is moved by hand in whole ms
REPORT = 8  # ms
SLOP = 10  # px that a finger goes before content moves, lost to it
PIXELS = 2.5  # the first step is 0.65 ms longer than the others
PREFS = {
    "dom.w3c_touch_events.enabled": 1,
    "apz.test.logging_enabled": True,  # the compositor keeps each of its samples
    "dom.events.coalesce.touchmove": False,  # the page hears every report, and tells its time
    "privacy.reduceTimerPrecision": False,
}
SCENE = ("data:text/html,<body style='margin:0'><div style='height:{}px;background:linear-gradient(red,blue)'></div><script>heard=[];"
         "for(const type of ['touchstart','touchmove','touchend'])addEventListener(type,e=>heard.push([e.timeStamp,"
         "e.changedTouches[0].clientY]),{{passive:true}})</script>").format(CONTENT)
# A script in the page's process moves the compositor's clock.
CLOCK = """
  const manager = gBrowser.selectedBrowser.messageManager;
  const asked = (text) => new Promise((resolve) => {
    const name = `overscroll-${Math.random()}`;
    manager.addMessageListener(name, function heard(message) { manager.removeMessageListener(name, heard); resolve(message.data); });
    manager.loadFrameScript("data:," + encodeURIComponent(`sendAsyncMessage("${name}", (() => {${text}})())`), false);
  });
"""
HOLD = CLOCK + "await asked(`content.windowUtils.advanceTimeAndRefresh(0)`);"
TICKS = CLOCK + """
  const [ticks, tick] = given;
  const samples = "content.windowUtils.getCompositorAPZTestData().sampledResults";
  await new Promise((resolve) => setTimeout(resolve, 100));
  const offsets = [];
  for (let count = 0; count <= ticks; count++) {
    if (count) await asked(`content.windowUtils.advanceTimeAndRefresh(${tick})`);
    offsets.push(await asked(`const all = ${samples}; return all.at(-1).scrollOffsetY`));
  }
  await asked("content.windowUtils.restoreNormalRefresh()");
  return offsets;
"""


def fling(firefox, words, model, finger, ticks=110):
    """A fling inside the content, tick by tick from the lift on."""
    firefox.open(SCENE)
    firefox.value(f"scrollTo(0, {MIDDLE}); await new Promise((done) => setTimeout(done, 300))")
    firefox.value(HOLD, context="chrome")
    firefox.touch([(time, kind, WIDTH / 2, y) for time, kind, y in finger.events])
    offsets = firefox.value(TICKS, ticks, TICK, context="chrome")
    heard = firefox.value("return heard")
    # The finger as the page heard it, which real time made a little uneven; down so early that it lifts at a tick of the model's.
    lift = heard[-1][0]
    early = -(lift - heard[0][0]) % TICK
    played = Finger(heard[0][1])
    first = heard[0][0] - early
    for time, y in heard[1:-1]:
        played.move(time - first - played.time, y - played.y)
    played.lift(lift - first - played.time)
    # A sample is kept before the step that is made at it; the first may be of before the drag.
    times, offsets = [played.time + TICK * count for count in range(1, ticks)], offsets[2:]
    scene = Scene(HEIGHT, CONTENT, MIDDLE, SLOP, rate=1000 / TICK)
    return Series(NAME, version(), words, model, times, offsets, predict(model, played, scene, times), PIXELS, None,
                  command=COMMAND, inputs=inputs(model, played, scene), repeats=False)


def measure(work):
    drag = lambda speed: Finger(WHERE_DOWN).drag(speed * 0.2, 200, 1000 / REPORT)
    with Firefox(WIDTH, HEIGHT + BARS, **PREFS) as firefox:
        return [fling(firefox, f"fling, {speed} px/s", "gecko-desktop", drag(speed).lift(REPORT)) for speed in (400, 1000, 2000, 3000)]
