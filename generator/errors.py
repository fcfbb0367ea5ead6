"""The one way this project says that something is wrong: where, the line, what was expected, what to do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from generator.messages import NOTHING, Said, in_language, say
from generator.messages.lines import snippet

DOCTOR = say("Run python3 build.py doctor.")


@dataclass(frozen=True)
class Where:
    """A place that a person can open: a file, and if known its line (1-based), that line's text and a part of it.

    column: the first letter of what was found, counted from 1. end: the column after its last.
    """

    path: Path
    line: int | None = None
    shown: str | None = None
    column: int | None = None
    end: int | None = None

    def __str__(self) -> str:
        return self.path.as_posix() if self.line is None else f"{self.path.as_posix()}:{self.line}"

    @property
    def exact(self) -> str:
        """As editors take it: file:line:column."""
        return f"{self}" if self.line is None or self.column is None else f"{self}:{self.column}"


@dataclass(frozen=True)
class Problem:
    """One fault: what was found, what was expected, and if it helps what to do next.

    written: of a page of the site, how the fault is written in it, and so perhaps in the text it was made of.
    """

    where: Where
    found: Said
    expected: Said
    hint: Said = NOTHING
    written: str = ""

    def __str__(self) -> str:
        """In English and in one row, and the line that is meant."""
        said = f"{self.where}: {self.found}; expected {self.expected}."
        if self.hint:
            said += f" {self.hint}"
        return said if self.where.shown is None else f"{said}\n    {self.where.shown.strip()}"

    def told(self, language: str) -> str:
        """As a person reads it: where and what was found, the line with carets, what was expected, what to do."""
        where, rows = self.where, [f"{self.where.exact}: {in_language(self.found, language)}"]
        if where.shown is not None:
            rows.append(snippet(where.shown, where.line, where.column, where.end))
        expected = in_language(self.expected, language)
        rows.append(f"  {in_language(say('expected: {expected}', expected=expected), language)}")
        if self.hint:
            rows += [f"  {row}" for row in in_language(self.hint, language).split("\n")]
        return "\n".join(rows)


class BuildError(Exception):
    """Stops a build. Carries every problem found, so that one run tells all of them."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        if not problems:
            raise ValueError("a BuildError needs at least one problem")
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))

    def told(self, language: str) -> str:
        """Every problem as a person reads it, a blank line between two of them."""
        return "\n\n".join(problem.told(language) for problem in self.problems)


def did_you_mean(found: str, known: Iterable[str]) -> Said:
    """A hint that names the nearest known name, or nothing when none is near."""
    near = get_close_matches(found, list(known), n=1)
    return say("Did you mean {name}?", name=near[0]) if near else NOTHING
