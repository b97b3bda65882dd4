"""Loads the shared library with ctypes, which releases the interpreter lock during each call.

Functions take the same arguments as in C (``overscroll.h``). They return a :class:`Result`, which is freed with its last view.
"""
from __future__ import annotations

import ctypes
import json
import os
import pathlib
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from .errors import Error

#: The number of the interface that this file is written for.
INTERFACE = 1
#: The statuses of a result: done; done, and the answer is no; something could not be done.
DONE, NO, COULD_NOT = 0, 1, 2

_WORD = ctypes.c_char_p
_WORDS = ctypes.POINTER(ctypes.c_char_p)
_POINTER, _SIZE = ctypes.c_void_p, ctypes.c_ssize_t
_ARGUMENTS: dict[str, tuple[Any, list[Any]]] = {
    "ov_interface": (ctypes.c_int32, []),
    "ov_version": (_POINTER, []),
    "ov_run": (_POINTER, [_WORDS, _SIZE]),
    "ov_read": (_POINTER, [_WORD, _WORD, _SIZE]),
    "ov_replay": (_POINTER, [_WORDS, _SIZE]),
    "ov_replay_texts": (_POINTER, [_WORDS, _SIZE, _WORDS, ctypes.POINTER(_SIZE), _WORDS, _SIZE]),
    "ov_replay_gestures": (_POINTER, [_WORDS, _SIZE, _WORD, _SIZE, _WORD, _POINTER, _SIZE, _POINTER, _POINTER, _POINTER,
                                      _POINTER, _POINTER, _WORDS, _SIZE]),
    "ov_status": (ctypes.c_int32, [_POINTER]),
    "ov_buffer": (_POINTER, [_POINTER, _WORD, ctypes.POINTER(_SIZE)]),
    "ov_free": (None, [_POINTER]),
}


def _load() -> ctypes.CDLL:
    path = pathlib.Path(__file__).with_name("liboverscroll.so")
    try:
        library = ctypes.CDLL(str(path))
    except OSError as error:
        raise ImportError(f"{path}: {error}; install the wheel that 'tools/package-python' makes") from error
    for name, (result, arguments) in _ARGUMENTS.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    found = library.ov_interface()
    if found != INTERFACE:
        raise ImportError(f"{path}: has interface {found}, and this package needs {INTERFACE}; install one wheel as a whole")
    return library


library = _load()


class Result:
    """The result of a call: a status, messages, and buffers that live as long as the result or any view of them."""

    def __init__(self, handle: int) -> None:
        self._handle = handle
        # Kept for results that are freed as the interpreter ends, when this module may be gone.
        self._free = library.ov_free
        self.status: int = library.ov_status(handle)

    def __del__(self) -> None:
        self._free(self._handle)

    def buffer(self, name: str, dtype: npt.DTypeLike = np.uint8) -> npt.NDArray[Any]:
        """A buffer as a read-only array without a copy; an empty array if there is no such buffer."""
        size = _SIZE()
        start = library.ov_buffer(self._handle, name.encode(), ctypes.byref(size))
        kind = np.dtype(dtype)
        if not start or size.value <= 0:
            return np.empty(0, kind)
        return np.asarray(_View(self, start, size.value)).view(kind)

    def bytes(self, name: str) -> bytes:
        """A copy of a buffer."""
        return self.buffer(name).tobytes()

    def messages(self, kind: str) -> list[str]:
        """The messages of a kind: ``error``, ``warning`` or ``note``."""
        return [message["text"] for message in json.loads(self.bytes("messages")) if message["kind"] == kind]

    def layout(self) -> dict[str, Any]:
        """The description of the tables."""
        described: dict[str, Any] = json.loads(self.bytes("layout") or b"{}")
        return described


class _View:
    """Bytes of a result; arrays that use them keep the result alive."""

    def __init__(self, owner: Result, start: int, size: int) -> None:
        self.owner = owner
        self.__array_interface__ = {"data": (start, True), "shape": (size,), "typestr": "|u1", "version": 3}


def words(texts: Sequence[str | bytes | os.PathLike[str]]) -> Any:
    """Texts as an array of C strings; paths keep the bytes of the file system."""
    return (ctypes.c_char_p * len(texts))(*(_encoded(text) for text in texts))


def _encoded(text: str | bytes | os.PathLike[str]) -> bytes:
    encoded = os.fsencode(text)
    if b"\0" in encoded:
        raise Error(f"{text!r}: a name or option holds a zero byte; leave it out")
    return encoded


def pointer(array: npt.NDArray[Any] | None) -> int | None:
    """The address of an array's data; None for None."""
    return None if array is None else int(array.ctypes.data)
