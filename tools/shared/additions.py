"""additions: the last commit that added an engine, a model, an option, a figure or a command, and the files of the map's table.

For `check growth`, `check map` and what writes skeletons (`skeleton.py`).
"""
import re
import subprocess

from house import ROOT

MAP = "Sources/README.md"
NAME = r'"([a-z][a-z0-9._-]+)"'
ROW = rf'(?:visit\((?:named\()?|^\s+(?:named\()?){NAME},'
# Where the names of a kind are declared, how a line looks that declares one, and where else a name may have stood before.
KINDS = {
    "engine": (["Sources/PullToRefresh/RefreshSystem*.swift"], ROW, []),
    "model": (["Sources/ScrollPhysics/ScrollModel*.swift"], ROW, []),
    "option": (["Sources/*Option*.swift", "Sources/*Setting*.swift", "Sources/*Command.swift"],
               rf'(?:flag: |Option<.*>\(|^\s+){NAME}, (?:short: ".", )?(?:"[A-Z]|help:)',
               ["Sources/OverscrollCLI", "Sources/*Commands", "Sources/CommandInputs"]),
    "figure": (["Sources/ReplayReport/*Metric*.swift", "Sources/TraceReplay/Run/ReplayFigure*.swift"],
               rf'(?:case \w+ = |ReplayFigure\(|^\s+){NAME}(?:,?$|, ")', ["Sources/ReplayReport", "Sources/TraceReplay"]),
    "command": (["Sources/*Command.swift"], rf'^\s+name: {NAME},', []),
}


def git(*words):
    """What git prints; nothing where it fails."""
    return subprocess.run(["git", "-C", ROOT, *words], capture_output=True, text=True).stdout


def last(kind):
    """The last change that added one of a kind: its commit, day, new names and files; None where this clone has no such change.

    What is not committed yet comes first, with None for its commit. A name is new that the files of the kind did not have in the
    commit before: what is moved or written in another form is not. The oldest commits of a shallow clone have no commit before,
    so that they add nothing.
    """
    paths, form, others = KINDS[kind]
    untracked = git("ls-files", "-o", "--exclude-standard", "--", *paths).splitlines()
    diff = git("diff", "-U0", "--no-renames", "HEAD", "--", *paths) + "".join(
        "+" + line + "\n" for path in untracked for line in (ROOT / path).read_text().splitlines())
    if new := added(diff, form, "HEAD", paths + others):
        files = git("diff", "--name-only", "--no-renames", "HEAD") + git("ls-files", "-o", "--exclude-standard")
        return None, "now", new, files.splitlines()
    log = git("log", "--no-merges", "--no-renames", "-p", "-U0", "--format=%x01%H %cs", "--", *paths)
    for change in log.split("\1")[1:]:
        head, _, diff = change.partition("\n")
        commit, day = head.split()
        if new := added(diff, form, commit + "^", paths + others):
            return commit, day, new, git("show", "--name-only", "--no-renames", "--format=", commit).splitlines()
    return None


def added(diff, form, before, paths):
    """The names that a change declares and that its files did not have before."""
    named = {name for line in diff.splitlines() if line[0:1] == "+" for name in re.findall(form, line[1:])}
    known = named and git("grep", "-hoE", NAME, before, "--", *paths)
    return known and sorted(name for name in named - set(re.findall(NAME, known)) if not name.endswith("-fixed"))


def rows():
    """The rows of the map's table of changes (Sources/README.md): kind, files, the cell that names them, what fails without."""
    kind = ""
    for line in (ROOT / MAP).read_text().splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if len(cells) == 3 and "/" in cells[1]:
            kind = re.sub("^an? ", "", cells[0].strip("*")) or kind
            patterns = re.findall(r"`([^`\s]+/[^`\s]*)`", cells[1])
            yield kind, [pattern + "*" * pattern.endswith("/") for pattern in patterns], cells[1], cells[2]
