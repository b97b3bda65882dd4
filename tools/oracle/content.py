"""The content's offset as a function of time: `uikit`, physics.md 1 and product.md. Points, seconds."""
import math

from oracle.bisection import SAME, bisect

BAND, RATE, STIFFNESS = 0.55, 0.998, 100.0  # product.md, `uikit`
STRAIGHT = 0.999  # share of the viewport where the band goes on straight
DECAY, DAMPING = -1000 * math.log(RATE), math.sqrt(STIFFNESS)  # 1/s
REST_PT, REST_PT_S = 0.5, 10.0


class Scene:
    """The resting range, and the rubber band past its two ends."""

    def __init__(self, low, high, length):
        self.low, self.high, self.length = low, max(low, high), length

    def edge(self, x):
        return self.low if x < self.low else self.high if x > self.high else x

    def straight(self):
        """Where the band goes on straight, having no inverse beyond its asymptote: (offset, drag), points."""
        offset = STRAIGHT * self.length
        return offset, offset / (BAND * (1 - STRAIGHT))

    def shown(self, raw):
        over, (limit, start) = raw - self.edge(raw), self.straight()
        past = BAND * abs(over) * self.length / (self.length + BAND * abs(over))
        if abs(over) > start:
            past = limit + (abs(over) - start) * self.slope(raw)
        return self.edge(raw) + math.copysign(past, over)

    def slope(self, raw):
        over = min(abs(raw - self.edge(raw)), self.straight()[1])
        return BAND / (1 + BAND * over / self.length) ** 2 if over else 1.0

    def raw(self, shown):
        """The raw position that shows as this offset: by halving."""
        over, edge = shown - self.edge(shown), self.edge(shown)
        if not over:
            return shown
        way, far = math.copysign(1.0, over), abs(over) / self.slope(edge + math.copysign(1e9, over))
        return edge + way * bisect(lambda x: way * (self.shown(edge + way * x) - shown) >= 0, 0.0, far)


class Still:
    """Content that does not move."""
    name, rest = "rest", -math.inf

    def __init__(self, t0, x0):
        self.t0, self.limit = t0, x0

    def at(self, t):
        return self.limit, 0.0

    before = at

    def corners(self, until):
        return [self.t0]


class Drag:
    """Content under a finger: the band of the raw offset less the finger's path."""
    name, rest = "drag", math.inf

    def __init__(self, t0, raw, corners, scene, times):
        self.t0, self.raw0, self.path, self.scene, self.times = t0, raw, corners, scene, times

    def newest(self, t):
        """The time of the newest sample at t."""
        return max([k for k in self.times if k <= t], default=t)

    def finger(self, t, left=False):
        """s and its slope at t: from the right, or from the left."""
        past = [i for i, (k, _) in enumerate(self.path) if (k < t if left else k <= t)]
        if not past:
            return 0.0, 0.0
        (k, s), rest = self.path[past[-1]], self.path[past[-1] + 1:]
        if not rest:
            return s, 0.0
        slope = (rest[0][1] - s) / (rest[0][0] - k) if rest[0][0] > k else 0.0
        return s + slope * (t - k), slope

    def at(self, t, left=False):
        s, slope = self.finger(t, left)
        raw = self.raw0 - s
        return self.scene.shown(raw), -slope * self.scene.slope(raw)

    def before(self, t):
        return self.at(t, left=True)

    def corners(self, until):
        return sorted({self.t0} | {k for k, _ in self.path if self.t0 <= k <= until})


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
        self.rest, self.turns = self.settled(), self.turning()

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

    def settled(self):
        """The last moment that is too far or too fast: scanned for from far behind, then halved."""
        step = 0.004
        for i in range(int(12 / step), -1, -1):
            if self.loud(self.t0 + i * step):
                return bisect(lambda t: not self.loud(t), self.t0 + i * step, self.t0 + (i + 1) * step)
        return self.t0

    def corners(self, until):
        """Times between which the offset is monotone: the start, the edge, the turning points."""
        return [k for k in self.turns if k <= until]

    def turning(self):
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
        loud = lambda t: abs(self.at(t)[0] - x1) > REST_PT or abs(self.at(t)[1]) > REST_PT_S
        steps = [t0 + duration * i / 300 for i in range(301)]
        last = max([i for i in range(301) if loud(steps[i])], default=None)
        self.rest = t0 if last is None else bisect(lambda t: not loud(t), steps[last], steps[last + 1])

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


class Content:
    """The offset as a function of time: segments laid one after the other as things happen."""

    def __init__(self, options):
        self.inset, self.own, self.options = options["inset_top"], 0.0, options
        self.jumps, self.history, self.drag, self.scene = [0.0, 0.0], [], None, None
        self.rescene()
        self.lay(0.0, Still(0.0, min(options["start_offset"] - self.inset, self.scene.high)))

    def rescene(self):
        view, length = self.options["viewport"], self.options["content"]
        self.scene = Scene(-(self.inset + self.own), length - view, view)

    def moves(self, t):
        """Whether content is in motion: not yet where it counts as at rest."""
        return self.segment.name == "motion" and t < self.segment.rest - SAME

    def lay(self, t, segment):
        self.segment = segment
        self.history.append((t, segment))

    def jump(self, left, right):
        self.jumps = [max(j, abs(a - b)) for j, a, b in zip(self.jumps, left, right)]

    def down(self, t, gesture):
        left, moving = self.segment.before(t), t < self.segment.rest
        raw = self.scene.raw(self.segment.at(t)[0])
        self.drag = Drag(t, raw, gesture.knots(self.options["slop"]), self.scene,
                         [k / 1e6 for k, _, _ in gesture.samples])
        self.lay(t, self.drag)
        if moving:                                      # a catch; a scroll's own opening jump is the finger's
            self.jump(left, (self.scene.shown(raw), -self.drag.finger(t)[1] * self.scene.slope(raw)))

    def lift(self, t, velocity):
        """The finger leaves at `velocity` of its own, pt/s; a cancel leaves none."""
        raw = self.drag.raw0 - self.drag.finger(t)[0]
        self.lay(t, Motion(t, self.scene.shown(raw), -velocity * self.scene.slope(raw), self.scene))

    def wheel(self, t, step):
        x = self.segment.at(t)[0]
        self.lay(t, Still(t, min(max(x + step, self.scene.low), self.scene.high)))

    def set_inset(self, t, own, closing):
        """The engine's own inset changes at once; what the content does depends on what it is doing.

        Under a finger the jump is that of the newest sample's offset, which is what a display shows.
        """
        if own == self.own:
            return
        before, at = self.segment.at(t), self.drag and self.drag.newest(t)
        held, old = self.segment.name == "drag", self.scene
        shrinks, self.own = own < self.own, own
        self.rescene()
        if held:
            raw, slope = self.drag.raw0 - self.drag.finger(at)[0], self.drag.finger(t)[1]
            self.drag = Drag(t, self.drag.raw0, self.drag.path, self.scene, self.drag.times)
            self.lay(t, self.drag)
            self.jump(*[(scene.shown(raw), slope * scene.slope(raw)) for scene in (old, self.scene)])
            return
        if t < self.segment.rest:
            self.lay(t, Motion(t, *before, self.scene))
        elif shrinks and before[0] < self.scene.low:
            self.lay(t, Closing(t, before[0], self.scene.low, closing))
        self.jump(before, self.segment.at(t))
