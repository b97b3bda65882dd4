"""Framework7's pull to refresh, in both themes: `--library framework7=FOLDER` has framework7.js and framework7.css."""
import libraries
from libraries import Library, Rules

NAME, QUICK = "framework7", False
PACKAGES = libraries.PACKAGES
LIBRARY = Library(NAME, "framework7.html", {"framework7.js": "framework7.js", "framework7.css": "framework7.css"},
                  why="neither Debian nor PyPI ships Framework7")
TRIGGER = 44  # px, of the theme of iOS: progress is the part of it (Framework7Refresh.swift)
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1"
STAYS = ("Framework7 prevents the browser's scroll while it pulls, so a finger on its way back leaves the page at its top, and still "
         "fires at 149 px; the list that `replay` has for it, `android`, scrolls as the finger goes back, and the engine, which sees "
         "a page that is not at its top, gives up: it is the list that is wrong, not the rule of the engine", 1)
RULES = [Rules("framework7", 200, "theme=ios", shown=lambda row: float(row["progress"] or 0) * TRIGGER, shows=("progress", TRIGGER), user_agent=IPHONE,
               times=(("lift to call", "lift", "callback"), ("end to idle", "end", "=idle"))),
         Rules("framework7-md", 250, "theme=md", departures={"back to N px from 250": STAYS},
               times=(("lift to call", "lift", "callback"), ("end to closing", "end", "=closing")))]
WHY = LIBRARY.why


def version():
    return libraries.version_of(LIBRARY)


def measure(work):
    return libraries.measured(LIBRARY, RULES, work, version())
