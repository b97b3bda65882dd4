"""faults: the lists of planted faults, and where in a source each is."""
import dataclasses
import pathlib
import re
import zlib

from house import ROOT, SOURCES

FIELDS = ("file", "text as it stands", "text in its place", "suites that must fail")
BETWEEN = re.compile(r"(?:^|(?<=\s))\|(?=\s|$)")


class ListError(Exception):
    """A line that is wrong, with where it is."""


@dataclasses.dataclass
class Fault:
    """A line of a list: a text of a source, the text in its place, and the tests that must notice it."""
    origin: str
    file: pathlib.Path
    old: str
    new: str
    suites: list
    order: int = 0
    start: int = 0
    end: int = 0
    text: str = ""
    line: int = 0

    @property
    def module(self):
        return self.file.parts[1]

    @property
    def number(self):
        """What is compiled in. It depends on nothing but the fault, so that a line added elsewhere changes no object."""
        return zlib.crc32(f"{self.file}|{self.old}|{self.new}".encode()) & 0x7FFFFFFF

    @property
    def place(self):
        return f"{self.file}:{self.line}"


def pattern(text):
    """Finds a text, whatever white space is between its words: a statement of several lines is written in one."""
    return re.compile(rb"\s+".join(re.escape(word.encode()) for word in text.split()))


def path_of(name, names):
    """The file that a line calls by its path, its path below Sources, or by its name alone."""
    for path in (ROOT / name, SOURCES / name):
        if path.is_file():
            return path.relative_to(ROOT)
    found = names.get(name, [])
    if len(found) == 1:
        return found[0].relative_to(ROOT)
    raise ListError(f"{name} is not a file of Sources" if not found else f"{len(found)} files have the name {name}; give the folder too")


def read_line(text, origin, names):
    parts = [part.strip().replace("\\|", "|") for part in BETWEEN.split(text)]
    if len(parts) != len(FIELDS):
        raise ListError(f"{len(parts)} fields; write four with ' | ' between them: {' | '.join(FIELDS)} (a bar in a text is \\|)")
    name, old, new, suites = parts
    if not old or not suites:
        raise ListError(f"the {FIELDS[1] if not old else FIELDS[3]} is empty")
    if old.split() == new.split():
        raise ListError("both texts are the same")
    return Fault(origin, path_of(name, names), old, new, suites.split())


def locate(fault):
    """Finds the one place of a fault's text, and narrows it to the words that differ: the others are there only to find it."""
    source = (ROOT / fault.file).read_bytes()
    found = list(pattern(fault.old).finditer(source))
    if len(found) != 1:
        raise ListError(f"{fault.file} has the text {len(found)} times, not once: {fault.old}")
    start, (old, new) = found[0].start(), (found[0].group(), fault.new.encode())
    head = common(old.split(), new.split())
    tail = common(old.split()[head:][::-1], new.split()[head:][::-1])
    leaves, comes = spans(old)[head:], spans(new)[head:]
    leaves, comes = leaves[:len(leaves) - tail], comes[:len(comes) - tail]
    if leaves:
        fault.start, fault.end = start + leaves[0][0], start + leaves[-1][1]
    else:
        fault.start = fault.end = start + (spans(old)[head - 1][1] if head else 0)
    fault.text = new[comes[0][0]:comes[-1][1]].decode() if comes else ""
    if not leaves:
        fault.text = f" {fault.text} "
    fault.line = source[:fault.start].count(b"\n") + 1


def spans(text):
    return [match.span() for match in re.finditer(rb"\S+", text)]


def common(one, other):
    count = 0
    while count < min(len(one), len(other)) and one[count] == other[count]:
        count += 1
    return count


def read_lists(files):
    """The faults of some lists in order, and what is wrong in them, a text each."""
    names = {}
    for path in SOURCES.rglob("*.swift"):
        names.setdefault(path.name, []).append(path)
    faults, wrong, seen = [], [], {}
    for file in files:
        for index, text in enumerate(pathlib.Path(file).read_text(encoding="utf-8").splitlines(), 1):
            if not text.strip() or text.lstrip().startswith("#"):
                continue
            origin = f"{file}:{index}"
            try:
                fault = read_line(text, origin, names)
                locate(fault)
                if fault.number in seen:
                    raise ListError(f"{seen[fault.number]} is the same fault")
                seen[fault.number] = origin
                fault.order = len(faults) + 1
                faults.append(fault)
            except ListError as error:
                wrong.append(f"{origin}: {error}")
    return faults, wrong
