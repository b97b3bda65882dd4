"""house: where things are, the program and Swift's tools, for the tools written in Python."""
import os
import pathlib
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCES = ROOT / "Sources"
SHARED = ROOT / "tools" / "shared"
# How tests are built. Backtraces are off, so nobody reads debug information: a build without it takes a tenth less. The index that finds tests is of this
# package alone: with the system's modules in it the build takes a quarter longer.
TEST_FLAGS = ["-debug-info-format", "none", "-Xswiftc", "-index-ignore-system-modules", "-Xswiftc", "-index-ignore-clang-modules"]


def run(*words):
    """Runs a command and returns what it prints; where it fails, this program ends with what it said."""
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"error: {words[0]}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def timed(*words):
    """What a command printed, and the seconds of the clock and of the processor that it took, and its most memory in MB."""
    start = time.perf_counter()
    with subprocess.Popen([str(word) for word in words], stdout=subprocess.PIPE, text=True) as started:
        printed = started.stdout.read()
        _, status, used = os.wait4(started.pid, 0)
        started.returncode = os.waitstatus_to_exitcode(status)
    if started.returncode:
        sys.exit(f"error: {' '.join(str(word) for word in words)}: exit {started.returncode}")
    return printed, (time.perf_counter() - start, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)


def program():
    """The path of the release program, built first where a source is newer."""
    built = subprocess.run([SHARED / "program"], stdout=subprocess.PIPE, text=True)
    if built.returncode:
        sys.exit(built.returncode)
    return built.stdout.strip()


def clang(*words):
    """Compiles C by the clang that comes with Swift; every warning is an error."""
    run(run(SHARED / "toolchain", "clang").strip(), "-O2", "-Wall", "-Werror", *words)


def install(*packages):
    """Installs the Debian packages that are missing."""
    if subprocess.run([SHARED / "install-packages", *packages]).returncode:
        sys.exit(2)


def axe():
    """The text of axe-core, which finds what keeps people from using a page."""
    python = run(SHARED / "python-with", "axe", "axe-core-python==0.1.0").strip()
    folder = run(python, "-c", "import axe_core_python; print(axe_core_python.__path__[0])").strip()
    return pathlib.Path(folder, "axe.min.js").read_text()
