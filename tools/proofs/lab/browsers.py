"""The page of the lab in Chromium, Firefox and WebKitGTK, driven alike: by what each takes for a finger, a mouse, a key and a chosen file."""
import base64
import contextlib
import hashlib
import json
import pathlib
import tempfile
import time

import marionette
import minibrowser
import touchscreen
from driver import PATIENCE, Browser, Page
from house import install

WIDTH, HEIGHT = 1000, 900  # px of a window of Firefox or WebKitGTK: four lists beside each other
TOUCHES = {"down": "touchStart", "move": "touchMove", "up": "touchEnd", "cancel": "touchCancel"}
# Every complaint of a page, kept from before its first script on: WebDriver has no words for the console.
WATCH = ("window.complaints = []; for (const name of ['error', 'unhandledrejection', 'securitypolicyviolation']) addEventListener(name, (event) =>"
         " complaints.push(`${name}: ${event.message ?? event.reason ?? event.blockedURI}`)); for (const name of ['error', 'warn'])"
         " console[name] = (...words) => complaints.push(words.join(' '));")


def drag(page, way, step=0.008, end="up", lift=True):
    """A finger that goes through these distances from where it came down."""
    x, y = page.run("(() => { const r = document.getElementById('stage').getBoundingClientRect(); return [r.x + r.width / 2, r.y + 120]; })()")
    events = [(0, "down", x, y), *((1000 * step * index, "move", x, y + distance) for index, distance in enumerate(way, 1))]
    if lift:
        events.append((events[-1][0], end, *events[-1][2:]))
    page.touch(events)


class ChromiumPage(Page):
    """A tab that hears touches."""

    def send(self, kind, points):
        """A touch of the browser's own, stamped now; sent without waiting."""
        super().send("Input.dispatchTouchEvent", type=kind, touchPoints=points)

    def touch(self, events):
        """A finger in real time: (ms, down|move|up|cancel, px, px of the page)."""
        begin = time.monotonic()
        for moment, kind, x, y in events:
            time.sleep(max(0, begin + moment / 1000 - time.monotonic()))
            self.send(TOUCHES[kind], [{"x": x, "y": y, "id": 1}] if kind in ("down", "move") else [])
        self.run("1")

    def bring(self, script):
        """Runs a script of somebody else's in the page."""
        self.run(f"{script}; 1")

    def hover(self, x, y):
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)

    def insert(self, selector, text):
        """A text pasted into an element."""
        self.run(f"document.querySelector({json.dumps(selector)}).focus()")
        self.call("Input.insertText", text=text)

    def open_files(self, *paths):
        """Files dropped on the page by the browser itself."""
        data = {"items": [], "files": [str(path) for path in paths], "dragOperationsMask": 1}
        for kind in ("dragEnter", "dragOver", "drop"):
            self.call("Input.dispatchDragEvent", type=kind, x=200, y=200, data=data)


class DrivenPage:
    """The page in a browser that WebDriver drives: a copy, whose policy lets one more script in, which keeps the page's complaints."""

    def __init__(self, driver, path, fragment=""):
        self.driver = driver
        digest = base64.b64encode(hashlib.sha256(WATCH.encode()).digest()).decode()
        text = pathlib.Path(path).read_text().replace("script-src '", f"script-src 'sha256-{digest}' '", 1)
        watched = pathlib.Path(path).with_name("watched.html")
        watched.write_text(text.replace("<title>", f"<script>{WATCH}</script><title>", 1))
        driver.open(watched.as_uri() + fragment)

    def complaints(self):
        """Its exceptions, what it writes to the console or its policy refuses, and requests for anything but the file itself."""
        asked = "performance.getEntriesByType('resource').map((each) => each.name).filter((name) => !/^(data|blob):/.test(name))"
        return self.run(f"[...complaints, ...{asked}.map((name) => `asks for ${{name}}`)]")

    def run(self, expression):
        """The value of an expression in the page."""
        return self.driver.value(f"return await ({expression})")

    def bring(self, script):
        """Runs a script of somebody else's in the page."""
        self.driver.value(script)

    def wait(self, expression, seconds=PATIENCE):
        limit = time.monotonic() + seconds
        while time.monotonic() < limit:
            if self.run(expression):
                return
            time.sleep(0.02)
        raise RuntimeError(f"never true: {expression}")

    def place(self, selector):
        """Where the middle of an element is, scrolled into sight first."""
        return self.run(f"""(() => {{ const e = document.querySelector({json.dumps(selector)}); e.scrollIntoView({{block: 'center'}});
            const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }})()""")

    def click(self, selector):
        self.driver.point(*self.place(selector), clicks=True)

    def hover(self, x, y):
        self.driver.point(x, y)

    def wheel(self, selector, distance):
        self.driver.turn(*self.place(selector), distance)

    def key(self, key):
        self.driver.press(key)

    def touch(self, events):
        self.driver.touch(events)

    def insert(self, selector, text):
        """A text pasted into an element."""
        self.run(f"(() => {{ document.querySelector({json.dumps(selector)}).focus(); document.execCommand('insertText', false, {json.dumps(text)}); }})()")

    def open_files(self, *paths):
        """Files chosen by the page's own button."""
        self.click("nav [data-part=see]")
        self.driver.write("#see-files", "\n".join(map(str, paths)))


@contextlib.contextmanager
def firefox():
    """How the page is opened in Firefox."""
    install(*marionette.PACKAGES)
    with marionette.Firefox(WIDTH, HEIGHT, **{"dom.w3c_touch_events.enabled": 1}) as driver:
        yield f"Firefox {marionette.version()}", lambda path, fragment="": DrivenPage(driver, path, fragment)


@contextlib.contextmanager
def webkit():
    """How the page is opened in WebKitGTK."""
    install(*minibrowser.PACKAGES)
    with tempfile.TemporaryDirectory() as folder, minibrowser.MiniBrowser(touchscreen.module(pathlib.Path(folder)), WIDTH, HEIGHT) as driver:
        yield f"WebKitGTK {minibrowser.version()}", lambda path, fragment="": DrivenPage(driver, path, fragment)


OTHERS = {"firefox": firefox, "webkit": webkit}
