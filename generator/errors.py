"""The one way this project says that something is wrong: where: found; expected. hint."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path


@dataclass(frozen=True)
class Where:
    """A place that a person can open: a file, and if known its line (1-based) and that line's text."""

    path: Path
    line: int | None = None
    shown: str | None = None

    def __str__(self) -> str:
        return self.path.as_posix() if self.line is None else f"{self.path.as_posix()}:{self.line}"


@dataclass(frozen=True)
class Problem:
    """One fault: what was found, what was expected, and if it helps what to do next."""

    where: Where
    found: str
    expected: str
    hint: str = ""

    def __str__(self) -> str:
        said = f"{self.where}: {self.found}; expected {self.expected}."
        if self.hint:
            said += f" {self.hint}"
        return said if self.where.shown is None else f"{said}\n    {self.where.shown.strip()}"


class BuildError(Exception):
    """Stops a build. Carries every problem found, so that one run tells all of them."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        if not problems:
            raise ValueError("a BuildError needs at least one problem")
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


def did_you_mean(found: str, known: Iterable[str]) -> str:
    """A hint that names the nearest known name, or nothing when none is near."""
    near = get_close_matches(found, list(known), n=1)
    return f"Did you mean {near[0]}?" if near else ""
