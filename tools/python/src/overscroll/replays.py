"""Traces and their replays: :func:`read`, :func:`replay`, :class:`Gestures`, :class:`Rows`."""
from __future__ import annotations

import ctypes
import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Union

import numpy as np
import numpy.typing as npt

from . import native, options
from .errors import Error, warn
from .tables import Array, Lists, Table

if TYPE_CHECKING:
    import pyarrow

#: The header that gestures in columns have where none is given: a touchscreen's, in millimetres.
TOUCHSCREEN = {
    "format": "overscroll-trace", "version": 1, "device": {"kind": "touchscreen"}, "source": {"origin": "imported"},
}

Path = Union[str, "os.PathLike[str]"]


class Trace(Table):
    """The events of a trace, one record per event: ``trace["y"]`` holds positions, ``trace["time_us"]`` microseconds since the first event.

    Positions are in the units of the header, from the top left, y downwards; ``dx`` and ``dy`` are scroll distances in libinput's units.
    """

    def __init__(self, result: native.Result, path: str) -> None:
        super().__init__(result, "events")
        #: The path it was read from, or the name it was given.
        self.path = path
        #: Its first line, as it would be written.
        self.header: dict[str, Any] = json.loads(result.bytes("header"))
        end = result.bytes("end")
        #: Its last line; None where the file was cut off.
        self.end: dict[str, Any] | None = json.loads(end) if end else None


def read(source: Path | bytes, *, name: str = "trace") -> Trace:
    """Reads a trace from a file or from bytes; messages call the bytes ``name``.

    Raises :class:`~overscroll.Error` if it cannot be read or is not a trace, and warns about doubtful contents.
    """
    if isinstance(source, bytes):
        result = native.Result(native.library.ov_read(name.encode(), source, len(source)))
    else:
        name = os.fspath(source)
        result = native.Result(native.library.ov_read(native.words([name])[0], None, 0))
    tell(result, "raise", depth=2, has_value=True)
    return Trace(result, name)


@dataclass
class Gestures:
    """Gestures of one finger each, as columns; no file is written or parsed.

    Gesture ``g`` has the samples from ``starts[g]`` up to ``starts[g + 1]``, so ``starts`` has one element more than there are
    gestures. Results call it ``NAME/g``, with times relative to its first sample.
    """

    #: The first sample of each gesture, and at last where the last one ends.
    starts: npt.ArrayLike
    #: Times of samples, in microseconds, on any clock.
    times_us: npt.ArrayLike
    #: Positions down the surface, in the header's units: millimetres, where it says nothing else.
    y: npt.ArrayLike
    #: Positions across it; None where all are one.
    x: npt.ArrayLike | None = None
    #: When each finger lifts, in microseconds; None where that is at its last sample.
    lifts_us: npt.ArrayLike | None = None
    #: What was meant: one word for all, or a word or None for each; None where nobody said.
    intents: str | Sequence[str | None] | None = None
    #: The start of each gesture's path in results.
    name: str = "gestures"
    #: The first line of a trace, which says device, units and scene: as a dictionary, or as text.
    header: Mapping[str, Any] | str | bytes = field(default_factory=lambda: dict(TOUCHSCREEN))

    def _header_line(self) -> bytes:
        if isinstance(self.header, bytes):
            return self.header
        line = self.header if isinstance(self.header, str) else json.dumps(self.header)
        return line.encode()


class Rows(Table):
    """The result of each engine for each gesture: one record per gesture, engine and model, with the keys of ``overscroll-replay/2``.

    ``overscroll schema replay`` describes the keys. ``crossings_ms``, ``states`` and ``findings`` have one list per row.
    """

    def __init__(self, result: native.Result) -> None:
        super().__init__(result, "rows")
        #: The times at which the pull passed the threshold, up and down alternating.
        self.crossings_ms = Lists(result, "crossings_ms")
        #: The states that the engine entered, and when.
        self.states = Lists(result, "states")
        #: The rules that were broken.
        self.findings = Lists(result, "findings")

    @property
    def lists(self) -> dict[str, Lists]:
        """The three lists by name."""
        return {"crossings_ms": self.crossings_ms, "states": self.states, "findings": self.findings}

    def to_dicts(self) -> list[dict[str, Any]]:
        """The rows as ``overscroll replay --json`` prints them, one dictionary per line."""
        rows = super().to_dicts()
        crossings = self.crossings_ms["time_ms"].tolist()
        states = list(zip(self.states["time_ms"].tolist(), self.states["name"].tolist()))
        findings = self.findings.to_dicts()
        for index, row in enumerate(rows):
            row["crossings_ms"] = _list(crossings, self.crossings_ms, index)
            row["states"] = [list(state) for state in _list(states, self.states, index)]
            row["findings"] = _list(findings, self.findings, index)
        return rows

    def to_arrow(self, lists: bool = True) -> pyarrow.Table:
        """The rows as an Arrow table; with ``lists``, the three lists are columns too."""
        table = super().to_arrow()
        if lists:
            for name, column in self.lists.items():
                table = table.append_column(name, column.to_arrow_lists())
        return table.replace_schema_metadata({"schema": "overscroll-replay/2"})


def _list(entries: list[Any], lists: Lists, index: int) -> list[Any]:
    return entries[lists.starts[index]:lists.starts[index + 1]]


def replay(
    traces: Path | bytes | Gestures | Mapping[str, bytes] | Iterable[Path],
    *, engine: options.Value = None, model: options.Value = None, on_error: str = "raise", **more: options.Value,
) -> Rows:
    """Replays traces through engines and returns the result of each engine for each gesture.

    ``traces`` are files or folders, the bytes of one trace, a dictionary of names and bytes, or :class:`Gestures`. ``engine``
    and ``model`` accept the values of ``--engine`` and ``--model``: names, groups, patterns, policy files, and commands after
    ``exec:``, as a list or separated by commas. Every other option of ``overscroll replay --help`` about the replay is a keyword of
    the same name: ``rate=120``, ``points_per_mm=6.4``, ``begin=[500, 900]``, ``traditional=True``, ``jobs=2``.

    A trace that cannot be read raises :class:`~overscroll.Error`; with ``on_error="warn"`` it is told, and the others count.
    """
    texts = options.words({"engine": engine, "model": model, **more})
    library = native.library
    if isinstance(traces, Gestures):
        result = _replay_gestures(traces, texts)
    elif isinstance(traces, (bytes, Mapping)):
        named = {"trace": traces} if isinstance(traces, bytes) else dict(traces)
        sizes = (ctypes.c_ssize_t * len(named))(*(len(text) for text in named.values()))
        bytes_ = (ctypes.c_char_p * len(named))(*named.values())
        result = native.Result(library.ov_replay_texts(
            native.words(texts), len(texts), bytes_, sizes, native.words(list(named)), len(named)))
    else:
        call = [*texts, "--", *paths(traces)]
        result = native.Result(library.ov_replay(native.words(call), len(call)))
    rows = Rows(result)
    tell(result, on_error, depth=2, has_value=len(rows) > 0)
    return rows


def _replay_gestures(gestures: Gestures, texts: Sequence[str]) -> native.Result:
    starts = _whole("starts", gestures.starts)
    count = len(starts) - 1
    times = _whole("times_us", gestures.times_us)
    y = _column("y", gestures.y, np.float64, len(times))
    x = _column("x", gestures.x, np.float64, len(times))
    lifts = None if gestures.lifts_us is None else _column("lifts_us", _whole("lifts_us", gestures.lifts_us), np.int64, count)
    if count < 0 or starts[-1] > len(times):
        raise Error(f"starts: ends at {starts[-1] if len(starts) else 'nothing'}, and there are {len(times)} samples; "
                    "give where each gesture begins and where the last one ends")
    intents, names = _intents(gestures.intents, count)
    header = gestures._header_line()
    point = native.pointer
    return native.Result(native.library.ov_replay_gestures(
        native.words(texts), len(texts), header, len(header), gestures.name.encode(), point(starts), count, point(times),
        point(y), point(x), point(lifts), point(intents), native.words(names), len(names)))


def _whole(name: str, values: npt.ArrayLike) -> Array:
    """Values as integers; raises if one is not a whole number."""
    given = np.asarray(values)
    if given.dtype.kind in "fu":
        # Every float below 2 to the 63rd that has no fraction is a whole number of 64 bits.
        wrong = ~((given == np.floor(given)) & (np.abs(given) < 2.0**63))
        if wrong.any():
            index = int(np.argmax(wrong))
            raise Error(f"{name}: value {index} is {given.flat[index]:g}; give whole numbers below 2 to the 63rd")
    return np.ascontiguousarray(given, dtype=np.int64)


def _column(name: str, values: npt.ArrayLike | None, dtype: npt.DTypeLike, count: int) -> Array | None:
    if values is None:
        return None
    column = np.ascontiguousarray(values, dtype=dtype)
    if column.shape != (count,):
        raise Error(f"{name}: has the shape {column.shape}, and must have {count} values; give one for each")
    return column


def _intents(intents: str | Sequence[str | None] | None, count: int) -> tuple[Array | None, list[str]]:
    if intents is None:
        return None, []
    if isinstance(intents, str):
        return np.zeros(count, np.int32), [intents]
    if len(intents) != count:
        raise Error(f"intents: has {len(intents)} words, and must have {count}; give one for each gesture")
    names = list(dict.fromkeys(word for word in intents if word is not None))
    numbers = {word: number for number, word in enumerate(names)}
    return np.array([-1 if word is None else numbers[word] for word in intents], np.int32), names


def paths(traces: Path | Iterable[Path]) -> list[str]:
    """One or several paths as strings."""
    return [os.fspath(path) for path in ([traces] if isinstance(traces, (str, os.PathLike)) else traces)]


def tell(result: native.Result, on_error: str, depth: int, has_value: bool) -> None:
    """Raises the errors of a result or issues them as warnings, and issues its warnings.

    ``depth`` is that of :func:`~overscroll.errors.warn`. Errors of a call without a value are always raised.
    """
    if on_error not in ("raise", "warn"):
        raise Error(f"on_error is '{on_error}'; choose raise or warn")
    errors = result.messages("error")
    if errors and (on_error == "raise" or not has_value):
        raise Error(*errors)
    warn([*errors, *result.messages("warning")], depth)
