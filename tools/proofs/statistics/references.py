"""The values ReplayStatistics is tested against, by SciPy, statsmodels and NumPy: Tests/ReplayStatisticsTests/ReferenceValues.swift.

    references.py            compares the file with what comes out now; exit 1 if a value differs by more than 1e-9 of itself
    references.py --write    writes it

Where no package has a method (Newcombe's paired interval, mid-p, the sizes of samples) it is written out here from its paper, over the
package's own Wilson bounds or distribution; what is known of it from print is asserted beside.
"""
import math
import re
import sys

import numpy as np
from scipy import stats
from house import ROOT
from statsmodels.stats import contingency_tables, inter_rater, multitest, proportion, rates

FILE = ROOT / "Tests/ReplayStatisticsTests/ReferenceValues.swift"
SHARES = [(0, 1), (1, 1), (8, 10), (0, 100), (0, 300), (0, 1000), (0, 3000), (3, 7), (97, 100), (100, 100), (12345, 1_000_000)]
PAIRS = [(36, 12, 2, 0), (20, 10, 5, 15), (0, 0, 0, 0 + 9), (90, 0, 0, 10), (50, 0, 9, 41), (1, 1, 7, 12), (0, 30, 20, 0),
         (4500, 130, 210, 5160), (0, 9, 0, 0), (53, 16, 8, 9)]
COUNTS = [(31, 4, 9, 56), (10, 0, 0, 10), (5, 5, 5, 5), (0, 3, 4, 0), (199, 1, 1, 2999)]


def wilson(k, n):
    return proportion.proportion_confint(k, n, method="wilson")


def newcombe_paired(a, b, c, d):
    """Newcombe 1998, Statistics in Medicine 17:2635, method 10, for the second less the first."""
    n = a + b + c + d
    one, two = (a + b) / n, (a + c) / n
    (l1, u1), (l2, u2) = wilson(a + b, n), wilson(a + c, n)
    root = math.sqrt(float((a + b) * (c + d) * (a + c) * (b + d)))
    numerator = a * d - b * c
    if numerator > n / 2:
        numerator -= n / 2
    elif numerator >= 0:
        numerator = 0
    phi = numerator / root if root else 0
    down = math.sqrt(max(0, (two - l2) ** 2 - 2 * phi * (two - l2) * (u1 - one) + (u1 - one) ** 2))
    up = math.sqrt(max(0, (u2 - two) ** 2 - 2 * phi * (u2 - two) * (one - l1) + (one - l1) ** 2))
    return [two - one, max(-1, two - one - down), min(1, two - one + up)]


def mcnemar(b, c):
    exact = contingency_tables.mcnemar([[0, b], [c, 0]], exact=True).pvalue if b + c < 10_000 else \
        min(1, 2 * stats.binom.cdf(min(b, c), b + c, 0.5))
    mid = 2 * (stats.binom.cdf(min(b, c) - 1, b + c, 0.5) + stats.binom.pmf(min(b, c), b + c, 0.5) / 2)
    return [exact, min(1, mid)]


def paired_size(d, psi, power):
    """By search: the least n at which the exact test finds the difference, on its side, in so many studies."""
    rejected = []

    def reached(n):
        weights = stats.binom.pmf(np.arange(n + 1), n, psi)
        last = np.nonzero(weights > 1e-18)[0][-1]
        for m in range(len(rejected), last + 1):
            counts = np.arange(m + 1)
            found = counts[np.minimum(1, 2 * stats.binom.cdf(counts, m, 0.5)) <= 0.05]
            rejected.append(stats.binom.cdf(found[-1], m, (psi - d) / (2 * psi)) if len(found) else 0.0)
        return weights[:last + 1] @ np.array(rejected[:last + 1])
    n = 1
    while reached(n) < power:
        n += 1
    return n


def fleiss(d, p, power):
    """By search: the least n at which the power of the normal test, pooled under the null, is reached."""
    q, z = p + d, stats.norm.ppf(0.975)
    m = (p + q) / 2

    def reached(n):
        null, real = math.sqrt(2 * m * (1 - m) / n), math.sqrt((p * (1 - p) + q * (1 - q)) / n)
        return stats.norm.cdf((d - z * null) / real)
    n = 1
    while reached(n) < power - 1e-12:
        n = n + 1
    return n


def wilson_size(half, p):
    z, n = stats.norm.ppf(0.975), 1
    while z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n) > half:
        n += 1
    return n


def curve():
    """200 traces with ties, some that never and some that always fire: critical threshold, wanted, cluster."""
    random = np.random.default_rng(7)
    wanted = random.random(200) < 0.4
    cluster = random.integers(0, 12, 200)
    critical = np.round(random.normal(60, 30, 200) + 55 * wanted + 4 * cluster, -1)
    critical[:6], critical[6:9] = -9999, 9999
    return critical, wanted, cluster


def area(critical, wanted, weight=None):
    if weight is None:
        u = stats.mannwhitneyu(critical[wanted], critical[~wanted]).statistic
        return u / (wanted.sum() * (~wanted).sum())
    order = (critical[wanted][:, None] > critical[~wanted]) + 0.5 * (critical[wanted][:, None] == critical[~wanted])
    return weight[wanted] @ order @ weight[~wanted] / (weight[wanted].sum() * weight[~wanted].sum())


def average_precision(critical, wanted):
    """As scikit-learn's, of scores with ties: what fires at no threshold has the least score, and counts last."""
    total, before = 0.0, 0.0
    for threshold in sorted(set(critical), reverse=True):
        fires = critical >= threshold
        recall, precision = (fires & wanted).sum() / wanted.sum(), (fires & wanted).sum() / fires.sum()
        total, before = total + (recall - before) * precision, recall
    return total


def clustered():
    """Differences of 12 people, of differing number and level."""
    random = np.random.default_rng(11)
    return [np.round(random.normal(5 * random.normal(), 8, 3 + 2 * i), 2) for i in range(12)]


def bootstrap(figure, clusters, samples=20_000):
    random = np.random.default_rng(3)
    drawn = [figure(random.poisson(1, clusters)) for _ in range(samples)]
    return list(np.quantile(drawn, [0.025, 0.975]))


def references():
    rows = []
    add = lambda kind, inputs, values: rows.append((kind, [float(x) for x in inputs], [float(x) for x in values]))  # noqa: E731
    for x in (-37, -20, -8.25, -5, -3, -1.959963984540054, -0.67, -0.6, -0.1, 0, 1e-9, 0.3, 0.66, 0.7, 1, 2.5, 5.6, 6, 8):
        add("normal-probability", [x], [stats.norm.cdf(x)])
    for p in (1e-300, 1e-30, 1e-12, 1e-5, 0.001, 0.025, 0.07, 0.1, 0.3, 0.5, 0.6, 0.9, 0.925, 0.975, 0.999999):
        add("normal-quantile", [p], [stats.norm.ppf(p)])
    for k, n in SHARES:
        add("wilson", [k, n], wilson(k, n))
        add("clopper-pearson", [k, n], proportion.proportion_confint(k, n, method="beta"))
    for n in (1, 100, 300, 1000, 3000):
        add("zero-of", [n], [wilson(0, n)[1]])
    for k in (0, 1, 5, 17, 1000, 100_000):
        add("poisson", [k], rates.confint_poisson(k, 1, method="exact-c"))
    for one, two in (((56, 70), (48, 80)), ((9, 10), (3, 10)), ((0, 20), (0, 30)), ((10, 10), (0, 20)), ((640, 1000), (611, 1000))):
        low, high = proportion.confint_proportions_2indep(*one, *two, method="newcomb")
        add("newcombe-unpaired", [*one, *two], [one[0] / one[1] - two[0] / two[1], low, high])
    for cells in PAIRS:
        add("newcombe-paired", cells, newcombe_paired(*cells))
        table = np.array(cells).reshape(2, 2)
        if 0 < min(table.sum(0).max(), table.sum(1).max()) and len({tuple(cells)}) and (cells[1] + cells[2]) and \
                table.sum(0).min() + table.sum(1).min() > 0:
            add("kappa", cells, [inter_rater.cohens_kappa(table).kappa])
    for b, c in ((0, 0), (1, 0), (5, 5), (2, 11), (40, 71), (0, 60), (500, 610), (5000, 5300), (500_000, 502_000), (2, 3000)):
        add("mcnemar", [b, c], mcnemar(b, c))
    for values in ([0.01, 0.04, 0.03], [0.5], [0.9, 0.8, 0.001, 0.02, 0.02], [1, 1, 0]):
        add("holm", values, multitest.multipletests(values, method="holm")[1])
    for tp, fp, fn, tn in COUNTS:
        hits, alarms = stats.norm.ppf((tp + 0.5) / (tp + fn + 1)), stats.norm.ppf((fp + 0.5) / (fp + tn + 1))
        add("signal-detection", [tp, fp, fn, tn], [hits - alarms, -(hits + alarms) / 2])
        balanced = (tp / (tp + fn) + tn / (fp + tn)) / 2
        add("rates", [tp, fp, fn, tn], [balanced, *wilson(tn, fp + tn), *wilson(fp, fp + tn)])
    for d, psi, power in ((0.02, 0.1, 0.8), (0.05, 0.2, 0.8), (0.1, 0.1, 0.9), (0.02, 0.02, 0.8), (0.3, 0.6, 0.95)):
        add("size-paired", [d, psi, power], [paired_size(d, psi, power)])
    for d, p, power in ((0.02, 0.9, 0.8), (0.1, 0.5, 0.9), (0.05, 0.0, 0.8), (0.1, 0.9, 0.8)):
        add("size-unpaired", [d, p, power], [fleiss(d, p, power)])
    for half, p in ((0.02, 0.5), (0.02, 0.95), (0.05, 0.9), (0.01, 0.99), (0.4, 0.5)):
        add("size-wilson", [half, p], [wilson_size(half, p)])
    critical, wanted, cluster = curve()
    inputs = [*critical, *wanted, *cluster]
    add("area", inputs, [area(critical, wanted), average_precision(critical, wanted)])
    add("area-bootstrap", [], bootstrap(lambda times: area(critical, wanted, times[cluster].astype(float)), 12, 4000))
    groups = clustered()
    flat, of = np.concatenate(groups), np.repeat(np.arange(12), [len(g) for g in groups])
    add("clustered", [*flat, *of], [flat.mean(), np.median(flat)])
    add("mean-bootstrap", [], bootstrap(lambda times: np.average(flat, weights=times[of]), 12))
    add("median-bootstrap", [], bootstrap(lambda times: np.median(np.repeat(flat, times[of])), 12))
    return rows


def number(x):
    return repr(int(x)) if x == int(x) and abs(x) < 1e15 else repr(x)


def swift(rows):
    lines = ["// Written by tools/prove statistics --write: NumPy 2.4.6, SciPy 1.17.1, statsmodels 0.15.0.",
             "// swift-format-ignore-file", "",
             "/// What other programs make of fixed inputs (tools/proofs/statistics/references.py says which).",
             "enum ReferenceValues {",
             "  typealias Row = (kind: String, inputs: [Double], values: [Double])", "",
             "  static let rows: [Row] = ["]
    for kind, inputs, values in rows:
        lines.append(f'    ("{kind}", [{", ".join(map(number, inputs))}], [{", ".join(map(number, values))}]),')
    return "\n".join(lines + ["  ]", "}", ""])


def same(one, other):
    numbers = [re.findall(r"(?<![\w.])-?\d[\d.e+-]*", text) for text in (one, other)]
    return len(numbers[0]) == len(numbers[1]) and all(
        abs(float(a) - float(b)) <= 1e-9 * max(abs(float(a)), 1e-300) for a, b in zip(*numbers))


def main():
    # Newcombe 1998 (873), table II, (a): 56/70 − 48/80.
    assert np.allclose(proportion.confint_proportions_2indep(56, 70, 48, 80, method="newcomb"), (0.0524, 0.3339), atol=5e-5)
    text = swift(references())
    if sys.argv[1:] == ["--write"]:
        FILE.write_text(text)
    wrong = [f"recorded {a}\nnow      {b}" for a, b in zip(FILE.read_text().splitlines()[1:], text.splitlines()[1:]) if not same(a, b)]
    if wrong or len(FILE.read_text().splitlines()) != len(text.splitlines()):
        print("\n".join(wrong), f"\nerror: {FILE} is not what comes out now; write it anew (tools/prove statistics --write)", file=sys.stderr)
        return 1
    print(f"{text.count('    (')} recorded values are those of NumPy {np.__version__}, SciPy and statsmodels")
    return 0


sys.exit(main())
