"""marionette: Firefox without a window, driven over its Marionette protocol; Python's standard library only.

Scripts run in the browser's own context, so that touches go the way of a real screen's: through the widget to APZ.
"""
import json
import pathlib
import socket
import subprocess
import tempfile
import time

from webdriver import Driven, free_port

PACKAGES = ["firefox-esr"]
FIREFOX = "firefox-esr"
PATIENCE = 60  # s until a browser counts as one that does not start, or does not answer
CHUNK = 1 << 16  # bytes

# The browser's window plays reports in real time; native touches go through the widget, as those of a screen do.
TOUCH = """
  const [reports] = given;
  const utils = window.windowUtils, box = gBrowser.selectedBrowser.getBoundingClientRect();
  const [touching, lifting, cancelling, pressure, angle] = [2, 4, 8, 1, 90];
  const [left, top] = [window.mozInnerScreenX + box.x, window.mozInnerScreenY + box.y];
  const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const begin = performance.now();
  for (const [time, kind, x, y] of reports) {
    while (performance.now() < begin + time - 2) await rest(1);
    while (performance.now() < begin + time);
    const state = kind === "up" ? lifting : kind === "cancel" ? cancelling : touching;
    utils.sendNativeTouchPoint(0, state, Math.round(left + x), Math.round(top + y), pressure, angle, null);
    await rest(0);
  }
"""


def version():
    words = subprocess.run([FIREFOX, "--version"], capture_output=True, text=True).stdout.split()
    return words[-1].removesuffix("esr") if words else None


class Firefox(Driven):
    """A browser with a profile of its own; both are gone after `with`."""

    NAME = "Firefox"

    def __init__(self, width, height, **prefs):
        self.profile, port = tempfile.TemporaryDirectory(ignore_cleanup_errors=True), free_port()
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in ({"marionette.port": port} | prefs).items()]
        pathlib.Path(self.profile.name, "user.js").write_text("".join(lines))
        self.process = subprocess.Popen([FIREFOX, "--headless", "--marionette", "-remote-allow-system-access", "--no-remote",
                                         "--profile", self.profile.name], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.rest, self.number, self.socket = b"", 0, None
        try:
            self.socket = self.connected(port)
            self.receive()
            self.call("WebDriver:NewSession")
            self.call("WebDriver:SetTimeouts", script=1000 * PATIENCE)
            self.call("WebDriver:SetWindowRect", width=width, height=height)
        except BaseException:
            self.__exit__()
            raise

    def connected(self, port):
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return socket.create_connection(("127.0.0.1", port), PATIENCE)
            except OSError:
                if time.monotonic() > end or self.process.poll() is not None:
                    raise RuntimeError("Firefox does not start")
                time.sleep(0.1)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.socket:
            self.socket.close()
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.profile.cleanup()

    def more(self):
        chunk = self.socket.recv(CHUNK)
        if not chunk:
            raise RuntimeError("Firefox ended")
        self.rest += chunk

    def receive(self):
        while b":" not in self.rest:
            self.more()
        length, self.rest = self.rest.split(b":", 1)
        while len(self.rest) < int(length):
            self.more()
        line, self.rest = self.rest[:int(length)], self.rest[int(length):]
        return json.loads(line)

    def call(self, method, **params):
        self.number += 1
        line = json.dumps([0, self.number, method, params]).encode()
        self.socket.sendall(b"%d:%s" % (len(line), line))
        _, _, error, result = self.receive()
        if error:
            raise RuntimeError(f"Firefox: {error['message']}")
        return result

    def open(self, url):
        self.call("Marionette:SetContext", value="content")
        self.call("WebDriver:Navigate", url=url)

    def value(self, script, *arguments, context="content"):
        """What the body of an async function gives in the page, or in the browser's own window."""
        self.call("Marionette:SetContext", value=context)
        return super().value(script, *arguments)

    def execute(self, body, arguments):
        return self.call("WebDriver:ExecuteAsyncScript", script=body, args=arguments)["value"]

    def perform(self, actions):
        self.call("Marionette:SetContext", value="content")
        self.call("WebDriver:PerformActions", actions=actions)

    def write(self, selector, text):
        """Types into an element; into one that takes files, their paths by lines."""
        self.call("Marionette:SetContext", value="content")
        element, = self.call("WebDriver:FindElement", using="css selector", value=selector)["value"].values()
        self.call("WebDriver:ElementSendKeys", id=element, text=text)

    def touch(self, events):
        """A finger in real time: (ms, down|move|up|cancel, px, px of the page)."""
        self.value(TOUCH, events, context="chrome")
