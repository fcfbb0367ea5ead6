"""What only some forms need. A machine without it makes the others."""

from __future__ import annotations

from pathlib import Path

from generator import machine
from generator.errors import BuildError, Problem, Where
from generator.messages import say

REQUIREMENTS = Path("requirements-pack.txt")


class MissingToolError(BuildError):
    """This machine lacks what a form is made with; the problem says how to get it."""


def missing_library(name: str) -> MissingToolError:
    """A Python package of requirements-pack.txt is not there."""
    python = machine.venv_python(Path())
    hint = say("Run: {command}", command=f"{python} -m pip install -r {REQUIREMENTS}")
    return MissingToolError(
        [Problem(Where(REQUIREMENTS), say("no {library} in .venv", library=name), say("it installed"), hint)]
    )
