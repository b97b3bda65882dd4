"""Refresh libraries for pages: a page of ours loads one, real touches drive it, and its log is held against an engine.

The page says which touches it heard, when, and where: that same finger goes through `overscroll replay`. What the
browser does to a finger before a page hears of it (a move within 15 px of where a touch began is held back) is so no part
of the comparison, and is told by `pull_px`, which is what the finger did.
"""
import dataclasses
import functools
import http.server
import json
import pathlib
import re
import shutil
import threading
import time

import fingers
from devtools import Page, Shell
from series import Fires, NotHad, Series, Times

PAGES = pathlib.Path(__file__).resolve().parent / "pages"
PACKAGES = ["chromium-headless-shell"]
WIDTH, HEIGHT = 400, 800  # px, the page's
CONTENT = 4000  # px, of every page's list
WHERE_DOWN, AT_THE_LEFT = (200, 100), (8, 100)  # px; of a finger that goes across too
EACH = 3  # frames from sample to sample of a way back
MS_A_REPORT = 8  # of a finger as it was played
REPORT = 10  # px from report to report of a pull
FINE = 5  # the same where what is shown is looked at
FRAME = 1000 / 60  # ms
LATE = 4 * FRAME  # of a time that the page takes at a frame, on a machine that does other things too
WORK = 300  # ms, as in pages/recorder.js
SEEN = 2.0  # ms after a move at which the replay's frames surely have it
RATE = 1000  # of the replay's frames, in Hz: what waits for one waits a millisecond
REPEATS = 3  # of a pull whose times are taken: the least of each is what the library asks for, the rest is waiting
PATIENCE = 30  # s until a page counts as one that does not load

FIRING = "times of a pull that fires"
PLAYED = "lift after N px, all heard"  # the replay's finger is the one that was played

given = {}  # the user's own copies: file or folder by name of a library, from --library


@dataclasses.dataclass
class Library:
    """One library and the engines of overscroll that re-tell it."""

    name: str
    page: str  # in pages/
    files: dict  # what the page loads below library/: path there by path in what is given or had
    sources: object = None  # a function of a folder that brings the files from a registry; None: none has them
    why: str = ""  # where none has them: what was looked for
    version: object = None  # a function of the folder of files


@dataclasses.dataclass
class Rules:
    """What is asked of one engine's original."""

    engine: str  # overscroll's
    far: float  # px that surely fire
    query: str = ""  # of the page
    shown: object = None  # what is shown, in px, by a row of `replay --curve`; None: not held
    shows: tuple = ()  # the same for `replay.shown`: pull, below or progress, and px of a progress of 1
    lag: int = 0  # moves by which what is shown is late
    tolerance: float = 0.5  # px of what is shown
    times: tuple = ()  # (words, from, to), each "lift", "callback", "end" or "=state"
    given_up: tuple = ()  # px that do not fire, and the state to which it goes back
    returns: float = 0.0  # px that the content's way back may be off, where it is content that moves; 0: not held
    user_agent: str = ""
    departures: dict = dataclasses.field(default_factory=dict)  # by gesture: words, and cases apart or a tolerance in ms


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Files of a folder, without a log."""

    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript"}

    def log_message(self, *_):
        pass


class Browser:
    """A browser with one page's folder, served to it alone."""

    def __init__(self, folder, rules, page):
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.shell = Shell()
        self.page = Page(self.shell, WIDTH, HEIGHT)
        self.page.call("Emulation.setTouchEmulationEnabled", enabled=True)
        if rules.user_agent:
            self.page.call("Emulation.setUserAgentOverride", userAgent=rules.user_agent, platform="iPhone")
        self.address = f"http://127.0.0.1:{self.server.server_port}/{page}?{rules.query}"

    def __enter__(self):
        return self

    def __exit__(self, *words):
        self.shell.__exit__(*words)
        self.server.shutdown()
        self.server.server_close()

    def open(self):
        """The page anew, as it is at its start."""
        self.page.call("Page.navigate", url=self.address)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            time.sleep(0.05)
            if self.page.value("typeof record !== 'undefined' && record.ready && document.readyState === 'complete'"):
                return
        raise NotHad(f"{self.address.split('/')[-1]}: its library did not come up within {PATIENCE} s")

    def touch(self, kind, point=None):
        """One report; comes back when a frame took it."""
        points = [] if point is None else [{"x": point[0], "y": point[1], "id": 1, "radiusX": 1, "radiusY": 1, "force": 1}]
        self.page.call("Input.dispatchTouchEvent", type=kind, touchPoints=points)

    def settle(self):
        """Waits for two frames, so that what was drawn is in the log."""
        self.page.value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))")

    def play(self, points, end="touchEnd", wait=0.0, watched=False):
        """A finger through these points on a new page; the page's record. Watched: with what is shown after each move."""
        self.open()
        self.touch("touchStart", points[0])
        shown = []
        for point in points[1:]:
            self.touch("touchMove", point)
            if watched:
                self.settle()
                shown.append(self.page.value("[performance.now(), shown()]"))
        self.touch(end)
        time.sleep(wait)
        return self.page.value("record") | {"by_move": shown}


def straight(pull, across=0.0, report=REPORT):
    """A finger from where it comes down so far down and across, in reports of so many px."""
    count = max(1, round(max(abs(pull), abs(across)) / report))
    x, y = AT_THE_LEFT if across else WHERE_DOWN
    return [(x + across * index / count, y + pull * index / count) for index in range(count + 1)]


@dataclasses.dataclass
class Heard:
    """The finger that a page heard, as a trace."""

    touches: list  # [kind, ms, x, y]

    def trace(self):
        head = {"format": "overscroll-trace", "version": 1,
                "device": {"name": "engines", "kind": "touchscreen", "bus": "virtual", "vendor": "0000", "product": "0000",
                           "size_mm": [10000, 100000]},
                "source": {"origin": "synthetic", "tool": "prove engines"}, "layers": ["libinput"]}
        kinds = {"touchstart": "down", "touchmove": "move", "touchend": "up", "touchcancel": "cancel"}
        lines, last = [json.dumps(head)], 0
        for kind, moment, x, y in self.touches:
            last = round((moment - self.touches[0][1]) * fingers.MICROSECONDS)
            line = {"type": kinds[kind], "t": last, "slot": 0}
            lines.append(json.dumps(line | ({"x": x, "y": y} if kinds[kind] in ("down", "move") else {})))
        lines.append(json.dumps({"type": "end", "t": last, "events": len(self.touches)}))
        return "\n".join(lines) + "\n"

    @property
    def points(self):
        """As kept: ms since the first touch, x and y in px; the last is the end."""
        first = self.touches[0][1]
        return [[round(moment - first, 1), round(x, 3), round(y, 3)] for _, moment, x, y in self.touches]

    @property
    def is_cancelled(self):
        return self.touches[-1][0] == "touchcancel"


def played(points):
    """The finger as it was, had a page heard all of it: a report each 8 ms."""
    touches = [["touchmove" if index else "touchstart", index * MS_A_REPORT, x, y] for index, (x, y) in enumerate(points)]
    return Heard([*touches, ["touchend", len(points) * MS_A_REPORT, *points[-1]]])


WORDS = ["--rate", RATE, "--work", WORK, "--viewport", HEIGHT, "--content", CONTENT]


def replayed(rules, heard):
    """What overscroll says of a finger: the object of `replay --json`."""
    text = fingers.ask("replay", "--json", "--engine", rules.engine, *WORDS, finger=heard)
    return json.loads(text.splitlines()[0])


def rows(rules, heard):
    """The rows of `replay --curve`, a millisecond each."""
    text = fingers.ask("replay", "--engine", rules.engine, *WORDS, "--curve", "-", finger=heard)
    head, *lines = text.splitlines()
    names = head.split(",")
    return [dict(zip(names, line.split(","))) for line in lines]


def inputs(rules, heards):
    """The inputs of `replay.fires` and `replay.times` (Tests/Conformance/README.md)."""
    return {"engine": rules.engine, "viewport": HEIGHT, "content": CONTENT, "work_ms": WORK,
            "fingers": [{"touches": heard.points, "cancelled": heard.is_cancelled} for heard in heards]}


def tell(browser, rules, pulls, end="touchEnd", across=0.0, before=0.0):
    """(pull, fired, said to fire) of straight pulls, and the fingers as they were heard.

    `before` is how far the finger has been before it goes back to that pull, in px.
    """
    cases, heards = [], []
    for pull in pulls:
        points = straight(pull, pull * across)
        if before:
            points = straight(before) + [(x, y + pull) for x, y in reversed(straight(before - pull)[:-1])]
        record = browser.play(points, end, wait=0.75)
        heard = Heard(record["touches"])
        heards.append(heard)
        cases.append((pull, bool(record["fired"]), replayed(rules, heard)["triggers"] > 0))
    return cases, heards


def threshold(browser, rules):
    """The least pull in whole px that fires, by halving, and the cases and fingers met on the way."""
    low, high, cases, heards = 0, rules.far, [], []
    while high - low > 1:
        middle = (low + high) // 2
        (case,), (heard,) = tell(browser, rules, [middle])
        cases.append(case)
        heards.append(heard)
        low, high = (low, middle) if case[1] else (middle, high)
    order = sorted(range(len(cases)), key=lambda index: cases[index][0])
    return high, [cases[index] for index in order], [heards[index] for index in order]


def held_fires(library, version, rules, browser):
    """Whether it fires: at the threshold to a pixel, cancelled, and by the angle."""
    least, cases, heards = threshold(browser, rules)
    what = [("lift after N px", f"fires from {least} px on", cases, heards),
            ("cancelled after N px", "", *tell(browser, rules, [least - 1, least + 1, rules.far], "touchCancel")),
            (f"back to N px from {rules.far}", "", *tell(browser, rules, [least - 20, least + 10], before=rules.far))]
    for degrees, across in ((30, 0.577), (50, 1.192)):
        told = tell(browser, rules, [least + 20, least + 40], across=across)
        what.append((f"{degrees}° off straight, N px down", "", *told))
    for gesture, note, told, fingers_heard in what:
        fired = [str(pull) for pull, measured, _ in told if measured]
        note = note or (f"fires at {', '.join(fired)} px" if fired else "does not fire")
        departure, apart = rules.departures.get(gesture, ("", 0))
        # `verify` holds what fires exactly, so a known departure is not kept.
        kept = None if apart else inputs(rules, fingers_heard)
        yield Fires(library.name, version, gesture, rules.engine, told, note, command(library), kept, departure, apart,
                    "replay.heard")
    told = [(pull, fired, replayed(rules, played(straight(pull)))["triggers"] > 0) for pull, fired, _ in cases]
    yield Fires(library.name, version, PLAYED, rules.engine, told, "", command(library), None,
                *rules.departures.get(PLAYED, ("", 0)))


def held_shown(library, version, rules, browser):
    """What it shows after each move of a slow pull."""
    record = browser.play(straight(rules.far, report=FINE), wait=0.1, watched=True)
    heard = Heard(record["touches"])
    moves = [touch for touch in record["touches"] if touch[0] == "touchmove"]
    curve = rows(rules, heard)
    first = record["touches"][0][1]
    by_ms = {round(float(row["time_ms"])): row for row in curve}
    predicted = [float(rules.shown(by_ms[round(moment - first + SEEN)])) for _, moment, _, _ in moves]
    # What the page showed after the move and the frame that followed it.
    measured = [next(value for at, value in record["by_move"] if at > moment) for _, moment, _, _ in moves]
    if rules.lag:
        predicted = [0.0] * rules.lag + predicted[:-rules.lag]
    times = [moment - first for _, moment, _, _ in moves]
    asked = [0.0] * rules.lag + times[:-rules.lag] if rules.lag else times
    kept = inputs(rules, [heard]) | {"shows": rules.shows[0], "times_ms": [round(time + SEEN, 1) for time in asked]}
    kept |= {"full_pt": rules.shows[1]} if len(rules.shows) > 1 else {}
    gesture = f"shown along {rules.far} px of pull"
    # Down is negative, as content past its top edge.
    yield Series(library.name, version, gesture, rules.engine, times, [-value for value in measured],
                 [-value for value in predicted], rules.tolerance, None, "what is shown is a move late" if rules.lag else "",
                 command(library), kept, calculation="replay.shown", repeats=False)


def moments(record):
    """When the page's log says that what happened: lift, callback, end, and a state's first time after the lift."""
    lift = record["touches"][-1][1]
    found = {"lift": lift, "callback": record["fired"][0] if record["fired"] else None,
             "end": record["ended"][0] if record["ended"] else None}
    for moment, name in record["states"]:
        if moment >= lift:
            found.setdefault("=" + name, moment)
            found["last=" + name] = moment
    return found


def said(answer):
    """The same of `replay --json`."""
    callback = answer["callback_ms"]
    found = {"lift": answer["release_ms"], "callback": callback, "end": callback + WORK if callback is not None else None}
    for moment, name in answer["states"]:
        if moment >= answer["release_ms"] - 1:
            found.setdefault("=" + name, moment)
            found["last=" + name] = moment
    return found


def held_return(library, version, rules, browser):
    """Where content is from the lift of a pull that fires to its rest."""
    record = browser.play(straight(rules.far), wait=2.6)
    heard = Heard(record["touches"])
    first, lift = record["touches"][0][1], record["touches"][-1][1]
    samples = [(moment - first, value) for moment, value in record["shown"] if moment > lift][::EACH]
    by_ms = {round(float(row["time_ms"])): float(rules.shown(row)) for row in rows(rules, heard)}
    rest = by_ms[max(by_ms)]
    times = [moment for moment, _ in samples]
    kept = inputs(rules, [heard]) | {"shows": rules.shows[0], "times_ms": [round(moment, 1) for moment in times]}
    yield Series(library.name, version, f"content after {rules.far} px of pull", rules.engine, times,
                 [-value for _, value in samples], [-by_ms.get(round(moment), rest) for moment in times], rules.returns, LATE, "",
                 command(library), kept, calculation="replay.shown", repeats=False)


def held_given_up(library, version, rules, browser):
    """What the way back of a pull that does not fire takes."""
    pull, state = rules.given_up
    runs, heards = [], []
    for _ in range(REPEATS):
        record = browser.play(straight(pull), wait=1.2)
        heards.append(Heard(record["touches"]))
        runs.append((moments(record), said(replayed(rules, heards[-1]))))
    took = min(runs, key=lambda run: run[0][state] - run[0]["lift"])
    cases = [(f"lift to {state[1:]}", *(found[state] - found["lift"] for found in took))]
    yield Times(library.name, version, f"times of a pull of {pull} px", rules.engine, cases, LATE, in_words(cases), command(library),
                inputs(rules, [heards[runs.index(took)]]) | {"spans": [["lift", state]]})


def in_words(cases):
    return ", ".join(f"{words} {figure(took)} ms ({figure(told)} told)" for words, took, told in cases)


def figure(value):
    return "no" if value is None else f"{value:.0f}"


def held_times(library, version, rules, browser):
    """What it takes from the lift to the call, and from the end to its start."""
    runs, heards = [], []
    for _ in range(REPEATS):
        record = browser.play(straight(rules.far), wait=2.6)
        heards.append(Heard(record["touches"]))
        runs.append((moments(record), said(replayed(rules, heards[-1]))))
    cases = []
    for words, start, end in rules.times:
        measured = [found[end] - found[start] for found, _ in runs if found.get(end) and found.get(start)]
        predicted = [told[end] - told[start] for _, told in runs if told.get(end) is not None and told.get(start) is not None]
        if not measured or not predicted:
            cases.append((words, min(measured, default=None), min(predicted, default=None)))
        else:
            cases.append((words, min(measured), min(predicted)))
    spans = [[start, end] for _, start, end in rules.times]
    departure, late = rules.departures.get(FIRING, ("", LATE))
    yield Times(library.name, version, FIRING, rules.engine, cases, late, in_words(cases), command(library),
                inputs(rules, heards[:1]) | {"spans": spans}, departure)


def command(library):
    """How the measurement is made."""
    own = f" --library {library.name}={given[library.name].name}" if library.name in given else ""
    return f"tools/prove engines {library.name}{own}"


def folder_of(library, work):
    """The files that the page loads, in a folder of their own with the page and its recorder."""
    place = work / "site"
    (place / "library").mkdir(parents=True)
    for name in (library.page, "recorder.js"):
        shutil.copy(PAGES / name, place / name)
    own = given.get(library.name)
    if own is None and library.sources:
        library.sources(place / "library")
    elif own is None:
        raise NotHad(f"{library.why}; name your own copy by --library {library.name}=PATH")
    if own is not None:
        bring(library, own, place / "library")
    return place


def bring(library, own, place):
    """A user's own copy: the one file of the library, or a folder that has all it needs."""
    if own.is_dir():
        for name, path in library.files.items():
            if not (own / path).exists():
                raise NotHad(f"{own}: no {path} there")
            target = place / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if (own / path).is_dir():
                shutil.copytree(own / path, target, dirs_exist_ok=True)
            else:
                shutil.copy(own / path, target)
    elif own.exists():
        shutil.copy(own, place / next(iter(library.files)))
    else:
        raise NotHad(f"{own}: no such file")


def version_of(library):
    """The version that a user's copy says it has near its top, or where it is from."""
    own = given.get(library.name)
    if own is None:
        return library.version() if library.version else None
    package = own / "package.json" if own.is_dir() else None
    if package is not None and package.exists():
        return json.loads(package.read_text())["version"]
    first = own / next(iter(library.files.values())) if own.is_dir() else own
    found = re.search(r"v?(\d+\.\d+\.\d+[-.\w]*)", first.read_text(errors="replace")[:2000]) if first.exists() else None
    return found.group(1) if found else "unknown"


def measured(library, all_rules, work, version):
    """All that is held of a library."""
    site, items = folder_of(library, work), []
    for rules in all_rules:
        with Browser(site, rules, library.page) as browser:
            items += held_fires(library, version, rules, browser)
            if rules.shown:
                items += held_shown(library, version, rules, browser)
            if rules.times:
                items += held_times(library, version, rules, browser)
            if rules.returns:
                items += held_return(library, version, rules, browser)
            if rules.given_up:
                items += held_given_up(library, version, rules, browser)
    return items
