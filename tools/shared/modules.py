"""modules: which modules of this package a piece of Swift imports, in the order to compile them in; and compiling them.

    python3 tools/shared/modules.py FILE…    prints the modules that these files need, a line each

The imports themselves say it, so that a module that is added or divided is found without a list.
"""
import pathlib
import re
import sys

from house import SOURCES, run

IMPORT = re.compile(r"^\s*(?:@\w+\s+|public\s+|package\s+|internal\s+)*import\s+(?:struct\s+|func\s+|enum\s+|class\s+)?(\w+)", re.M)
FLAGS = ["swiftc", "-O", "-wmo", "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
         "-enable-experimental-feature", "AddressableParameters", "-package-name", "overscroll"]


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


if __name__ == "__main__":
    print("\n".join(needed(sys.argv[1:])))
