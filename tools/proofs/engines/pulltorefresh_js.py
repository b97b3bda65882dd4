"""pulltorefresh.js by BoxFactura: `--library pulltorefresh-js=FILE` is its dist/index.umd.js."""
import libraries
from libraries import Library, Rules

NAME, QUICK = "pulltorefresh-js", False
PACKAGES = libraries.PACKAGES
LIBRARY = Library(NAME, "pulltorefresh-js.html", {"pulltorefresh.js": "dist/index.umd.js"},
                  why="neither Debian nor PyPI ships pulltorefresh.js")
RULES = [Rules("pulltorefresh-js", 180, given_up=(100, "=pending"), shown=lambda row: row["pull_pt"], shows=("pull",), lag=1,
               times=(("lift to call", "lift", "callback"), ("end to pending", "end", "=pending")))]
WHY = LIBRARY.why


def version():
    return libraries.version_of(LIBRARY)


def measure(work):
    return libraries.measured(LIBRARY, RULES, work, version())
