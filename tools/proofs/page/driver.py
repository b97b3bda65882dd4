"""Chromium without a window, driven over the DevTools protocol through a pipe: Python's standard library only."""
import base64
import json
import os
import subprocess
import tempfile
import time

# What counts as hanging, in seconds; the machines of CI are slow.
PATIENCE = 60

KEYS = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Enter": 13, "Tab": 9, "Home": 36, "End": 35,
        "PageDown": 34, " ": 32}


class Browser:
    """A browser with a profile of its own, gone with the object."""

    def __init__(self, binary):
        self.profile = tempfile.TemporaryDirectory()
        to_browser, self.writer = os.pipe()
        self.reader, from_browser = os.pipe()
        words = [binary, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
                 "--disable-dev-shm-usage", "--disable-extensions", "--disable-background-networking", "--hide-scrollbars",
                 f"--user-data-dir={self.profile.name}", "about:blank"]
        # The browser reads from descriptor 3 and writes to 4.
        line = f'exec "$@" 3<&{to_browser} 4>&{from_browser}'
        self.process = subprocess.Popen(["/bin/bash", "-c", line, "bash", *words], pass_fds=(to_browser, from_browser),
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.number, self.rest, self.events = 0, b"", []

    def close(self):
        """Ends the browser it started, and no other."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.writer)
        os.close(self.reader)
        for _ in range(20):
            try:
                return self.profile.cleanup()
            except OSError:
                time.sleep(0.1)

    def call(self, method, session=None, **params):
        """Sends a command and returns its result; what else arrives meanwhile is kept as an event."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        os.write(self.writer, json.dumps(message).encode() + b"\0")
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)
        raise RuntimeError(f"{method}: no answer in {PATIENCE} s")

    def receive(self):
        while b"\0" not in self.rest:
            block = os.read(self.reader, 1 << 20)
            if not block:
                raise RuntimeError("the browser ended by itself")
            self.rest += block
        line, self.rest = self.rest.split(b"\0", 1)
        return json.loads(line)


class Page:
    """One page from a file, with everything it said and asked for."""

    def __init__(self, browser, path, width=1400, height=900, dark=False, fragment="", touch=False):
        self.browser = browser
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.target = target
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        self.size(width, height)
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        self.call("Page.addScriptToEvaluateOnNewDocument", source="""
            window.longTasks = []; window.alerts = 0; window.alert = () => { window.alerts += 1; };
            new PerformanceObserver((list) => list.getEntries().forEach((e) => longTasks.push(e.duration))).observe({type: 'longtask', buffered: true});""")
        if touch:
            self.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)
        self.url = "file://" + path
        browser.events.clear()
        self.call("Page.navigate", url=self.url + fragment)
        self.wait("document.readyState === 'complete' && location.protocol === 'file:'")

    def call(self, method, **params):
        return self.browser.call(method, self.session, **params)

    def size(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600)

    def run(self, expression):
        """The value of an expression in the page."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{expression}: {answer['exceptionDetails'].get('exception', {}).get('description')}")
        return answer["result"].get("value")

    def wait(self, expression, seconds=PATIENCE):
        limit = time.monotonic() + seconds
        while time.monotonic() < limit:
            if self.run(expression):
                return
            time.sleep(0.02)
        raise RuntimeError(f"never true: {expression}")

    def key(self, key, shift=False):
        """Presses and releases a key where the focus is."""
        text = key if len(key) == 1 else "\r" if key == "Enter" else ""
        code = KEYS.get(key, ord(key.upper()) if len(key) == 1 and key.isalnum() else 0)
        common = {"key": key, "windowsVirtualKeyCode": code, "modifiers": 8 if shift else 0}
        self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **common)
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def type(self, text):
        for letter in text:
            self.key(letter)

    def place(self, selector):
        """Where the middle of an element is, scrolled into sight first."""
        x, y = self.run(f"""(() => {{ const e = document.querySelector({json.dumps(selector)}); e.scrollIntoView({{block: 'center'}});
            const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }})()""")
        return x, y

    def click(self, selector):
        x, y = self.place(selector)
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def wheel(self, selector, distance):
        x, y = self.place(selector)
        self.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=distance)

    def complaints(self):
        """Errors and warnings of the console, exceptions, and requests for anything but the file itself."""
        found = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            method, params = event.get("method"), event.get("params", {})
            if method == "Log.entryAdded" and params["entry"]["level"] in ("error", "warning"):
                found.append(params["entry"]["text"])
            elif method == "Runtime.exceptionThrown":
                found.append(params["exceptionDetails"].get("exception", {}).get("description", "exception"))
            elif method == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning", "assert"):
                found.append(str(params["args"]))
            elif method == "Network.requestWillBeSent":
                url = params["request"]["url"]
                if url.split("#")[0] != self.url and not url.startswith("data:"):
                    found.append(f"asks for {url}")
        return found

    def screenshot(self, path, whole=False):
        picture = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        with open(path, "wb") as file:
            file.write(base64.b64decode(picture["data"]))

    def pdf(self):
        return base64.b64decode(self.call("Page.printToPDF", printBackground=True)["data"])

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)
