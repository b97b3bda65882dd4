"""figures.py [--check] RECORDINGS WORK: counts the rows of a replay of public recordings and writes the tables of the docs.

WORK holds rows.jsonl (`replay --json --engine all`) and import.txt (what `import` said). A table stands between two
comments, `<!-- begin NAME -->` and `<!-- end NAME -->`; all else in a page is left alone.
"""
import itertools
import pathlib
import re
import sys
import textwrap

import numpy
import pandas

from house import ROOT

PAGES = [ROOT / "Sources/ReplayReport/Documentation.docc/PublicRecordings.md", ROOT / "README.md"]
# The systems of the README's table: the default ones of the program.
SHORT = ["chromium-overscroll", "uirefreshcontrol", "jackrabbit", "flutter-material", "mrefresh", "swiperefresh", "isalternative", "pullview", "mj",
         "ionic-4"]
# Sources that logged a browser's wheel events: no finger and no lift is in them.
BROWSERS = {"vscode-mousewheel", "wheel-gestures", "wheel-indicator"}
SCREEN, PAD, WHEEL = "touchscreen", "touchpad, fingers", "touchpad, wheel events"
KINDS = [SCREEN, PAD, WHEEL]
DRAWS, SEED = 4000, 20261123


def read(work):
    """The rows of a gesture that counts, one for each system as it ships; and whether its momentum fired."""
    rows = pandas.read_json(work / "rows.jsonl", lines=True)
    rows = rows[~rows.engine.str.endswith("-fixed")].copy()
    rows["source"] = rows.trace.str.split("/").str[1]
    rows["kind"] = rows.device_kind.where(rows.device_kind != "touchpad", PAD)
    rows.loc[rows.source.isin(BROWSERS) & (rows.device_kind == "touchpad"), "kind"] = WHEEL
    # A device is a name in a source; where a source names none, its files are told apart no further.
    rows["who"] = rows.source + "/" + rows.device
    rows["id"] = rows.trace + "#" + rows.gesture.astype(str)
    rows["alone"] = rows.findings.apply(lambda found: any(each["what"] == "trigger-without-finger" for each in found))
    gestures = rows[~rows.outcome.isin(["no-drag", "left-out"])].copy()
    pulls = gestures.groupby("id").peak_overscroll_pt.max() > 0
    gestures["pulls"] = gestures.id.map(pulls)
    return rows, gestures


def wilson(share, count):
    """Wilson's 95 % interval of a share of count."""
    z = 1.959963984540054
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * (share * (1 - share) / count + z * z / (4 * count * count)) ** 0.5
    return max(0, middle - half), min(1, middle + half)


def interval(values, groups):
    """The 95 % interval of the mean of values: their groups are drawn again, as gestures of a device resemble each other.

    Of none and of all that says nothing: there it is Wilson's of as many as there are groups. None below five groups.
    """
    sums = pandas.DataFrame({"value": values, "group": groups}).groupby("group").value.agg(["sum", "count"])
    if len(sums) < 5:
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


def table(heads, rows, words=1):
    """A table of Markdown; all but the first columns, of words, are of figures."""
    lines = [heads, ["---"] * words + ["---:"] * (len(heads) - words), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def sources(rows, gestures, recordings):
    found = {}
    for folder in sorted(path for path in recordings.iterdir() if path.is_dir()):
        text = next(folder.glob("PROVENANCE.*")).read_text()
        tell = {key: re.search(rf"^{key}: (.*)$", text, re.M).group(1) for key in ("Source", "Commit", "Licence")}
        found[folder.name] = tell
    lines = []
    for name, tell in found.items():
        mine, counted = rows[rows.source == name], gestures[gestures.source == name]
        lines.append([f"`{name}`", tell["Source"], f"`{tell['Commit'].split()[-1][:12]}`", tell["Licence"].split(" (")[0],
                      mine.trace.nunique(), counted.device.nunique(), counted.id.nunique()])
    total = [rows.trace.nunique(), gestures.who.nunique(), gestures.id.nunique()]
    lines.append(["all", "", "", "", *total])
    return table(["source", "repository", "commit", "licence", "files", "devices", "gestures"], lines, words=4)


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
                  "fired without a finger", "told late by, ms", "busy"], lines)


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


def sentences(rows, gestures):
    """The result in words, for the page and the README."""
    free = gestures[gestures.outcome != "busy"]
    fired = free[free.pulls].groupby("engine").fired.mean()
    told = free[free.pulls].groupby("id").fired.agg(["any", "all"])
    split = told["any"] & ~told["all"]
    who = free.drop_duplicates("id").set_index("id").who.reindex(split.index)
    # Which systems refresh under momentum, where the files tell when the fingers lifted.
    alone = free[free.kind != WHEEL].groupby("engine").alone.sum()
    return (
        f"{gestures.id.nunique()} gestures of {gestures.trace.nunique()} public recordings, on {gestures.who.nunique()} devices of "
        f"{gestures.source.nunique()} sources, each replayed through {gestures.engine.nunique()} systems as if its content stood at "
        f"the top. {int(gestures.drop_duplicates('id').pulls.sum())} of them move the content past its top edge: of these "
        f"`{fired.idxmin()}` refreshes under {100 * fired.min():.0f} %, `{fired.idxmax()}` under {100 * fired.max():.0f} %, and "
        f"the systems disagree about {share(split, who)}. "
        f"{(alone > 0).sum()} of {len(alone)} systems fire at least once with no finger down.")


def replaced(text, tables):
    for name, body in tables.items():
        begin, end = f"<!-- begin {name} -->", f"<!-- end {name} -->"
        if begin in text:
            head, rest = text.split(begin)
            text = f"{head}{begin}\n{body}\n{end}{rest.split(end)[1]}"
    return text


def wrapped(text, width=120):
    return textwrap.fill(text, width, break_long_words=False, break_on_hyphens=False)


def main():
    check = sys.argv[1] == "--check"
    recordings, work = (pathlib.Path(each) for each in sys.argv[-2:])
    rows, gestures = read(work)
    names = list(dict.fromkeys(gestures.engine))
    said = [line for line in (work / "import.txt").read_text().splitlines() if " recordings imported" in line][-1]
    tables = {
        "result": wrapped(sentences(rows, gestures)), "sources": sources(rows, gestures, recordings), "kinds": kinds(gestures),
        "systems": systems(gestures, names), "margins": margins(gestures, names), "pairs": pairs(gestures, names),
        "import": wrapped(f"`import` says: {said}."), "short": systems(gestures, SHORT),
    }
    status = 0
    for page in PAGES:
        old = page.read_text()
        new = replaced(old, tables)
        if old == new:
            continue
        if check:
            print(f"{page.relative_to(ROOT)}: not what the recordings give; run tools/make recordings and look at it", file=sys.stderr)
            status = 1
        else:
            page.write_text(new)
    return status


sys.exit(main())
