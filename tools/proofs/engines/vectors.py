"""Measurements as they are kept: a file of `overscroll-vectors/1` for each engine in Tests/Conformance/measured.

A case of `simulate.offsets` has a finger, a scene and a model as inputs, and measured offsets as what must come out. `verify`
and the tests hold the model against it with nothing of the engine installed; the proof holds a new version's run against it.
"""
import json

from fingers import short
from house import ROOT
from series import Fires, Series, Times, at, thinned

KEPT = ROOT / "Tests" / "Conformance" / "measured"
# Samples that lie so near the straight line between those kept, in px, are left out; within a tolerance of the model.
THINNED_PX = 0.1
# A run's own scatter, in px, where an engine repeats itself: clocks and frames that fall a little otherwise.
SCATTER_PX = 0.5
HUNDREDTH = 2  # digits of a kept offset, in px
THOUSANDTH = 3  # digits of a kept time, in ms


def words(item):
    """Where a case's numbers are from."""
    out = {"origin": "measured", "source": f"{item.engine} {item.version}: {item.command}", "description": item.gesture}
    note = "; ".join(part for part in (item.departure and f"a known departure: {item.departure}", item.note) if part)
    return out | ({"note": note} if note else {})


def series_case(item, number):
    first = item.inputs["touches"][0][0][0]
    kept = thinned(item.times_ms, item.measured_px, THINNED_PX)
    return {"id": f"{item.engine}/simulate.offsets/{number}", "model": "simulate.offsets",
            "inputs": item.inputs | {"times_ms": [short(item.times_ms[index] - first, THOUSANDTH) for index in kept]},
            "expected": [short(item.measured_px[index], HUNDREDTH) for index in kept],
            "tolerance": {"abs": round(item.tolerance_px + 0.01, HUNDREDTH)}} | words(item)


def fires_case(item, number):
    return {"id": f"{item.engine}/replay.fires/{number}", "model": "replay.fires",
            "inputs": item.inputs | {"pulls_pt": [pull for pull, _, _ in item.cases]},
            "expected": [bool(measured) for _, measured, _ in item.cases], "tolerance": {"exact": True}} | words(item)


def heard_case(item, number):
    """A case of fingers as a page heard them: whether they fire, what takes how long, or what is shown."""
    if isinstance(item, Fires):
        inputs = item.inputs | {"pulls_px": [pull for pull, _, _ in item.cases]}
        expected, tolerance = [bool(measured) for _, measured, _ in item.cases], {"exact": True}
    elif isinstance(item, Times):
        inputs, expected = item.inputs, [short(measured, 1) for _, measured, _ in item.cases]
        tolerance = {"abs": short(item.tolerance_ms, 1)}
    else:
        inputs, expected = item.inputs, [short(-measured, HUNDREDTH) for measured in item.measured_px]
        tolerance = {"abs": round(item.tolerance_px + 0.01, HUNDREDTH)}
    return {"id": f"{item.engine}/{item.calculation}/{number}", "model": item.calculation, "inputs": inputs,
            "expected": expected, "tolerance": tolerance} | words(item)


def case_of(item, number):
    """A measurement as it is kept."""
    if item.calculation not in ("simulate.offsets", "replay.fires"):
        return heard_case(item, number)
    return fires_case(item, number) if isinstance(item, Fires) else series_case(item, number)


def cases(items):
    """The cases of one engine's measurements; one without inputs is not kept."""
    return [case_of(item, number) for number, item in enumerate((item for item in items if item.inputs), 1)]


def write(name, items, folder):
    """Writes an engine's file into a folder, a line for each case's list, and returns its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.json"
    lines = ",\n".join("  " + json.dumps(case, ensure_ascii=False, separators=(",", ":")) for case in cases(items))
    path.write_text('{"schema":"overscroll-vectors/1","peer":%s,"cases":[\n%s\n]}\n' % (json.dumps(name), lines))
    return path


def kept(name, folder=KEPT):
    """The cases that are kept of an engine, by gesture and model."""
    path = folder / f"{name}.json"
    if not path.exists():
        return {}
    return {(case["description"], case["inputs"].get("model") or case["inputs"].get("engine")): case
            for case in json.loads(path.read_text())["cases"]}


def departures(name, items, folder=KEPT):
    """Lines that say where a run is another than the one that is kept."""
    before, lines = kept(name, folder), []
    for item in items:
        if isinstance(item, Times):
            continue
        case = before.get((item.gesture, item.model if isinstance(item, Series) else item.system))
        if case is None or not item.inputs or isinstance(item, Times):
            continue
        if isinstance(item, Fires):
            now, pulls = [bool(measured) for _, measured, _ in item.cases], [pull for pull, _, _ in item.cases]
            # The pulls of a halving are themselves what fired.
            elsewhere = "pulls_px" in case["inputs"] and pulls != case["inputs"]["pulls_px"]
            if elsewhere or pulls == case["inputs"].get("pulls_pt", pulls) and now != case["expected"]:
                lines.append(f"{name}, {item.gesture}: fires otherwise than kept from {case['source']}")
        elif item.repeats:
            first = item.inputs["touches"][0][0][0]
            times = [time - first for time in item.times_ms]
            worst = max(abs(at(times, item.measured_px, time) - offset)
                        for time, offset in zip(case["inputs"]["times_ms"], case["expected"]))
            if worst > SCATTER_PX + THINNED_PX:
                lines.append(f"{name}, {item.gesture}: {worst:.2f} px from what is kept from {case['source']}")
    return lines
