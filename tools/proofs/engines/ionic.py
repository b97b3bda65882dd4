"""Ionic's ion-refresher, Material's and that without spinners: `--library ionic=FOLDER` is the folder of @ionic/core."""
import libraries
from libraries import Library, Rules

NAME, QUICK = "ionic", False
PACKAGES = libraries.PACKAGES
LIBRARY = Library(NAME, "ionic.html", {"dist/ionic": "dist/ionic", "css": "css"},
                  why="neither Debian nor PyPI ships Ionic: of PyPI's packages spaday-ionic 0.0.0 and pysionui 0.0.1 have no script")
HELD_BACK = ("Chromium holds moves back until a finger is 15 px from where it came down, and Ionic counts from the first that it "
             "hears: of a touchscreen's trace the engine says 149 px", 1)
# core/src/components/refresher/refresher.tsx, `complete` and `resetNativeRefresher`: two frames, then a frame that renders the state,
# a transition of 200 ms, and a frame that says it is over. Measured 264 to 270 ms; one frame more than that is a departure.
FRAMES = ("after the app's work Ionic waits for two frames, draws a third, lets a transition of 200 ms run, and hears of its end a "
          "frame later: four frames that the engine, which says 200 ms, does not count", 5 * libraries.FRAME)
RULES = [Rules("ionic", 260, "mode=md", given_up=(120, "=inactive"),
               departures={libraries.PLAYED: HELD_BACK, libraries.FIRING: FRAMES},
               times=(("lift to call", "lift", "callback"), ("end to inactive", "end", "=inactive"))),
         Rules("ionic-4", 110, "mode=ios", given_up=(50, "=inactive"), times=(("lift to call", "lift", "callback"), ("end to inactive", "end", "=inactive")))]
WHY = LIBRARY.why


def version():
    return libraries.version_of(LIBRARY)


def measure(work):
    return libraries.measured(LIBRARY, RULES, work, version())
