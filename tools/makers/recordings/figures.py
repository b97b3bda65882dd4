"""figures.py [--check] RECORDINGS WORK: counts the rows of a replay of public recordings and writes the tables of the docs.

WORK holds rows.jsonl (`replay --json --engine all`).
"""
import itertools
import pathlib
import sys

import numpy
import pandas

import manifest
from house import ROOT
from pages import replaced, table, wilson, wrapped, write

PAGE = ROOT / "Sources/ReplayReport/Documentation.docc/PublicRecordings.md"
# Sources that logged a browser's wheel events: no finger and no lift is in them.
BROWSERS = {"vscode-mousewheel", "wheel-gestures", "wheel-indicator"}
SCREEN, PAD, WHEEL = "touchscreen", "touchpad, fingers", "touchpad, wheel events"
KINDS = [SCREEN, PAD, WHEEL]
DRAWS, SEED = 4000, 20261123
# With fewer devices than this, resampling them says nothing.
FEWEST = 5


def read(work):
    """All rows, one for each gesture and system as it ships, with whether its momentum fired; and those of gestures that count.

    A gesture counts if it is vertical and whole, if its scale is known, and if its trace holds what no trace before it does.
    """
    rows = pandas.read_json(work / "rows.jsonl", lines=True)
    rows = rows[~rows.engine.str.endswith("-fixed")].copy()
    rows["source"] = rows.trace.str.split("/").str[1]
    rows["kind"] = rows.device_kind.where(rows.device_kind != "touchpad", PAD)
    rows.loc[rows.source.isin(BROWSERS) & (rows.device_kind == "touchpad"), "kind"] = WHEEL
    # A device is a name in a source; where a source names none, its files are told apart no further.
    rows["who"] = rows.source + "/" + rows.device
    rows["id"] = rows.trace + "#" + rows.gesture.astype(str)
    rows["alone"] = rows.findings.apply(lambda found: any(each["what"] == "trigger-without-finger" for each in found))
    # The file of a recording: a second device of it has its own trace, with -2 added.
    rows["file"] = rows.trace.str.removesuffix(".trace").str.replace(r"^traces/", "", regex=True)
    first = rows.drop_duplicates("trace").drop_duplicates("hash").trace
    rows["copy"] = ~rows.trace.isin(first)
    rows["vertical"] = ~rows.outcome.isin(["no-drag", "left-out"]) & ~rows["copy"]
    gestures = rows[rows.vertical & (rows.scale != "assumed")].copy()
    pulls = gestures.groupby("id").peak_overscroll_pt.max() > 0
    gestures["pulls"] = gestures.id.map(pulls)
    return rows, gestures


def interval(values, groups):
    """The 95 % interval of the mean of values: their groups are resampled, because gestures of one device resemble each other.

    Where all values are 0 or all are 1, resampling says nothing: then it is Wilson's interval for as many values as there are groups. None below FEWEST groups.
    """
    sums = pandas.DataFrame({"value": values, "group": groups}).groupby("group").value.agg(["sum", "count"])
    if len(sums) < FEWEST:
        return None
    if values.mean() in (0, 1):
        return wilson(values.mean(), len(sums))
    picks = numpy.random.default_rng(SEED).integers(len(sums), size=(DRAWS, len(sums)))
    means = sums["sum"].to_numpy()[picks].sum(1) / sums["count"].to_numpy()[picks].sum(1)
    return numpy.percentile(means, [2.5, 97.5])


def share(values, groups):
    """A share of gestures, per cent, as a table shows it."""
    if not len(values):
        return "–"
    bounds = interval(values.astype(float), groups)
    text = f"{100 * values.mean():.0f} %"
    return text if bounds is None else f"{text} ({100 * bounds[0]:.0f}–{100 * bounds[1]:.0f})"


def census(rows, gestures, recordings):
    """What became of each file and of each gesture of each source; the columns add up, line by line and down.

    A file is a description of a device, or a recording: that was not imported, that is the copy of another, that holds no vertical
    drag, or that holds some. A gesture has a known scale or an assumed one.
    """
    lines = []
    for folder in sorted(path for path in recordings.iterdir() if path.is_dir()):
        mine = rows[rows.source == folder.name]
        names = {path.name for path in manifest.files(folder)}
        descriptions = {name for name in names if name.endswith((".desc", ".device"))}
        # The trace of a file's second device has the file's name and -2.
        files = mine.file.str.split("/").str[-1]
        files = files.where(files.isin(names), files.str.replace(r"-\d+$", "", regex=True))
        imported, whole = set(files), set(files[~mine["copy"]])
        drags = set(files[mine.vertical])
        each = mine[mine.vertical].drop_duplicates("id")
        known = int((each.scale != "assumed").sum())
        parts = [len(descriptions), len(names - descriptions - imported), len(imported - whole), len(whole - drags), len(drags)]
        assert sum(parts) == len(names) and known == gestures[gestures.source == folder.name].id.nunique()
        lines.append([f"`{folder.name}`", len(names), *parts, len(each), known, len(each) - known])
    total = [sum(column) for column in zip(*(line[1:] for line in lines))]
    lines.append(["all", *total])
    heads = ["source", "files", "descriptions of devices", "not imported", "copies", "without a vertical drag", "recordings with one", "gestures",
             "scale known", "scale assumed"]
    return table(heads, lines), total


def sources(recordings):
    """Where each source comes from, and how its scale is known."""
    told, lines = manifest.sources(), []
    for folder in sorted(path for path in recordings.iterdir() if path.is_dir()):
        origin, _ = manifest.provenance(folder)
        lines.append([f"`{folder.name}`", origin["Source"], f"`{origin['Commit'].split()[-1][:12]}`", origin["Licence"].split(" (")[0],
                      told.get(folder.name, {}).get("scale", "as its traces say")])
    return table(["source", "repository", "commit", "licence", "scale"], lines, words=5)


def kinds(gestures):
    lines = []
    for kind in [*KINDS, "all"]:
        mine = gestures if kind == "all" else gestures[gestures.kind == kind]
        free = mine[mine.outcome != "busy"]
        each = mine.drop_duplicates("id")
        fired = mine.groupby("id").fired.agg(["any", "all"])
        # Two systems disagree about a gesture that some refresh under and some do not; none of these is busy.
        told = free.groupby("id").fired.agg(["any", "all"])
        split = told["any"] & ~told["all"]
        who = each.set_index("id").who
        lines.append([kind, each.who.nunique(), len(each), share(each.pulls, each.who),
                      share(fired["any"], who.reindex(fired.index)), share(split, who.reindex(split.index))])
    return table(["kind", "devices", "gestures", "move content past its top", "some system refreshes", "systems disagree"], lines)


def systems(gestures, names):
    free = gestures[gestures.outcome != "busy"]
    lines = []
    for name in names:
        line = [f"`{name}`"]
        mine = free[(free.engine == name) & free.pulls]
        for kind in KINDS:
            part = mine[mine.kind == kind]
            line.append(share(part.fired, part.who))
        lines.append(line)
    counts = [gestures[gestures.pulls & (gestures.kind == kind)].id.nunique() for kind in KINDS]
    return table(["system", *(f"{kind} ({count})" for kind, count in zip(KINDS, counts))], lines)


def margins(gestures, names):
    lines = []
    for name in names:
        mine = gestures[(gestures.engine == name) & gestures.pulls]
        free = mine[mine.outcome != "busy"]
        near = free.peak_margin_pt.abs() <= 10
        lifted = free[free.kind != WHEEL]
        late = free[free.fired]
        low, middle, high = (f"{late.delay_total_ms.quantile(q):.0f}" for q in (0.05, 0.5, 0.95))
        margin = [f"{free.peak_margin_pt.quantile(q):.0f}" for q in (0.25, 0.5, 0.75)]
        lines.append([f"`{name}`", share(free.reached, free.who), " / ".join(margin), share(near, free.who),
                      f"{lifted.alone.sum()} of {lifted.fired.sum()}", f"{low} / {middle} / {high}", (mine.outcome == "busy").sum()])
    return table(["system", "reached", "beyond the threshold at most, pt", "within 10 pt of it",
                  "fired without a finger", "due to callback, ms", "busy"], lines)


def pairs(gestures, names):
    """The pairs that disagree most; each system once, or one of them would fill the table."""
    free = gestures[(gestures.outcome != "busy") & gestures.pulls]
    wide = free.pivot(index="id", columns="engine", values="fired")
    who = free.drop_duplicates("id").set_index("id").who
    found = []
    for first, second in itertools.combinations(names, 2):
        both = wide[[first, second]].dropna().astype(bool)
        differ = both[first] != both[second]
        found.append((differ.mean(), first, second, both, differ))
    found.sort(key=lambda each: (-each[0], each[1], each[2]))
    lines, told = [], set()
    for _, first, second, both, differ in found:
        if not told.isdisjoint((first, second)):
            continue
        told |= {first, second}
        lines.append([f"`{first}`", f"`{second}`", share(differ, who.reindex(differ.index)),
                      int((both[first] & ~both[second]).sum()), int((both[second] & ~both[first]).sum()), len(both)])
    return table(["first", "second", "disagree", "only the first", "only the second", "gestures"], lines[:8], words=2)


def sentences(gestures, total):
    """The result in words: touchscreens of a known scale alone."""
    screen = gestures[gestures.kind == SCREEN]
    free = screen[screen.outcome != "busy"]
    fired = free[free.pulls].groupby("engine").fired.mean()
    told = free[free.pulls].groupby("id").fired.agg(["any", "all"])
    split = told["any"] & ~told["all"]
    who = free.drop_duplicates("id").set_index("id").who.reindex(split.index)
    alone = free.groupby("engine").alone.sum()
    least, most = fired[fired == fired.min()].index, fired.idxmax()
    return (
        f"{screen.id.nunique()} touchscreen gestures from {screen.trace.nunique()} public recordings have a known scale. They come from "
        f"{screen.who.nunique()} devices and {screen.source.nunique()} sources. Each was replayed through {screen.engine.nunique()} systems as if its "
        f"content was at the top. {int(screen.drop_duplicates('id').pulls.sum())} of them move the content past its top edge: "
        f"`{least[0]}`{f' and {len(least) - 1} more' if len(least) > 1 else ''} {'refreshes' if len(least) == 1 else 'refresh'} for "
        f"{100 * fired.min():.0f} % of these, `{most}` for {100 * fired.max():.0f} %, and for {share(split, who)} of them some systems refresh and "
        f"others do not. {(alone > 0).sum()} of {len(alone)} systems refresh at least once after the finger has lifted. Of all {total[6]} gestures in "
        f"{total[0]} public files, {total[8]} have no known scale and are in no result."
        + (f" {screen.who.nunique()} devices are too few for a bootstrap interval, which needs {FEWEST}." if screen.who.nunique() < FEWEST else ""))


def main():
    check = sys.argv[1] == "--check"
    recordings, work = (pathlib.Path(each) for each in sys.argv[-2:])
    rows, gestures = read(work)
    names = list(dict.fromkeys(gestures.engine))
    counts, total = census(rows, gestures, recordings)
    tables = {
        "result": wrapped(sentences(gestures, total)), "sources": sources(recordings), "census": counts, "kinds": kinds(gestures),
        "systems": systems(gestures, names), "margins": margins(gestures, names), "pairs": pairs(gestures, names),
    }
    return write({PAGE: replaced(PAGE.read_text(), tables)}, check, "recordings", "tools/make recordings")


sys.exit(main())
