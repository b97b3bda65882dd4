"""The calls whose output is checked: each --json shape by several commands, over traces that differ in what they hold."""
import subprocess

# Every intent, both surfaces; free use; labelled and not.
TRACES = [
    "traces/pull/touchpad-01.trace", "traces/pull/touchscreen-01.trace", "traces/pull-cancel/touchpad-01.trace",
    "traces/scroll/touchpad-01.trace", "traces/fling/touchscreen-01.trace", "traces/tap/touchscreen-01.trace",
    "traces/pinch/touchscreen-01.trace", "traces/free/touchpad-01.trace", "bare.trace", "cut.trace", "still.trace"]
SOME = ["--engine", "mrefresh", "--engine", "sv", "--engine", "uirefreshcontrol"]
TWO = ["--engine", "sv", "--engine", "od"]
ALL = ["--engine", "all"]
APPS = ["--trace", "traces/pull/touchscreen-01.trace"]
# What an app may do, and a display.
APP = ["--work", "uniform:100-3000", "--begin", "500", "--inset-change", "900=40", "--end-again", "50", "--frames", "drop=0.2,late=0.3"]

CALLS = {
    "replay": [
        ["replay", "--json", *ALL, *TRACES], ["replay", "--json", *SOME, *APP, *TRACES],
        ["replay", "--json", *SOME, "--model", "gtk", "--model", "qt", "--arrival", *TRACES],
        ["observe", "app.csv", *APPS, *TWO, "-o", "-", "--with-engines"]],
    "replay/1": [
        ["replay", "--json", "--per", "trace", *ALL, *TRACES],
        ["replay", "--json", "--per", "trace", *SOME, *APP, "--model", "gtk", *TRACES]],
    "curve": [["replay", "--curve", "curve.jsonl", *SOME, *TRACES[:3]], ["replay", "--curve", "curve2.jsonl", "--engine", "all", TRACES[0]]],
    "report": [
        ["report", "--json", *SOME, "traces"], ["report", "--json", *ALL, *TRACES], ["report", "--json", *SOME, *APP, *TRACES],
        ["report", "--json", "--rows", "rows.jsonl"], ["report", "--json", *SOME, "bare.trace"],
        ["report", "--json", *SOME, "--gate", "gates.txt", "--baseline", "baseline.json", "traces/pull", "traces/tap"]],
    "compare": [
        ["compare", "--json", *SOME, "traces"], ["compare", "--json", *SOME, "--all-pairs", "--show", "5", *TRACES],
        ["compare", "--json", "--rows", "rows.jsonl"]],
    "sweep": [
        ["sweep", "--json", *SOME, "traces"], ["sweep", "--json", *TWO, "--threshold-mm", "5:40:9", *TRACES],
        ["sweep", "--json", "--engine", "chromium-overscroll", *TRACES], ["sweep", "--json", "--rows", "rows.jsonl"]],
    "tune": [
        ["sweep", "--json", "--engine", "sv", "--tune", "threshold,moment", "--within", "0.3", "traces"],
        ["sweep", "--json", "--engine", "isalternative", "--tune", "threshold,dwell,hysteresis", "--within", "0.45", "traces/pull", "traces/tap"]],
    "plan": [["sweep", "--json", "--plan"], ["sweep", "--json", "--plan", "--difference", "0.1", "--recall", "0.8"]],
    "observe": [["observe", "--json", "app.csv", *APPS, *TWO], ["observe", "--json", "app.csv", *APPS, "--engine", "mrefresh", "--within", "2px,8ms"]],
    "offsets": [
        ["observe", "--no-trace", "--json", "Tests/ObservedLogs/pasted-offsets.txt"],
        ["observe", "--no-trace", "--json", "--engine", "main", "app.csv"], ["observe", "--no-trace", "--json", "drag.csv"]],
    "stress": [["stress", "--json", *TWO, "traces/pull-cancel"], ["stress", "--json", "--engine", "mj", "--condition", "drop-20", *TRACES]],
    "runners": [["runners", "--json"], ["runners", "--json", "--engine", "main", "espresso", "cypress"]],
    "reach": [
        ["reach", "--json", *ALL], ["reach", "--json", "--engine", "sv", "--dpi", "160", "--limit", "60mm", "--model", "gtk"],
        ["reach", "--json", *TWO, "--source", "touchpad", "--limit", "80%"]],
    "simulate": [
        ["simulate", "--json", "--script", "down; move 200 400; release"],
        ["simulate", "--json", "--model", "all", "traces/fling/touchscreen-01.trace"]],
    "shrink": [
        ["shrink", "--json", "--engine", "mrefresh", "-o", "s1.trace", "traces/pull-cancel/touchpad-01.trace"],
        ["shrink", "--json", *TWO, "-o", "s2.trace", "traces/pull-cancel/touchpad-01.trace"],
        ["shrink", "--json", "--engine", "mrefresh", "-o", "s3.trace", "s0.trace"]],
    "bundle": [
        ["bundle", "--json", "--engine", "mrefresh", "-o", "b1.txt", "traces/tap/touchscreen-01.trace"],
        ["bundle", "--json", *SOME, "-o", "b2.txt", "traces/pull/touchscreen-01.trace"], ["bundle", "--run", "--json", "packed.txt", "changed.txt"]],
    "inspect": [["inspect", "--json", *TRACES], ["inspect", "--json", "traces"]],
    "inspect-devices": [["inspect", "--devices", "--json", "traces"], ["inspect", "--devices", "--json", "bare.trace"]],
    "label": [["label", "--suggest", "--json", *TRACES], ["label", "--suggest", "--json", "traces/free"]],
    "corpus": [["unpack", "--list", "--json", "corpus.ovc"]],
    "fit": [["fit", "--json", "curve.csv"], ["fit", "--json", "drag.csv"], ["fit", "--json", "--model", "gtk", "drag.csv"]],
    "verify": [["verify", "--json", "Tests/Conformance/uiscrollview.json"], ["verify", "--json", "wrong.json"]],
    "engines": [["engines", "--json"], ["engines", "--json", "--viewport", "844", "ionic-ios"]],
    "lint": [["engines", "--lint", "--json", "mrefresh-fixed", "isalternative", "chromium-overscroll"]],
    "model-lint": [["models", "--lint", "--json", "uikit", "gtk", "uikit:share=3"]],
    "models": [["models", "--json"]],
    "certificate": [["models", "--certify", "--json", "uikit", "gtk", "flutter-ios"]],
    "devices": [["devices", "--json"]],
    "protocols": [["protocols", "--json"]],
    "protocol": [["protocols", "--json", "quick"], ["protocols", "--json", "full"]],
    "model": [["models", "--file", "uikit"], ["models", "--file", "scroll-mechanics"], ["models", "--file", "iced"]],
    "policy": [["engines", "--policy", "mrefresh-fixed"], ["engines", "--policy", "isalternative"], ["engines", "--policy", "swiperefresh"]],
}

# A drag and a fling of uikit, for fit.
SCRIPT = "down; move 300 400; hold 20; move 500 60; release"
