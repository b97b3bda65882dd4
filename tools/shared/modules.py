"""modules: which modules of this package a piece of Swift imports, in the order to compile them in; and compiling them.

    python3 tools/shared/modules.py FILE…    prints the modules that these files need, a line each

The imports themselves say it, so that a module that is added or divided is found without a list.
"""
import hashlib
import json
import pathlib
import re
import sys
import tempfile

from house import ROOT, SOURCES, clang, run

IMPORT = re.compile(r"^\s*(?:@\w+\s+|public\s+|package\s+|internal\s+)*import\s+(?:struct\s+|func\s+|enum\s+|class\s+)?(\w+)", re.M)
# The modules that are headers of C libraries.
HEADERS = ["CLibinput", "CLibevdev", "CUdev", "CYAML"]
FLAGS = ["swiftc", "-O", "-wmo", "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
         "-enable-experimental-feature", "AddressableParameters", "-package-name", "overscroll"]


def targets():
    """The package as Package.swift declares it: its targets, by name."""
    with tempfile.TemporaryDirectory() as scratch:
        package = json.loads(run("swift", "package", "--package-path", ROOT, "--scratch-path", scratch, "dump-package"))
    return {target["name"]: target for target in package["targets"]}


def imports(target):
    """The targets that one declares as what it imports, in order."""
    return [(kind.get("byName") or kind.get("target"))[0] for kind in target["dependencies"]]


def sources(module):
    """The Swift files of a module; of a C library's module there are none."""
    return sorted((SOURCES / module).rglob("*.swift"))


def needed(files, own=None):
    """The modules that the files import, and theirs: each after those that it imports itself; not their own."""
    found = {own: None}

    def add(files):
        for name in sorted({name for file in files for name in IMPORT.findall(pathlib.Path(file).read_text())}):
            if name not in found and sources(name):
                add(sources(name))
                found[name] = None

    add(files)
    return list(found)[1:]


def compile_needed(folder, files, own=None):
    """Compiles the modules that the files need into a folder; their objects."""
    objects = []
    for name in needed(files, own):
        objects.append(pathlib.Path(folder) / f"{name}.o")
        run(*FLAGS, "-I", folder, "-parse-as-library", "-module-name", name, "-emit-module", "-emit-object",
            "-o", objects[-1], "-emit-module-path", pathlib.Path(folder) / f"{name}.swiftmodule", *sources(name))
    return objects


def compile_with_capture(folder, files, out):
    """Links a program of TouchCapture's sources, all that they need, its C, and these files in one module, so that nothing is public for their sake."""
    headers, files = SOURCES / "VirtualInput" / "include", [*sources("TouchCapture"), *files]
    objects = compile_needed(folder, files, own="TouchCapture")
    for source in sorted((SOURCES / "VirtualInput").glob("*.c")):
        objects.append(folder / f"{source.stem}.o")
        clang("-I", headers, "-c", source, "-o", objects[-1])
    (folder / "module.modulemap").write_text(
        f'module VirtualInput {{ header "{headers / "VirtualInput.h"}" export * }}\n', encoding="utf-8")
    flags = [*FLAGS, "-suppress-warnings", "-I", folder]
    for module in HEADERS:
        flags += ["-I", SOURCES / module]
    # libinput finds the virtual devices by the names that the program exports.
    run(*flags, "-D", "Capture", "-module-name", "TouchCapture", *files, *objects, "-Xlinker", "-export-dynamic", "-o", out)


def compile_changed(folder, files, program, links, flags_of, flags):
    """Compiles the modules that the files need, and links the files with them; what did not change since is left as it is.

    Objects stand in a folder that stays, each beside a hash of its flags, its sources and those below; `links` are more words for the
    linker, and `flags_of` gives the flags of a module beside `flags`; its name is None for the files themselves.
    """
    folder.mkdir(parents=True, exist_ok=True)
    version, keys, objects = run("swiftc", "--version"), {}, []

    def key(name, of_files):
        below = needed(of_files, name)
        parts = [version, *FLAGS, *flags, *flags_of(name), *(keys[each] for each in below)]
        parts += [f"{file}\n{pathlib.Path(file).read_text()}" for file in of_files]
        return hashlib.sha256("\0".join(map(str, parts)).encode()).hexdigest()

    def is_fresh(out, new):
        mark = folder / f"{out.name}.key"
        return out.exists() and mark.exists() and mark.read_text() == new

    for name in needed(files):
        keys[name], out = key(name, sources(name)), folder / f"{name}.o"
        objects.append(out)
        if not is_fresh(out, keys[name]):
            run(*FLAGS, *flags, *flags_of(name), "-I", folder, "-parse-as-library", "-module-name", name, "-emit-module",
                "-emit-object", "-o", out, "-emit-module-path", folder / f"{name}.swiftmodule", *sources(name))
            (folder / f"{out.name}.key").write_text(keys[name])
    out, new = folder / program, key(None, files)
    if not is_fresh(out, new):
        run(*FLAGS, *flags, *flags_of(None), "-I", folder, "-module-name", program.capitalize(), *files, *objects, *links, "-o", out)
        (folder / f"{out.name}.key").write_text(new)
    return out


if __name__ == "__main__":
    print("\n".join(needed(sys.argv[1:])))
