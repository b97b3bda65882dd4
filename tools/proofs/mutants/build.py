"""build: the build of the tests: brought up to date, and how it compiles and links each part."""
import functools
import hashlib
import json
import os
import pathlib
import subprocess

from house import ROOT, TEST_FLAGS


def digest(*parts):
    sha = hashlib.sha256()
    for part in parts:
        sha.update(part if isinstance(part, bytes) else str(part).encode())
        sha.update(b"\0")
    return sha.hexdigest()


class CannotRun(Exception):
    """What keeps the proof from being run."""


class TestBuild:
    """The folder that the tests are built in."""

    def __init__(self):
        named = os.environ.get("SWIFTPM_BUILD_DIR")
        self.folder = pathlib.Path(named) if named else ROOT / ".build"
        self.debug = (self.folder / "debug").resolve()
        self.bundle = self.debug / "overscrollPackageTests.xctest"
        self.own = (self.folder / "mutants").resolve()

    def stamp(self):
        """Changes with every file that goes into the build, and with the build."""
        files = [ROOT / "Package.swift", *sorted(ROOT.glob("Sources/**/*")), *sorted(ROOT.glob("Tests/**/*.swift"))]
        return digest(*(f"{file} {file.stat().st_mtime_ns} {file.stat().st_size}" for file in files if file.is_file()),
                      self.bundle.stat().st_mtime_ns if self.bundle.exists() else 0)

    def update(self):
        """Builds the tests as 'tools/test' does, or as CI did before; nothing where nothing changed."""
        self.own.mkdir(parents=True, exist_ok=True)
        mark = self.own / "stamp"
        if mark.exists() and mark.read_text() == self.stamp():
            return
        by_module = []
        if (self.debug / "description.json").exists() and "-wmo" in self.command("TakeChecks")["otherArguments"]:
            by_module = ["-Xswiftc", "-wmo", "-Xswiftc", "-num-threads", "-Xswiftc", "2"]
        built = subprocess.run(["swift", "build", "--build-tests", *TEST_FLAGS, *by_module], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                               text=True, errors="replace")
        if built.returncode:
            raise CannotRun(f"the tests do not build:\n{built.stdout[-3000:]}")
        vars(self).pop("description", None)
        mark.write_text(self.stamp())

    @functools.cached_property
    def description(self):
        """How SwiftPM builds each part, read once; forgotten after a build."""
        try:
            return json.loads((self.debug / "description.json").read_text())
        except OSError as error:
            raise CannotRun(f"there is no build of the tests: {error}") from error

    def has(self, module):
        return any(command["moduleName"] == module for command in self.description["swiftCommands"].values())

    def command(self, module):
        """How SwiftPM compiles a module."""
        return next(command for command in self.description["swiftCommands"].values() if command["moduleName"] == module)

    def needs(self, module):
        """All targets that one imports, also by others."""
        direct, found, left = self.description["targetDependencyMap"], set(), [module]
        while left:
            for name in direct.get(left.pop(), []):
                if name not in found:
                    found.add(name)
                    left.append(name)
        return found

    def is_optimised(self, module):
        """Whether a module is Swift, and its code may hold that of others."""
        return self.has(module) and "-O" in self.command(module)["otherArguments"]

    def link_words(self, product):
        """The command that links a product, from SwiftPM's plan."""
        ending = f'/{product}",'
        for line in (self.folder / "debug.yaml").read_text().splitlines():
            if line.startswith("    args: [") and "-emit-executable" in line and f'"-o","{self.debug}{ending}' in line:
                return json.loads(line.removeprefix("    args: "))
        raise CannotRun(f"the plan of the build does not link {product}")
