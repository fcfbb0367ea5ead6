"""A word that a template asks for in vain is told in the file of words: at the key that has its place, if one has."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

from generator.errors import Problem, Where
from generator.messages import say
from generator.render.words import WordError

_HEAD, _KEY = re.compile(r"\[(?P<name>[\w-]+)\]"), re.compile(r"(?P<name>[\w-]+)\s*=")
_ASKING = (("templates", "*.html"), ("static/js", "*.js"), ("generator", "*.py"))


def told_in_its_file(fault: WordError, asked: Where, root: Path) -> Problem | None:
    """The same fault as whoever edits words can mend it; None where the file itself tells nothing. asked: who asks."""
    file = root / fault.file
    if not file.is_file():
        return None
    lines = file.read_text(encoding="utf-8").split("\n")
    *above, name = fault.path.split(".")[1:]
    start, rows = _section(lines, above[0]) if above else (0, list(enumerate(lines, 1)))
    names = {number: found for number, line in rows if (found := (_KEY if above else _HEAD).match(line))}
    known = _asked_for(root)
    hint = say("Asked for in {place}.", place=asked.exact)
    for number, found in names.items():
        if found["name"] not in known:
            column, end = found.start("name") + 1, found.end("name") + 1
            where = Where(Path(fault.file), number, lines[number - 1], column, end)
            return Problem(
                where,
                say("{name}, which nothing asks for", name=found["name"]),
                say("the name {name}", name=name),
                hint,
            )
    shown = lines[start - 1] if start else None
    return Problem(
        Where(Path(fault.file), start or None, shown), say("no {name}", name=name), say("a word of this name"), hint
    )


def _section(lines: list[str], name: str) -> tuple[int, list[tuple[int, str]]]:
    """The line of a section's head, and those below it."""
    heads = [number for number, line in enumerate(lines, 1) if _HEAD.match(line)]
    start = next((number for number in heads if lines[number - 1].startswith(f"[{name}]")), 0)
    end = next((number for number in heads if number > start), len(lines) + 1)
    return start, [(number, lines[number - 1]) for number in range(start + 1, end)]


def _asked_for(root: Path) -> frozenset[str]:
    """Every name that stands in a template, in a script or in the program."""
    paths = chain.from_iterable((root / folder).rglob(names) for folder, names in _ASKING)
    return frozenset(name for path in paths for name in re.findall(r"[\w-]+", path.read_text(encoding="utf-8")))
