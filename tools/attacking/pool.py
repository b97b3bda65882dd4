"""pool: the files that attacks read, of every kind, made by the program itself and by hand, at the extremes of what their formats allow."""
import json
import pathlib
import subprocess

import logs
import recording
from hand import Hand

HEADER = {"format": "overscroll-trace", "version": 1, "device": {"name": "x", "kind": "touchscreen", "size_mm": [70, 140]},
          "source": {"origin": "synthetic"}, "layers": ["libinput"], "intent": "pull", "subject": "s1"}
DAY = 86_400_000_000
# Traces that go to the limits of `TraceFormat.md`: events as (type, time, x, y).
EXTREMES = {
    "day": [("down", 0, 30, 40), ("move", 1000, 30, 60), ("move", DAY - 1, 30, 90), ("up", DAY, 0, 0)],
    "far": [("down", 0, -1e6, -1e6), ("move", 8000, 1e6, 1e6), ("move", 16000, -1e6, 1e6), ("up", 24000, 0, 0)],
    "none": [], "once": [("down", 0, 0, 0), ("up", 0, 0, 0)], "open": [("down", 5, 1, 1), ("move", 10, 1, 30)],
}


class Pool:
    """A folder of files by kind."""

    def __init__(self, folder, program, traces):
        self.folder, self.program, self.kinds = pathlib.Path(folder), program, {}
        self.folder.mkdir()
        self.make_traces(traces)
        self.make_by_program()
        self.make_by_hand()

    def add(self, kind, name, text=None):
        path = self.folder / name
        if text is not None:
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
        self.kinds.setdefault(kind, []).append(str(path))
        return path

    def of(self, kind):
        return self.kinds[kind]

    def recorded(self):
        """The copies of the traces of the repository, which have numbers for names."""
        return [path for path in self.of("trace") if pathlib.Path(path).name[0].isdigit()]

    def any(self, random, kind):
        return random.choice(self.kinds[kind])

    def run(self, *words):
        return subprocess.run([self.program, *map(str, words)], capture_output=True).stdout

    def make_traces(self, traces):
        for number, file in enumerate(traces):
            self.add("trace", f"{number}.trace", file.read_bytes())
        for name, events in EXTREMES.items():
            lines = [json.dumps(HEADER)]
            for kind, time, x, y in events:
                place = {"x": x, "y": y} if kind in ("down", "move") else {}
                lines.append(json.dumps({"type": kind, "t": time, "slot": 0, **place}))
            last = max([time for _, time, _, _ in events], default=0)
            lines.append(json.dumps({"type": "end", "t": last, "events": len(events), "grade": "A", "reasons": []}))
            self.add("trace", f"{name}.trace", "\n".join(lines) + "\n")
        self.add("trace", "empty.trace", "")
        self.add("trace", "folder").mkdir()

    def make_by_program(self):
        some = self.of("trace")[:4]
        self.add("rows", "rows.jsonl", self.run("replay", "--json", *some))
        self.add("report", "report.json", self.run("report", "--json", *some))
        for command in ("report", "compare", "sweep"):
            self.add("partial", f"{command}.part-result", self.run(command, "--partial=-", *some))
        self.run("pack", "-o", self.add("corpus", "corpus.ovc"), *some)
        self.add("bundle", "bundle.txt", self.run("bundle", "--engine", "mrefresh", "-o", "-", some[0]))
        self.kinds["bundle"] += some[:2]
        self.add("protocol", "protocol.json", self.run("protocols", "quick", "--json"))
        for ending in ("evemu", "libinput-yaml", "csv", "pointer-json"):
            self.add("recording", f"exported.{ending}", self.run("export", "--as", ending, some[0]))
        self.kinds["trace"].append(str(self.folder / "corpus.ovc"))

    def make_by_hand(self):
        recording.evemu(str(self.add("recording", "made.evemu")), 1, 20_000)
        hand = Hand("touchscreen")
        for prompt in ("dither", "pull-down", "pull-down"):
            hand.perform(prompt)
        self.add("recording", "hand.evemu", hand.text)
        recording.libinput_record(str(self.add("recording", "made.yml")), 1, 20_000)
        for path in logs.write(self.folder):
            self.kinds["recording"].append(str(path))
        self.add("project", "project.json", json.dumps({"engine": ["mj", "ionic"], "viewport": 100000, "work": "never", "metrics": True}))
        self.add("project", "bad-project.json", json.dumps({"viewprt": 1}))
        policy = {"schema": "overscroll-policy/1", "name": "far", "input": "travel", "gain": 1000,
                  "threshold": {"points": 100000}, "moment": "dwell", "dwell_ms": 600000, "callback_delay_ms": 600000,
                  "inset": {"height_pt": 100000, "at": "trigger", "in_ms": 600000, "out_ms": 0}}
        self.add("policy", "far.json", json.dumps(policy))
        self.add("policy", "near.json", json.dumps({"schema": "overscroll-policy/1", "threshold": {"points": 0.001}}))
        self.add("model", "loose.json", json.dumps({
            "schema": "overscroll-model/1", "drag": {"rule": "band", "coefficient": 1, "dimension": 100000},
            "fling": {"rule": "exponential", "rate_per_ms": 0.99999, "gain": 10},
            "return": {"rule": "spring", "stiffness": 0.0025, "damping_ratio": 0.01, "velocity": "all"}, "rest": {"distance_pt": 0.001, "speed_pt_s": 0.001}}))
        self.add("model", "stiff.json", json.dumps({
            "schema": "overscroll-model/1", "drag": {"rule": "share", "share": 1}, "fling": {"rule": "braking", "deceleration_pt_s2": 1000000},
            "return": {"rule": "spring", "stiffness": 1000000, "damping_ratio": 100}, "catch": "travel"}))
        self.add("model", "thrown.json", json.dumps({
            "schema": "overscroll-model/1", "drag": {"rule": "flutter-increments", "gain": 1}, "fling": {"rule": "circular", "deceleration_pt_ms2": 0.000001},
            "return": {"rule": "decay", "frequency_per_s": 0.05, "amplitude": 10}, "tracker": "iscroll"}))
        self.add("gates", "gates.txt", "engine *: recall >= 95 %\nengine mrefresh: delay_total_ms p95 <= 0.2s\n")
        self.add("labels", "labels.csv", "trace,gesture,intent\n0.trace,1,pull\n1.trace,,fling\n")
        self.add("log", "log.csv", "time_ms,offset_pt,finger_pt\n" + "".join(f"{t * 16},{-t * t},{t}\n" for t in range(60)))
        self.add("log", "events.csv", "time_ms,offset_pt,event\n" + "".join(
            f"{t * 16},{-t * t},{'down' if t == 0 else 'up' if t == 50 else ''}\n" for t in range(60)))
        vectors = {"schema": "overscroll-vectors/1", "cases": [
            {"id": "a", "model": "uikit.rubberband", "inputs": {"x": 1e308, "c": 0.55, "dimension": 1e-308}, "expected": {"y": 1}, "tolerance": {"abs": 1e-6}}]}
        self.add("vectors", "vectors.json", json.dumps(vectors))
