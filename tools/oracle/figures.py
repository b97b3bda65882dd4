"""The figures of `overscroll-replay/1`: product.md, "JSON"."""
import math

from oracle.bisection import bisect
from oracle.content import Content
from oracle.run import Run


class FreePath:
    """The model alone over the whole trace."""

    def __init__(self, reader, options):
        self.content, self.inset = Content(options), options["inset_top"]
        for t, what, value in Run.content_events(reader):
            if what == "wheel":
                self.content.wheel(t, value)
            elif what == "down":
                self.content.down(t, value)
            else:
                self.content.lift(t, value.velocity(options["slop"]) if what == "release" else 0.0)
        self.pieces = self.content.history

    def spans(self, start, until):
        """(from, to, segment, corners) of every segment in [start, until)."""
        for i, (t, segment) in enumerate(self.pieces):
            stop = min(self.pieces[i + 1][0] if i + 1 < len(self.pieces) else math.inf, until)
            if max(t, start) < stop or t == start == until:
                yield max(t, start), stop, segment

    def pull(self, segment, t, left=False):
        return -((segment.before(t) if left else segment.at(t))[0] + self.inset)

    def marks(self, start, until):
        """Left and right pulls at every corner in time order: between two the pull is monotone."""
        for low, high, segment in self.spans(start, until):
            corners = [k for k in segment.corners(high) if low < k < high]
            for a, b in zip([low] + corners, corners + [min(high, low + 60)]):
                if a <= b:
                    yield segment, a, self.pull(segment, a), b, self.pull(segment, b, left=True)

    def crossings(self, beyond, start, until, before):
        """(time, up) of every passing in the span; `before` says on which side it starts."""
        out, side = [], before
        for segment, a, pa, b, pb in self.marks(start, until):
            if beyond(pa) != side:
                side = not side
                out.append((a, side))
            if beyond(pb) != side:
                side = not side
                out.append((bisect(lambda t: beyond(self.pull(segment, t)) == side, a, b), side))
        return out

    def greatest(self, start, until):
        return max([max(pa, pb) for _, _, pa, _, pb in self.marks(start, until)], default=-math.inf)


def figures(reader, options, name, trace, truncated, free=None):
    """One `overscroll-replay/1` object."""
    free = free or FreePath(reader, options)
    run = Run(reader, options, name).play()
    engine, gestures = run.engine, reader.gestures
    starts = [g.start / 1e6 for g in gestures] + [math.inf]
    fired = run.triggers[0][0] if run.triggers else None
    out = {"gestures": len(gestures), "unfinished": any(g.end is None for g in gestures), "truncated": truncated,
           "triggered": fired is not None, "triggers": len(run.triggers), "trigger_ms": ms(fired),
           "trigger_phase": run.triggers[0][1] if run.triggers else None, "callback_ms": ms(run.callback_time),
           "threshold_pt": engine.threshold, "end_ms": ms(run.now), "states": run.states,
           "offset_jump_pt": run.content.jumps[0], "velocity_jump_pt_s": run.content.jumps[1],
           "inset_conserved": run.content.own == 0, "engine": name, "rate_hz": options["rate"], "model": "uikit"}
    chosen = choose(gestures, starts, run.triggers[0][2] if run.triggers else None, free)
    out["gesture"] = None if chosen is None else chosen + 1
    out.update(of_gesture(gestures[chosen], starts[chosen + 1], engine, free, fired) if chosen is not None else
               dict.fromkeys(GESTURE_KEYS) | {"crossings_ms": [], "chatter": 0})
    if fired is not None:
        out["latency_ms"] = None if out["crossing_ms"] is None else ms(fired) - out["crossing_ms"]
        out["release_latency_ms"] = None if out["release_ms"] is None else ms(fired) - out["release_ms"]
    return out


GESTURE_KEYS = ["release_ms", "due_ms", "crossing_ms", "crossings_ms", "latency_ms", "release_latency_ms", "dwell_ms",
                "margin_pt", "peak_margin_pt", "peak_overscroll_pt", "bounce_peak_pt", "chatter", "settle_ms"]


def ms(t):
    return None if t is None else t * 1e3


def contact_end(g):
    return (g.end if g.end is not None else g.samples[-1][0]) / 1e6


def choose(gestures, starts, fired, free):
    """The gesture the engine saw last when it first fired, else the one pulled furthest under the finger."""
    if not gestures:
        return None
    if fired is not None:
        return gestures.index(fired)
    pulls = [max(0.0, free.greatest(starts[i], contact_end(g))) for i, g in enumerate(gestures)]
    return pulls.index(max(pulls))


def of_gesture(g, following, engine, free, fired):
    """The figures of one gesture and its motion, on the free path."""
    beyond = (lambda p: p >= engine.threshold) if engine.inclusive else (lambda p: p > engine.threshold)
    start, lift = g.start / 1e6, contact_end(g)
    pieces = list(enumerate(free.pieces))
    pull_at = lambda t, left=False: free.pull(
        next(s for i, (k, s) in reversed(pieces) if i == 0 or (k < t if left else k <= t)), t, left)
    released = g.ending == "release"
    initially = beyond(pull_at(start, left=True))
    everything = free.crossings(beyond, start, following, initially)
    crossings = [c for c in everything if fired is None or c[0] <= fired]
    ups = [t for t, up in crossings if up]
    contact = [c for c in everything if c[0] <= lift]
    dwell, since = 0.0, start if initially else None
    for t, up in contact:
        dwell += 0.0 if up else t - since
        since = t if up else None
    dwell += lift - since if since is not None else 0.0
    peak, under = free.greatest(start, following), free.greatest(start, lift)
    out = {"release_ms": ms(lift) if released else None, "crossings_ms": [ms(t) for t, _ in crossings],
           "crossing_ms": ms(ups[-1] if fired is not None else ups[0]) if ups else None,
           "chatter": max(0, len(ups) - 1), "dwell_ms": ms(dwell), "peak_margin_pt": max(0.0, under) - engine.threshold,
           "peak_overscroll_pt": max(0.0, peak), "latency_ms": None, "release_latency_ms": None,
           "margin_pt": max(0.0, pull_at(lift)) - engine.threshold if released else None, "bounce_peak_pt": None, "settle_ms": None}
    if engine.moment == "release":
        out["due_ms"] = ms(lift) if released and beyond(pull_at(lift)) else None
    else:
        counted = [t for t, up in everything if up and (t <= lift or not engine.needs_finger)]
        out["due_ms"] = ms(counted[0]) if counted else None
    if released:
        motion = next(s for k, s in free.pieces if k == lift and s.name == "motion")
        out["bounce_peak_pt"] = max(0.0, free.greatest(lift, following)) - max(0.0, pull_at(lift))
        out["settle_ms"] = ms(motion.rest - lift) if motion.rest <= following else None
    return out
