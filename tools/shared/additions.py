"""additions: the last commit that added an engine, a model, an option, a figure or a command, for `check growth` and `check map`."""
import re
import subprocess

from house import ROOT

NAME = r'"([a-z][a-z0-9._-]+)"'
ROW = rf'(?:visit\(|^\s+){NAME},'
# Where the names of a kind are declared, and how a line looks that declares one.
KINDS = {
    "engine": (["Sources/PullToRefresh/RefreshSystem*.swift"], ROW),
    "model": (["Sources/ScrollPhysics/ScrollModel*.swift"], ROW),
    "option": (["Sources/*Option*.swift", "Sources/*Command.swift"],
               rf'(?:flag: |Option<.*>\(|^\s+){NAME}, (?:short: ".", )?(?:"[A-Z]|help:)'),
    "figure": (["Sources/ReplayReport/*Metric*.swift", "Sources/ReplayReport/*Figure*.swift"], rf'case \w+ = {NAME}'),
    "command": (["Sources/*Command.swift"], rf'^\s+name: {NAME},'),
}


def git(*words):
    """What git prints; nothing where it fails."""
    return subprocess.run(["git", "-C", ROOT, *words], capture_output=True, text=True).stdout


def last(kind):
    """The last commit that added one of a kind, as its hash, day, new names and files; None where this clone has no such commit.

    A name is new that the files of the kind did not have in the commit before: what is moved or written in another form is not.
    The oldest commits of a shallow clone have no commit before, so that they add nothing.
    """
    paths, form = KINDS[kind]
    log = git("log", "--no-merges", "--no-renames", "-p", "-U0", "--format=%x01%H %cs", "--", *paths)
    for commit in log.split("\1")[1:]:
        head, _, diff = commit.partition("\n")
        named = {name for line in diff.splitlines() if line[0:1] == "+" for name in re.findall(form, line[1:])}
        if not named:
            continue
        hash, day = head.split()
        before = git("grep", "-hoE", '"[a-z][a-z0-9._-]+"', hash + "^", "--", *paths)
        new = sorted(name for name in named - set(re.findall(NAME, before)) if not name.endswith("-fixed"))
        if before and new:
            return hash, day, new, git("show", "--name-only", "--no-renames", "--format=", hash).splitlines()
    return None
