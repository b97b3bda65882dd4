"""Errors and warnings, with the messages of the program."""
from __future__ import annotations

import warnings
from collections.abc import Sequence


class Error(ValueError):
    """A call failed. Each message gives the place, the cause and the remedy.

    ``messages`` are the lines that the program prints after ``error: ``.
    """

    def __init__(self, *messages: str) -> None:
        super().__init__(*messages)
        self.messages: tuple[str, ...] = messages

    def __str__(self) -> str:
        return "\n".join(self.messages)


class OverscrollWarning(UserWarning):
    """A warning of the program about the traces or the results."""


def warn(texts: Sequence[str], depth: int) -> None:
    """Issues each text as a warning that points ``depth`` calls above the caller."""
    for text in texts:
        warnings.warn(text, OverscrollWarning, stacklevel=depth + 2)
