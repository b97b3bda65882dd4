"""What goes wrong, in the program's own words."""
from __future__ import annotations

import warnings
from collections.abc import Sequence


class Error(ValueError):
    """Something could not be done: each message says where, what was wrong, and what to do.

    ``messages`` are the lines that the program prints behind ``error: ``.
    """

    def __init__(self, *messages: str) -> None:
        super().__init__(*messages)
        self.messages: tuple[str, ...] = messages

    def __str__(self) -> str:
        return "\n".join(self.messages)


class OverscrollWarning(UserWarning):
    """Something to know before results are used; the text is the program's."""


def warn(texts: Sequence[str], depth: int) -> None:
    """Warns of each text, as from the caller ``depth`` calls above this function's."""
    for text in texts:
        warnings.warn(text, OverscrollWarning, stacklevel=depth + 2)
