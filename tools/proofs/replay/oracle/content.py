"""The content's offset as a function of time: `uikit`, UIScrollView.md and Replaying.md. Points, seconds."""
import math
from bisect import bisect_left, bisect_right

from oracle.bisection import SAME, bisect
from oracle.motion import Closing, Motion

BAND = 0.55  # ScrollPhysics.md, "Under a finger"
STRAIGHT = 0.999  # share of the viewport where the band goes on straight


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

    def moving(self, t):
        return False

    def corners(self, until):
        return [self.t0]


class Drag:
    """Content under a finger: the band of the raw offset less the finger's path."""
    name, rest = "drag", math.inf

    def __init__(self, t0, raw, corners, scene, times):
        self.t0, self.raw0, self.path, self.scene, self.times = t0, raw, corners, scene, times
        self.knots = [k for k, _ in corners]

    def moving(self, t):
        return True

    def newest(self, t):
        """The time of the newest sample at t."""
        past = bisect_right(self.times, t)
        return self.times[past - 1] if past else t

    def finger(self, t, left=False):
        """s and its slope at t: from the right, or from the left."""
        past = (bisect_left if left else bisect_right)(self.knots, t)
        if not past:
            return 0.0, 0.0
        k, s = self.path[past - 1]
        if past == len(self.path):
            return s, 0.0
        after, there = self.path[past]
        slope = (there - s) / (after - k) if after > k else 0.0
        return s + slope * (t - k), slope

    def at(self, t, left=False):
        s, slope = self.finger(t, left)
        raw = self.raw0 - s
        return self.scene.shown(raw), -slope * self.scene.slope(raw)

    def before(self, t):
        return self.at(t, left=True)

    def corners(self, until):
        return sorted({self.t0} | {k for k, _ in self.path if self.t0 <= k <= until})


class Content:
    """The offset as a function of time: segments laid one after the other as things happen."""

    def __init__(self, options):
        self.inset, self.top, self.options = options["inset_top"], options["inset_top"], options
        self.jumps, self.history, self.drag, self.scene = [0.0, 0.0], [], None, None
        self.rescene()
        self.lay(0.0, Still(0.0, min(options["start_offset"] - self.inset, self.scene.high)))

    def rescene(self):
        view, length = self.options["viewport"], self.options["content"]
        self.scene = Scene(-self.top, length - view, view)

    def moves(self, t):
        """Whether content is in motion: not yet where it counts as at rest."""
        return self.segment.name == "motion" and t < self.segment.rest - SAME

    def lay(self, t, segment):
        self.segment = segment
        self.history.append((t, segment))

    def jump(self, left, right):
        self.jumps = [max(j, abs(a - b)) for j, a, b in zip(self.jumps, left, right)]

    def down(self, t, gesture):
        left, moving = self.segment.before(t), self.segment.moving(t)
        raw = self.scene.raw(self.segment.at(t)[0])
        self.drag = Drag(t, raw, gesture.knots(self.options["slop"]), self.scene,
                         [k / 1e6 for k, _, _ in gesture.samples])
        self.drag.gesture = gesture
        self.lay(t, self.drag)
        if moving:                                      # a catch; a scroll's own opening jump is the finger's
            velocity = -self.drag.finger(t)[1]
            self.jump(left, (self.scene.shown(raw), velocity * self.scene.slope(raw)))

    def lift(self, t, velocity):
        """The finger leaves at `velocity` of its own, pt/s; a cancel leaves none."""
        raw = self.drag.raw0 - self.drag.finger(t)[0]
        self.lay(t, Motion(t, self.scene.shown(raw), -velocity * self.scene.slope(raw), self.scene))

    def wheel(self, t, step):
        x = self.segment.at(t)[0]
        self.lay(t, Still(t, min(max(x + step, self.scene.low), self.scene.high)))

    def set_inset(self, t, top, closing, rebases=False):
        """The top inset changes at once; what the content does depends on what it is doing.

        Under a finger the jump is that of the newest sample's offset, which is what a display shows; one that rebases
        goes on from the raw position that shows the same. Content at rest counts as where it comes to rest, which the
        pages leave open: a motion creeps for long after it counts as at rest.
        """
        if top == self.top:
            return
        before, at = self.segment.at(t), self.drag and self.drag.newest(t)
        held, old = self.segment.name == "drag", self.scene
        self.top = top
        self.rescene()
        if held:
            raw, velocity = self.drag.raw0 - self.drag.finger(at)[0], -self.drag.finger(t)[1]
            after = self.scene.raw(old.shown(raw)) if rebases else raw
            self.drag = Drag(t, self.drag.raw0 + (after - raw), self.drag.path, self.scene, self.drag.times)
            self.lay(t, self.drag)
            self.jump(*[(scene.shown(r), velocity * scene.slope(r))
                        for scene, r in ((old, raw), (self.scene, after))])
            return
        if self.segment.moving(t):
            self.lay(t, Motion(t, *before, self.scene))
        elif self.scene.edge(self.segment.limit) != self.segment.limit:
            edge = self.scene.edge(self.segment.limit)
            self.lay(t, Closing(t, before[0], edge, closing) if closing else Still(t, edge))
        self.jump(before, self.segment.at(t))

    def force(self, t, offset, duration):
        """Content goes to a place within a duration, whatever it was doing, unless a finger holds it.

        Pages: "offset forced" (MJ), within an animation that sets the inset too. What was on its way there goes on.
        """
        if self.segment.name == "drag":
            return
        free, before = self.segment.name == "motion" and self.segment.moving(t), self.segment.at(t)
        if free or abs(offset - self.segment.limit) > SAME:
            self.lay(t, Closing(t, before[0], offset, duration) if duration else Still(t, offset))
            self.jump(before, self.segment.at(t))
