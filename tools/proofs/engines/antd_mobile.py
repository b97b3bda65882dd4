"""antd-mobile's PullToRefresh, as a package of PyPI for Plotly Dash ships it; React comes with Dash.

`--library antd-mobile=FOLDER` has such a package's bundle as antd-mobile.js, with react.js, react-dom.js and prop-types.js, in place of it.
"""
import shutil
import subprocess
import sys
import zipfile

import libraries
from libraries import Library, Rules
from series import NotHad

NAME, QUICK = "antd-mobile", False
PACKAGES = libraries.PACKAGES
# Both from PyPI: feffery-antd-mobile-components 0.1.0 (2025-07) has antd-mobile in it, whose version it does not say.
WRAPPED = "0.1.0"
WHEELS = {f"feffery-antd-mobile-components=={WRAPPED}":
          {"antd-mobile.js": "feffery_antd_mobile_components/feffery_antd_mobile_components.min.js"},
          "dash==4.4.1": {"react.js": "dash/deps/react@18.3.1.min.js", "react-dom.js": "dash/deps/react-dom@18.3.1.min.js",
                         "prop-types.js": "dash/deps/prop-types@15.8.1.min.js"}}
WHY = "PyPI does not give feffery-antd-mobile-components and dash"


def bring(place):
    """Takes the scripts out of the wheels."""
    for number, (wheel, files) in enumerate(WHEELS.items()):
        folder = place.parent / f"wheel-{number}"
        done = subprocess.run([sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps",
                               "-d", folder, wheel], capture_output=True, text=True)
        if done.returncode:
            raise NotHad(f"{WHY}: {(done.stderr.strip().splitlines() or ['?'])[-1]}")
        with zipfile.ZipFile(next(folder.glob("*.whl"))) as archive:
            for name, path in files.items():
                with archive.open(path) as source, open(place / name, "wb") as target:
                    shutil.copyfileobj(source, target)


FILES = ("antd-mobile.js", "react.js", "react-dom.js", "prop-types.js")
LIBRARY = Library(NAME, "antd-mobile.html", {name: name for name in FILES},
                  sources=bring, version=lambda: f"feffery {WRAPPED}")
RULES = [Rules("antd-mobile", 300, times=(("lift to call", "lift", "callback"), ("complete to pulling", "=complete", "=pulling")))]


def version():
    return libraries.version_of(LIBRARY)


def measure(work):
    return libraries.measured(LIBRARY, RULES, work, version())
