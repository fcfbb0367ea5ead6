"""What a build remembers of the last: small things by all that they were made from, together in one file."""

from __future__ import annotations

import json
from collections.abc import Mapping, Set
from dataclasses import dataclass, fields, is_dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np

from generator.cache import digest, read_checked, state_of, write_checked
from generator.disk import A_COPY, writing_below
from generator.held import held

NAME = "remembered.kept"
BUILDS = 8


class Memory:
    """Things that JSON can hold, each by a key, one word, that names everything it was made from.

    What was not asked for in so many of the builds that had something new to remember is forgotten.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._file = folder and folder / NAME
        self._known = _known(self._file) if self._file else {}
        self._used: dict[str, _Kept] = {}

    def recall(self, key: str) -> Any:
        """What was kept under a key, or None."""
        if key not in self._used and key in self._known:
            self._used[key] = self._known[key]
        return self._used[key].value if key in self._used else None

    def keep(self, key: str, value: object) -> None:
        """Remember a value, which is not to be changed afterwards; without a key it is forgotten at once."""
        if key:
            self._used[key] = _Kept(json.dumps(value, ensure_ascii=False))

    def save(self) -> None:
        """Write it down, if there is anything new. Raises BuildError where the disk refuses it."""
        if self._file is None or self._used.keys() <= self._known.keys():
            return
        for key, each in self._known.items():
            each.unused = 0 if key in self._used else each.unused + 1
        kept = {**self._used, **{key: each for key, each in self._known.items() if each.unused <= BUILDS}}
        lines = (f"{key} {each.unused} {each.said}" for key, each in kept.items())
        with writing_below(self._file.parent, A_COPY):
            write_checked(self._file, "\n".join(lines).encode())
        held(f"memory {self._file}", state_of(self._file), lambda: kept)


@dataclass
class _Kept:
    """A thing as JSON says it, in one line; and in how many builds nobody has asked for it."""

    said: str
    unused: int = 0

    @cached_property
    def value(self) -> Any:
        """The thing itself."""
        return json.loads(self.said)


def _known(file: Path) -> Mapping[str, _Kept]:
    """What is in the file: a process that has read or written it does not read it again."""
    return held(f"memory {file}", state_of(file), lambda: _read(file))


def _read(file: Path) -> Mapping[str, _Kept]:
    lines = (read_checked(file) or b"").decode().split("\n")
    parts = (line.split(" ", 2) for line in lines if line)
    return {key: _Kept(said, int(unused)) for key, unused, said in parts}


def fingerprint(value: object) -> str:
    """A digest that two values share only if they have the same fields and items in the same order.

    Raises TypeError for a value of which that cannot be told.
    """
    try:
        return digest(ENCODER.encode(value))
    except TypeError:
        return digest(ENCODER.encode(_plain(value)))


def _told(value: object) -> object:
    """What JSON does not know, by its type and its parts."""
    if is_dataclass(value) and not isinstance(value, type):
        return [type(value).__qualname__, {name: getattr(value, name) for name in _names_of(type(value))}]
    if isinstance(value, np.ndarray):
        return ["array", value.dtype.str, value.shape, digest(np.ascontiguousarray(value).tobytes())]
    if isinstance(value, bytes):
        return ["bytes", digest(value)]
    if isinstance(value, Mapping):
        return _plain(value)
    if isinstance(value, Set):
        return ["set", *sorted(map(fingerprint, value))]
    return [type(value).__qualname__, _simple(value)]


ENCODER = json.JSONEncoder(default=_told, ensure_ascii=False)


@cache
def _names_of(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


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
        return [type(value).__qualname__, *(_plain(getattr(value, name)) for name in _names_of(type(value)))]
    return value
