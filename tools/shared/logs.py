"""Makes the logs and tables that tools/prove import damages: what people paste of scrolls and touches, and rows of two subjects."""
import json

STEPS = 60  # events of each


def debug_events():
    """libinput debug-events of a touchpad, a wheel and a screen, with a prompt, a prefix and lines of --verbose between."""
    yield "user@host:~$ sudo libinput debug-events --verbose"
    yield "-event10  DEVICE_ADDED     Some TouchPad  seat0 default group1  cap:pg  size 102x54mm tap(dl off) left scroll-nat"
    yield " event10  GESTURE_HOLD_BEGIN          +1.000s\t2"
    yield " event10  GESTURE_HOLD_END            +1.010s\t2 cancelled"
    for step in range(STEPS):
        time = 1.01 + step * 0.007
        yield f" event10  POINTER_SCROLL_FINGER   {step} +{time:.3f}s\tvert {step / 4:.2f}/0.0* horiz 0.00/0.0 (finger)"
        yield f" event10  POINTER_AXIS            {step} +{time:.3f}s\tvert {step / 4:.2f}/0.0* horiz 0.00/0.0 (finger)"
        yield f"D, [12:00] DEBUG -- : record:  event7   POINTER_AXIS   +{time:.2f}s\tvert 15.00/1* horiz 0.00/0 (wheel)}}"
        kind = "DOWN" if step % 20 == 0 else "MOTION"
        yield f" event4  TOUCH_{kind}   +{time:.3f}s\t0 (0) 50.00/{step}.00 (60.00/{step}.00mm)"
        if step % 20 == 19:
            yield f" event4  TOUCH_UP   +{time:.3f}s\t0 (0)"
        yield f"event10  - tap: touch 0 (TOUCH_BEGIN), tap state TAP_STATE_IDLE {step}"
    yield " event10  POINTER_SCROLL_FINGER   +1.600s\tvert 0.00/0.0* horiz 0.00/0.0* (finger)"


def wayland():
    """WAYLAND_DEBUG=1 of a touchpad, a wheel and a screen, with requests between."""
    for step in range(STEPS):
        stamp, time = f"[{3923763 + step * 9}.610] {{Default Queue}}", 8277724 + step * 9
        for call in ("axis_source(1)", "axis_relative_direction(0, 1)", f"axis({time}, 0, -{step}.05078125)",
                     f"axis({time}, 1, 0.5)", "frame()", "axis_source(0)", "axis_value120(0, 120)",
                     f"axis({time + 1}, 0, 15.00000000)", "frame()"):
            yield f"{stamp} wl_pointer#29.{call}"
        yield f"{stamp}  -> wl_surface#3.commit()"
        touch = f"down(5, {time}, wl_surface#3, 0, 10.5, {step})" if step % 20 == 0 else f"motion({time}, 0, 10.5, {step})"
        yield f"{stamp} wl_touch#31.{touch if step % 20 != 19 else f'up(6, {time}, 0)'}"
    yield f"{stamp} wl_pointer#29.axis_source(1)"
    yield f"{stamp} wl_pointer#29.axis_stop({time + 5}, 0)"
    yield f"{stamp} wl_pointer#29.frame()"


def wev():
    """wev of a wheel, whose clicks it calls axis_stop, then of a touchpad."""
    for step in range(STEPS):
        yield "[13:      wl_pointer] axis_source: 0 (wheel)"
        yield "[13:      wl_pointer] axis_stop: axis: 0 (vertical), discrete: 1"
        yield f"[13:      wl_pointer] axis: time: {6172381 + 30 * step}; axis: 0 (vertical), value: 15.000000"
        yield "[13:      wl_pointer] frame"
        yield "[13:      wl_pointer] axis_source: 1 (finger)"
        yield f"[13:      wl_pointer] axis: time: {6172390 + 30 * step}; axis: 0 (vertical), value: -{step}.136719"
        yield f"[13:      wl_pointer] axis_stop: time: {6172395 + 30 * step}; axis: 0 (vertical)"
        yield "[13:      wl_pointer] frame"


def pointers():
    """A table of two subjects with two sessions, whose gestures have intents."""
    yield "time_ms,x,y,phase,subject,session,label"
    for step in range(STEPS):
        phase = ("down", "move", "up")[step % 3]
        for subject in (1, 2):
            label = "pull" if step // 3 % 2 else "fling"
            yield f"{step * 8},5,{step % 3 * 40},{phase},s0{subject},{step // 30},{label}"


def scrolls():
    """A table of scrolls with unit, source and phase."""
    yield "time_ms,dx,dy,unit,source,phase,user"
    for step in range(STEPS):
        phase = ("begin", "update", "end", "momentum")[step % 4]
        yield f"{step * 8},0,{step % 5},{'pt' if step % 4 else 'click'},{'finger' if step % 4 else 'wheel'},{phase},u"


def wheel():
    """A browser's wheel events as JSON."""
    events = [{"deltaX": 0, "deltaY": -step, "deltaMode": step % 2, "timeStamp": step * 8.25} for step in range(STEPS)]
    yield from json.dumps({"userAgent": "Mozilla/5.0 (Macintosh)", "wheelEvents": events}, indent=1).splitlines()


def wheel_lines():
    """The same, an object a line."""
    yield from (json.dumps({"t_ms": step * 8, "dy_pt": step % 7}) for step in range(STEPS))


MAKERS = {"debug-events.txt": debug_events, "wayland.log": wayland, "wev.txt": wev, "pointers.table": pointers,
          "scrolls.table": scrolls, "wheel.json": wheel, "wheel.lines": wheel_lines}


def write(folder):
    """Writes each into a folder; their paths."""
    paths = []
    for name, lines in MAKERS.items():
        path = folder / name
        path.write_text("\n".join(lines()) + "\n", encoding="utf-8")
        paths.append(path)
    return paths
