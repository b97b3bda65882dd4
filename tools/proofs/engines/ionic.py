"""Ionic's ion-refresher, Material's and that without spinners: `--library ionic=FOLDER` is the folder of @ionic/core."""
import libraries
from libraries import Library, Rules

NAME, QUICK = "ionic", False
PACKAGES = libraries.PACKAGES
LIBRARY = Library(NAME, "ionic.html", {"dist/ionic": "dist/ionic", "css": "css"},
                  why="neither Debian nor PyPI ships Ionic: of PyPI's packages spaday-ionic 0.0.0 and pysionui 0.0.1 have no script")
HELD_BACK = ("Chromium holds moves back until a finger is 15 px from where it came down, and Ionic counts from the first that it "
             "hears, here at 21 px: of the same finger with its report at 10 px the engine fires from 155 px on", 2)
# core/src/components/refresher/refresher.tsx, `complete` and `resetNativeRefresher`: two frames, one that renders the state, a transition
# of 200 ms whose end is heard at a frame, and one that renders the rest; the page's log is a frame late. Measured 264 to 280 ms.
FRAMES = ("after the app's work Ionic waits for two frames, renders, lets a transition of 200 ms run, hears of its end at a frame "
          "and renders again: five frames at most that the engine, which says 200 ms, does not count", 6 * libraries.FRAME)
RULES = [Rules("ionic", 260, "mode=md", given_up=(120, "=inactive"),
               departures={libraries.PLAYED: HELD_BACK, libraries.FIRING: FRAMES},
               times=(("lift to call", "lift", "callback"), ("end to inactive", "end", "=inactive"))),
         Rules("ionic-4", 110, "mode=ios", given_up=(50, "=inactive"), times=(("lift to call", "lift", "callback"), ("end to inactive", "end", "=inactive")))]
WHY = LIBRARY.why


def version():
    return libraries.version_of(LIBRARY)


def measure(work):
    return libraries.measured(LIBRARY, RULES, work, version())
