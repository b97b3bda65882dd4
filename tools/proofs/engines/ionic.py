"""Ionic's ion-refresher, Material's and that without spinners: `--library ionic=FOLDER` is the folder of @ionic/core."""
import libraries
from libraries import Library, Rules

NAME, QUICK = "ionic", False
PACKAGES = libraries.PACKAGES
LIBRARY = Library(NAME, "ionic.html", {"dist/ionic": "dist/ionic", "css": "css"},
                  why="neither Debian nor PyPI ships Ionic: of PyPI's packages spaday-ionic 0.0.0 and pysionui 0.0.1 have no script")
FULL = 360  # px of a progress of 1 (IonicRefresher.swift)
RULES = [Rules("ionic", 260, "mode=md", times=(("lift to call", "lift", "callback"), ("end to inactive", "end", "=inactive"))),
         Rules("ionic-4", 110, "mode=ios", times=(("lift to call", "lift", "callback"), ("end to inactive", "end", "=inactive")))]
WHY = LIBRARY.why


def version():
    return libraries.version_of(LIBRARY)


def measure(work):
    return libraries.measured(LIBRARY, RULES, work, version())
