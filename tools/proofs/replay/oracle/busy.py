"""Which gestures count: Replaying.md, "Gestures". Each is tried by a replay of its own, from the trace's start."""
import copy

from oracle.finger import Gesture
from oracle.run import Run

SHORTEST, LONGEST, AFTER = 705_300, 60_000_000, 300_000   # microseconds
STEP, STEPS, REACH = 8_000, 12, 10                        # of a pull: microseconds, samples, viewports


def judged(reader, options, name):
    """A run, whose gestures are busy only where neither they nor a finger that pulls in their time fires."""
    run = Run(reader, options, name).play()
    for index, contact in enumerate(run.contacts):
        if contact["busy"]:
            contact["busy"] = not contact["triggers"] and not could_fire(reader, options, name, index, contact)
    return run


def could_fire(reader, options, name, index, contact):
    gesture, seen = reader.gestures[index], int(contact["began"] * 1e6 + 1e-6)
    if gesture.end is not None and gesture.end <= contact["began"] * 1e6:
        return False                                      # over before the engine saw it
    last = gesture.end if gesture.end is not None else gesture.samples[-1][0] if gesture.samples else gesture.start
    end = min(max(last, seen + SHORTEST), seen + LONGEST)
    return any(fires(reader, options, name, index, contact["depth"], seen, start, end) for start in (seen, end - (STEPS + 1) * STEP))


def fires(reader, options, name, index, depth, seen, start, end):
    """Whether the gesture fires where its finger pulls from `start` on, as far as none does."""
    old, trial = reader.gestures[index], Gesture(reader.gestures[index].start)
    trial.arrivals = {old.start: old.arrivals[old.start], "end": end / 1e6}
    for t, s, carries in old.samples:
        if t <= seen:
            trial.arrivals[t], trial.hands[t] = old.arrivals[t], old.hands.get(t, 1)
            before = trial.across[trial.samples[-1][0] if trial.samples else trial.start]
            trial.sample(t, s - trial.s, carries, old.across[t] - before)
    way = (depth + REACH * options["viewport"]) / STEPS
    for step in range(1, STEPS + 1):
        t = start + step * STEP
        trial.arrivals[t], trial.hands[t] = t / 1e6, 1
        trial.sample(t, way, True)
    trial.finish(end, "release")
    tried = copy.copy(reader)
    tried.gestures = reader.gestures[:index] + [trial]
    tried.wheels = [w for w in reader.wheels if w[0] <= old.start]
    tried.last = end + AFTER
    run = Run(tried, options, name)
    run.limit = (end + AFTER) / 1e6
    run.play()
    return len(run.contacts) > index and bool(run.contacts[index]["triggers"])
