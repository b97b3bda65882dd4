"""pages: figures in pages, for the makers of docs: tables, sentences, and the marks between which they are.

A figure `NAME` of a page is between `<!-- begin NAME -->` and `<!-- end NAME -->`; all else in the page is left alone.
"""
import sys
import textwrap

from house import ROOT


def table(heads, rows, words=1):
    """A table of Markdown; all but the first columns, of words, are of figures."""
    lines = [heads, ["---"] * words + ["---:"] * (len(heads) - words), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def wrapped(text, width=120):
    """A paragraph in lines of limited length."""
    return textwrap.fill(text, width, break_long_words=False, break_on_hyphens=False)


def replaced(text, figures):
    """The text of a page with its figures."""
    for name, body in figures.items():
        begin, end = f"<!-- begin {name} -->", f"<!-- end {name} -->"
        if begin in text:
            head, rest = text.split(begin)
            text = f"{head}{begin}\n{body}\n{end}{rest.split(end)[1]}"
    return text


def write(made, check, source, command):
    """Writes the files that differ, by path; with check names them instead. The exit code: 1 where a check found one."""
    status = 0
    for path, text in made.items():
        if path.exists() and path.read_text() == text:
            continue
        if check:
            print(f"{path.relative_to(ROOT)}: not what the {source} give; run {command} and look at it", file=sys.stderr)
            status = 1
        else:
            path.write_text(text)
    return status


def wilson(share, count):
    """Wilson's 95 % interval of a share of count."""
    z = 1.959963984540054
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * (share * (1 - share) / count + z * z / (4 * count * count)) ** 0.5
    return max(0, middle - half), min(1, middle + half)
