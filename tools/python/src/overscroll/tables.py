"""Tables of the library as NumPy arrays without copies, and as Arrow, pandas and Parquet.

Columns are views of the records. A record holds the number of a text; each text is stored once, next to the records.
"""
from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from .native import Result

if TYPE_CHECKING:
    import pandas
    import pyarrow

#: The kinds of fields as NumPy has them.
_FORMATS = {"number": "<f8", "integer": "<i8", "text": "<i4", "truth": "i1"}
#: The integer that marks a missing value.
_NO_INTEGER = np.iinfo(np.int64).min
#: Units by the suffix of a key, longer suffixes first.
_UNITS = {"_pt_s": "pt/s", "_ms": "ms", "_us": "µs", "_pt": "pt", "_hz": "Hz"}

Array = npt.NDArray[Any]


def unit(key: str) -> str | None:
    """The unit of a key's values: ``unit("settle_ms")`` is ``"ms"``; None if they have no unit."""
    return next((unit for end, unit in _UNITS.items() if key.endswith(end)), None)


class Table:
    """Records with named fields.

    ``table["trigger_ms"]`` is a column. Numbers are a view of the library's memory, with NaN for missing values. Texts are an array of
    strings, with None for missing ones. Integers and booleans are views, masked if values are missing.
    """

    def __init__(self, result: Result, name: str) -> None:
        self._result, self._name = result, name
        described = result.layout()[name]
        self._kinds: dict[str, str] = {field["name"]: field["kind"] for field in described["fields"]}
        dtype = np.dtype({
            "names": list(self._kinds), "formats": [_FORMATS[kind] for kind in self._kinds.values()],
            "offsets": [field["offset"] for field in described["fields"]], "itemsize": described["size"],
        })
        #: The records as a read-only structured array without a copy. A text is its number in :meth:`texts`, or -1 if missing; a missing
        #: integer is the least 64-bit integer; a boolean is 1, 0, or -1 if missing.
        self.array: Array = result.buffer(name, dtype)

    def __len__(self) -> int:
        return len(self.array)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Array:
        if dtype is None:
            return self.array.copy() if copy else self.array
        return self.array.astype(dtype)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {len(self)} records of {len(self.columns)} fields>"

    @property
    def columns(self) -> list[str]:
        """The names of the fields, in the order of their keys in JSON."""
        return list(self._kinds)

    def __contains__(self, column: object) -> bool:
        return column in self._kinds

    def __getitem__(self, column: str) -> Array:
        numbers: Array = self.array[column]
        kind = self._kinds[column]
        if kind == "text":
            # The last one is for the number -1.
            return np.array([*self.texts(column), None], dtype=object)[numbers]
        if kind == "number":
            return numbers
        none = numbers == (-1 if kind == "truth" else _NO_INTEGER)
        values = numbers.view(np.bool_) if kind == "truth" else numbers
        return np.ma.masked_array(values, none) if none.any() else values

    def codes(self, column: str) -> Array:
        """The numbers of a column's texts in :meth:`texts`, -1 for missing ones: a view."""
        if self._kinds[column] != "text":
            raise KeyError(f"{column}: its values are no texts")
        codes: Array = self.array[column]
        return codes

    def texts(self, column: str) -> list[str]:
        """The texts of a column, each once, in the order in which they came."""
        starts, data = self._starts(column), self._result.bytes(f"{self._name}.{column}.bytes")
        return [data[start:end].decode() for start, end in zip(starts[:-1], starts[1:])]

    def _starts(self, column: str) -> Array:
        return self._result.buffer(f"{self._name}.{column}.starts", "<i8")

    def to_dicts(self) -> list[dict[str, Any]]:
        """The records as dictionaries with the keys and values of the program's JSON."""
        columns = {name: self._plain(name) for name in self.columns}
        return [dict(zip(columns, values)) for values in zip(*columns.values())]

    def _plain(self, column: str) -> list[Any]:
        values = self[column]
        if self._kinds[column] != "number":
            return list(values.tolist())
        # JSON has no word for what is not finite.
        return [number if is_one else None for number, is_one in zip(values.tolist(), np.isfinite(values).tolist())]

    def to_arrow(self) -> pyarrow.Table:
        """The records as an Arrow table: nulls for none, texts as dictionaries, the unit of a column in its metadata."""
        import pyarrow

        arrays = {name: self._arrow(name) for name in self.columns}
        fields = [pyarrow.field(name, array.type, metadata=_metadata(name)) for name, array in arrays.items()]
        return pyarrow.Table.from_arrays(list(arrays.values()), schema=pyarrow.schema(fields))

    def _arrow(self, column: str) -> pyarrow.Array:
        import pyarrow

        numbers, kind = np.ascontiguousarray(self.array[column]), self._kinds[column]
        if kind == "number":
            return pyarrow.array(numbers, from_pandas=True)
        if kind == "integer":
            return pyarrow.array(numbers, mask=numbers == _NO_INTEGER)
        if kind == "truth":
            return pyarrow.array(numbers == 1, mask=numbers == -1)
        starts = self._starts(column)
        data = self._result.buffer(f"{self._name}.{column}.bytes")
        texts = pyarrow.LargeStringArray.from_buffers(
            len(starts) - 1, pyarrow.py_buffer(starts), pyarrow.py_buffer(data))
        return pyarrow.DictionaryArray.from_arrays(pyarrow.array(numbers, mask=numbers == -1), texts)

    def to_pandas(self) -> pandas.DataFrame:
        """The records as a data frame: texts are categories, NaN and NA stand for none."""
        import pandas

        return pandas.DataFrame({name: self._series(name) for name in self.columns})

    def _series(self, column: str) -> Any:
        import pandas

        if self._kinds[column] == "text":
            return pandas.Categorical.from_codes(self.codes(column), categories=self.texts(column))
        values = self[column]
        if not isinstance(values, np.ma.MaskedArray):
            return values
        made = pandas.arrays.BooleanArray if values.dtype == bool else pandas.arrays.IntegerArray
        return made(np.array(values.data), np.array(values.mask))

    def to_parquet(self, path: str | os.PathLike[str], **options: Any) -> None:
        """Writes the records as a Parquet file, which DuckDB, pandas and Polars read; ``options`` are those of
        ``pyarrow.parquet.write_table``."""
        import pyarrow.parquet

        pyarrow.parquet.write_table(self.to_arrow(), os.fspath(path), **options)


class Lists(Table):
    """The records of lists, one list behind the other: one list for each record of another table."""

    def __init__(self, result: Result, name: str) -> None:
        super().__init__(result, name)
        #: The first record of each list, and at last where the last one ends.
        self.starts: Array = result.buffer(f"{name}.starts", "<i8")

    def of(self, record: int) -> Array:
        """The list of a record, as structured records."""
        return self.array[self.starts[record]:self.starts[record + 1]]

    def to_arrow_lists(self) -> pyarrow.Array:
        """The lists as one Arrow column; of a single field its values, in place, of several structures."""
        import pyarrow

        values = [self._arrow(name) for name in self.columns]
        whole = values[0] if len(values) == 1 else pyarrow.StructArray.from_arrays(values, names=self.columns)
        return pyarrow.LargeListArray.from_arrays(pyarrow.array(self.starts), whole)


def _metadata(column: str) -> dict[str, str] | None:
    found = unit(column)
    return {"unit": found} if found else None
