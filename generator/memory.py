"""What a build remembers of the last: small things by all that they were made from, together in one file."""

from __future__ import annotations

import json
from collections.abc import Mapping, Set
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import numpy as np

from generator.cache import digest, read_checked, write_checked
from generator.disk import writing_below

NAME = "memory.kept"
BUILDS = 8


class Memory:
    """Things that JSON can hold, each by a key that names everything it was made from.

    What was not asked for in so many of the builds that had something new to remember is forgotten.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._file = folder and folder / NAME
        self._known: dict[str, tuple[int, Any]] = _read(self._file) if self._file else {}
        self._used: dict[str, Any] = {}

    def recall(self, key: str) -> Any:
        """What was kept under a key, or None."""
        if key not in self._used and key in self._known:
            self._used[key] = self._known[key][1]
        return self._used.get(key)

    def keep(self, key: str, value: object) -> None:
        """Remember a value, which is not to be changed afterwards; without a key it is forgotten at once."""
        if key:
            self._used[key] = value

    def save(self) -> None:
        """Write it down, if there is anything new. Raises BuildError where the disk refuses it."""
        if self._file is None or self._used.keys() <= self._known.keys():
            return
        unused = {key: (age + 1, value) for key, (age, value) in self._known.items() if key not in self._used}
        kept = {key: (age, value) for key, (age, value) in unused.items() if age <= BUILDS}
        kept |= {key: (0, value) for key, value in self._used.items()}
        with writing_below(self._file.parent):
            write_checked(self._file, json.dumps(kept, ensure_ascii=False).encode())


def _read(file: Path) -> dict[str, tuple[int, Any]]:
    body = read_checked(file)
    read: dict[str, tuple[int, Any]] = json.loads(body) if body else {}
    return read


def fingerprint(value: object) -> str:
    """A digest that two values share only if they have the same fields and items in the same order.

    Raises TypeError for a value of which that cannot be told.
    """
    try:
        return digest(json.dumps(value, default=_told, ensure_ascii=False))
    except TypeError:
        return digest(json.dumps(_plain(value), default=_told, ensure_ascii=False))


def _told(value: object) -> object:
    """What JSON does not know, by its type and its parts."""
    if is_dataclass(value) and not isinstance(value, type):
        return [type(value).__qualname__, {field.name: getattr(value, field.name) for field in fields(value)}]
    if isinstance(value, np.ndarray):
        return ["array", value.dtype.str, value.shape, digest(np.ascontiguousarray(value).tobytes())]
    if isinstance(value, Mapping):
        return _plain(value)
    if isinstance(value, Set):
        return ["set", *sorted(map(fingerprint, value))]
    return [type(value).__qualname__, _simple(value)]


def _simple(value: object) -> object:
    if isinstance(value, Path):
        return value.as_posix()
    if isinstance(value, np.generic):
        return value.item()
    if hasattr(value, "as_json"):
        return value.as_json()
    raise TypeError(f"no fingerprint of {type(value).__qualname__}")


def _plain(value: object) -> object:
    """A mapping, also below others, as pairs: its keys may be what JSON has no names for."""
    if isinstance(value, Mapping):
        return ["mapping", *([_plain(key), _plain(item)] for key, item in value.items())]
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if is_dataclass(value) and not isinstance(value, type):
        return [type(value).__qualname__, *(_plain(getattr(value, field.name)) for field in fields(value))]
    return value
