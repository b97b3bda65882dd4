"""BetterScroll with its pull-down plug-in: `--library better-scroll=FILE` is a bundle of both that sets window.BScroll."""
import libraries
from libraries import Library, Rules

NAME, QUICK = "better-scroll", False
PACKAGES = libraries.PACKAGES
LIBRARY = Library(NAME, "better-scroll.html", {"better-scroll.js": "better-scroll.js"},
                  why="neither Debian nor PyPI ships BetterScroll")
# A page's way back begins at a frame after the lift, the engine's at the lift: up to a frame's way at its greatest speed, which was
# measured just after the lift of a pull of 400 px.
FASTEST = 0.48  # px/ms
RULES = [Rules("better-scroll", 400, shown=lambda row: -float(row["offset_pt"]), shows=("below",), returns=FASTEST * libraries.FRAME,
               times=(("lift to call", "lift", "callback"), ("end to DEFAULT", "end", "=DEFAULT")))]
WHY = LIBRARY.why


def version():
    return libraries.version_of(LIBRARY)


def measure(work):
    return libraries.measured(LIBRARY, RULES, work, version())
