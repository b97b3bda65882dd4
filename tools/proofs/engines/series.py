"""What an engine did beside what a model says: curves (Series), triggers (Fires), and the figures of both."""
import bisect
import dataclasses

# A curve moves where it is faster than this, in px per ms (100 px/s): below it a pixel is longer than ten milliseconds,
# and the time between two curves says nothing of either.
MOVING = 0.1
# So many moving samples at least make a distance in time worth telling.
LEAST_MOVING = 3

AGREES, KNOWN, DEPARTS, GONE = "agrees", "known", "departs", "gone"


class NotHad(Exception):
    """An engine that this machine cannot have; its words say why."""


@dataclasses.dataclass
class Series:
    """Offsets of one gesture in one engine, and a model's at the same times. Lists of equal length, times growing."""

    engine: str  # as in tables: qt
    version: str
    gesture: str  # a few words: "fling at 1000 px/s"
    model: str  # overscroll's
    times_ms: list  # since the first touch
    measured_px: list  # contentOffset: grows as content moves up, negative past the top edge
    predicted_px: list
    tolerance_px: float  # the greatest deviation that is none
    tolerance_ms: float | None  # the same in time; None: time is not held against anything
    note: str = ""
    command: str = ""  # that makes the measurement
    inputs: dict | None = None  # what `verify` needs to predict it (vectors.py); None: nothing is kept
    departure: str = ""  # a known departure of the model, in words: the tolerances are then those of the departure
    least_px: float = 0  # a known departure that falls below this is gone, and the model's page wrong
    calculation: str = "simulate.offsets"  # of `verify`, for what is kept
    repeats: bool = True  # the same on every run, so that it is held against the kept measurement too

    def __post_init__(self):
        lengths = {len(self.times_ms), len(self.measured_px), len(self.predicted_px)}
        if len(lengths) != 1 or lengths == {0}:
            raise ValueError(f"{self.engine}, {self.gesture}: {lengths} times, measured and predicted offsets; give as many of each")

    @property
    def deviations(self):
        return [abs(measured - predicted) for measured, predicted in zip(self.measured_px, self.predicted_px)]

    @property
    def greatest_px(self):
        return max(self.deviations)

    @property
    def mean_px(self):
        return sum(self.deviations) / len(self.deviations)

    @property
    def lags_ms(self):
        """How far apart in time the curves are, for each moving sample of the measured one that the model passes too.

        The distance along the time axis from a measured sample to the nearest place of the predicted curve, straight
        between its samples, that has the same offset. A sample moves where the straight line between its neighbours
        is faster than MOVING. Offsets that the model never reaches have no distance in time: pixels tell those.
        """
        lags = []
        for index in range(1, len(self.times_ms) - 1):
            span = self.times_ms[index + 1] - self.times_ms[index - 1]
            if abs(self.measured_px[index + 1] - self.measured_px[index - 1]) <= MOVING * span:
                continue
            lag = nearest_time(self.times_ms, self.predicted_px, self.measured_px[index], self.times_ms[index])
            if lag is not None:
                lags.append(lag)
        return lags if len(lags) >= LEAST_MOVING else []

    @property
    def greatest_ms(self):
        """None where the content does not move enough."""
        return max(self.lags_ms, default=None)

    @property
    def mean_ms(self):
        lags = self.lags_ms
        return sum(lags) / len(lags) if lags else None

    @property
    def verdict(self):
        late = self.tolerance_ms is not None and (self.greatest_ms or 0) > self.tolerance_ms
        if self.greatest_px > self.tolerance_px or late:
            return DEPARTS
        if not self.departure:
            return AGREES
        return KNOWN if self.greatest_px >= self.least_px else GONE


@dataclasses.dataclass
class Fires:
    """Whether a refresh fires, pull by pull, and what an engine of overscroll says of the same pulls."""

    engine: str
    version: str
    gesture: str
    system: str  # overscroll's engine
    cases: list  # (pull_px, measured_fired, predicted_fired)
    note: str = ""
    command: str = ""
    inputs: dict | None = None
    departure: str = ""  # a known departure, in words
    apart: int = 0  # in so many cases they are known to differ
    calculation: str = "replay.fires"

    @property
    def unlike(self):
        """The pulls at which the two differ."""
        return [pull for pull, measured, predicted in self.cases if bool(measured) != bool(predicted)]

    @property
    def verdict(self):
        if len(self.unlike) == self.apart:
            return KNOWN if self.departure else AGREES
        return GONE if self.departure and len(self.unlike) < self.apart else DEPARTS


@dataclasses.dataclass
class Times:
    """How long what an engine does takes, and what an engine of overscroll says of it."""

    engine: str
    version: str
    gesture: str
    system: str  # overscroll's engine
    cases: list  # (words, measured_ms, predicted_ms); None where it does not come
    tolerance_ms: float
    note: str = ""
    command: str = ""
    inputs: dict | None = None
    departure: str = ""  # a known departure, in words: the tolerance is then that of the departure
    calculation: str = "replay.took"

    @property
    def deviations(self):
        """In ms, of each case; infinite where only one of the two has it."""
        return [abs(measured - predicted) if measured is not None and predicted is not None
                else 0 if measured is predicted else float("inf") for _, measured, predicted in self.cases]

    @property
    def greatest_ms(self):
        return max(self.deviations)

    @property
    def verdict(self):
        if self.greatest_ms > self.tolerance_ms:
            return DEPARTS
        return KNOWN if self.departure else AGREES


def nearest_time(times, values, level, time):
    """How far from `time` the nearest place of a curve is that has a value; None where it never has it."""
    nearest = None
    for index in range(len(times) - 1):
        (t0, y0), (t1, y1) = (times[index], values[index]), (times[index + 1], values[index + 1])
        if not min(y0, y1) <= level <= max(y0, y1):
            continue
        if y0 == y1:
            distance = max(t0 - time, time - t1, 0)
        else:
            distance = abs(t0 + (t1 - t0) * (level - y0) / (y1 - y0) - time)
        nearest = distance if nearest is None else min(nearest, distance)
    return nearest


def at(times, values, time):
    """A curve's value at a time, straight between its samples, and that of its ends outside."""
    after = bisect.bisect_left(times, time)
    if after == 0:
        return values[0]
    if after == len(times):
        return values[-1]
    share = (time - times[after - 1]) / (times[after] - times[after - 1])
    return values[after - 1] + share * (values[after] - values[after - 1])


def thinned(times, values, tolerance):
    """The indices of a curve's samples that keep it within `tolerance` of itself, straight between them (Douglas and Peucker)."""
    kept, work = {0, len(times) - 1}, [(0, len(times) - 1)]
    while work:
        first, last = work.pop()
        ends = ([times[first], times[last]], [values[first], values[last]])
        worst = max(range(first, last + 1), key=lambda index: abs(values[index] - at(*ends, times[index])))
        if abs(values[worst] - at(*ends, times[worst])) > tolerance:
            kept.add(worst)
            work += [(first, worst), (worst, last)]
    return sorted(kept)
