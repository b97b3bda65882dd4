"""figures.py [--check] < ROWS: counts the rows of a replay of people's drags (`replay --csv --engine all`), for the docs and the README.

Each row is one drag under one system, in a trace of its own whose first folder is the study. A drag counts if it moves content past
its top edge under some system. A person is a subject of a study. Tables stand between `<!-- begin NAME -->` and `<!-- end NAME -->`.
"""
import csv
import json
import pathlib
import sys
import textwrap

import numpy

from house import ROOT

HERE = pathlib.Path(__file__).resolve().parent
STUDIES = json.loads((HERE / "studies.json").read_text())
PAGES = [ROOT / "Sources/ReplayReport/Documentation.docc/People.md", ROOT / "README.md"]
PICTURES = ROOT / "Sources/ReplayReport/Documentation.docc/Resources"
# The systems of the README's picture: the default ones of the program.
SHORT = ["uirefreshcontrol", "swiperefresh", "compose-material3", "flutter-material", "flutter-cupertino", "chromium-overscroll", "ionic", "mrefresh"]
# Of 598 people who read two texts by scrolling, 2,052 of 11,035 upward scrolls arrive at the top (siangooding/readability_scroll, 9a76f51b).
REACH = 2052 / 11035
# A person is a dot and counts in median and range from this many drags past the top on.
FEWEST = 10
DRAWS, SEED = 4000, 20261129
COLOURS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"]


class Drags:
    """The drags past the top: whose each is, and for each system which of them it refreshes for."""

    def __init__(self, rows):
        reader = csv.reader(rows)
        heads = next(reader)
        trace, subject, engine, fired, peak, outcome = (heads.index(name) for name in (
            "trace", "subject", "engine", "fired", "peak_overscroll_pt", "outcome"))
        place, owner, highest, hits = {}, [], [], {}
        for row in reader:
            if row[outcome] in ("no-drag", "left-out"):
                continue
            index = place.setdefault(row[trace], len(place))
            if index == len(owner):
                study = row[trace].split("/")[0]
                owner.append((study, f"{study}/{row[subject] or row[trace].split('/')[1]}"))
                highest.append(0.0)
            highest[index] = max(highest[index], float(row[peak] or 0))
            if not row[engine].endswith("-fixed"):
                hits.setdefault(row[engine], []).append((index, row[fired] == "true"))
        self.all = len(place)
        kept = numpy.array(highest) > 0
        self.studies = numpy.array([study for study, _ in owner])[kept]
        self.people, self.person = numpy.unique(numpy.array([name for _, name in owner])[kept], return_inverse=True)
        self.everybody = len({name for _, name in owner})
        self.counts = numpy.bincount(self.person)
        self.fired = {}
        for name, found in hits.items():
            column = numpy.zeros(len(place), dtype=bool)
            column[[index for index, _ in found]] = [value for _, value in found]
            self.fired[name] = column[kept]

    def __len__(self):
        return len(self.person)

    def rate(self, name, study=None):
        """Refreshes per 1,000 drags past the top."""
        column = self.fired[name] if study is None else self.fired[name][self.studies == study]
        return 1000 * column.mean() if len(column) else float("nan")

    def by_person(self, name):
        """The rate of each person with enough drags, and the person's study."""
        sums = numpy.bincount(self.person, weights=self.fired[name])
        enough = self.counts >= FEWEST
        return 1000 * sums[enough] / self.counts[enough], [who.split("/")[0] for who in self.people[enough]]

    def interval(self, name, picks):
        """The 95 % interval of the rate: people are drawn again, with all their drags."""
        sums = numpy.bincount(self.person, weights=self.fired[name])
        rates = 1000 * sums[picks].sum(1) / self.counts[picks].sum(1)
        return numpy.percentile(rates, [2.5, 97.5])

    def interval_by_drag(self, name):
        """The same as if each drag were another person's: Wilson's."""
        share, count, z = self.fired[name].mean(), len(self), 1.959963984540054
        middle = (share + z * z / (2 * count)) / (1 + z * z / count)
        half = z / (1 + z * z / count) * (share * (1 - share) / count + z * z / (4 * count * count)) ** 0.5
        return 1000 * (middle - half), 1000 * (middle + half)


def table(heads, rows, words=1):
    lines = [heads, ["---"] * words + ["---:"] * (len(heads) - words), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def whole(number):
    return "–" if number != number else f"{number:,.0f}"


def systems(drags, names, bounds):
    lines = []
    for name in names:
        rates, _ = drags.by_person(name)
        low, high = bounds[name]
        own = [whole(drags.rate(name, study)) for study in dict.fromkeys(drags.studies)]
        lines.append([f"`{name}`", f"{whole(drags.rate(name))} ({whole(low)}–{whole(high)})", whole(numpy.median(rates)),
                      f"{whole(rates.min())}–{whole(rates.max())}", *own, whole(REACH * drags.rate(name))])
    heads = ["system", "per 1,000 drags past the top (95 %)", "median of people", "range of people",
             *(f"`{study}`" for study in dict.fromkeys(drags.studies)), "per 1,000 scrolls up"]
    return table(heads, lines)


def studies(drags):
    lines = []
    for study in dict.fromkeys(drags.studies):
        mine = drags.studies == study
        told = STUDIES[study]
        where = f"{told['repository']}, {told['commit']}, `{told['path']}`" if "repository" in told else "one's own copy"
        lines.append([f"`{study}`", where, told.get("licence", "–"), told["limits"],
                      f"{len(set(drags.person[mine])):,}" + (f" ({told['people']})" if "people" in told else ""), f"{mine.sum():,}"])
    return table(["study", "from", "licence", "what it is, and its limits", "people with such drags", "drags past the top"], lines, words=4)


def sentence(drags, names, bounds):
    rates = {name: drags.rate(name) for name in names}
    least, most = min(rates, key=rates.get), max(rates, key=rates.get)
    chosen = "uirefreshcontrol"
    own = [drags.rate(chosen, study) for study in dict.fromkeys(drags.studies)]
    text = (
        f"{len(drags.people)} people of {len(set(drags.studies))} studies made {len(drags):,} drags that would move content past its top edge, none of them "
        f"to refresh: `{least}` would refresh for {whole(rates[least])} of 1,000 of these, `{chosen}` for {whole(rates[chosen])} "
        f"({whole(bounds[chosen][0])}–{whole(bounds[chosen][1])}; by study {whole(min(own))} to {whole(max(own))}), `{most}` for {whole(rates[most])}.")
    return wrapped(text + f" Readers arrive at the top in {100 * REACH:.1f} % of their scrolls up.")


def widths(drags, names, bounds):
    """How much wider the intervals by people are than those by drag."""
    ratios = [(bounds[name][1] - bounds[name][0]) / (high - low)
              for name in names for low, high in [drags.interval_by_drag(name)] if 0 < drags.rate(name) < 1000]
    return wrapped(
        f"Intervals by people are {numpy.median(ratios):.1f} times as wide as intervals that take each drag for another person's (median of "
        f"{len(ratios)} systems; {min(ratios):.1f} to {max(ratios):.1f}).")


def picture(drags, names, bounds):
    """A dot per person, a bar for the interval, a mark for all drags; SVG."""
    left, right, row, top = 190, 700, 20, 34
    scale = lambda rate: left + (right - left) * rate / 1000
    colours = dict(zip(dict.fromkeys(drags.studies), COLOURS))
    height = top + row * len(names) + 52
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 {height}" font-family="sans-serif" font-size="12" role="img">',
             "<title>Refreshes per 1,000 drags past the top edge, a dot per person</title>", f'<rect width="720" height="{height}" fill="#fff"/>']
    for rate in range(0, 1001, 250):
        parts.append(f'<path d="M{scale(rate):.0f} {top - 6}V{height - 44}" stroke="#ddd"/>'
                     f'<text x="{scale(rate):.0f}" y="{top - 12}" text-anchor="middle" fill="#444">{rate:,}</text>')
    for index, name in enumerate(names):
        y = top + row * index + row / 2
        low, high = bounds[name]
        parts.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end" fill="#111">{name}</text>'
                     f'<path d="M{scale(low):.1f} {y}H{scale(high):.1f}" stroke="#999" stroke-width="6" stroke-linecap="round" opacity=".55"/>')
        rates, own = drags.by_person(name)
        for rate, study in zip(rates, own):
            parts.append(f'<circle cx="{scale(rate):.1f}" cy="{y}" r="2.6" fill="{colours[study]}" fill-opacity=".6"/>')
        x = scale(drags.rate(name))
        parts.append(f'<path d="M{x:.1f} {y - 7}V{y + 7}" stroke="#111" stroke-width="2"/>')
    x = left
    for study, colour in colours.items():
        parts.append(f'<circle cx="{x}" cy="{height - 30}" r="4" fill="{colour}"/><text x="{x + 8}" y="{height - 26}" fill="#444">{study}</text>')
        x += 130
    parts.append(f'<text x="{left - 4}" y="{height - 8}" fill="#444">per 1,000 drags past the top; a dot per person, line: all drags, bar: 95 % by people</text></svg>')
    return "\n".join(parts) + "\n"


def wrapped(text, width=120):
    return textwrap.fill(text, width, break_long_words=False, break_on_hyphens=False)


def replaced(text, tables):
    for name, body in tables.items():
        begin, end = f"<!-- begin {name} -->", f"<!-- end {name} -->"
        if begin in text:
            head, rest = text.split(begin)
            text = f"{head}{begin}\n{body}\n{end}{rest.split(end)[1]}"
    return text


def main():
    drags = Drags(sys.stdin)
    if not len(drags):
        sys.exit("make people: no drag passes the top edge; were the studies imported?")
    names = sorted(drags.fired, key=lambda name: (drags.rate(name), name))
    picks = numpy.random.default_rng(SEED).integers(len(drags.people), size=(DRAWS, len(drags.people)))
    bounds = {name: drags.interval(name, picks) for name in names}
    tables = {"people": sentence(drags, names, bounds), "people-systems": systems(drags, names, bounds),
              "people-studies": studies(drags), "people-widths": widths(drags, names, bounds)}
    made = {page: replaced(page.read_text(), tables) for page in PAGES}
    made[PICTURES / "people.svg"] = picture(drags, names, bounds)
    made[PICTURES / "people-short.svg"] = picture(drags, [name for name in names if name in SHORT], bounds)
    status = 0
    for path, text in made.items():
        if path.exists() and path.read_text() == text:
            continue
        if "--check" in sys.argv:
            print(f"{path.relative_to(ROOT)}: not what the studies give; run tools/make people and look at it", file=sys.stderr)
            status = 1
        else:
            path.write_text(text)
    print(f"{drags.all:,} drags of {drags.everybody} people, {len(drags):,} past the top edge")
    return status


sys.exit(main())
