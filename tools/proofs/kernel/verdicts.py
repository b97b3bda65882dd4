"""verdicts: what each scenario must have left. A verdict returns what it asserted, and notes faults on its result."""
import json
import signal

from traces import Trace, layer_differences, same_events, wrong_order

UNPLUGGED = {"type": "gap", "reason": "unplugged"}
GROUP = "join group 'input' (sudo usermod -aG input $USER, then log in again), or choose another device (overscroll devices)"
OTHERWISE = "without a device use overscroll demo, lab, import, or --virtual RECORDING"
NO_DEVICE = f"it does not have a touchpad, touchscreen or wheel; see overscroll devices, choose --seat or --device. W{OTHERWISE[1:]}"
# No event of 1 kHz may take longer from the kernel to the program than this on the guest's clock.
ARRIVAL_MS = 10
# The guest does one instruction in 1 ns (prove kernel). Per event, the share of libinput and of the kernel included; 13,000 measured.
MOST_INSTRUCTIONS = 20_000
INSTRUCTION_S = 1e-9


def touchpad(result):
    same = result.whole("pad")
    result.opened_only()
    return f"{same}; Ctrl-C ends it whole, exit 0, mode 0600"


def touchscreen(result):
    return f"{result.whole('screen')}; SIGTERM ends it whole"


def rest_and_scroll(result):
    return f"{result.whole('pad-rest')}; SIGHUP ends it whole"


def no_resolution(result):
    # The size of the surface is not known: the scale is assumed.
    same = result.whole("screen-normalised", grade="B")
    result.check(Trace(result.folder / "take.trace").header["units"] == "normalised", "units are not normalised")
    return f"{same}, positions as shares of the axes; --count 1 ends it"


def duration(result):
    same = result.whole("pad")
    began, ended = map(float, result.text("took").split())
    result.check(1.5 <= ended - began < 2.5, f"--duration 1.5 took {ended - began} s")
    return f"{same}; --duration 1.5 ends it"


def thousand_hertz(result):
    same = result.whole("pad-1khz")
    trace = Trace(result.folder / "take.trace")
    worst = trace.slowest_ms()
    result.check(worst <= ARRIVAL_MS, f"an event took {worst:.1f} ms to arrive")
    return f"{same}, none lost, each here within {worst:.1f} ms"


def ten_fingers(result):
    same = result.whole("screen-ten")
    trace = Trace(result.folder / "take.trace")
    worst = trace.slowest_ms()
    before, after = map(int, result.text("busy").splitlines())
    instructions = round((after - before) * 1e-9 / INSTRUCTION_S / trace.count, -2)
    result.check(instructions <= MOST_INSTRUCTIONS, f"{instructions:.0f} instructions an event")
    return f"{same}, none lost at 1 kHz, each here within {worst:.1f} ms, {instructions:.0f} instructions an event"


def ten_fingers_minute(result):
    """The stream 60 times, or fewer in CI: what was recorded is so many times what record --virtual makes of it once."""
    result.ended("take", 0)
    result.ended("inspect", 0)
    trace = json.loads(result.text("inspect.out"))
    once = result.expected["screen-ten"]
    began, ended, times = map(float, result.text("took").split())
    wanted = int(times) * once.count
    result.check(trace["events"] == wanted, f"{trace['events']} events, not {wanted}")
    result.check(trace["grade"] == "A", f"grade {trace['grade']}: {trace['reasons']}")
    result.check(len(trace["gestures"]) == times, f"{len(trace['gestures'])} gestures, not {times:g}")
    before, after = map(int, result.text("busy").splitlines())
    share = (after - before) * 1e-9 / (ended - began)
    million = (after - before) * 1e-9 / INSTRUCTION_S / (ended - began) / 1e6
    return (f"{wanted} events of {times:g} gestures, none lost at 1 kHz; {share:.0%} of the guest's core of 1000 million"
            f" instructions a second: {million:.0f} million a second")


# Raw events of a frame or two, which the kernel still holds as a device goes and then gives to nobody: the gap says unplugged.
SOAK_HELD = 10
# KiB that the recorder may grow by, some for each device that was there.
SOAK_GROWTH = 4096


def soak_counts(whole, end, once):
    """The least and the most raw events of a device whose plays have so many, by how it ended."""
    return {"cut": (whole - SOAK_HELD, whole + once), "unplugged": (whole - SOAK_HELD, whole)}.get(end, (whole, whole))


def soak(result):
    """Every play of every device is in a trace, whole; who left in the middle has a gap that says so; memory stays as it was."""
    result.ended("take", 0)
    plays, ends, slept = {}, {}, 0
    for action, device, count in (line.split() for line in result.text("actions").splitlines()):
        if action == "slept":
            slept += 1
        else:
            plays[device], ends[device] = int(count), action
    once = {kind: len([event for event in result.expected[kind].evdev.events if event["type"] != "gap"]) for kind in ("pad", "screen")}
    traces = [line.split() for line in result.text("traces").splitlines()]
    found = {"pad": [], "screen": []}
    for name, events, unplugged, _, dropped, grade in traces:
        found["pad" if "ouchpad" in name else "screen"].append(int(events))
        result.check(dropped == "0", f"{name}: {dropped} gaps dropped, and nothing was")
        result.check((grade == "A") == (unplugged == "0") or grade == "C", f"{name}: grade {grade}, {unplugged} gaps unplugged")
    for kind, got in found.items():
        own = [device for device in plays if device.endswith(kind) and (plays[device] or ends[device] == "cut")]
        result.check(len(got) == len(own), f"{kind}: {len(got)} traces of {len(own)} devices that were touched")
        rest = sorted(got)
        for low, high in sorted((soak_counts(plays[device] * once[kind], ends[device], once[kind]) for device in own), key=lambda span: span[::-1]):
            count = next((count for count in rest if low <= count <= high), None)
            result.check(count is not None, f"{kind}: no trace of {low} to {high} raw events, of {rest}")
            rest = [each for index, each in enumerate(rest) if count is None or index != rest.index(count)]
    sizes = [int(line.split()[0]) for line in result.text("sizes").splitlines()]
    settled = sizes[len(sizes) // 4]
    result.check(max(sizes) - settled <= SOAK_GROWTH, f"memory grew from {settled} to {max(sizes)} KiB")
    return (f"{sum(plays.values())} plays on {len(plays)} devices, {sum(end == 'cut' for end in ends.values())} of them gone in the middle "
            f"of one, {slept} sleeps: {sum(map(sum, found.values()))} raw events in {len(traces)} traces, none lost but what left with its device; "
            f"memory {min(sizes)} to {max(sizes)} KiB")


def suspended(result):
    result.ended("take", 0)
    trace, once = Trace(result.folder / "take.trace"), result.expected["screen-slow"]
    for name, layer in trace.layers.items():
        gaps = [index for index, event in enumerate(layer.events) if event["type"] == "gap"]
        result.check([layer.events[i]["reason"] for i in gaps] == ["suspended"], f"{name}: not one gap that says suspended")
        rest = [event for index, event in enumerate(layer.events) if index not in gaps]
        result.check(rest == once.layers[name].events, f"{name}: the other events are not those of record --virtual")
    return "asleep in mid-drag (S3): a gap in each layer, and every event before and after it as from record --virtual"


def touched_before(result):
    result.ended("take", 0)
    trace, once = Trace(result.folder / "take.trace"), result.expected["screen-slow"]
    moves = trace.evdev.events
    result.check(len(moves) > 20 and moves == once.evdev.events[-len(moves):], "evdev: not the rest of the drag")
    result.check(trace.end["grade"] == "C", f"grade {trace.end['grade']}")
    result.said("take", "a contact was down before the start")
    return (f"the finger is down before the start: libinput tells nothing of it, the raw layer has its last {len(moves)}"
            " events; grade C says why")


def no_raw(result):
    result.ended("take", 0)
    trace = Trace(result.folder / "take.trace")
    result.check(trace.header["layers"] == ["libinput"] and not trace.evdev.events, "has raw contacts")
    result.check(trace.libinput.events == result.expected["pad"].libinput.events, "other events")
    opened = result.text("take.fds").split()
    result.check(len(opened) == 1, f"had open: {opened}")
    return f"--no-raw: {len(trace.libinput.events)} events of libinput alone, the node is open once"


def path_backend(result):
    same = result.whole("pad")
    result.opened_only()
    return f"{same}; --device opens that node and no other"


def hot_plug(result):
    takes = {file.name.split("Z-")[1]: f"takes/{file.name}" for file in (result.folder / "takes").iterdir()}
    result.check(len(takes) == 2, f"left {sorted(takes)}")
    screen = result.whole("screen", file=takes["proof-touchscreen.trace"], tail=[UNPLUGGED], grade="C")
    pad = result.whole("pad", file=takes["proof-touchpad.trace"])
    return f"the screen that left: {screen}, then gap unplugged; the touchpad that joined: {pad}"


def plugged_again(result):
    takes = sorted(f"takes/{file.name}" for file in (result.folder / "takes").iterdir())
    pads = [file for file in takes if "touchpad" in file]
    result.check(len(takes) == 4 and len(pads) == 3, f"left {takes}")
    screen = result.whole("screen", file=next(file for file in takes if file not in pads))
    for file in pads:
        result.whole("pad", file=file, tail=[UNPLUGGED], grade="C")
    nodes = result.text("take.fds").split()
    result.check(len(nodes) == 2 and len(set(nodes)) == 1, f"has open {nodes}")
    return f"a trace each time, whole at once when the touchpad leaves, its nodes closed; the screen that stays: {screen}"


def begun_in_motion(result):
    """Opening a node and choosing its clock takes a while; what comes in it must not look like a loss."""
    files = sorted(result.folder.glob("*.trace"))
    result.check(len(files) == 18, f"left {len(files)} traces")
    for file in files:
        end = json.loads(file.read_text().splitlines()[-1])
        result.check(end.get("reasons") == ["a contact was down before the start"], f"{file.name} ends with {end}")
    return f"{len(files)} recorders start under a moving finger at 1 kHz: each says that it was down before, none tells of a loss"


def unplugged(stream):
    def verdict(result):
        same = result.whole(stream, tail=[UNPLUGGED], grade="C")
        result.said("take", "(unplugged)")
        return f"{same}, then gap unplugged, no made-up lift; the recorder ends by itself, exit 0, grade C"

    return verdict


def stuck_output(result):
    result.check(result.text("after-one").strip() == "there", "the first Ctrl-C ended it while its reader was stuck")
    result.ended("take", 128 + signal.SIGINT)
    return "the reader is stuck, so the first Ctrl-C cannot end it; the second stops it at once, by that signal"


def no_permission(result):
    node = result.text("node").strip()
    for name in ("seat", "path"):
        result.refused(name, f"{node}: permission denied; {GROUP}")
    (entry,) = json.loads(result.text("list.out"))["devices"]
    result.check(entry["node"] == node and entry["may_be_read"] is False, f"devices says {entry}")
    result.check(entry["advice"] == GROUP, f"devices advises {entry['advice']}")
    return "seat and path: the node, why, and group 'input', exit 2; devices --json says the same"


def group_input(result):
    same = result.whole("pad")
    owner = result.text("modes").split()[2]
    result.check(owner == "nobody", f"the file belongs to {owner}")
    return f"no root, a member of group input: {same}"


def wrong_seat(result):
    result.refused("seat", f"seat seat7: {NO_DEVICE}")
    return "says that the seat has no device and what to do, exit 2"


def two_recorders(result):
    one = result.whole("pad", "one", "one.trace")
    two = result.whole("pad", "two", "two.trace")
    return f"by seat: {one}; by path: {two}"


def grabbed(result):
    (entry,) = json.loads(result.text("list.out"))["devices"]
    result.check(entry["may_be_read"] is False and "EVIOCGRAB" in entry["advice"], f"devices says {entry}")
    result.said("take", "no events in 10 s", "another program may have grabbed the device", "nothing was touched")
    result.ended("take", 2)
    result.check(not (result.folder / "take.trace").exists(), "left a file")
    return "devices says who has it; the recorder hints after 10 s and leaves no file, exit 2"


def stalled_reader(result):
    result.ended("take", 0)
    trace = Trace(result.folder / "take.trace")
    result.check(trace.end["grade"] == "D", f"grade {trace.end['grade']}")
    result.faults += wrong_order(trace)
    lost = [dropped(result, name, layer.events) for name, layer in trace.layers.items()]
    return (f"SYN_DROPPED: each layer has its gap where about {' and '.join(lost)} events are missing, grade D, and goes"
            " on from where the finger is to the lift")


def dropped(result, name, events):
    """Checks one layer of a stalled reader; says how much it lost."""
    expected = result.expected["screen-long"].layers[name].events
    gaps = [index for index, event in enumerate(events) if event["type"] == "gap"]
    result.check(bool(gaps) and all(events[i]["reason"] == "dropped" for i in gaps), f"{name}: no gap says dropped")
    result.check(len(events) < len(expected) - 500, f"{name}: {len(events)} of {len(expected)}: nothing was lost")
    result.check(events[-1]["type"] == "up", f"{name}: ends with {events[-1]}")
    before, after = events[gaps[0] - 1], events[gaps[0] + 1]
    places = [event["y"] for event in expected if "y" in event]
    result.check(before["y"] in places and after["y"] in places and after["y"] > before["y"] + 10,
                 f"{name}: around the gap: {before}, {after}")
    return f"{len(expected) - (len(events) - len(gaps))} of {len(expected)}"


def killed(result):
    result.check(int(result.text("take.code")) == 128 + signal.SIGKILL, "was not killed")
    trace = result.trace("pad")
    result.check(trace.end is None, "has an end line")
    result.ended("inspect", 0)
    result.check('"truncated":true' in result.text("inspect.out"), "inspect does not say truncated")
    result.said("inspect", "cut off")
    return f"kill -9: all {trace.count} events are in the file, inspect says truncated"


def full_disk(result):
    result.ended("take", 2)
    result.said("take", "small/take.trace: no space left on the disk")
    whole = result.text("take.trace").splitlines()
    result.check(len(whole) > 10, f"only {len(whole)} lines were kept")
    result.ended("inspect", 0)
    result.check('"truncated":true' in result.text("inspect.out"), "inspect does not say truncated")
    result.said("inspect", "cut off")
    return f"says so, exit 2; the {len(whole)} lines that fitted read back as truncated"


def power_cut(result):
    """Without a word from the recorder ext4 writes a file back after five seconds at the earliest: it would be empty."""
    began, ended = map(float, result.text("took").split())
    lines = result.text("take.trace").splitlines()
    times = [json.loads(line)["t"] for line in lines[1:-1]]
    lost = ended - began - times[-1] / 1e6
    result.check(lost <= 1.1, f"lost {lost:.2f} s of {ended - began:.2f} s")
    inspected = result.inspect("take.trace")
    result.check(inspected["truncated"] and inspected["events"] >= len(times), f"inspect says {inspected}")
    return f"power cut after {ended - began:.2f} s: the disk holds all but the last {lost:.2f} s, inspect says truncated"


def closed_pipe(result):
    lines = result.text("take.out").splitlines()
    result.check(len(lines) == 3 and json.loads(lines[0])["format"] == "overscroll-trace", f"gave {lines}")
    text = result.text("take.err").splitlines()
    result.check(text == ["recording from Proof Touchpad (touchpad)"], f"said {text}")
    return "header and events as they happen; ends quietly when the reader has gone"


def wheel(result):
    return f"{result.whole('mouse')}, kind wheel"


def wheel_beside(result):
    same = result.whole("pad")
    result.opened_only(2)
    return f"the mouse's clicks are not taken for the drag: {same}"


def keyboard(result):
    result.whole("pad")
    node = result.text("node").strip()
    result.check(set(result.text("take.fds").split()) == {node}, f"had open: {result.text('take.fds').split()}")
    for name in ("refused", "console"):
        result.ended(name, 2)
        result.said(name, "udev says this is a keyboard")
    return "neither the AT keyboard nor one with a wheel is opened while recording; --device refuses both, exit 2"


def device_list(result):
    nodes = dict(line.split() for line in result.text("nodes").splitlines())
    for name in ("table", "json"):
        result.ended(name, 0)
    rows = [line.split("  ") for line in result.text("table.out").splitlines()]
    rows = [[cell.strip() for cell in row if cell.strip()] for row in rows]
    wanted = [
        ["NODE", "KIND", "SIZE", "SEAT", "MAY BE READ", "NAME"],
        [nodes["screen"], "touchscreen", "300x200 mm", "seat0", "yes", "Proof Touchscreen"],
        [nodes["mouse"], "wheel", "-", "seat0", "yes", "Proof Mouse"],
        [nodes["pad"], "touchpad", "100x60 mm", "seat0", "yes", "Proof Touchpad"],
    ]
    result.check(rows == wanted, f"the table is {rows}")
    devices = json.loads(result.text("json.out"))["devices"]
    result.check([d["node"] for d in devices] == [row[0] for row in wanted[1:]], f"the JSON is {devices}")
    result.check([d["size_mm"] for d in devices] == [[300, 200], None, [100, 60]], f"sizes in JSON: {devices}")
    return "screen, mouse and touchpad with node, kind, size, seat; two keyboards are not listed; --json agrees"


def no_device(result):
    result.refused("seat", f"seat seat0: {NO_DEVICE}")
    for name, start in (("path", "/dev/input/event77: "), ("null", "/dev/null: ")):
        result.ended(name, 2)
        result.said(name, f"error: {start}", "(overscroll devices)")
    result.refused(
        "none", "/dev/input: no such folder, so this system does not have input devices (a container needs --device=/dev/input);"
        f" {OTHERWISE}")
    result.ended("list", 0)
    result.check(result.text("list.out").startswith("No touchpad, touchscreen or wheel here."), "devices lists something")
    return "record, record without /dev/input, --device of a node that is missing or no device, and devices each say so"


def split(result):
    takes = sorted(f"takes/{file.name}" for file in (result.folder / "takes").iterdir())
    result.check(len(takes) == 2, f"left {takes}")
    one, two = (result.whole("pad", file=take) for take in takes)
    return f"{one}; and again: {two}; the first was whole before the second began"


def prompted(result):
    session = result.folder / "session"
    left = sorted(str(path.relative_to(session)) for path in session.rglob("*") if path.is_file())
    result.check(
        left == ["01-pull-down.trace", "02-horizontal.trace", "manifest.json", "rejected/03-pull-cancel-down.1.part",
                 "rejected/03-pull-cancel-down.2.part"], f"left {left}")
    for name, intent in (("01-pull-down", "pull"), ("02-horizontal", "horizontal")):
        trace = Trace(session / f"{name}.trace")
        result.faults += same_events(trace, result.expected["pad"])
        result.check(trace.header["intent"] == intent, f"{name} has intent {trace.header['intent']}")
        result.check(trace.end is not None and trace.end["grade"] == "A", f"{name} ends with {trace.end}")
    cut = Trace(session / "rejected/03-pull-cancel-down.1.part")
    result.check(cut.end is None and cut.count > 5, f"the take that was cut off has {cut.count} events, end {cut.end}")
    manifest = json.loads((session / "manifest.json").read_text())
    states = [take["status"] for take in manifest["takes"]]
    result.check(states == ["accepted", "accepted-anyway", "skipped"], f"the manifest says {states}")
    result.said("take", "Again, please: moved up or down more than sideways")
    result.said("again", "3 of 3: Pull down", "Again, please: was released without moving back up", "2 of 3 takes in session")
    result.ended("again", 0)
    result.check("in 2 files: 1 pull," in result.text("report.out"), "report counts otherwise")
    return f"a pull, a wrong take accepted by key, kill -9 in the third after {cut.count} events, resumed, skipped by key"


def exported(stream):
    """Out of a trace, through export and the kernel, the same events come in again as were in it."""

    def verdict(result):
        same = result.whole(stream, grade=result.expected[stream].end["grade"])
        got = Trace(result.folder / "take.trace")
        original = Trace(result.folder.parent.parent / "originals" / f"{stream}.trace")
        told = original.libinput.events
        result.faults += [f"libinput against the original: {fault}" for fault in layer_differences(got.libinput.events, told)]
        # A screen's contacts are the same in both layers; of this kind of trace the original has one.
        raw = original.evdev.events or told
        result.faults += [f"evdev against the original: {fault}" for fault in layer_differences(got.evdev.events, raw)]
        result.check(len(told) > 10, f"only {len(told)} events in the original")
        return f"{same}, and as in the trace that was exported, to the last digit"

    return verdict


VERDICTS = {
    "exported-screen": exported("exported-screen"), "exported-fingers": exported("exported-fingers"),
    "exported-touchpad": exported("exported-touchpad"), "exported-touchpad-yaml": exported("exported-touchpad-yaml"),
    "split": split, "prompted": prompted,
    "touchpad": touchpad, "touchscreen": touchscreen, "rest-and-scroll": rest_and_scroll,
    "no-resolution": no_resolution, "duration": duration, "thousand-hertz": thousand_hertz,
    "ten-fingers": ten_fingers, "ten-fingers-minute": ten_fingers_minute, "soak": soak, "suspended": suspended,
    "touched-before": touched_before, "no-raw": no_raw, "unplugged-single": unplugged("screen-single-cut"), "path-backend": path_backend, "hot-plug": hot_plug, "begun-in-motion": begun_in_motion, "plugged-again": plugged_again, "unplugged-touchpad": unplugged("pad-cut"),
    "unplugged-touchscreen": unplugged("screen-cut"), "unplugged-path": unplugged("screen-cut"),
    "unplugged-resting": unplugged("pad-resting"), "stuck-output": stuck_output,
    "no-permission": no_permission, "group-input": group_input, "wrong-seat": wrong_seat,
    "two-recorders": two_recorders, "grabbed": grabbed, "stalled-reader": stalled_reader, "killed": killed,
    "full-disk": full_disk, "power-cut": power_cut, "closed-pipe": closed_pipe, "wheel": wheel, "wheel-beside": wheel_beside,
    "keyboard": keyboard, "device-list": device_list, "no-device": no_device,
}
