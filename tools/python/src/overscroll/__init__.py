"""overscroll: pull-to-refresh engines and scroll physics over recorded gestures, as NumPy arrays and Arrow tables.

    import overscroll
    rows = overscroll.replay("traces", engine="mrefresh")       # a record a gesture
    rows["trigger_ms"], rows["engine"]                          # columns; numbers are views of the library's memory
    overscroll.report("traces")["groups"]                       # the program's JSON
    import overscroll.dask
    overscroll.dask.report(client, "traces")                    # the same, on many machines

Every option of the program is a keyword, every error an :class:`Error` with the program's own words. Calls give the
interpreter's lock up, so threads run side by side; Ctrl-C is heard when a call returns.
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
