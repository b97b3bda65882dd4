"""Plays touches into a page in Chromium, without a window, and takes the log that the page kept.

    player.py PAGE.html TOUCHES.json LOG.csv

TOUCHES.json is what `overscroll export --as cdp` writes; the page keeps a log, and gives it as text by its function csv().
"""
import json
import pathlib
import sys
import time

from driver import Browser, Page

# The screen that traces are played on, in px: 70 x 140 mm at 163 to an inch, as replays have it.
SIZE = (450, 900)
# Until the page has told of the refresh and ended it, in seconds: 0.5 and 0.3 of its own, and what a busy machine takes.
SETTLE = 1.6
# A touch is sent so long after the page was asked for the time, in seconds.
LEAD = 0.1


def play(browser, page_path, commands, fault=""):
    """The log that a fresh page kept of these commands of the DevTools protocol, as text."""
    page = Page(browser, str(page_path), *SIZE, fragment=f"#{fault}" if fault else "")
    page.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)
    page.wait("document.querySelectorAll('p').length > 0")
    begin, epoch = time.monotonic() + LEAD, time.time() + LEAD
    for command in commands:
        due = begin + command["at_ms"] / 1000
        while time.monotonic() < due:
            time.sleep(max(0.0, min(0.001, due - time.monotonic())))
        params = dict(command["params"])
        params["timestamp"] += epoch
        # Without waiting: a move is answered only with the next frame.
        page.send(command["method"], **params)
    time.sleep(SETTLE)
    log = page.run("csv()")
    browser.call("Target.closeTarget", targetId=page.target)
    return log


def chromium():
    """Debian's Chromium, running."""
    return Browser("/usr/bin/chromium")


def main():
    """player.py PAGE.html TOUCHES.json LOG.csv: plays one gesture in a browser of its own."""
    page, touches, log = map(pathlib.Path, sys.argv[1:])
    browser = chromium()
    try:
        log.write_text(play(browser, page.resolve(), json.loads(touches.read_text())))
    finally:
        browser.close()


if __name__ == "__main__":
    main()
