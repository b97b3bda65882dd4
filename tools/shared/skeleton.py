"""skeleton: what `make engine`, `make model` and `make command` have alike: names, files that are new, lines in tables, what is left to do."""
import fnmatch
import re
import sys

from additions import MAP, rows
from house import ROOT, run


def name_of(kind):
    """The name that was given, in its three forms: pull-view, PullView, pullView; nothing is written without one, or with --check."""
    words = sys.argv[1:]
    if words in ([], ["--check"]):
        print(f"make {kind} NAME writes a new {kind}: there is nothing to compare or to make anew")
        sys.exit(0)
    if len(words) != 1 or not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", words[0]):
        sys.exit(f"error: {' '.join(words)}: give one name of small letters, digits and hyphens, as my-{kind}")
    if words[0].endswith("-fixed"):
        sys.exit(f"error: {words[0]}: a fixed form is a form of its original; the rows of {kind} in {MAP} say how")
    first, *rest = words[0].split("-")
    inner = first + "".join(word.capitalize() for word in rest)
    return words[0], inner[0].upper() + inner[1:], inner


class Skeleton:
    """New files and lines in tables, checked first and then written together: nothing is written over, and nothing by half."""

    def __init__(self, kind, name):
        self.kind, self.name, self.files, self.notes = kind, name, {}, []

    def file(self, path, text):
        """A new file."""
        if (ROOT / path).exists():
            self.refuse(f"{path} is there")
        self.files[path] = text

    def line(self, path, before, line):
        """A line in a table, in front of the first place that matches."""
        text = self.files.get(path) or (ROOT / path).read_text()
        if not (place := self.has(path, before)):
            sys.exit(f"error: {path}: nothing matches {before!r}; the maker of {self.kind} is out of date")
        self.files[path] = text[:place.start()] + line + text[place.start():]
        self.notes.append(path)

    def has(self, path, form):
        """Whether a file has a line of this form."""
        return re.search(form, self.files.get(path) or (ROOT / path).read_text(), re.M)

    def refuse(self, why):
        sys.exit(f"error: {self.name}: {why}; give another name")

    def write(self):
        for path, text in self.files.items():
            (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
            (ROOT / path).write_text(text)
            print(f"{'a line in' if path in self.notes else 'new':9}  {path}")
        run("swift", "format", "-i", *(ROOT / path for path in self.files if path.endswith(".swift")))
        print(f"\nleft: every FILL IN in them, and of the rows of {self.kind} in {MAP}:\n")
        for kind, patterns, cell, forgotten in rows():
            left = [pattern for pattern in patterns if not any(fnmatch.fnmatchcase(path, pattern) for path in self.files)]
            if kind == self.kind and left:
                print(f"  {cell}\n      {forgotten}" + f"\n      left of these: {', '.join(left)}" * (len(left) < len(patterns)))
