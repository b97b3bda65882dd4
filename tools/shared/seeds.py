"""seeds: what tools/fuzz begins with that no program has to write: texts by hand, logs and recordings that are made up, takes of traces.

What the program writes is in tools/fuzzing/seeds (`tools/make seeds`).
"""
import itertools
import json
import pathlib
import tempfile

import logs
import recording
from house import ROOT

# From the repository's folder: what is made holds no path of whoever made it.
TRACES = pathlib.Path("traces")
PULL, FLING, PAD = (TRACES / name for name in ("pull/touchscreen-01.trace", "fling/touchscreen-05.trace", "scroll/touchpad-01.trace"))
LINES = 40  # of a log
PROTOCOL = {
    "schema": "overscroll-protocol/1", "name": "seed", "shuffle": True, "prompts": [
        {"intent": "pull", "direction": "down", "speed": ["slow", "fast"], "limits": {"travel_pt": [10, 4000], "idle_ms": 400}},
        {"intent": "tap", "repeat": 2, "instruction": "tap twice", "scenario": {"start_offset": 10, "viewport": 600}},
        {"intent": "free", "seconds": 5},
        {"intent": "scroll", "limits": {"speed_pt_s": [50, 9000], "duration_ms": [20, 3000]},
         "scenario": {"inset_top": 20, "content": 3000, "start_offset": 120}}]}
MODELS = [
    {"schema": "overscroll-model/1", "name": "mine", "drag": {"rule": "band", "coefficient": 0.55, "dimension": 320},
     "fling": {"rule": "exponential", "rate_per_ms": 0.998, "gain": 1.5, "least_pt_s": 50, "greatest_pt_s": 8000}, "edge": "stop",
     "return": {"rule": "spring", "stiffness": 100, "damping_ratio": 0.5, "velocity": "none"}, "catch": "travel", "tracker": "impulse",
     "rest": {"distance_pt": 0.25, "speed_pt_s": 4}},
    {"schema": "overscroll-model/1", "drag": {"rule": "share", "share": 0.5}, "fling": {"rule": "braking", "deceleration_pt_s2": 1500},
     "return": {"rule": "eased", "curve": "quartic", "duration_ms": 400, "velocity": "all"}},
    {"schema": "overscroll-model/1", "drag": {"rule": "clamp", "limit_pt": 100}, "fling": {"rule": "quartic", "speed_of_1_s_pt_s": 900},
     "return": {"rule": "spring", "period_s": 0.5, "damping_ratio": 2}},
    {"schema": "overscroll-model/1", "drag": {"rule": "stop"}, "fling": {"rule": "exponential", "friction_per_s": 4}, "return": {"rule": "none"}},
    {"schema": "overscroll-model/1", "drag": {"rule": "tangent", "share": 0.2, "greatest_of_viewport": 0.1},
     "fling": {"rule": "bezier", "pixels_per_inch": 96}, "return": {"rule": "bezier", "longest_ms": 300, "velocity": "last-event"},
     "pixel": {"rule": "overscroll-cut"}},
    {"schema": "overscroll-model/1", "drag": {"rule": "share", "divisor": 20}, "fling": {"rule": "touchpad", "gamma_per_s": 3.7, "beta_pt_s": 172},
     "return": {"rule": "decay", "frequency_per_s": 12.5, "amplitude": 0.31}, "pixel": {"rule": "overscroll"}},
    {"schema": "overscroll-model/1", "drag": {"rule": "rigid-band", "gain": 0.26},
     "fling": {"rule": "braked-exponential", "friction_per_s": 2, "deceleration_pt_s2": 1400, "least_pt_s": 100, "least_travel_pt": 18, "starts_at_pt_s": 6},
     "return": {"rule": "spring", "stiffness": 250, "damping_ratio": 1.3, "greatest_at_edge_pt_s": 5000, "velocity": "all"}},
    {"schema": "overscroll-model/1", "drag": {"rule": "filtered-increments", "share": 0.3}, "fling": {"rule": "quintic", "deceleration_pt_ms2": 0.0015},
     "return": {"rule": "eased", "curve": "quartic", "duration_ms": 800, "velocity": "all"}, "tracker": "better-scroll", "pixel": {"rule": "target", "per_pt": 1}},
    {"schema": "overscroll-model/1", "drag": {"rule": "hold"}, "fling": {"rule": "power", "friction": 0.015}, "edge": "stop",
     "return": {"rule": "spring", "stiffness": 200, "damping_ratio": 1.1, "snaps": True, "direction": "to-start", "velocity": "all"}},
    {"schema": "overscroll-model/1", "drag": {"rule": "band", "coefficient": 0.55},
     "fling": {"rule": "exponential", "rate_per_ms": 0.998, "starts_at_pt_s": 260, "stop_pt_s": 10},
     "return": {"rule": "spring", "frequency_per_s": 10.97, "damping_ratio": 1, "share": 0.9, "kick_per_s": 1, "least_kick_per_s": 7.23},
     "pixel": {"rule": "drag", "per_pt": 3}}]
POLICIES = [
    {"schema": "overscroll-policy/1", "name": "share", "input": "travel", "gain": 0.5,
     "threshold": {"viewport_share": 0.2, "plus": 3, "min": 40, "max": 160}, "strict": True, "moment": "dwell", "dwell_ms": 120,
     "hysteresis_pt": 8, "gates": {"finger": True, "start_at_edge": True, "cooldown_ms": 300, "axis_cone_degrees": 30,
                                   "sources": ["touchscreen"], "max_contacts": 1, "max_upward_release_pt_s": 200},
     "rearm": {"below_points": 5}, "inset": {"height_pt": 60, "at": "trigger", "in_ms": 200, "out_ms": 300, "rebase": True},
     "callback_delay_ms": 20, "min_display_ms": 500, "close_delay_ms": 100},
    {"schema": "overscroll-policy/1", "threshold": {"points": 64}, "moment": "release"},
    {"schema": "overscroll-policy/1", "threshold": {"points": 64}, "moment": "bounce-back", "busy_lock": False, "rearm": "new-gesture"}]
ANSWERS = [
    {"protocol": "overscroll-engine/1", "name": "mine", "like": "mrefresh", "deadline_ms": 500,
     "states": ["idle", {"name": "armed", "as": "armed"}, {"name": "busy", "as": "refreshing"}],
     "wants": ["finger-moved", "begin-refreshing", "threshold"]},
    {}, {"effects": [{"enter": "armed"}], "timer_s": 2.5, "idle": False, "pull_pt": 12.5},
    {"effects": [{"enter": "busy"}, {"trigger": "contact"}, {"callback": True}, {"top_inset_pt": 60, "duration_s": 0.3},
                 {"scroll_to_pt": -60, "animated": True}], "timer_s": None}]
TEXTS = {
    "gates/all": "# of a table\nengine *: recall >= 95 %\nengine mrefresh, model uikit: recall low >= 0.9\nengine \"my one\" subject *: f1 >= 0.5\n"
                 "engine *: latency p95 <= 0.2s\nengine \"my one\", model uikit: settle p99 <= 1.25ms\nmodel *: violations second-trigger == 0\n"
                 "origin synthetic: triggers_per_gesture max <= 1\norigin synthetic: triggers_per_gesture mean < 1.5\n"
                 "engine *: false_accepts_per_hour high <= 2\n",
    "gates/one": "engine *: specificity >= 0.9\n",
    "baseline/free": '{"schema":"overscroll-report/2","rate_hz":60,"groups":[{"engine":"mrefresh","model":"uikit","origin":"recorded","tp":4,"fp":3,'
                     '"fn":2,"tn":1,"false_accepts_per_hour":{"triggers":3,"exposure_h":0.5},"violations_by":{"offset_jump":2,"second_trigger":1},'
                     '"quantiles":{"latency_ms":{"n":7,"infinite":1,"mean":300.5,"min":200,"p50":310,"p50_low":250,"p50_high":350,"p95":380,"p99":390,"max":400}}}]}',
    "labels/gestures": "trace,gesture,intent\npull/touchscreen-01.trace,1,pull\npull/touchscreen-01.trace,2,tap\n",
    "labels/times": "# by hand\nfrom_ms,to_ms,trace,intent\n0,200.5,touchscreen-01.trace,pull\n900,1000,touchscreen-01.trace,tap\n",
    "labels/whole": "\ufefftrace,intent,note\ntouchscreen-01.trace,fling,\"a, \"\"b\"\"\"\n",
    "table/cancel": "time_ms,slot,phase,x,y,intent\n0,0,down,10,10,pull\n10,0,move,10,30,pull\n20,1,pointerdown,50,10,pull\n"
                    "30,1,touchmove,50,12.5,pull\n40,1,touchcancel,,,pull\n50,0,action_cancel,,,pull\n900,0,began,5,5,tap\n950,0,ended,5,6,tap\n",
    "table/ends": "time_us,dx,dy,unit,source,phase\n0,0,1,pt,finger,begin\n8000,0.5,2,pt,finger,update\n16000,0,0,pt,finger,end\n"
                  "900000,0,1,click,wheel,update\n1800000,0,-120,v120,wheel,update\n2700000,0,15,degree,wheel,update\n3600000,0,7,pt,finger,\n",
    "table/intents": "t_s,x,y,gesture,label,participant\n0,1,1,1,pull,a\n0.01,1,9,1,pull,a\n0.02,1,30,1,pull,a\n2,5,5,2,tap,a\n2.05,5,6,2,tap,a\n"
                     "0,7,9,1,fling,b\n0.008,7,40,1,fling,b\n",
    "table-json/columns": '{"columns":["time_ms","slot","phase","x","y"],"events":[[0,0,"down",10,10],[10,0,"move",10,40.5],[20,0,"cancel",null,null]]}',
    "table-json/lists": '{"time_ms":[0,8,16,500],"dy":[1,2.5,0,-1],"unit":["pt","pt","pt","click"],"source":["finger","finger","finger","wheel"],'
                        '"phase":["begin","update","end","update"]}',
    "table-json/physical": '{"format":"wheel-delta-sequence","is_physical_wheel":true,"wheelEvents":[{"timeStamp":0,"deltaY":100},{"timeStamp":300,"deltaY":-100}]}',
    "path/plane": "M0 0L10 10H20V5Q1 2 3 4T5 6C1 1 2 2 3 3S4 4 5 5A10 5 30 1 0 40 40Z",
    "path/relative": "m1.5,1 2 0z m-1e2.5l.5.5 a1 1 0 01 10-5 c1 1 1 1 1 1s2 2 3 3 q1 1 2 2t1 1z",
    "script/pull": "down; move 200 400; hold 100; release; wait 50; down; move -90.5 0.25s; cancel",
    "script/long": "down; move 90 90; move 0 10; release; wait 1.5s; down; hold 2s;",
    "json/all": '{"a":[1,-0.5,1e-7,12345678901234567890,true,false,null],"b":{"":"\\u00e9\\ud83d\\ude00\\n"},"c":[[[]],{}]}',
    "curve/finger": "time_ms,offset_pt,finger_pt\n" + "".join(f"{t * 16},{-t * t / 4},{t if t < 9 else ''}\n" for t in range(16)),
    "curve/seconds": "time_s,offset_pt\n" + "".join(f"{t * 0.016666667:.9f},{-t * t / 4 + 0.125}\n" for t in range(12)),
    "curve/events": "event,time_s,offset_pt,model\ndown,0,0,x\n,0.016,-1.5,x\nup,0.032,-3,\n" + "".join(f",{1 + t},{t},x\n" for t in range(8)),
}


def getevent():
    """Lines of `getevent -lt`, by codes and by names."""
    words = {0: "EV_SYN", 1: "EV_KEY", 3: "EV_ABS", (3, 53): "ABS_MT_POSITION_X", (3, 54): "ABS_MT_POSITION_Y", (3, 57): "ABS_MT_TRACKING_ID",
             (3, 47): "ABS_MT_SLOT", (0, 0): "SYN_REPORT", (1, 330): "BTN_TOUCH"}
    frames = list(itertools.islice(recording.frames(3), recording.MOVES + 3))
    # The start of a gesture, its end, and the start of another.
    for time, events in frames[:6] + frames[-6:]:
        for kind, code, value in events:
            name = words.get((kind, code))
            key = f"{words[kind]:<12} {name:<20}" if name else f"{kind:04x} {code:04x}"
            shown = {0: "UP", 1: "DOWN"}[value] if (kind, code) == (1, 330) else f"{value % 2**32:08x}"
            yield f"[{time / 1e6:15.6f}] /dev/input/event2: {key} {shown}"


def made():
    """Every seed, as bytes by the target and a name."""
    found = {}

    def put(name, content):
        found[name] = content if isinstance(content, bytes) else content.encode()

    for name, text in TEXTS.items():
        put(name, text)
    for number, policy in enumerate(POLICIES):
        put(f"policy/{number}", json.dumps(policy))
    for number, model in enumerate(MODELS):
        put(f"model/{number}", json.dumps(model))
    put("protocol/all", json.dumps(PROTOCOL))
    put("answers/all", "".join(json.dumps(line) + "\n" for line in ANSWERS))
    put("answers/policy", json.dumps({**ANSWERS[0], "like": None, "policy": POLICIES[1]}).replace('"like": null, ', "") + "\n{}\n")
    put("getevent/names", "\n".join(getevent()) + "\n")
    put_logs(put)
    put_takes(put)
    return found


def put_logs(put):
    places = {"debug-events.txt": "debug-events", "wayland.log": "wayland", "wev.txt": "wayland", "pointers.table": "table",
              "scrolls.table": "table", "wheel.json": "table-json", "wheel.lines": "table-json"}
    for name, maker in logs.MAKERS.items():
        lines = list(maker())
        # JSON ends where it ends; of a log the first lines are enough.
        kept = lines if name == "wheel.json" else lines[:LINES]
        put(f"{places[name]}/{name}", "\n".join(kept) + "\n")
    with tempfile.TemporaryDirectory() as made:
        for target, make in (("evemu", recording.evemu), ("libinput-record", recording.libinput_record)):
            path = pathlib.Path(made) / target
            make(str(path), 1, 3000)
            put(f"{target}/made", path.read_bytes())


def put_takes(put):
    takes = [(name, (ROOT / trace).read_bytes()) for name, trace in ((b"1-fling", FLING), (b"2-pad", PAD), (b"03-pull-down.slow", PULL))]
    for name, own in (("one", takes[2:]), ("two", takes[:2])):
        put(f"takes/{name}", b"".join([
            b'{"format":"overscroll-takes","version":1,"takes":%d,"protocol":"quick","seed":1,"tool":"by hand"}\n' % len(own),
            *(b'{"take":"%s"}\n' % take + text for take, text in own)]))
