"""WebKitGTK's MiniBrowser in a headless Weston whose touchscreen is ours (drivers/touches.c): the fall of its kinetic scrolling.

The page says by requestAnimationFrame where it is; WebDriver only asks for that, as its own touches scroll no page here. All
is in real time, and WebKit counts a touch from when it comes: how fast a fling starts is not the same twice. How it falls is,
so that a measured fall is laid on the model's by its end and by a shift in time, and means over a tenth of a second are compared.
"""
import json
import os
import pathlib
import subprocess
import tempfile
import time
import urllib.request

import weston
from fingers import Finger, Scene, predict
from marionette import free_port
from series import DEPARTS, Series, at

NAME, QUICK = "webkitgtk", False
PACKAGES = [*weston.PACKAGES, "webkit2gtk-driver", "libwebkit2gtk-4.1-0"]
BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"
MODEL = "gtk-3"
WIDTH, HEIGHT, CONTENT, MIDDLE = 500, 900, 20000, 8000  # px
BAR = 38  # px of the window above a page
WHERE_DOWN = 400  # px from the top of the output
PATIENCE = 30  # s for an answer
STARTS = 10  # s for what is started
REST = 0.3  # s after a page was scrolled
LEAD = 0.05  # s to the first touch
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


def version():
    words = subprocess.run([BROWSER, "--version"], capture_output=True, text=True,
                           env=dict(os.environ, GDK_BACKEND="wayland")).stdout.split()
    return words[-1] if words else package_version()


def package_version():
    text = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", "libwebkit2gtk-4.1-0"], capture_output=True, text=True).stdout
    return text.split("-")[0] or None


def waited(ready, what):
    end = time.monotonic() + STARTS
    while not ready():
        if time.monotonic() > end:
            raise RuntimeError(f"webkitgtk: {what} does not start")
        time.sleep(0.05)


class Browser:
    """MiniBrowser with a compositor, a touchscreen and a home of its own; all gone after `with`."""

    def __init__(self, module):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        folder, self.pipe, self.processes = pathlib.Path(self.folder.name), None, []
        os.mkfifo(folder / "touches")
        environment = dict(os.environ, XDG_RUNTIME_DIR=str(folder), HOME=str(folder), TOUCHES=str(folder / "touches"),
                           GDK_BACKEND="wayland", GSETTINGS_BACKEND="memory", WAYLAND_DISPLAY="engines")
        for name in ("DISPLAY", "DBUS_SESSION_BUS_ADDRESS"):
            environment.pop(name, None)
        self.port = free_port()
        try:
            self.start(environment | {"WAYLAND_DISPLAY": ""}, "weston", "--backend=headless-backend.so", "--shell=kiosk-shell.so",
                       f"--width={WIDTH}", f"--height={HEIGHT}", "--no-config", "--idle-time=0", "--socket=engines", f"--modules={module}")
            waited((folder / "engines").exists, "weston")
            self.start(environment, "WebKitWebDriver", f"--port={self.port}")
            waited(self.answers, "WebKitWebDriver")
            options = {"webkitgtk:browserOptions": {"binary": BROWSER, "args": ["--automation"]}}
            self.session = ""
            self.session = "/session/" + self.ask("/session", capabilities={"alwaysMatch": options})["sessionId"]
            self.pipe = os.open(folder / "touches", os.O_WRONLY)
            self.ask("/url", url=SCENE)
        except BaseException:
            self.__exit__()
            raise

    def start(self, environment, *words):
        self.processes.append(subprocess.Popen(words, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.pipe is not None:
            os.close(self.pipe)
        for process in reversed(self.processes):
            process.terminate()
            try:
                process.wait(STARTS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self.folder.cleanup()

    def answers(self):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{self.port}/status", timeout=1).close()
            return True
        except OSError:
            return False

    def ask(self, path, **words):
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{self.session}{path}", json.dumps(words).encode(),
                                         {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)["value"]

    def value(self, script):
        return self.ask("/execute/sync", script=script, args=[])

    def play(self, finger):
        """(ms since the first touch, scrollY) of the page's frames."""
        self.value(f"scrollTo(0,{MIDDLE})")
        time.sleep(REST)
        self.value("log=[]")
        begin, epoch = time.monotonic() + LEAD, time.time() - time.monotonic()
        for moment, kind, y in finger.events:
            time.sleep(max(0, begin + moment / 1000 - time.monotonic()))
            os.write(self.pipe, f"{round(begin * 1000 + moment)} {kind} {WIDTH // 2} {y:.3f}\n".encode())
        time.sleep(WATCHED)
        return [(moment - (begin + epoch) * 1000, top) for moment, top in self.value("return log")]


def fall(words, browser, speed):
    """A fling from its lift on, laid on the model's."""
    finger = Finger(WHERE_DOWN).drag(speed * 0.2, 200, REPORTS).lift(1000 / REPORTS)
    scene = Scene(HEIGHT - BAR, CONTENT, MIDDLE, rate=TICKS)
    dense = list(range(round(finger.time), round(finger.time + WATCHED * 1000)))
    curve = predict(MODEL, finger, scene, dense)
    for _ in range(TRIES):
        rows = [row for row in browser.play(finger) if finger.time + DELAY < row[0] < dense[-1] - SHIFTS]
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
    module = weston.compile_driver("touches.c", work / "touches.so", "weston libweston-10", "-shared", "-fPIC")
    with Browser(module) as browser:
        return [fall(f"fall of a fling, {speed} px/s", browser, speed) for speed in (500, 1000, 2000)]
