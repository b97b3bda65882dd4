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
import statsmodels.api as sm
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


def bootstrap(figure, clusters, samples=100_000):
    """Quantiles as far out as Student's of so many clusters (Hesterberg 2015)."""
    random = np.random.default_rng(3)
    drawn = [figure(random.poisson(1, clusters)) for _ in range(samples)]
    level = stats.norm.cdf(-stats.t.ppf(0.975, clusters - 1) * math.sqrt(clusters / (clusters - 1)))
    return list(np.quantile(drawn, [level, 1 - level]))


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
    for freedom in (1, 1.5, 2, 4, 7.3, 15, 60, 499, 1999, 2001, 25_000):
        add("student-quantile", [freedom], [stats.t.ppf(0.975, freedom)])
    for k, n in PEOPLE:
        add("clustered-share", [*k, *n], clustered_share(k, n))
    for first, second, n in (([2, 0, 1, 3, 0, 1], [5, 4, 6, 2, 9, 3], [30, 12, 40, 25, 33, 18]), ([0] * 8, [1, 0, 2, 0, 0, 4, 0, 1], [20] * 8),
                             ([0] * 5, [0] * 5, [9, 20, 100, 40, 7]), ([1, 0] * 15, [0, 0, 0, 1, 0, 1] * 5, [1] * 30),
                             ([6, 2, 9, 4], [6, 3, 1, 0], [60, 9, 90, 20])):
        add("clustered-pairs", [*first, *second, *n], clustered_pairs(*map(np.array, (first, second, n))))
    for differences in ([4, 0, -1, 7, 3, 2], [1, 1, -1, 1, 1, 1, 1, 0, 1], [5, -3, 2, -4], [12], [0, 0], [9, 8, 7, 6, 5, 4, -30],
                        [3, 1, 4, 1, 5, -9, 2, 6, 5, 3, 5, 8, -9, 7, 9, 3]):
        add("sign-flips", differences, sign_flips(differences))
    for traces, each, rho in ((906, 20, 0.1), (906, 1, 0), (30, 50, 0.05), (394, 5, 0.3), (2000, 100, 0.01)):
        add("size-people", [traces, each, rho], [people_needed(traces, each, rho)])
    for events, hours in (([3, 0, 9, 1, 4], [1, 0.5, 2, 0.25, 1]), ([0] * 6, [0.5, 1, 1, 2, 0.5, 1]), ([1, 2, 1, 0, 2, 1, 1, 3, 0, 1, 2, 1], [1] * 12),
                          ([0, 0, 40], [1, 1, 1])):
        add("clustered-rate", [*events, *hours], clustered_rate(np.array(events), np.array(hours, float)))
    critical, wanted, cluster = curve()
    inputs = [*critical, *wanted, *cluster]
    add("area", inputs, [area(critical, wanted), average_precision(critical, wanted)])
    add("area-bootstrap", [], bootstrap(lambda times: area(critical, wanted, times[cluster].astype(float)), 12, 20_000))
    groups = clustered()
    flat, of = np.concatenate(groups), np.repeat(np.arange(12), [len(g) for g in groups])
    add("clustered", [*flat, *of], [flat.mean(), np.median(flat)])
    add("mean-bootstrap", [], bootstrap(lambda times: np.average(flat, weights=times[of]), 12))
    add("median-bootstrap", [], bootstrap(lambda times: np.median(np.repeat(flat, times[of])), 12))
    return rows


def unequal(seed, people, share, correlation):
    """Successes and trials of people with 5 to 500 trials, and how often a second engine differs."""
    random = np.random.default_rng(seed)
    trials = np.exp(random.uniform(np.log(5), np.log(500), people)).astype(int)
    own = random.beta(share * (1 - correlation) / correlation, (1 - share) * (1 - correlation) / correlation, people)
    return random.binomial(trials, own), trials


PEOPLE = [(np.array(k), np.array(n)) for k, n in (
    ([3, 0, 5, 1, 9, 2], [10, 12, 9, 30, 25, 11]), ([0, 0, 0, 0, 0], [20, 3, 500, 40, 7]), ([9, 7, 8], [9, 7, 8]),
    ([1, 0, 0, 0, 0, 0, 0, 0], [20] * 8), ([5, 4, 6, 3, 8, 7, 5, 6, 4, 9, 5, 6], [20] * 12), ([1, 0, 1, 1, 0, 0, 1, 0] * 5, [1] * 40))] + [
    unequal(1, 16, 0.15, 0.2), unequal(2, 40, 0.02, 0.1), unequal(3, 6, 0.5, 0.3), unequal(4, 30, 0.9, 0.05)]


def projected(trials):
    """The residuals of a mean of trials in blocks, each block's by (I − H)^(−1/2) of its own (Bell and McCaffrey 2002), as sums of blocks."""
    total = trials.sum()
    member = np.repeat(np.arange(len(trials)), trials)
    out = np.zeros((len(trials), total))
    for block, size in enumerate(trials):
        values, vectors = np.linalg.eigh(np.eye(size) - np.ones((size, size)) / total)
        root = vectors @ np.diag(1 / np.sqrt(values)) @ vectors.T
        whole = np.eye(total) - np.ones((total, total)) / total
        out[block] = np.ones(size) @ root @ whole[member == block]
    return out / total, member


def clustered_variance(one, other, trials):
    """By matrices, trial by trial: covariance of two shares, and Satterthwaite's degrees of freedom as a function of ρ."""
    maker, member = projected(trials)
    values = [np.concatenate([np.r_[np.ones(k), np.zeros(n - k)] for k, n in zip(each, trials)]) for each in (one, other)]

    def freedom(rho):
        working = (member[:, None] == member) * rho + np.eye(len(member)) * (1 - rho)
        eigen = np.linalg.eigvalsh(maker @ working @ maker.T)
        return eigen.sum() ** 2 / (eigen ** 2).sum()
    return (maker @ values[0]) @ (maker @ values[1]), freedom


def anova(k, n):
    """The intra-class correlation by a one-way analysis of variance of the single trials (Fleiss 1981)."""
    m, total = len(n), n.sum()
    groups = [np.r_[np.ones(a), np.zeros(b - a)] for a, b in zip(k, n)]
    grand = k.sum() / total
    between = sum(len(g) * (g.mean() - grand) ** 2 for g in groups) / (m - 1)
    within = sum(((g - g.mean()) ** 2).sum() for g in groups) / max(1, total - m)
    size = (total - (n ** 2).sum() / total) / (m - 1)
    return min(1, max(0, (between - within) / (between + (size - 1) * within)))


def clustered_share(k, n):
    keep = n > 0
    k, n = k[keep], n[keep]
    m, total, p = len(n), n.sum(), k.sum() / n.sum()
    rarer = min((k > 0).sum(), (k < n).sum())
    floor = 0.3 * (1 - min(1, rarer / min(10, m)))
    model = lambda rho: sum(a * (1 + (a - 1) * rho) for a in n.tolist()) / total ** 2  # noqa: E731
    if rarer == 0:
        worth = 1 / model(floor)
    else:
        variance, freedom = clustered_variance(k, k, n)
        rho = max(floor, anova(k, n))
        t = stats.t.ppf(0.975, (freedom(rho) + m - 1) / 2)
        worth = min(total, (stats.norm.ppf(0.975) / t) ** 2 / max(variance / (p * (1 - p)), model(rho)))
    return [p, *wilson(p * worth, worth), worth]


def clustered_pairs(only_first, only_second, n):
    b, c = clustered_share(only_second, n), clustered_share(only_first, n)
    cov = lambda x, y: clustered_variance(x, y, n)[0]  # noqa: E731
    product = cov(only_second, only_second) * cov(only_first, only_first)
    phi = cov(only_second, only_first) / math.sqrt(product) if product > 0 else 0
    d = b[0] - c[0]
    down = math.sqrt(max(0, (b[0] - b[1]) ** 2 - 2 * phi * (b[0] - b[1]) * (c[2] - c[0]) + (c[2] - c[0]) ** 2))
    up = math.sqrt(max(0, (b[2] - b[0]) ** 2 - 2 * phi * (b[2] - b[0]) * (c[0] - c[1]) + (c[0] - c[1]) ** 2))
    return [d, max(-1, d - down), min(1, d + up)]


def sign_flips(differences):
    """Every choice of signs, one after the other."""
    sizes = np.abs([d for d in differences if d])
    if not len(sizes):
        return [1, 1]
    signs = 1 - 2 * ((np.arange(2 ** len(sizes))[:, None] >> np.arange(len(sizes))) & 1)
    sums, seen = np.abs(signs @ sizes), abs(sum(differences))
    return [(sums >= seen).mean(), (sums > seen).mean() + (sums == seen).mean() / 2]


def people_needed(traces, each, rho):
    m = 6
    while m * each / (1 + (each - 1) * rho) < traces * (stats.t.ppf(0.975, m - 1) / stats.norm.ppf(0.975)) ** 2:
        m += 1
    return m


def clustered_rate(events, hours):
    m, total, z = len(hours), hours.sum(), stats.norm.ppf(0.975)
    rate = events.sum() / total
    mean = (hours ** 2).sum() / total
    residuals = events - rate * hours
    variation = 1 - min(1, (events > 0).sum() / min(10, m))
    if rate > 0:
        own = 1 - mean / total
        variation = max(variation, ((residuals ** 2).sum() - rate * total * own) / (rate ** 2 * total * mean * own))
    effect = 1 + (rate + z * z / total) * variation * mean
    ratio = 1.0
    if rate > 0:
        effect = max(effect, (residuals ** 2 / (1 - hours / total)).sum() / total / rate)
        ratio = z / stats.t.ppf(0.975, max(1, (total / mean - 1 + m - 1) / 2))
    worth = min(total, ratio ** 2 * total / effect)
    # As the score test of a Poisson mean: (r − λ)² = z²·λ/h, solved for λ.
    roots = np.roots([1, -(2 * rate + z * z / worth), rate ** 2])
    return [rate, min(roots) if rate else 0, max(roots)]


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
    # Of equal numbers of trials the variance is that of svymean with people as clusters in R's survey (and svyciprop by it), m/(m − 1)·Σe²/N², by
    # statsmodels with the same factor alone; and the degrees of freedom are its m − 1.
    k, n = PEOPLE[4]
    y, member = np.concatenate([np.r_[np.ones(a), np.zeros(b - a)] for a, b in zip(k, n)]), np.repeat(np.arange(len(n)), n)
    fit = sm.OLS(y, np.ones(len(y))).fit(cov_type="cluster", cov_kwds={"groups": member, "use_correction": False})
    variance, freedom = clustered_variance(k, k, n)
    assert np.isclose(variance, fit.bse[0] ** 2 * len(n) / (len(n) - 1)) and np.isclose(freedom(0.2), len(n) - 1)
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
