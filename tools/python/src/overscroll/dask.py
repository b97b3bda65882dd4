"""Reports, sweeps, comparisons and rows of a whole corpus on a Dask cluster: workers process shards, then one merge.

    from dask.distributed import Client
    import overscroll.dask
    overscroll.dask.report(Client("tcp://scheduler:8786"), "/shared/traces", engine="main")

The result is that of one run on one machine, byte for byte, whatever the number of shards and workers. Workers see the traces
under the same paths, and have this package. What a worker that dies had in hand is done again by another one; a shard that
cannot be done ends the work and is named. The dashboard shows the shards under the command's name, the terminal a line.
"""
from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from distributed import Client, KilledWorker, as_completed

from . import options, reports
from .errors import Error
from .replays import Path, replay as _replay
from .shards import Shard, divide, expand

_Value = TypeVar("_Value")
#: Seconds between two lines of progress where they do not stand on a terminal.
_PAUSE = 10.0


def report(
    client: Client, traces: Path | Iterable[Path], *, shards: int | None = None, progress: bool | None = None,
    retries: int = 2, on_error: str = "raise", merging: Mapping[str, options.Value] | None = None, **more: options.Value,
) -> reports.Report:
    """Runs :func:`overscroll.report` for a corpus on a cluster.

    ``shards`` is the number of parts; by default each has about 2000 traces. ``progress`` shows a progress line; by default only on a
    terminal. ``retries`` is how often a failed shard is repeated; a shard with unreadable traces is not repeated. ``merging`` holds options
    that apply to the merged report only, such as ``{"gate": "gates.txt"}``. All other keywords are options of the report; ``jobs`` defaults
    to 1 per worker.
    """
    return _count("report", client, divide(expand(traces), shards), progress, retries, on_error, merging, more)


def sweep(
    client: Client, traces: Path | Iterable[Path], *, shards: int | None = None, progress: bool | None = None,
    retries: int = 2, on_error: str = "raise", merging: Mapping[str, options.Value] | None = None, **more: options.Value,
) -> reports.Report:
    """:func:`overscroll.sweep` of a corpus on a cluster; see :func:`report`."""
    return _count("sweep", client, divide(expand(traces), shards), progress, retries, on_error, merging, more)


def compare(
    client: Client, traces: Path | Iterable[Path], *, shards: int | None = None, progress: bool | None = None,
    retries: int = 2, on_error: str = "raise", merging: Mapping[str, options.Value] | None = None, **more: options.Value,
) -> reports.Report:
    """:func:`overscroll.compare` of a corpus on a cluster; see :func:`report`."""
    return _count("compare", client, divide(expand(traces), shards), progress, retries, on_error, merging, more)


def replay(
    client: Client, traces: Path | Iterable[Path], folder: Path, *, shards: int | None = None,
    progress: bool | None = None, retries: int = 2, on_error: str = "raise", **more: options.Value,
) -> list[str]:
    """Writes the rows of a corpus as Parquet files, one per shard, into a ``folder`` that all workers share; returns their paths.

    DuckDB reads them as ``'folder/*.parquet'``, pandas with ``read_parquet(folder)``. A file appears complete or not at all.
    """
    os.makedirs(folder, exist_ok=True)
    work = {"folder": os.fspath(folder), "options": {"jobs": 1, "on_error": on_error, **more}}
    return _map("replay", client, divide(expand(traces), shards), _write_rows, lambda _, path: path, work, progress, retries)


def _count(
    command: str, client: Client, shards: list[Shard], progress: bool | None, retries: int, on_error: str,
    merging: Mapping[str, options.Value] | None, more: Mapping[str, options.Value],
) -> reports.Report:
    work = {"command": command, "options": {"jobs": 1, "on_error": on_error, **more}}
    # Parts wait on disk: memory does not grow with the corpus.
    with tempfile.TemporaryDirectory() as folder:
        def keep(shard: Shard, part: bytes) -> str:
            path = os.path.join(folder, f"{shard.number:06}.partial")
            with open(path, "wb") as file:
                file.write(part)
            return path

        files = _map(command, client, shards, _make_part, keep, work, progress, retries)
        return reports.merge_from(command, files, on_error, merging or {}, depth=2)


# What a worker does. What is wrong with traces or options is a result, as a second worker would find the same.

def _make_part(shard: Shard, work: Mapping[str, Any]) -> bytes | Error:
    try:
        return reports.partial(work["command"], shard.paths, **work["options"])
    except Error as error:
        return error


def _write_rows(shard: Shard, work: Mapping[str, Any]) -> str | Error:
    path = os.path.join(work["folder"], f"rows-{shard.number:05}-of-{shard.count:05}.parquet")
    beside = f"{path}.{os.getpid()}"
    try:
        rows = _replay(shard.paths, **work["options"])
    except Error as error:
        return error
    rows.to_parquet(beside)
    os.replace(beside, path)
    return path


# What the client does.

def _map(
    name: str, client: Client, shards: list[Shard], function: Callable[[Shard, Mapping[str, Any]], _Value | Error],
    keep: Callable[[Shard, _Value], str], work: Mapping[str, Any], progress: bool | None, retries: int,
) -> list[str]:
    """Runs ``function`` for each shard on the workers and ``keep`` for each result here; returns the files in order."""
    futures = {
        client.submit(function, shard, work, key=f"overscroll-{name}-{time.time_ns():x}-{shard.number}", retries=retries,
                      pure=False): shard
        for shard in shards}
    line = _Progress(name, len(shards), progress)
    done: dict[int, str] = {}
    try:
        for future in as_completed(futures):
            shard = futures[future]
            done[shard.number] = keep(shard, _value(future, shard))
            # Its worker need not hold it any longer.
            future.release()
            line.show(len(done))
    finally:
        line.clear()
        client.cancel(list(futures))
    return [done[shard.number] for shard in shards]


def _value(future: Any, shard: Shard) -> Any:
    """The result of a shard; a failure raises an error that names the shard."""
    try:
        value = future.result()
    except KilledWorker as error:
        raise Error(f"{shard}: each worker that had it died, the last one {error.last_worker.address}; look at its log, give "
                    "workers more memory, or make more shards") from error
    except Exception as error:
        raise Error(f"{shard}: {type(error).__name__}: {error}") from error
    if isinstance(value, Error):
        raise Error(*(f"{shard}: {message}" for message in value.messages))
    return value


class _Progress:
    """A progress line: updated in place on a terminal, printed from time to time elsewhere if requested."""

    def __init__(self, name: str, count: int, wanted: bool | None) -> None:
        self._name, self._count, self._began = name, count, time.monotonic()
        self._is_terminal = sys.stderr.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self._is_shown = self._is_terminal if wanted is None else wanted
        self._shown = self._began

    def show(self, done: int) -> None:
        """Shows the number of finished shards."""
        now = time.monotonic()
        if not self._is_shown or (not self._is_terminal and now - self._shown < _PAUSE and done < self._count):
            return
        self._shown = now
        left = (now - self._began) / done * (self._count - done)
        text = f"{self._name}: {done} of {self._count} shards, {left:.0f} s left"
        print(f"\r{text}\x1b[K" if self._is_terminal else text, end="" if self._is_terminal else "\n", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Erases the line from the terminal."""
        if self._is_shown and self._is_terminal:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
