"""Replays recorded touch gestures through scroll physics and pull-to-refresh engines; results as NumPy arrays and Arrow tables.

    import overscroll
    rows = overscroll.replay("traces", engine="mrefresh")       # one record per gesture
    rows["trigger_ms"], rows["engine"]                          # columns; numbers are views of the library's memory
    overscroll.report("traces")["groups"]                       # as in `overscroll report --json`
    import overscroll.dask
    overscroll.dask.report(client, "traces")                    # the same, on many machines

Options of the program are keyword arguments. Errors are raised as :class:`Error`, with the messages of the program. Calls release the
interpreter lock, so threads run in parallel; Ctrl-C takes effect when a call returns.
"""
from __future__ import annotations

from . import native as _native
from .errors import Error, OverscrollWarning
from .replays import TOUCHSCREEN, Gestures, Rows, Trace, read, replay
from .reports import Report, compare, merge, partial, report, run, sweep
from .tables import Lists, Table, unit

#: The version of the program that this is.
__version__: str = _native.Result(_native.library.ov_version()).bytes("output").decode().split()[-1]

__all__ = [
    "TOUCHSCREEN", "Error", "Gestures", "Lists", "OverscrollWarning", "Report", "Rows", "Table", "Trace", "compare", "merge",
    "partial", "read",
    "replay", "report", "run", "sweep", "unit",
]
