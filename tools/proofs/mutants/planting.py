"""planting: compiles the modules with faults once more beside the build of the tests, and links them with the rest of it."""
import concurrent.futures
import os
import pathlib
import re
import shlex
import subprocess
import sys

from build import CannotRun, digest
from house import ROOT, run

HERE = pathlib.Path(__file__).resolve().parent
# What a build by hand does not need, with a value and without. Warnings are errors in the sources as they are; a fault may leave a variable unused.
WITHOUT_VALUE = {"-incremental", "-enable-batch-mode", "-disable-batch-mode", "-parseable-output", "-emit-objc-header", "-serialize-diagnostics",
                 "-warnings-as-errors", "-index-ignore-system-modules", "-index-ignore-clang-modules", "-wmo", "-O"}
WITH_VALUE = {"-index-store-path", "-emit-objc-header-path", "-num-threads"}
SWITCH = """import Glibc
/// The numbers in OVERSCROLL_PLANTED, with commas between them.
let plantedFaults: [Int] = getenv("OVERSCROLL_PLANTED").map { String(cString: $0).split(separator: ",").compactMap { Int($0) } } ?? []
let firstPlantedFault = plantedFaults.first ?? -1
let otherPlantedFaults = plantedFaults.count > 1
@usableFromInline func isPlanted(_ number: Int) -> Bool {
  number == firstPlantedFault || otherPlantedFaults && plantedFaults.contains(number)
}
"""


def planter(own):
    """The program that plants, compiled where its source changed."""
    source = HERE / "Planter.swift"
    path = own / f"planter-{digest(source.read_bytes(), run('swiftc', '--version'))[:16]}"
    if not path.exists():
        swiftc = pathlib.Path(run("bash", "-c", "readlink -f $(command -v swiftc)").strip())
        host = swiftc.parents[1] / "lib" / "swift" / "host"
        run("swiftc", "-O", source, "-I", host, "-L", host, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker", host,
            "-module-cache-path", own / "cache", "-o", path)
    return path


class PlantedModule:
    """A module with its faults, compiled without optimisation: nothing of it is inlined, so each fault is met wherever it is called."""

    def __init__(self, build, name, faults):
        self.build, self.name, self.faults = build, name, faults
        self.folder = build.own / name
        self.object = self.folder / f"{name}.o"
        self.wrong, self.inlined = {}, set()

    def plant(self, planter_path):
        """Writes the files with their faults; the sources to compile."""
        command, folder = self.build.command(self.name), self.folder
        folder.mkdir(parents=True, exist_ok=True)
        by_file = {}
        for fault in self.faults:
            if fault.number not in self.wrong:
                by_file.setdefault(str(ROOT / fault.file), []).append(fault)
        sources, self.lowered = [], {}
        for source in command["sources"]:
            faults = by_file.pop(source, None)
            if not faults:
                sources.append(source)
                continue
            out = folder / pathlib.Path(source).name
            fields = "".join(f"{fault.number}\0{fault.start}\0{fault.end}\0{fault.text}\0" for fault in faults)
            done = subprocess.run([planter_path, source, out], input=fields.encode(), capture_output=True)
            if done.returncode:
                raise CannotRun(f"planting in {source}: {done.stderr.decode(errors='replace')}")
            for line in done.stdout.decode().splitlines():
                number, kind, reason = line.split("\t")
                if kind == "wrong":
                    self.wrong[int(number)] = reason
                else:
                    self.inlined.add(int(number))
            self.lowered[str(out)] = out
            sources.append(str(out))
        for faults in by_file.values():
            self.wrong |= {fault.number: "the test build does not compile its file" for fault in faults}
        if self.faults:
            switch = folder / "PlantedFaults.swift"
            switch.write_text(SWITCH)
            sources.append(str(switch))
        return sources

    def words(self, sources):
        command, words = self.build.command(self.name), []
        rest = iter(command["otherArguments"])
        for word in rest:
            if word in WITH_VALUE:
                next(rest)
            elif word not in WITHOUT_VALUE:
                words.append(word)
        return [command["executable"], "-module-name", self.name, "-emit-module", "-emit-module-path", str(self.folder / f"{self.name}.swiftmodule"),
                "-emit-object", "-o", str(self.object), "-wmo", "-suppress-warnings", "-I", command["importPath"], *words, *sources]

    def key(self, words, sources):
        modules = pathlib.Path(self.build.command(self.name)["importPath"])
        below = [modules / f"{name}.swiftmodule" for name in sorted(self.build.needs(self.name))]
        return digest(*words, *(pathlib.Path(source).read_bytes() for source in sources), *(path.read_bytes() for path in below if path.exists()))

    def compile(self, planter_path):
        """Compiles; faults that do not are left out and kept in `wrong`."""
        while True:
            sources = self.plant(planter_path)
            words = self.words(sources)
            key, mark = self.key(words, sources), self.folder / "key"
            if mark.exists() and mark.read_text() == key and self.object.exists():
                return False
            mark.unlink(missing_ok=True)
            done = subprocess.run(words, capture_output=True, text=True, errors="replace")
            if done.returncode == 0:
                mark.write_text(key)
                return True
            found = self.blamed(done.stdout + done.stderr)
            if not found:
                raise CannotRun(f"{self.name} does not compile:\n{(done.stdout + done.stderr)[-3000:]}")
            self.wrong |= found

    def blamed(self, printed):
        """The faults on whose lines the compiler finds errors."""
        found = {}
        for file, line, text in re.findall(r"^(\S+?):(\d+):\d+: error: (.*)$", printed, re.M):
            if file not in self.lowered:
                continue
            number = None
            for each in self.lowered[file].read_text().splitlines()[:int(line)]:
                begin, end = re.search(r"// begin (\d+)$", each), re.match(r"// end (\d+)$", each)
                number = int(begin[1]) if begin else None if end else number
            if number is not None:
                found.setdefault(number, f"does not compile: {text}")
        return found


def link(build, product, modules):
    """Links a product with the modules' own objects in place of those of the test build; its path."""
    out = build.own / product
    words = build.link_words(product)
    files = pathlib.Path(next(word for word in words if word.startswith("@"))[1:])
    objects = [word for line in files.read_text().splitlines() for word in shlex.split(line)]
    for module in modules:
        replaced = set(build.command(module.name)["objects"])
        objects = [each for each in objects if each not in replaced] + [str(module.object)]
    key = digest(*objects, *(f"{path} {os.stat(path).st_mtime_ns} {os.stat(path).st_size}" for path in objects))
    mark = build.own / f"{product}.key"
    if mark.exists() and mark.read_text() == key and out.exists():
        return out
    mark.unlink(missing_ok=True)
    listed = build.own / f"{product}.objects"
    listed.write_text("\n".join(shlex.quote(each) for each in objects) + "\n")
    words = [f"@{listed}" if word.startswith("@") else word for word in words]
    words[words.index("-o") + 1] = str(out)
    run(*words)
    mark.write_text(key)
    return out


def compile_modules(modules, planter_path, jobs):
    """Compiles some modules, where anything in them changed."""
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for module, anew in zip(modules, pool.map(lambda module: module.compile(planter_path), modules)):
            if anew:
                print(f"compiled {module.name} with {len(module.faults) - len(module.wrong)} faults", file=sys.stderr, flush=True)


def compile_with(build, faults, asked, tests, jobs):
    """Compiles the modules of the asked faults, and those that may have the code of such a fault in their own."""
    path = planter(build.own)
    names = sorted({fault.module for fault in asked})
    # Every fault of a module is compiled with it, so that the next draw finds it there.
    modules = [PlantedModule(build, name, [fault for fault in faults if fault.module == name]) for name in names]
    compile_modules(modules, path, jobs)
    inlined = set().union(*(module.inlined for module in modules))
    above = set()
    for fault in asked:
        if fault.number in inlined:
            for target in {test.split(".", 1)[0] for test in tests[tuple(fault.suites)]}:
                above |= {name for name in build.needs(target) if build.is_optimised(name) and fault.module in build.needs(name)}
    others = [PlantedModule(build, name, []) for name in sorted(above - set(names))]
    compile_modules(others, path, jobs)
    return modules + others
