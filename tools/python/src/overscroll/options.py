"""Options of the program as keyword arguments: ``points_per_mm=6.4`` is ``--points-per-mm=6.4``."""
from __future__ import annotations

import numbers
import os
from collections.abc import Iterable, Mapping
from typing import Any, Union

#: What an option may be given: a text, a number, a path; True or False for a flag; a list where it may be repeated; None
#: where it is left out.
Value = Union[str, float, int, bool, "os.PathLike[str]", Iterable[Union[str, float, int]], None]


def words(options: Mapping[str, Value]) -> list[str]:
    """The command-line arguments for these options, in order."""
    found: list[str] = []
    for name, value in options.items():
        option = name.rstrip("_").replace("_", "-")
        if value is True:
            found.append(f"--{option}")
        elif value is False:
            found.append(f"--no-{option}")
        elif value is not None:
            found += [f"--{option}={text}" for text in _texts(value)]
    return found


def _texts(value: Any) -> list[str]:
    if isinstance(value, (str, os.PathLike, numbers.Real)):
        return [_text(value)]
    return [_text(each) for each in value]


def _text(value: Any) -> str:
    if isinstance(value, os.PathLike):
        return str(os.fspath(value))
    # Numbers without a fraction keep every digit: a seed may have more than a float holds.
    if isinstance(value, numbers.Integral):
        return str(int(value))
    # A whole number is one, whatever its type: 60.0 is 60.
    if isinstance(value, numbers.Real):
        number = float(value)
        return str(int(number)) if number.is_integer() else repr(number)
    return str(value)
