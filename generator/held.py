"""What one process makes again and again: of each name it holds what it made last, and by which key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")

_HELD: dict[str, tuple[object, Any]] = {}


def last(name: str) -> Any:
    """What was made last under this name, by whatever key; None if nothing was."""
    return _HELD[name][1] if name in _HELD else None


def held(name: str, key: object, make: Callable[[], T]) -> T:
    """What `make` gives; or what it gave last under this name, if that was by an equal key.

    key: all that it is made from. Nobody may change what is given.
    """
    known = _HELD.get(name)
    # Also an equal key is taken over: what is the very same as last time need not be compared again.
    made: T = make() if known is None or known[0] != key else known[1]
    _HELD[name] = key, made
    return made
