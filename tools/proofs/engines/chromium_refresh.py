"""Chromium's own refresh of a page that is pulled down, switched on by --pull-to-refresh; in the whole browser, as the headless shell has none."""
import subprocess
import time

import devtools
from devtools import Page, Shell
from fingers import Finger, Scene, fires
from series import Fires

NAME, QUICK = "chromium-refresh", False
PACKAGES = ["chromium"]
COMMAND = "tools/prove engines chromium-refresh"
BROWSER = "chromium"
SYSTEM = "chromium-overscroll"
FLAGS = ["--headless=new", "--pull-to-refresh=1", "--screen-info={1200x900}", "--window-size=500,900"]
PAGE = "data:text/html,<body style='height:3000px'>"
VIEWPORT, CONTENT = 813, 3000  # px
WHERE_DOWN = 20  # px from the top of the page
SLOP = 8  # px, of chromium-overscroll's list (NativeLists.md)
SPEED = 1000  # px/s of a pull
HELD = 0.3  # s at its end, so that the lift is no fling
RELOADED = 1.5  # s after the lift in which a page is loaded anew
PULLS = (100, 130, 140, 200, 300, 310, 320, 400)  # px
DEPARTURE = "on Linux a pull of a quarter of the screen's longer side fires, after a slop of 15 px; chromium-overscroll is Android's"
APART = 4  # the pulls that fire on Android alone


class Tab(Page):
    """A tab of the whole browser, which takes no size."""

    def __init__(self, shell):
        self.shell = shell
        target = shell.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = shell.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Runtime.enable")


def version():
    words = subprocess.run([BROWSER, "--version"], capture_output=True, text=True).stdout.split()
    return words[1] if len(words) > 1 else None


def reloads(tab, pull):
    """Whether a pull of so many px loads the page anew."""
    before = tab.value("performance.timeOrigin")
    tab.drag(SPEED, pull / SPEED, y=WHERE_DOWN, hold=HELD)
    time.sleep(RELOADED)
    return tab.value("performance.timeOrigin") != before


def measure(work):
    shell, devtools.SHELL = devtools.SHELL, BROWSER
    try:
        browser = Shell(*FLAGS)
    finally:
        devtools.SHELL = shell
    with browser:
        tab = Tab(browser)
        tab.call("Page.navigate", url=PAGE)
        time.sleep(RELOADED)
        seen = [reloads(tab, pull) for pull in PULLS]
    scene = Scene(VIEWPORT, CONTENT, 0, SLOP)
    finger = lambda pull: Finger(WHERE_DOWN).drag(pull, pull / SPEED * 1000).lift(HELD * 1000)
    cases = [(pull, fired, fires(SYSTEM, finger(pull), scene)) for pull, fired in zip(PULLS, seen)]
    return [Fires("chromium", version(), "pull and hold, page's refresh", SYSTEM, cases, command=COMMAND, departure=DEPARTURE,
                  apart=APART)]
