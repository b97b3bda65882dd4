"""Divides a corpus into shards: consecutive files that one machine processes."""
from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import dataclass

from .errors import Error
from .replays import Path, paths
from .reports import run

#: File name extensions of traces in a folder.
SUFFIXES = (".trace",)
#: File name extension of a packed corpus.
PACKED = ".ovc"
#: Traces per shard by default: some seconds of work, some hundred kilobytes to send.
TRACES = 2000
#: Paths that a message names at the start and at the end of a shard.
_NAMED = 2


@dataclass(frozen=True)
class Shard:
    """Some traces of a corpus."""

    #: The number of the shard, from 1.
    number: int
    #: The number of shards.
    count: int
    #: Its files.
    paths: tuple[str, ...]

    def __str__(self) -> str:
        files = list(self.paths)
        if len(files) > 2 * _NAMED:
            files = [*files[:_NAMED], f"… {len(files) - 2 * _NAMED} more …", *files[-_NAMED:]]
        return f"shard {self.number} of {self.count} ({', '.join(files)})"


def expand(traces: Path | Iterable[Path]) -> list[str]:
    """All traces of these paths, in order; folders and packed corpora are expanded."""
    found: list[str] = []
    for path in paths(traces):
        found += _inside(path) if os.path.isdir(path) else _packed(path) if path.endswith(PACKED) else [path]
    if not found:
        raise Error("no trace is named; name files or folders")
    # As the program orders them: by the bytes of their paths.
    return sorted(dict.fromkeys(found), key=os.fsencode)


def _inside(folder: str) -> list[str]:
    found = [os.path.join(base, name) for base, _, names in os.walk(folder) for name in names if name.endswith(SUFFIXES)]
    if not found:
        raise Error(f"{folder}: no *.trace file in this folder; record some (overscroll record -o {folder})")
    return found


def _packed(corpus: str) -> list[str]:
    """Each trace of a packed corpus as ``corpus.ovc:PATH``, so that workers read only their own traces."""
    return [f"{corpus}:{json.loads(line)['trace']}" for line in run("unpack", corpus, list=True, json=True).splitlines()]


def divide(files: list[str], count: int | None = None) -> list[Shard]:
    """Divides files into ``count`` shards of similar length; no shard is empty."""
    wanted = -(-len(files) // TRACES) if count is None else count
    if wanted < 1:
        raise Error(f"shards is {wanted}; give 1 or more, or leave it out")
    number = min(wanted, len(files))
    bounds = [index * len(files) // number for index in range(number + 1)]
    return [Shard(index + 1, number, tuple(files[bounds[index]:bounds[index + 1]])) for index in range(number)]
