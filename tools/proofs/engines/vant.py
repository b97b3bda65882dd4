"""Vant's PullRefresh: `--library vant=FOLDER` has vant.js, which sets window.PullRefresh, and vue.js beside it."""
import libraries
from libraries import Library, Rules

NAME, QUICK = "vant", False
PACKAGES = libraries.PACKAGES
LIBRARY = Library(NAME, "vant.html", {"vant.js": "vant.js", "vue.js": "vue.js"},
                  why="neither Debian nor PyPI ships Vant")
RULES = [Rules("vant", 150, given_up=(40, "=normal"), times=(("lift to call", "lift", "callback"), ("end to normal", "end", "=normal")))]
WHY = LIBRARY.why


def version():
    return libraries.version_of(LIBRARY)


def measure(work):
    return libraries.measured(LIBRARY, RULES, work, version())
