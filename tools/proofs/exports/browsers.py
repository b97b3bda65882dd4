"""What Chromium told a page of an export that was played, against the trace."""
import json

from compiled import run
from expected import Difference, Touch, contacts, touches

PHASES = {"pointerdown": "down", "pointermove": "move", "pointerup": "up", "pointercancel": "cancel",
          "touchstart": "down", "touchmove": "move", "touchend": "up", "touchcancel": "cancel"}
# What the issue demands of the way through the browser; the page's clock has steps of 0.1 ms.
MS, PX = 1, 1


def rows(log, kind):
    """What a page logged, as touches; times from its first row."""
    start = log[kind][0]["timeStamp"] if log[kind] else 0
    return [Touch(round((row["timeStamp"] - start) * 1000), row["pointerId"], PHASES[row["type"]], row["x"], row["y"])
            for row in log[kind]]


def moving(contact):
    """A finger's touches without moves to where it is: Chromium makes no event of those."""
    kept = [contact[0]]
    for touch in contact[1:]:
        if touch.phase != "move" or (round(touch.x, 3), round(touch.y, 3)) != (round(kept[-1].x, 3), round(kept[-1].y, 3)):
            kept.append(touch)
    return kept


def reports(expected, log):
    """Every report of a pointer against every touch of the trace, finger by finger."""
    difference = Difference()
    made, got = contacts(expected), contacts(rows(log, "pointers"))
    if len(made) != len(got):
        difference.wrong.append(f"{len(made)} fingers, {len(got)} came")
    for number, (one, other) in enumerate(zip(made, got), 1):
        difference.add_all(moving(one), other, f"finger {number}: ")
    return difference


def standing(expected, us):
    """Where fingers were just before a time at which several are down.

    Chromium takes the fingers of one report one after the other. A frame between them makes an event that has the new time, the
    first finger where it is now, and the next where it was."""
    down = [before[-1] for before in ([touch for touch in contact if touch.us < us - MS * 1000] for contact in contacts(expected))
            if before and before[-1].phase in ("down", "move")]
    return [touch._replace(us=us, phase="move") for touch in down] if len(down) > 1 else []


def listeners(expected, log):
    """What listeners of touch events were told: each is one of the trace's touches, and each finger comes and goes."""
    difference = Difference()
    for touch in rows(log, "touches"):
        near = [one for one in expected if one.phase == touch.phase and abs(one.us - touch.us) <= MS * 1000]
        if touch.phase == "move":
            near += standing(expected, touch.us)
        best = min(near, key=lambda one: abs(one.x - touch.x) + abs(one.y - touch.y), default=None)
        if best is None:
            difference.wrong.append(f"{touch.phase} at {touch.us} µs is none of the trace's")
        else:
            difference.add(best, touch)
    for phase in ("down", "up", "cancel"):
        made, got = (sum(touch.phase == phase for touch in some) for some in (expected, rows(log, "touches")))
        if made != got:
            difference.wrong.append(f"{made} of {phase}, {got} came")
    return difference


def round_trip(binary, folder, name, expected, log):
    """The page's log, imported again: the gestures that the trace has."""
    path = folder / f"{name}-log.json"
    # Reports that were joined to one event come finger by finger.
    path.write_text(json.dumps(sorted(log["pointers"], key=lambda row: row["timeStamp"])))
    back = folder / f"{path.name}.trace"
    back.unlink(missing_ok=True)
    run(binary, "import", path, "-o", folder)
    difference = Difference()
    made, got = contacts(expected), contacts(touches(back))
    for number, (one, other) in enumerate(zip(made, got), 1):
        difference.add_all(moving(one), other, f"finger {number}: ")
    if len(made) != len(got):
        difference.wrong.append(f"{len(made)} fingers, {len(got)} came back")
    return difference
