"""Where the libraries of others are whose files we ship, and what is said where one is not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from generator.errors import BuildError, Problem, Where
from generator.messages import say

MEND = say("Run: python3 build.py doctor")


@contextmanager
def needing_libraries() -> Iterator[None]:
    """Turn a library's file that is not there into a BuildError."""
    try:
        yield
    except FileNotFoundError as error:
        where = Where(Path(error.filename))
        raise BuildError([Problem(where, say("no such file"), say("a library's file"), MEND)]) from error


def package(name: str) -> Path:
    """The folder of an installed package, found without importing it. Raises BuildError."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        found, expected = say("no {name}", name=name), say("it installed")
        raise BuildError([Problem(Where(Path("requirements.txt")), found, expected, MEND)])
    return Path(spec.origin).parent
