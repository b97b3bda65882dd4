"""The figures of `overscroll-replay/1` and `/2`: Replaying.md."""
import math
from itertools import count

from oracle.bisection import bisect
from oracle.content import Content
from oracle.busy import judged
from oracle.run import Run


class FreePath:
    """The model alone over the whole trace; a gesture may find the content where a run had it: gesture -> (segment, inset)."""

    def __init__(self, reader, options, found={}):
        self.content, self.inset = Content(options), options["inset_top"]
        for t, what, value in Run.content_events(reader):
            if what == "wheel":
                self.content.wheel(t, value)
            elif what == "down":
                if value in found and abs(found[value][1] - self.content.top) <= 1e-9:
                    self.content.segment = found[value][0]
                self.content.down(t, value)
            else:
                self.content.lift(t, value.velocity(options["slop"]) if what == "release" else 0.0)
        self.pieces = self.content.history


class Measure:
    """What one engine takes for the pull, along the free path: Replaying.md, "Words"."""

    def __init__(self, free, rule=None):
        self.pieces, self.inset, self.rule = free.pieces, free.inset, rule

    def spans(self, start, until):
        """(from, to, segment) of every segment in [start, until)."""
        for i, (t, segment) in enumerate(self.pieces):
            stop = min(self.pieces[i + 1][0] if i + 1 < len(self.pieces) else math.inf, until)
            if max(t, start) < stop or t == start == until:
                yield max(t, start), stop, segment

    def pull(self, segment, t, left=False):
        """The offset's, or of a finger's travel past the edge what the engine's rule makes of it."""
        if not self.rule:
            return -((segment.before(t) if left else segment.at(t))[0] + self.inset)
        if segment.name != "drag":
            return 0.0
        return self.rule(max(0.0, segment.finger(t, left)[0] - max(0.0, segment.raw0 + self.inset)), segment)

    def at(self, t, left=False):
        """The pull just after t, or just before."""
        past = [s for i, (k, s) in enumerate(self.pieces) if i == 0 or (k < t if left else k <= t)]
        return self.pull(past[-1], t, left)

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
    run = judged(reader, options, name)
    free = seen_path(run, reader, options, free)
    engine, gestures = run.engine, reader.gestures
    starts = [g.start / 1e6 for g in gestures] + [math.inf]
    fired = run.triggers[0][0] if run.triggers else None
    out = {"gestures": len(gestures), "unfinished": any(g.end is None for g in gestures), "truncated": truncated,
           "triggered": fired is not None, "triggers": len(run.triggers), "trigger_ms": ms(fired),
           "trigger_phase": run.triggers[0][1] if run.triggers else None, "callback_ms": ms(run.callback_time),
           "threshold_pt": engine.threshold, "end_ms": ms(min(run.now, run.limit)), "states": run.states,
           "offset_jump_pt": run.content.jumps[0], "velocity_jump_pt_s": run.content.jumps[1],
           "gone": run.gone, "inset_conserved": run.content.top == run.content.inset, "engine": name, "rate_hz": options["rate"], "model": "uikit"}
    measure = Measure(free, engine.rule)
    chosen = choose(gestures, starts, run.triggers[0][2] if run.triggers else None, measure)
    out["gesture"] = None if chosen is None else chosen + 1
    out.update(of_gesture(gestures[chosen], starts[chosen + 1], engine, free, measure, fired) if chosen is not None else
               dict.fromkeys(GESTURE_KEYS) | {"crossings_ms": [], "chatter": 0})
    moment = in_time(out.pop("moment"), fired, chosen is not None and chosen < len(run.contacts) and run.contacts[chosen]["within"])
    out["due_ms"] = None if moment is None else ms(sum(moment[:2]))
    out["delay_ms"] = delay(reader, options, moment, gestures[chosen], fired, run.callback_time) if moment else None
    if fired is not None:
        out["latency_ms"] = None if out["crossing_ms"] is None else ms(fired) - out["crossing_ms"]
        out["release_latency_ms"] = None if out["release_ms"] is None else ms(fired) - out["release_ms"]
    return out


def seen_path(run, reader, options, free):
    """The free path that begins anew where a gesture that is not busy found content the engine had moved: Replaying.md."""
    found = {g: at for g, at in run.found.items() if reader.gestures.index(g) < len(run.contacts)
             and not run.contacts[reader.gestures.index(g)]["busy"]}
    return FreePath(reader, options, found) if found or free is None else free


def gesture_figures(reader, options, name, free):
    """What is checked of one `overscroll-replay/2` object for each gesture."""
    run = judged(reader, options, name)
    free = seen_path(run, reader, options, free)
    engine, gestures, measure = run.engine, reader.gestures, Measure(free, run.engine.rule)
    starts = [g.start / 1e6 for g in gestures] + [math.inf]
    out = []
    for i, g in enumerate(gestures):
        seen = run.contacts[i] if i < len(run.contacts) else {"busy": False, "triggers": [], "callback": None, "state": None}
        following = run.contacts[i + 1] if i + 1 < len(run.contacts) else None
        fired, phase = seen["triggers"][0] if seen["triggers"] else (None, None)
        line = {"engine": name, "gesture": i + 1, "gestures": len(gestures), "began_ms": ms(starts[i]), "ended_ms": ms(contact_end(g)),
                "threshold_pt": engine.threshold, "busy": seen["busy"], "fired": fired is not None, "triggers": len(seen["triggers"]),
                "trigger_ms": ms(fired), "trigger_phase": phase, "callback_ms": ms(seen["callback"]),
                "time_to_trigger_ms": None if fired is None else ms(fired - starts[i])}
        line.update(of_gesture(g, starts[i + 1], engine, free, measure, fired))
        line["reached"] = line["peak_margin_pt"] >= 0 if engine.inclusive else line["peak_margin_pt"] > 0
        moment = in_time(line.pop("moment"), fired, seen.get("within"))
        line["due_ms"] = None if moment is None else ms(sum(moment[:2]))
        parts = delay(reader, options, moment, g, fired, seen["callback"]) if moment else None
        line.update({f"delay_{part}_ms": parts and parts[part] for part in ("sample", "delivery", "frame", "policy", "callback", "total")})
        if fired is not None:
            line["latency_ms"] = None if line["crossing_ms"] is None else ms(fired) - line["crossing_ms"]
            line["release_latency_ms"] = None if line["release_ms"] is None else ms(fired) - line["release_ms"]
        if seen["state"] is not None:
            states = run.states[seen["state"]:None if following is None else following["state"] + 1]
            line["states"] = [[max(t, ms(seen["began"])), state] for t, state in states]
        out.append(line)
    return out


def in_time(moment, fired, within):
    """What was due; not after the trigger of a gesture that began in a refresh, whose inset the free path does not have."""
    return None if moment and within and fired is not None and sum(moment[:2]) > fired + NEAR else moment


GESTURE_KEYS = ["release_ms", "moment", "crossing_ms", "crossings_ms", "latency_ms", "release_latency_ms", "dwell_ms",
                "margin_pt", "peak_margin_pt", "peak_overscroll_pt", "bounce_peak_pt", "chatter", "settle_ms"]


def ms(t):
    return None if t is None else t * 1e3


def contact_end(g):
    return (g.end if g.end is not None else g.samples[-1][0]) / 1e6


def choose(gestures, starts, fired, measure):
    """The gesture the engine saw last when it first fired, else the one pulled furthest under the finger."""
    if not gestures:
        return None
    if fired is not None:
        return gestures.index(fired)
    pulls = [max(0.0, measure.greatest(starts[i], contact_end(g))) for i, g in enumerate(gestures)]
    return pulls.index(max(pulls))


def due(engine, everything, lift, past_at_lift, released, measure, start):
    """What would have a perfect engine of the same policy trigger: (when, its dwell, what shows it)."""
    if engine.drag_limit is not None:                   # fires under the finger, or at the lift: whichever is first
        beyond = lambda p: p > engine.drag_limit
        far = [t for t, up in measure.crossings(beyond, start, lift, False) if up]
        if far:
            return far[0], 0.0, "sample"
    if engine.moment == "release":
        return (lift, 0.0, "release") if released and (past_at_lift or still_armed(engine, everything, lift, measure, start)) else None
    counted = [(t, up) for t, up in everything if t <= lift or not engine.needs_finger]
    ends = [t for t, _ in counted[1:]] + [lift if engine.needs_finger else math.inf]
    dwell = 0.0 if engine.moment == "crossing" else engine.dwell
    return next(((t, dwell, "sample" if t <= lift else None) for (t, up), end in zip(counted, ends)
                 if up and (engine.moment == "crossing" or end - t >= dwell)), None)


def still_armed(engine, everything, lift, measure, start):
    """Whether the finger passed the threshold of an engine that a pull back leaves armed, and never scrolled down since, where that counts."""
    if not engine.stays_armed:
        return False
    at = measure.at(start, left=True)
    ups = [start] if at >= engine.threshold else [t for t, up in everything if up and t <= lift]
    if ups and not engine.scrolling_cancels:
        return True
    return bool(ups) and all(pb >= -0.5 for _, _, _, b, pb in measure.marks(start, lift) if b > ups[0])


NEAR = 1e-9                                           # of a second: a searched crossing may miss the sample that made it


def delay(reader, options, moment, gesture, fired, told):
    """`delay_ms`: from due to callback as waits for the sample, the program, the frame, the policy and the app."""
    if fired is None or told is None or told < fired:
        return None
    since, dwell, shown_by = moment
    inputs = Run.engine_inputs(reader)
    if shown_by:
        own, arrival = next((i[-1], i[0]) for i in inputs if i[1] == shown_by and i[2] is gesture and i[-1] >= since - NEAR)
    else:
        own, arrival = since, max([i[0] for i in inputs if i[-1] < since + NEAR], default=since)
    shown = max(own, since)
    reached = max(arrival, shown)
    rate = options["rate"]
    frame = next(k / rate for k in count(max(0, int(reached * rate) - 1)) if k / rate >= reached)
    parts = {"sample": shown - since, "delivery": reached - shown, "frame": frame - reached,
             "policy": fired - frame - dwell, "callback": told - fired, "total": told - since - dwell}
    return {name: ms(part) for name, part in parts.items()}


def of_gesture(g, following, engine, free, measure, fired):
    """The figures of one gesture and its motion, on the free path."""
    beyond = (lambda p: p >= engine.threshold) if engine.inclusive else (lambda p: p > engine.threshold)
    start, lift, released = g.start / 1e6, contact_end(g), g.ending == "release"
    initially = beyond(measure.at(start, left=True))
    everything = measure.crossings(beyond, start, following, initially)
    crossings = [c for c in everything if fired is None or c[0] <= fired]
    ups = [t for t, up in crossings if up]
    dwell, since = 0.0, start if initially else None
    for t, up in [c for c in everything if c[0] <= lift]:
        dwell += 0.0 if up else t - since
        since = t if up else None
    dwell += lift - since if since is not None else 0.0
    at_lift, under, offset = measure.at(lift, left=True), measure.greatest(start, lift), Measure(free)
    out = {"release_ms": ms(lift) if released else None, "crossings_ms": [ms(t) for t, _ in crossings],
           "crossing_ms": ms(ups[-1] if fired is not None else ups[0]) if ups else None,
           "chatter": max(0, len(ups) - 1), "dwell_ms": ms(dwell), "peak_margin_pt": max(0.0, under) - engine.threshold,
           "peak_overscroll_pt": max(0.0, offset.greatest(start, following)), "latency_ms": None, "release_latency_ms": None,
           "margin_pt": max(0.0, at_lift) - engine.threshold if released else None, "bounce_peak_pt": None,
           "settle_ms": None, "moment": due(engine, everything, lift, beyond(at_lift), released, measure, start)}
    if released:
        motion = next(s for k, s in free.pieces if k == lift and s.name == "motion")
        out["bounce_peak_pt"] = max(0.0, offset.greatest(lift, following)) - max(0.0, offset.at(lift))
        out["settle_ms"] = ms(motion.rest - lift) if motion.rest <= following else None
    return out
