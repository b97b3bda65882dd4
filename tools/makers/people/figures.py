"""figures.py [--check | -o DIR] < ROWS: counts the rows of a replay of people's drags (`replay --csv --engine all`), for the docs and the README, or as
a page of its own in DIR.

Each row is one drag under one system, in a trace of its own whose first folder is the study. A drag counts if it moves content past
its top edge under some system. A person is a subject of a study. The rate of a study is the mean of its people's rates, so that nobody counts
for more than somebody else; the rate of a system is the mean of its studies' rates, so that no study does.
"""
import csv
import json
import pathlib
import sys

import numpy

from house import ROOT
from pages import replaced, table, wilson, wrapped, write

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
# A study has an interval, and counts in the mean of studies, from this many people on: of fewer nobody knows how people differ.
PEOPLE = 5
DRAWS, SEED = 4000, 20261129
COLOURS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"]


class Study:
    """The people of one study: for each the drags past the top, and for each system how many of them it refreshes for."""

    def __init__(self, name, drags):
        mine = drags.studies == name
        self.name = name
        self.people, person = numpy.unique(drags.person[mine], return_inverse=True)
        self.counts = numpy.bincount(person)
        self.drags = int(self.counts.sum())
        self.rates = {system: 1000 * numpy.bincount(person, weights=column[mine]) / self.counts for system, column in drags.fired.items()}
        self.is_sample = len(self.people) >= PEOPLE
        self.picks = numpy.random.default_rng(SEED).integers(len(self.people), size=(DRAWS, len(self.people)))

    def rate(self, system):
        """Refreshes per 1,000 drags past the top: the mean of people."""
        return self.rates[system].mean()

    def interval(self, system):
        """The 95 % interval of the rate, from resampled people; Wilson's where all rates are 0 or all 1,000; None for few people."""
        if not self.is_sample:
            return None
        rates = self.rates[system]
        if rates.max() == 0 or rates.min() == 1000:
            return tuple(1000 * bound for bound in wilson(rates.mean() / 1000, len(rates)))
        return tuple(numpy.percentile(rates[self.picks].mean(1), [2.5, 97.5]))

    def interval_by_drag(self, system):
        """The same as if each drag were another person's."""
        return tuple(1000 * bound for bound in wilson(self.pooled(system) / 1000, self.drags))

    def pooled(self, system):
        """The rate of all drags, whoever made them."""
        return (self.rates[system] * self.counts).sum() / self.drags

    def known(self, system):
        """The rates of people with enough drags."""
        return self.rates[system][self.counts >= FEWEST]


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
        self.everybody = len({name for _, name in owner})
        kept = numpy.array(highest) > 0
        self.studies = numpy.array([study for study, _ in owner])[kept]
        self.person = numpy.array([name for _, name in owner])[kept]
        self.fired = {}
        for name, found in hits.items():
            column = numpy.zeros(len(place), dtype=bool)
            column[[index for index, _ in found]] = [value for _, value in found]
            self.fired[name] = column[kept]
        self.each = [Study(name, self) for name in sorted(set(self.studies))]

    def __len__(self):
        return len(self.person)

    def samples(self):
        """The studies that the mean is of; all where none has enough people."""
        return [study for study in self.each if study.is_sample] or self.each

    def rate(self, system):
        """Refreshes per 1,000 drags past the top: the mean of studies, each as the mean of its people."""
        return numpy.mean([study.rate(system) for study in self.samples()])

    def range(self, system):
        """The least and the greatest rate of a study."""
        rates = [study.rate(system) for study in self.each]
        return min(rates), max(rates)


def whole(number):
    return "–" if number != number else f"{number:,.0f}"


def bracketed(study, system):
    bounds = study.interval(system)
    return whole(study.rate(system)) + (f" ({whole(bounds[0])}–{whole(bounds[1])})" if bounds else "")


def systems(drags, names):
    lines = []
    for name in names:
        known = numpy.concatenate([study.known(name) for study in drags.each])
        people = ["–", "–"] if not len(known) else [whole(numpy.median(known)), f"{whole(known.min())}–{whole(known.max())}"]
        lines.append([f"`{name}`", whole(drags.rate(name)), *(bracketed(study, name) for study in drags.each), *people,
                      whole(1000 * drags.fired[name].mean()), whole(REACH * drags.rate(name))])
    heads = ["system", "mean of studies", *(f"`{study.name}`" + (" (95 %)" if study.is_sample else "") for study in drags.each),
             "median of people", "range of people", "all drags pooled", "per 1,000 scrolls up"]
    return table(heads, lines)


def studies(drags):
    lines = []
    for study in drags.each:
        told = STUDIES.get(study.name, {"limits": f"imported with `--layout {study.name}`"})
        where = f"{told['repository']}, {told['commit']}, `{told['path']}`" if "repository" in told else "one's own copy"
        lines.append([f"`{study.name}`", where, told.get("licence", "–"), told["limits"],
                      f"{len(study.people):,}" + (f" ({told['people']})" if "people" in told else ""), f"{study.drags:,}"])
    return table(["study", "from", "licence", "what it is, and its limits", "people with such drags", "drags past the top"], lines, words=4)


def sentence(drags, names):
    people = sum(len(study.people) for study in drags.each)

    def rate(name):
        low, high = drags.range(name)
        unit = " by study" if name == names[0] else ""
        return f"`{name}` {whole(drags.rate(name))} ({whole(low)} to {whole(high)}{unit})"

    return wrapped(
        f"{people} people in {len(drags.each)} studies made {len(drags):,} drags that would move content past its top edge, none of them to refresh. "
        f"Refreshes per 1,000 of these drags: {rate(names[0])}, {rate('uirefreshcontrol')}, {rate(names[-1])}. Each person has the same weight within a "
        f"study. Each study of {PEOPLE} or more people ({len(drags.samples())} of {len(drags.each)}) has the same weight in the mean. Readers reach the top "
        f"with {100 * REACH:.1f} % of their upward scrolls.")


def headline(drags, names):
    """The same in one sentence, for the README."""
    people = sum(len(study.people) for study in drags.each)
    least, middle, most = (f"`{name}` {'refreshes ' if name == names[0] else ''}{whole(drags.rate(name))}{' times' if name == names[0] else ''}"
                           for name in (names[0], "uirefreshcontrol", names[-1]))
    return wrapped(
        f"In {len(drags.each)} studies, {people} people made {len(drags):,} drags past the top edge, none of them to refresh. Per 1,000 such drags, "
        f"as the mean of the {len(drags.samples())} studies of {PEOPLE} or more people, {least}, {middle} and {most}.")


def ranks(values):
    """The rank of each value, from 0; equal values share the mean of theirs."""
    values = numpy.asarray(values)
    return numpy.array([(values < value).sum() + ((values == value).sum() - 1) / 2 for value in values])


def order(drags, names):
    """Whether studies agree on the order of systems."""
    found = []
    for index, one in enumerate(drags.each):
        for other in drags.each[index + 1:]:
            rho = numpy.corrcoef(ranks([one.rate(name) for name in names]), ranks([other.rate(name) for name in names]))[0, 1]
            found.append(f"{rho:.2f} between `{one.name}` and `{other.name}`")
    return wrapped(f"Agreement of the studies on the order of the {len(names)} systems, as Spearman's ρ (1 for the same order): {', '.join(found)}.") \
        if found else "One study cannot show how studies differ."


def pooled(drags):
    """How far the rate that counts each drag once differs, and which studies are small."""
    most = max(drags.each, key=lambda study: study.drags)
    few = [study for study in drags.each if not study.is_sample]
    text = f"Only the column \"all drags pooled\" counts each drag once; in it `{most.name}` alone has {most.drags:,} of the {len(drags):,} drags."
    if few and drags.samples() != drags.each:
        names = " and ".join(f"`{study.name}` ({len(study.people)})" for study in few)
        text += f" A study of fewer than {PEOPLE} people has no interval and is not in the mean of studies: {names}."
    if len(drags.samples()) >= PEOPLE:
        return wrapped(text)
    return wrapped(text + f" {len(drags.samples())} studies are too few for an interval of that mean, which needs {PEOPLE}. The range of the studies is given instead; another "
                   "study may be outside of it.")


def widths(drags, names):
    """How much wider the intervals by people are than those by drag."""
    parts = []
    for study in drags.each:
        if not study.is_sample:
            continue
        pairs = [(study.interval(name), study.interval_by_drag(name)) for name in names if 0 < study.pooled(name) < 1000]
        ratios = [(high - low) / (top - bottom) for (low, high), (bottom, top) in pairs]
        if ratios:
            parts.append(f"{numpy.median(ratios):.1f} in `{study.name}` ({min(ratios):.1f} to {max(ratios):.1f})")
    return wrapped(f"Intervals by people are wider than intervals that treat each drag as another person's, by a factor of {' and '.join(parts)}: median and range over the systems.") \
        if parts else "No study has enough people for an interval."


def picture(drags, names):
    """A lane per system and study: a dot per person, a bar for the interval, a line for the mean; a black line for the mean of studies. SVG."""
    left, right, lane, gap, top = 190, 700, 8, 6, 34
    row = lane * len(drags.each) + gap
    scale = lambda rate: left + (right - left) * rate / 1000
    colours = dict(zip((study.name for study in drags.each), COLOURS))
    below = 70 + 18 * ((len(drags.each) - 1) // 4)
    height = top + row * len(names) + below
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 {height}" font-family="sans-serif" font-size="12" role="img">',
             "<title>Refreshes per 1,000 drags past the top edge, by study, a dot per person</title>", f'<rect width="720" height="{height}" fill="#fff"/>']
    for rate in range(0, 1001, 250):
        parts.append(f'<path d="M{scale(rate):.0f} {top - 6}V{height - below + 4}" stroke="#ddd"/>'
                     f'<text x="{scale(rate):.0f}" y="{top - 12}" text-anchor="middle" fill="#444">{rate:,}</text>')
    for index, name in enumerate(names):
        begin = top + row * index
        end = begin + lane * len(drags.each)
        parts.append(f'<text x="{left - 8}" y="{(begin + end) / 2 + 4:.0f}" text-anchor="end" fill="#111">{name}</text>')
        if index % 2 == 0:
            parts.append(f'<rect x="{left}" y="{begin - gap / 2:.0f}" width="{right - left}" height="{row}" fill="#000" fill-opacity=".035"/>')
        for number, study in enumerate(drags.each):
            y, colour, bounds = begin + lane * number + lane / 2, colours[study.name], study.interval(name)
            for rate in study.known(name):
                parts.append(f'<circle cx="{scale(rate):.1f}" cy="{y:.1f}" r="2" fill="{colour}" fill-opacity=".35"/>')
            if bounds:
                parts.append(f'<path d="M{scale(bounds[0]):.1f} {y:.1f}H{scale(bounds[1]):.1f}" stroke="{colour}" stroke-width="2.5"/>')
            x = scale(study.rate(name))
            parts.append(f'<path d="M{x:.1f} {y - lane / 2:.1f}V{y + lane / 2:.1f}" stroke="{colour}" stroke-width="3"/>')
        x = scale(drags.rate(name))
        parts.append(f'<path d="M{x:.1f} {begin}V{end}" stroke="#111" stroke-width="1.5"/>')
    for index, study in enumerate(drags.each):
        people = f"{len(study.people)} people" if len(study.people) > 1 else "1 person"
        x, y = 16 + 176 * (index % 4), height - below + 24 + 18 * (index // 4)
        parts.append(f'<circle cx="{x}" cy="{y - 4}" r="4" fill="{colours[study.name]}"/><text x="{x + 8}" y="{y}" fill="#444">{study.name} ({people})</text>')
    parts.append(f'<text x="12" y="{height - 24}" fill="#444">Refreshes per 1,000 drags past the top edge. Coloured line and bar: mean of the study\'s people, 95 %.</text>'
                 f'<text x="12" y="{height - 8}" fill="#444">Dot: a person. Black line: mean of studies of {PEOPLE} or more people.</text></svg>')
    return "\n".join(parts) + "\n"


def own(figures):
    """A page of studies that are not in the docs."""
    return "\n\n".join(["# Refreshes while people drag", figures["people"], "![Refreshes per 1,000 drags past the top edge](people.svg)", *(
        figures[name] for name in ("people-pooled", "people-order", "people-widths", "people-systems", "people-studies"))]) + "\n"


def main():
    drags = Drags(sys.stdin)
    if not len(drags):
        sys.exit("make people: no drag passes the top edge; were the studies imported?")
    names = sorted(drags.fired, key=lambda name: (drags.rate(name), name))
    figures = {"people": sentence(drags, names), "people-headline": headline(drags, names), "people-systems": systems(drags, names), "people-studies": studies(drags),
               "people-widths": widths(drags, names), "people-order": order(drags, names), "people-pooled": pooled(drags)}
    pictures = {"people.svg": picture(drags, names), "people-short.svg": picture(drags, [name for name in names if name in SHORT])}
    if "-o" in sys.argv:
        folder = pathlib.Path(sys.argv[sys.argv.index("-o") + 1])
        folder.mkdir(parents=True, exist_ok=True)
        made = {folder / "People.md": own(figures), **{folder / name: text for name, text in pictures.items()}}
    else:
        made = {page: replaced(page.read_text(), figures) for page in PAGES} | {PICTURES / name: text for name, text in pictures.items()}
    status = write(made, "--check" in sys.argv, "studies", "tools/make people")
    print(f"{drags.all:,} drags of {drags.everybody} people, {len(drags):,} past the top edge")
    return status


sys.exit(main())
