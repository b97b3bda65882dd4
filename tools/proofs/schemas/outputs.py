"""Runs the calls of calls.py in a folder of their own, and reads what they print: one object, or one a line."""
import json
import pathlib
import shutil
import subprocess

import calls
from house import ROOT


class Workplace:
    """A folder with every file that the calls name."""

    def __init__(self, folder, program):
        self.folder, self.program = pathlib.Path(folder), program
        shutil.copytree(ROOT / "traces", self.folder / "traces")
        (self.folder / "Tests").symlink_to(ROOT / "Tests")
        self.make_files()

    def run(self, *words, allowed=(0,)):
        """Runs the program; what it prints. A shape is the same whatever the answer is, so 1 is fine where it is allowed."""
        done = subprocess.run([self.program, *words], cwd=self.folder, capture_output=True, text=True)
        if done.returncode not in allowed:
            raise RuntimeError(f"overscroll {' '.join(words)}: exit {done.returncode}: {done.stderr}")
        return done.stdout

    def write(self, name, text):
        (self.folder / name).write_text(text)

    def make_files(self):
        # A trace whose header says nothing but what it must, so that whatever may be missing is.
        head, *events = (ROOT / "traces/pull/touchscreen-02.trace").read_text().splitlines()
        header = json.loads(head)
        for key in ("intent", "subject", "note", "labels", "scenario"):
            header.pop(key, None)
        self.write("bare.trace", "\n".join([json.dumps(header, ensure_ascii=False, separators=(",", ":")), *events]) + "\n")
        # A recording that was cut off, and one in which nothing happened.
        self.write("cut.trace", "\n".join([head, *events[:len(events) // 2]]) + "\n")
        self.write("still.trace", head + "\n" + '{"type":"end","t":900,"events":0,"grade":"A","reasons":[]}\n')
        self.write("broken.trace", "{}\n")
        self.run("pack", "traces/tap", "bare.trace", "cut.trace", "still.trace", "broken.trace", "-o", "corpus.ovc")
        self.write("gates.txt", "engine *: n >= 1\nengine sv: recall low >= 0.99\nengine nobody: fp == 0\nengine mrefresh: latency p95 <= 1s\n")
        self.write("rows.jsonl", self.run("replay", "--json", *calls.SOME, *calls.TRACES))
        self.write("baseline.json", self.run("report", "--json", *calls.SOME, "traces/pull", "traces/fling"))
        # The log of an app is what an engine showed.
        self.write("app.csv", self.run("replay", "--engine", "sv", "--curve", "-", "traces/pull/touchscreen-01.trace"))
        self.write("curve.csv", "time_ms,offset_pt\n" + "".join(f"{16 * i},{-100 * 0.8 ** i}\n" for i in range(40)))
        self.write("drag.csv", self.run("simulate", "--script", calls.SCRIPT))
        cases = json.loads((ROOT / "Tests/Conformance/uiscrollview.json").read_text())
        case = dict(cases["cases"][0])
        wrong = {"schema": cases["schema"], "cases": [case | {"expected": {"wrong": 1}}, case | {"id": "u", "model": "nobody"}]}
        self.write("wrong.json", json.dumps(wrong))
        # Calls run beside each other: what one of them reads is made here.
        self.run("bundle", *calls.SOME, "-o", "packed.txt", "traces/pull/touchscreen-01.trace")
        self.run("bundle", "--engine", "sv", "-o", "changed.txt", "traces/pull/touchscreen-01.trace")
        text = (self.folder / "changed.txt").read_text()
        self.write("changed.txt", text.replace('"rate_hz":60', '"rate_hz":30'))
        self.run("shrink", "--engine", "mrefresh", "-o", "s0.trace", "traces/pull-cancel/touchpad-01.trace")

    def output(self, words):
        text = self.run(*words, allowed=(0, 1))
        if "--curve" in words:
            text = (self.folder / words[words.index("--curve") + 1]).read_text()
        return objects(text)


def objects(text):
    """The JSON objects of a text: the whole, or each line."""
    try:
        return [json.loads(text)]
    except json.JSONDecodeError:
        return [json.loads(line) for line in text.splitlines()]
