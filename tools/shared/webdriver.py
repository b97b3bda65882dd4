"""webdriver: what a browser that speaks WebDriver does for a page, however the words reach it; Python's standard library only."""
import socket

KEYS = {"Enter": "\ue007", "Tab": "\ue004", "Escape": "\ue00c", "End": "\ue010", "Home": "\ue011",
        "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015"}


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class Driven:
    """What both have: `execute`, `perform` and `element` say how; NAME is told where something is wrong."""

    NAME = "the browser"

    def value(self, script, *arguments):
        """What the body of an async function gives in the page."""
        body = ("const done = arguments[arguments.length - 1]; (async (...given) => {" + script + "})(...arguments)"
                ".then((value) => done({ value }), (error) => done({ error: String(error) }));")
        answer = self.execute(body, list(arguments))
        if "error" in answer:
            raise RuntimeError(f"{self.NAME}: {answer['error']}")
        return answer.get("value")

    def press(self, key):
        """Presses and releases a key where the focus is."""
        key = KEYS.get(key, key)
        self.perform([{"type": "key", "id": "keys", "actions": [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]}])

    def point(self, x, y, clicks=False):
        """The mouse goes there, px of the page, and clicks."""
        buttons = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")] if clicks else []
        move = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        self.perform([{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [move, *buttons]}])

    def turn(self, x, y, pixels):
        """The wheel turns there, so many px downwards."""
        turn = {"type": "scroll", "x": round(x), "y": round(y), "deltaX": 0, "deltaY": pixels, "duration": 0, "origin": "viewport"}
        self.perform([{"type": "wheel", "id": "wheel", "actions": [turn]}])
