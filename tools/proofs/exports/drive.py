"""drive.py chromium|firefox PAGE FILE…: plays each FILE on PAGE: *.bidi.json command by command over WebDriver BiDi, *.actions.json in
one call of W3C WebDriver (chromedriver; Firefox by Marionette, whose actions are geckodriver's). Prints what the page logged, a
JSON line a file."""
import asyncio
import contextlib
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import urllib.request

import websockets

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "shared"))
import marionette
from webdriver import free_port

WIDTH, HEIGHT = 500, 1100  # px of the window
PATIENCE = 60  # s for an answer
FLAGS = ["--headless=new", "--no-sandbox", "--touch-events=enabled", f"--window-size={WIDTH},{HEIGHT}"]
# Desktop Firefox hears touches only if told to; its clock has steps of 1 ms otherwise.
PREFS = {"dom.w3c_touch_events.enabled": 1, "privacy.reduceTimerPrecision": False}


class BiDi:
    """WebDriver BiDi over a socket."""

    def __init__(self, socket):
        self.socket, self.number = socket, 0

    async def call(self, method, **params):
        self.number += 1
        await self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            answer = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            if answer.get("id") == self.number:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['message']}")
                return answer["result"]


# A browser's first touch takes tens of milliseconds longer than any other.
TAP = [{"type": "pointer", "id": "first", "parameters": {"pointerType": "touch"},
        "actions": [{"type": "pointerMove", "x": 9, "y": 9}, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]}]


# The player of SendGesturesOut.md.
async def play(bidi, context, commands):
    start = time.monotonic()
    for command, after in zip(commands, commands[1:] + [None]):
        params = dict(command["params"], context=context)
        wait = start + command["at_ms"] / 1000 - time.monotonic()
        moves = all(action["type"] == "pointerMove" for source in params["actions"] for action in source["actions"])
        if moves and after and time.monotonic() > start + after["at_ms"] / 1000:
            continue  # late already: the next one is due
        await asyncio.sleep(max(0, wait))
        await bidi.call(command["method"], **params)


async def play_all(socket, page, paths):
    bidi = BiDi(socket)
    context = (await bidi.call("browsingContext.getTree"))["contexts"][0]["context"]
    await bidi.call("browsingContext.navigate", context=context, url=page, wait="complete")
    await bidi.call("input.performActions", context=context, actions=TAP)
    await bidi.call("script.evaluate", expression="take()", target={"context": context}, awaitPromise=False)
    for path in paths:
        await play(bidi, context, json.loads(pathlib.Path(path).read_text()))
        answer = await bidi.call("script.evaluate", expression="JSON.stringify(take())", target={"context": context}, awaitPromise=False)
        print(json.dumps({"file": path, "log": json.loads(answer["result"]["value"])}), flush=True)


@contextlib.contextmanager
def ended(process):
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


class ChromeDriver:
    """A session of chromedriver."""

    def __init__(self, port):
        self.port, self.session, end = port, "", time.monotonic() + PATIENCE
        while True:
            try:
                self.ask("/status", method="GET")
                break
            except OSError:
                if time.monotonic() > end:
                    raise RuntimeError("chromedriver does not start") from None
                time.sleep(0.1)
        options = {"browserName": "chrome", "webSocketUrl": True, "goog:chromeOptions": {"args": FLAGS, "binary": "/usr/bin/chromium"}}
        self.answer = self.ask("/session", capabilities={"alwaysMatch": options})
        self.session = f"/session/{self.answer['sessionId']}"

    def ask(self, path, method="POST", **words):
        body = json.dumps(words).encode() if method == "POST" else None
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{self.session}{path}", body, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)["value"]


async def chromium(page, commands, bodies):
    port = free_port()
    with ended(subprocess.Popen(["chromedriver", f"--port={port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)):
        driver = ChromeDriver(port)
        async with websockets.connect(driver.answer["capabilities"]["webSocketUrl"], max_size=None, proxy=None) as socket:
            await play_all(socket, page, commands)
        driver.ask("/url", url=page)
        for path in bodies:
            driver.ask("/actions", **json.loads(pathlib.Path(path).read_text()))
            print(json.dumps({"file": path, "log": driver.ask("/execute/sync", script="return take()", args=[])}), flush=True)
        driver.ask("", method="DELETE")


async def firefox(page, commands, bodies):
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFS.items()]
        pathlib.Path(profile, "user.js").write_text("".join(lines))
        words = [marionette.FIREFOX, "--headless", "--no-remote", "--profile", profile, f"--remote-debugging-port={free_port()}",
                 f"--width={WIDTH}", f"--height={HEIGHT}"]
        with ended(subprocess.Popen(words, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)) as process:
            address = next(found.group(0) for line in process.stderr if (found := re.search(r"ws://\S+", line)))
            async with websockets.connect(f"{address}/session", max_size=None, proxy=None) as socket:
                await BiDi(socket).call("session.new", capabilities={})
                await play_all(socket, page, commands)
    with marionette.Firefox(WIDTH, HEIGHT, **PREFS) as browser:
        browser.open(page)
        for path in bodies:
            browser.perform(json.loads(pathlib.Path(path).read_text())["actions"])
            print(json.dumps({"file": path, "log": browser.value("return window.take()")}), flush=True)


name, page, *files = sys.argv[1:]
asyncio.run({"chromium": chromium, "firefox": firefox}[name](
    page, [path for path in files if path.endswith(".bidi.json")], [path for path in files if path.endswith(".actions.json")]))
