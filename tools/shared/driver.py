"""driver: a page from a file in Chromium, as a person uses it: keys, mouse, wheel, what it complains of, pictures of it."""
import base64
import json
import time

import devtools
from devtools import PATIENCE

KEYS = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Enter": 13, "Tab": 9, "Home": 36, "End": 35,
        "PageDown": 34, "Backspace": 8, "Escape": 27, " ": 32}


class Browser(devtools.Browser):
    """Chromium itself, in its mode without a window."""

    def __init__(self, binary):
        super().__init__(binary, "--headless=new", "--disable-extensions", "about:blank")


class Page(devtools.Tab):
    """One page from a file, with everything it said and asked for."""

    def __init__(self, browser, path, width=1400, height=900, dark=False, fragment="", touch=False):
        super().__init__(browser, ("Page", "Runtime", "Log", "Network"))
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

    def size(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600)

    def run(self, expression):
        """The value of an expression in the page."""
        return self.value(expression)

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
