"""Exports in compiled languages: each is compiled, run against what stands in for its system, and held against the trace.

Qt is Qt. Of Android and XCTest this folder has the declarations alone (android/, ios/), written by us after their public
documentation, which print what they are told: that shows that the code compiles and what it would do, not what a phone does."""
import os
import shlex
import subprocess

from expected import Difference, Touch, contacts

STATES = {1: "down", 2: "move", 8: "up"}  # QEventPoint::State; 4 rests
# Half a millisecond: what formats of whole milliseconds may round by. Thousandths of a point, and what 32 bits make of them.
MS, PX = 0.5, 0.0006


def run(*words, **options):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, **options)
    if done.returncode:
        raise SystemExit(f"error: {words[0]}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


class Qt:
    """A window of Qt 6 on its offscreen platform."""

    def __init__(self, here, folder, functions):
        version = run("pkg-config", "--modversion", "Qt6Gui").strip()
        headers = run("pkg-config", "--variable=includedir", "Qt6Gui").strip()
        private = [f"-I{headers}/{name}/{version}{rest}" for name in ("QtGui", "QtCore") for rest in ("", f"/{name}")]
        flags = {kind: shlex.split(run("pkg-config", kind, "Qt6Gui", "Qt6Test")) for kind in ("--cflags", "--libs")}
        header = folder / "gestures.h"
        header.write_text("".join(f'#include "{name}.h"\n' for name in functions)
                          + "static void (*const plays[])(QWindow *) = {" + ", ".join(functions.values()) + "};\n")
        self.version, self.program, self.names = version, folder / "touched", list(functions)
        run("g++", "-std=c++17", "-O0", "-Wall", "-Wextra", "-Werror", "-fPIC", *flags["--cflags"], *private, f"-I{folder}",
            here / "qt" / "main.cpp", "-o", self.program, *flags["--libs"])

    def touches(self, name):
        """What the window was told, from its first event on."""
        environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", XDG_RUNTIME_DIR=str(self.program.parent))
        found, last, start = [], {}, None
        for line in run(self.program, self.names.index(name), env=environment).splitlines():
            time, kind, *rest = line.split()
            start = int(time) if start is None else start
            us = (int(time) - start) * 1000
            if kind == "cancel":
                found += [Touch(us, finger, "cancel", *last[finger]) for finger in sorted(last)]
                last = {}
            for finger, state, x, y in zip(*[iter(rest)] * 4):
                moved = last.get(int(finger))
                last[int(finger)] = place = float(x), float(y)
                if int(state) in STATES:
                    # A report of one finger is one of all; a lift has its place, and no move before it.
                    found.append(Touch(us, int(finger), STATES[int(state)], *place))
                elif moved != place:
                    raise SystemExit(f"error: a finger that rests went from {moved} to {place}")
                if int(state) == 8:
                    del last[int(finger)]
        return found


class Android:
    """Kotlin's compiler, and declarations of Android; a point is two pixels there."""

    DENSITY, LEFT, TOP = 2, 30, 40
    ACTIONS = {0: "down", 5: "down", 1: "up", 6: "up"}

    def __init__(self, here, folder, objects, actions):
        """Objects of uiautomator and of espresso, by the names of their traces."""
        main = folder / "Main.kt"
        calls = "".join(f'        "{name}" -> {each}.play(automation)\n' for name, each in objects.items())
        # Both have the same names; those of espresso get a package of their own.
        calls += "".join(f'        "espresso {name}" -> espresso.{each}.perform(UiController(), View())\n' for name, each in actions.items())
        packed = folder / "espresso"
        packed.mkdir(exist_ok=True)
        for name in actions:
            (packed / f"{name}.kt").write_text("package espresso\n" + (folder / f"{name}.espresso.kt").read_text())
        main.write_text("import android.app.UiAutomation\nimport android.view.View\nimport androidx.test.espresso.UiController\n\nfun main(words: Array<String>) {\n"
                        f"    val automation = UiAutomation()\n    when (words[0]) {{\n{calls}    }}\n}}\n")
        self.jar = folder / "gestures.jar"
        sources = [folder / f"{name}.kt" for name in objects] + [packed / f"{name}.kt" for name in actions]
        run("kotlinc", *sorted((here / "android").glob("*.kt")), *sources, main, "-include-runtime", "-d", self.jar)

    def touches(self, name):
        """What was injected, from the first event on; a move is one of each finger that it moves."""
        found, places, start = [], {}, None
        left, top = (self.LEFT, self.TOP) if name.startswith("espresso ") else (0, 0)
        for line in run("java", "-cp", self.jar, "MainKt", name).splitlines():
            time, down, action, *rest = line.split()
            start = int(time) if start is None else start
            us, kind, index = (int(time) - start) * 1000, int(action) & 0xFF, int(action) >> 8
            fingers = [(int(finger), (float(x) - left) / self.DENSITY, (float(y) - top) / self.DENSITY) for finger, x, y in zip(*[iter(rest)] * 3)]
            if kind in self.ACTIONS:
                found.append(Touch(us, fingers[index][0], self.ACTIONS[kind], *fingers[index][1:]))
                if kind == 0 and time != down:
                    raise SystemExit("error: the first touch of a gesture is not at its downTime")
            elif kind == 2:
                found += [Touch(us, finger, "move", x, y) for finger, x, y in fingers if places[finger] != (x, y)]
            else:
                found += [Touch(us, finger, "cancel", x, y) for finger, x, y in fingers]
            places = {finger: (x, y) for finger, x, y in fingers}
        return found


class XCUITest:
    """Swift's compiler in the language mode 6, and declarations of XCTest."""

    def __init__(self, here, folder, functions):
        cases = "".join(f'case "{name}": {each}(on: app)\n' for name, each in functions.items())
        main = folder / "main.swift"
        main.write_text(f"import XCTest\nlet app = XCUIApplication()\nswitch CommandLine.arguments[1] {{\n{cases}default: fatalError()\n}}\n")
        library = folder / "XCTest.o"
        # One package, so that the declarations need not be public.
        package = ["-package-name", "played"]
        run("swiftc", "-swift-version", "6", *package, "-parse-as-library", "-emit-module", "-module-name", "XCTest", "-emit-module-path",
            folder / "XCTest.swiftmodule", "-emit-object", "-o", library, here / "ios" / "XCTest.swift")
        self.program = folder / "pressed"
        run("swiftc", "-swift-version", "6", *package, "-warnings-as-errors", "-I", folder, *(folder / f"{name}.swift" for name in functions),
            main, library, "-o", self.program)

    def check(self, name, expected):
        """The differences in where each finger comes and goes, and in how long it is there."""
        difference, lines = Difference(), run(self.program, name).splitlines()
        made = contacts(expected)
        if len(made) != len(lines):
            difference.wrong.append(f"{len(made)} fingers, {len(lines)} came")
        for contact, line in zip(made, lines):
            first, last = contact[0], contact[-1]
            kind, *numbers = line.split()
            x, y, press, *rest = map(float, numbers)
            to_x, to_y, speed, hold = rest if kind == "drag" else (last.x, last.y, 1, 0)
            way = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5 if kind == "drag" else 0
            difference.add(first, Touch(first.us, 0, "down", x, y))
            difference.add(last, Touch(first.us + round((press + way / speed + hold) * 1e6), 0, "up", to_x, to_y))
        return difference


def merged(touches):
    """Touches without what formats of whole reports cannot tell apart: a move that changes nothing, one at the time of its lift."""
    kept, places = [], {}
    for number, touch in enumerate(touches):
        place = round(touch.x, 3), round(touch.y, 3)
        lifted = any(later.us == touch.us and later.finger == touch.finger and later.phase == "up" for later in touches[number + 1:number + 20])
        if touch.phase != "move" or (places.get(touch.finger) != place and not lifted):
            kept.append(touch)
        places[touch.finger] = place
    return sorted(kept, key=lambda touch: (touch.us, touch.phase, touch.finger))
