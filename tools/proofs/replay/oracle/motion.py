"""Content that moves by itself: `uikit`'s momentum and bounce, and an inset's closing animation. Points, seconds."""
import math
from functools import cached_property

from oracle.bisection import bisect

RATE, STIFFNESS = 0.998, 100.0  # ScrollPhysics.md, "Released inside: decay"
DECAY, DAMPING = -1000 * math.log(RATE), math.sqrt(STIFFNESS)  # 1/s
REST_PT, REST_PT_S = 0.5, 10.0


class Motion:
    """Deceleration, met by a spring at an edge; its crossing, extrema and settling are searched for."""
    name = "motion"

    def __init__(self, t0, x0, v0, scene):
        self.t0, self.x0, self.v0, self.scene = t0, x0, v0, scene
        self.turn, self.edge = math.inf, None
        target = x0 + v0 / DECAY
        if scene.edge(x0) != x0 or (x0 == scene.low and v0 < 0) or (x0 == scene.high and v0 > 0):
            self.turn, self.edge, self.entry = t0, scene.edge(x0), (x0 - scene.edge(x0), v0)
        elif scene.edge(target) != target:
            edge = scene.edge(target)
            outside = lambda t: (self.glide(t)[0] - edge) * v0 >= 0
            self.turn, self.edge = bisect(outside, t0, t0 + 60), edge
            self.entry = (0.0, self.glide(self.turn)[1])
        self.limit = target if self.edge is None else self.edge

    def glide(self, t):
        fall = math.exp(-DECAY * (t - self.t0))
        return self.x0 + self.v0 / DECAY * (1 - fall), self.v0 * fall

    def at(self, t):
        """The closed forms, which never quite come to rest: `rest` is when they count as there."""
        if t < self.turn:
            return self.glide(t)
        u, (x, v) = t - self.turn, self.entry
        b, fall = v + DAMPING * x, math.exp(-DAMPING * (t - self.turn))
        return self.edge + (x + b * u) * fall, (b - DAMPING * (x + b * u)) * fall

    before = at

    def loud(self, t):
        x, v = self.at(t)
        return abs(x - self.limit) > REST_PT or abs(v) > REST_PT_S

    def moving(self, t):
        return self.loud(t) or t < self.rest

    @cached_property
    def rest(self):
        """The last moment that is too far or too fast: scanned for from far behind, then halved."""
        step, last = 0.004, self.t0 + 12 if self.edge is None else self.turn + 4
        if self.edge is None:                            # a glide only ever gets slower and nearer
            return bisect(lambda t: not self.loud(t), self.t0, last) if self.loud(self.t0) else self.t0
        for i in range(int((last - self.t0) / step), -1, -1):
            if self.loud(self.t0 + i * step):
                return bisect(lambda t: not self.loud(t), self.t0 + i * step, self.t0 + (i + 1) * step)
        return self.t0

    def corners(self, until):
        """Times between which the offset is monotone: the start, the edge, the turning points."""
        return [k for k in self.turns if k <= until]

    @cached_property
    def turns(self):
        """Found by stepping along the spring until it is dead (e^-40) and halving where its velocity changes sign."""
        found, step, t, dead = [self.t0], 0.004, self.turn, self.turn + 4
        if math.isinf(t):
            return found
        found += [t] * (t > self.t0)
        while t < dead:
            sign = self.at(t)[1] > 0
            if (self.at(t + step)[1] > 0) != sign:
                found.append(bisect(lambda u: (self.at(u)[1] > 0) != sign, t, t + step))
            t += step
        return found


class Closing:
    """An ease-in-out animation to the edge: cubic-bezier(.42, 0, .58, 1), by halving."""
    name = "closing"

    def __init__(self, t0, x0, x1, duration):
        self.t0, self.x0, self.limit, self.duration = t0, x0, x1, duration

    def loud(self, t):
        return abs(self.at(t)[0] - self.limit) > REST_PT or abs(self.at(t)[1]) > REST_PT_S

    def moving(self, t):
        return t < self.rest

    @cached_property
    def rest(self):
        for i in range(299, -1, -1):
            low, high = [self.t0 + self.duration * k / 300 for k in (i, i + 1)]
            if self.loud(low):
                return bisect(lambda t: not self.loud(t), low, high)
        return self.t0

    def at(self, t):
        share = min(max((t - self.t0) / self.duration, 0.0), 1.0)
        if share >= 1:
            return self.limit, 0.0
        cubic = lambda p, a, b: 3 * a * p * (1 - p) ** 2 + 3 * b * p * p * (1 - p) + p**3
        rise = lambda p, a, b: 3 * a * (1 - p) * (1 - 3 * p) + 3 * b * p * (2 - 3 * p) + 3 * p * p
        p = bisect(lambda p: cubic(p, 0.42, 0.58) >= share, 0.0, 1.0) if share > 0 else 0.0
        way = self.limit - self.x0
        return self.x0 + way * cubic(p, 0, 1), way * rise(p, 0, 1) / rise(p, 0.42, 0.58) / self.duration

    before = at

    def corners(self, until):
        return [k for k in (self.t0, self.t0 + self.duration) if k <= until]
