"""minibrowser: WebKitGTK's MiniBrowser in a headless Weston, driven by WebDriver; its fingers come by a touchscreen of ours."""
import json
import os
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

import touchscreen
from webdriver import Driven, free_port

PACKAGES = [*touchscreen.PACKAGES, "webkit2gtk-driver", "libwebkit2gtk-4.1-0"]
BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"
BAR = 38  # px of the window above a page
LEAD = 0.05  # s to the first touch
PATIENCE = 120  # s for an answer


def version():
    text = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", "libwebkit2gtk-4.1-0"], capture_output=True, text=True).stdout
    return text.split("-")[0] or None


class MiniBrowser(Driven):
    """A browser with a compositor, a touchscreen and a home of its own; all gone after `with`. `module` is touchscreen's."""

    NAME = "WebKitGTK"

    def __init__(self, module, width, height):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.pipe = self.driver = self.compositor = None
        self.session, self.port = "", free_port()
        try:
            self.compositor = touchscreen.Compositor(module, self.folder.name, width, height)
            self.driver = subprocess.Popen(["WebKitWebDriver", f"--port={self.port}"], env=self.compositor.environment,
                                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            touchscreen.waited(self.answers, "WebKitWebDriver")
            options = {"webkitgtk:browserOptions": {"binary": BROWSER, "args": ["--automation"]}}
            self.session = "/session/" + self.ask("/session", capabilities={"alwaysMatch": options})["sessionId"]
            self.ask("/timeouts", script=PATIENCE * 1000)
            self.pipe = os.open(self.compositor.touches, os.O_WRONLY)
        except BaseException:
            self.__exit__()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.pipe is not None:
            os.close(self.pipe)
        if self.driver:
            touchscreen.stop(self.driver)
        if self.compositor:
            self.compositor.__exit__()
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
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{self.NAME}: {path}: {json.load(error)['value']['message']}") from None

    def open(self, url):
        self.ask("/url", url=url)

    def execute(self, body, arguments):
        return self.ask("/execute/async", script=body, args=arguments)

    def perform(self, actions):
        self.ask("/actions", actions=actions)

    def write(self, selector, text):
        """Types into an element; into one that takes files, their paths by lines."""
        element, = self.ask("/element", using="css selector", value=selector).values()
        self.ask(f"/element/{element}/value", text=text)

    def touch(self, events):
        """A finger in real time: (ms, down|move|up, px, px of the page); when it began, in monotonic seconds."""
        begin = time.monotonic() + LEAD
        for moment, kind, x, y in events:
            time.sleep(max(0, begin + moment / 1000 - time.monotonic()))
            os.write(self.pipe, f"{round(begin * 1000 + moment)} {kind} {x:.3f} {BAR + y:.3f}\n".encode())
        return begin
