"""house: where things are, the program and Swift's tools, for the tools written in Python."""
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCES = ROOT / "Sources"
SHARED = ROOT / "tools" / "shared"


def run(*words):
    """Runs a command and returns what it prints; where it fails, this program ends with what it said."""
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"error: {words[0]}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


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
