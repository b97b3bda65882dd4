"""The texts that people read: string literals of Swift, scripts and pages, descriptions of schemas, and pages of documentation."""
import html
import pathlib
import re

# A literal without a space is a key, a name or a sign, which scripts rely on.
PHRASE = re.compile(r"\S\s+\S")


class Swift:
    """A reader of Swift source that gives its string literals, those inside interpolations too, and nothing of its comments."""

    OPENING = re.compile(r'(#*)("""|")')

    def __init__(self, source):
        self.source, self.found = source, []
        self.code(0, None)

    def code(self, at, closing):
        """Reads code from a position to the bracket that closes it, or to the end; gives the position behind it."""
        source, depth = self.source, 0
        while at < len(source):
            two = source[at:at + 2]
            if two == "//":
                at = source.find("\n", at)
                if at < 0:
                    return len(source)
            elif two == "/*":
                at = self.comment(at)
            elif opening := self.OPENING.match(source, at):
                at = self.literal(at, opening[1], opening[2])
            else:
                if source[at] == "(":
                    depth += 1
                elif source[at] == ")":
                    if closing and depth == 0:
                        return at + 1
                    depth -= 1
                at += 1
        return at

    def comment(self, at):
        """The position behind a comment, which may hold others."""
        depth = 0
        for mark in re.finditer(r"/\*|\*/", self.source[at:]):
            depth += 1 if mark[0] == "/*" else -1
            if depth == 0:
                return at + mark.end()
        return len(self.source)

    def literal(self, at, hashes, quotes):
        """Keeps a literal with … for each interpolation; gives the position behind it."""
        source, start = self.source, at
        at += len(hashes) + len(quotes)
        escape, end, text = "\\" + hashes, quotes + hashes, []
        while at < len(source) and not source.startswith(end, at):
            if source.startswith(escape, at):
                at += len(escape)
                if source[at] == "(":
                    at = self.code(at + 1, ")")
                    text.append("…")
                    continue
                if source[at] == "\n":
                    # A line of source that goes on: the same line of text.
                    at = re.compile(r"\n *").match(source, at).end()
                    continue
                text.append({"n": "\n", "t": "\t"}.get(source[at], source[at]))
                at += 1
            else:
                text.append(source[at])
                at += 1
        self.found.append((source.count("\n", 0, start) + 1, "".join(text)))
        return at + len(end)


SCRIPT = re.compile(r"""//[^\n]*|/\*.*?\*/|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`""", re.S)


def swift(source):
    """Line and text of each literal of Swift that holds more than a word."""
    for line, text in sorted(Swift(source).found):
        for more, part in enumerate(text.split("\n")):
            if PHRASE.search(part):
                yield line + (more + 1 if "\n" in text else 0), part.strip()


def script(source):
    """The same of JavaScript."""
    for found in SCRIPT.finditer(source):
        text = next((group for group in found.groups() if group is not None), "")
        text = re.sub(r"\$\{[^}]*\}", "…", text)
        if PHRASE.search(text):
            yield source.count("\n", 0, found.start()) + 1, " ".join(text.split())


def markup(source):
    """Text between the tags of a page, and what its attributes show."""
    source = re.sub(r"<!--.*?-->", lambda found: "\n" * found[0].count("\n"), source, flags=re.S)
    for found in re.finditer(r">([^<>]+)<|\b(?:title|aria-label|placeholder|alt)=\"([^\"]+)\"", source):
        text = html.unescape(" ".join((found[1] or found[2]).split()))
        if text:
            yield source.count("\n", 0, found.start()) + 1, text


def page(source):
    """Lines of Markdown, without code blocks, code spans and addresses."""
    fenced = False
    for line, text in enumerate(source.splitlines(), 1):
        if text.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced and not text.startswith("    "):
            text = re.sub(r"`+[^`]*`+", "…", text)
            text = re.sub(r"\]\([^)]*\)|<https?:[^>]*>|https?:\S+", "]", text)
            if text.strip():
                yield line, text.strip()


READERS = {".swift": swift, ".js": script, ".html": markup, ".md": page}


def read(path, source):
    """Line and text of everything in a file that people read."""
    return READERS[pathlib.PurePath(path).suffix](source)
