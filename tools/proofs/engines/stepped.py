"""A page in Chromium's headless shell whose frames are drawn when told to, at times of ours, under a finger of ours.

A frame is told its time, and comes at that time of the real clock or later: a machine that is busy makes the frames late, not
the times in them. Touches have the time of their report, and are with the browser before the frame that shows them.
"""
import time

from devtools import Page, Shell

WIDTH, HEIGHT = 400, 800  # px
FRAME = 1000 / 60  # ms
SETTLING = 8  # frames until a page that was changed is drawn
DELIVERY = 0.003  # s from the browser to the page
AGAIN = 0.1  # ms after a frame at which it is drawn once more, with what it made the browser send
MARGIN = 1  # ms before a frame up to which a report is shown by it
# A finger's places are taken as they are: without this Chromium moves them to the time of a frame, and ahead.
PLAIN = "--disable-features=ResamplingScrollEvents,ResamplingInputEvents,FilteringScrollPrediction"
STEPPING = ["--enable-begin-frame-control", "--run-all-compositor-stages-before-draw"]
KINDS = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}


class Stage:
    """A stepped page in a browser of its own."""

    def __init__(self, url, *flags):
        self.shell = Shell(*STEPPING, *flags)
        self.page = Page(self.shell, WIDTH, HEIGHT, stepped=True)
        self.latest = 0  # ms by which the latest frame was late since the last play began
        self.begin, self.count = time.monotonic() * 1000 + FRAME, 0
        self.during(self.page.send("Page.navigate", url=url))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.shell.__exit__()

    @property
    def now(self):
        """The last frame's time, in ms of the monotonic clock."""
        return self.begin + self.count * FRAME

    def frame(self, picture=False):
        """Draws the next frame; its picture, or None where nothing changed.

        A touch scrolls, and a fling goes on, in the frame after the one that took it, or in the same, as two processes
        happen to meet. Drawn twice, a frame shows its own.
        """
        self.count += 1
        time.sleep(max(0, self.now / 1000 - time.monotonic()))
        self.latest = max(self.latest, time.monotonic() * 1000 - self.now)
        self.page.frame(self.now, FRAME)
        self.deliver()
        return self.page.frame(self.now + AGAIN, FRAME, picture)

    def deliver(self):
        """Waits until what was sent to the browser is with the page."""
        self.shell.call("Browser.getVersion")
        time.sleep(DELIVERY)

    def during(self, number):
        """The answer to a command that is on its way, with frames meanwhile and after it."""
        for _ in range(SETTLING):
            self.frame()
        answer = self.shell.answer(number)
        for _ in range(SETTLING):
            self.frame()
        return answer

    def value(self, expression):
        """What an expression gives in the page."""
        answer = self.during(self.page.send("Runtime.evaluate", expression=expression, returnByValue=True))
        return answer["result"].get("value")

    def play(self, finger, frames, look, x=WIDTH // 2):
        """Plays a finger, and what `look(picture)` saw in each frame from the first touch to so many frames after the lift.

        Rows of (frame's time, time of the last report it shows, seen), in ms since the first touch; the second is None
        where the frame shows no new one.
        """
        # Frames that were late before are behind.
        self.count += max(0, int((time.monotonic() * 1000 - self.now) / FRAME))
        self.latest = 0
        down = self.now + FRAME - MARGIN
        reports, after, rows = list(finger.events), frames, []
        while reports or after:
            shown = None
            while reports and down + reports[0][0] <= self.now + FRAME - MARGIN:
                shown, kind, y = reports.pop(0)
                self.page.touch(KINDS[kind], x, y, (down + shown) / 1000)
            if shown is not None:
                self.deliver()
            after -= not reports
            seen = look(self.frame(picture=True)) if look else self.frame()
            rows.append((self.now - down, shown, seen))
        return rows
