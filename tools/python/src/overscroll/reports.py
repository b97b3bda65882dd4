"""Reports, comparisons and sweeps: the JSON of the program, as dictionaries and as tables."""
from __future__ import annotations

import functools
import json
import os
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from . import native, options
from .replays import Path, paths, tell
from .tables import Array, _metadata

if TYPE_CHECKING:
    import pandas
    import pyarrow

#: The list in the JSON that the table of a result shows, by command.
_LISTS = {"report": "groups", "sweep": "groups", "compare": "pairs"}


class Report(Mapping[str, Any]):
    """The result of ``report``, ``sweep`` or ``compare``: a mapping with the keys of its JSON (``overscroll schema report``).

    ``report["groups"][0]["recall"]["value"]`` reads the JSON; :meth:`table` has one record per group.
    """

    def __init__(self, command: str, output: bytes, status: int = native.DONE, notes: Sequence[str] = ()) -> None:
        #: The command: ``report``, ``sweep`` or ``compare``.
        self.command = command
        #: The output of the program, byte for byte.
        self.json = output
        #: False if a gate or the comparison with a baseline fails.
        self.holds = status != native.NO
        #: Further messages of the program, such as one per gate.
        self.notes = list(notes)
        self._data: dict[str, Any] = json.loads(output)

    def __getitem__(self, key: str) -> Any:
        return self._data[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._data)

    def __len__(self) -> int:
        return len(self._data)

    def __repr__(self) -> str:
        return f"<overscroll {self.command}: {len(self._data.get(_LISTS[self.command], []))} {_LISTS[self.command]}>"

    def records(self) -> list[dict[str, Any]]:
        """One flat dictionary per group (report), threshold (sweep) or pair (comparison). Nested keys are joined by points, such as
        ``recall.low``. Lists and groups by intent, device and person are left out."""
        found: list[dict[str, Any]] = []
        for group in self._data[_LISTS[self.command]]:
            flat = dict(_flat(group))
            if self.command != "sweep":
                found.append(flat)
                continue
            found += [{**flat, **dict(_flat(threshold))} for threshold in group["thresholds"]]
        return found

    def table(self) -> Array:
        """:meth:`records` as a structured array; missing numbers are NaN, missing texts None."""
        records = self.records()
        names = list(dict.fromkeys(name for record in records for name in record))
        columns = [[record.get(name) for record in records] for name in names]
        numbers = _numbers(self.command)
        dtype = np.dtype([
            (name, float if name.split(".")[-1] in numbers else _type(column)) for name, column in zip(names, columns)])
        array = np.empty(len(records), dtype)
        for name, column in zip(names, columns):
            array[name] = [np.nan if value is None and dtype[name] == float else value for value in column]
        return array

    def to_arrow(self) -> pyarrow.Table:
        """:meth:`records` as an Arrow table, the unit of a column in its metadata."""
        import pyarrow

        table = pyarrow.Table.from_pylist(self._filled())
        fields = [field.with_metadata(_metadata(field.name)) for field in table.schema]
        return table.cast(pyarrow.schema(fields)).replace_schema_metadata({"schema": self._data["schema"]})

    def _filled(self) -> list[dict[str, Any]]:
        # Whole numbers stand among others in JSON: a column of both is one of numbers.
        table = self.table()
        records = self.records()
        numbers = {name for name in table.dtype.names or () if table.dtype[name] == float}
        return [
            {name: float(record[name]) if name in numbers and record.get(name) is not None else record.get(name)
             for name in table.dtype.names or ()}
            for record in records]

    def to_pandas(self) -> pandas.DataFrame:
        """:meth:`records` as a data frame."""
        import pandas

        return pandas.DataFrame.from_records(self.records())

    def to_parquet(self, path: str | os.PathLike[str], **more: Any) -> None:
        """Writes :meth:`to_arrow` as a Parquet file; ``more`` are options of ``pyarrow.parquet.write_table``."""
        import pyarrow.parquet

        pyarrow.parquet.write_table(self.to_arrow(), os.fspath(path), **more)


def _flat(value: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    for key, inner in value.items():
        if isinstance(inner, Mapping):
            if key != "by":
                yield from _flat(inner, f"{prefix}{key}.")
        elif not isinstance(inner, list):
            yield prefix + key, inner


@functools.cache
def _numbers(command: str) -> frozenset[str]:
    """The keys whose values are numbers by the command's schema, so that a column of whole numbers has the type float, too."""
    found: set[str] = set()

    def walk(schema: Any) -> None:
        for name, inner in schema.get("properties", {}).items() if isinstance(schema, Mapping) else ():
            if "number" in str(inner.get("type", "")):
                found.add(name)
        for inner in schema.values() if isinstance(schema, Mapping) else schema if isinstance(schema, list) else ():
            walk(inner)

    walk(json.loads(run("schema", command)))
    return frozenset(found)


def _type(column: Sequence[Any]) -> type:
    kinds = {type(value) for value in column if value is not None}
    if kinds == {bool} and None not in column:
        return bool
    if kinds == {int} and None not in column:
        return int
    return float if kinds and kinds <= {int, float} else object


def report(
    traces: Path | Iterable[Path], *, engine: options.Value = None, model: options.Value = None, on_error: str = "raise",
    **more: options.Value,
) -> Report:
    """Pulls missed, false alarms and callback delay of each engine: ``overscroll report --json``.

    ``traces`` are files or folders; with ``rows=True`` they are files of rows. Options are keywords, as in
    :func:`overscroll.replay`; with ``gate="gates.txt"`` or ``baseline="old.json"``, :attr:`Report.holds` is the verdict.
    """
    return _count("report", paths(traces), {"engine": engine, "model": model, **more}, on_error)


def compare(
    traces: Path | Iterable[Path], *, engine: options.Value, model: options.Value = None, on_error: str = "raise",
    **more: options.Value,
) -> Report:
    """Compares engines gesture by gesture: ``overscroll compare --json``; ``engine`` names two or more."""
    return _count("compare", paths(traces), {"engine": engine, "model": model, **more}, on_error)


def sweep(
    traces: Path | Iterable[Path], *, engine: options.Value = None, model: options.Value = None, on_error: str = "raise",
    **more: options.Value,
) -> Report:
    """Tests many thresholds: ``overscroll sweep --json``; ``threshold="40:160:25"`` sets them."""
    return _count("sweep", paths(traces), {"engine": engine, "model": model, **more}, on_error)


def run(command: str, *arguments: Path, on_error: str = "raise", **more: options.Value) -> str:
    """Runs a command and returns its output: ``run("engines", "mrefresh", json=True)``.

    Available commands: report, compare, sweep, reach, stress, inspect, engines, models, schema and unpack.
    """
    result = _call(command, paths(arguments), more)
    output = result.bytes("output")
    tell(result, on_error, depth=2, has_value=len(output) > 0)
    return output.decode()


def _count(command: str, files: Sequence[str], more: Mapping[str, options.Value], on_error: str, depth: int = 3) -> Report:
    result = _call(command, files, {**more, "json": True})
    output = result.bytes("output")
    tell(result, on_error, depth=depth, has_value=len(output) > 0)
    return Report(command, output, result.status, result.messages("note"))


def _call(command: str, files: Sequence[str], more: Mapping[str, options.Value]) -> native.Result:
    call = [command, *options.words(more), "--", *files]
    return native.Result(native.library.ov_run(native.words(call), len(call)))


def partial(
    command: str, traces: Path | Iterable[Path], *, engine: options.Value = None, model: options.Value = None,
    on_error: str = "raise", **more: options.Value,
) -> bytes:
    """The partial result of a report, sweep or comparison for some of the traces: the file that ``--partial`` writes.

    :func:`merge` combines partial results in any order, on any machine.
    """
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "part")
        result = _call(command, paths(traces), {"engine": engine, "model": model, **more, "partial": path})
        # A part is complete even if traces could not be read: it lists them, and the merge reports them.
        tell(result, on_error, depth=2, has_value=os.path.exists(path))
        with open(path, "rb") as file:
            return file.read()


def merge(command: str, parts: Iterable[bytes | Path], *, on_error: str = "raise", **more: options.Value) -> Report:
    """Merges partial results, or files with them, to the report, sweep or comparison that a single run would give, byte for byte.

    Keywords are options of the output, such as ``gate``; the options of the replays are in the parts.
    """
    return merge_from(command, parts, on_error, more, depth=1)


def merge_from(
    command: str, parts: Iterable[bytes | Path], on_error: str, more: Mapping[str, options.Value], depth: int,
) -> Report:
    """:func:`merge` with warnings that point ``depth`` calls above."""
    with tempfile.TemporaryDirectory() as folder:
        files = [_file(part, os.path.join(folder, f"part-{number}")) for number, part in enumerate(parts, 1)]
        return _count(command, files, {**more, "merge": True}, on_error, depth + 3)


def _file(part: bytes | Path, path: str) -> str:
    """The file of a part; bytes are written to ``path`` first."""
    if not isinstance(part, bytes):
        return os.fspath(part)
    with open(path, "wb") as file:
        file.write(part)
    return path
