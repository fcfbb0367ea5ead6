"""Files whose names begin with the number that orders them: NN-id.toml."""

from __future__ import annotations

import re
from pathlib import Path

from generator.content.file_names import misnamed
from generator.content.reading import names_in
from generator.errors import Problem, Where
from generator.messages import say

_NAME = re.compile(r"(?P<number>[0-9]+)-(?P<id>[a-z0-9]+(-[a-z0-9]+)*)\.toml")


def numbered(root: Path, folder: Path, problems: list[Problem]) -> dict[str, str]:
    """The files of a folder below root by their ids, in the order of their numbers."""
    files: dict[str, str] = {}
    numbers: dict[int, str] = {}
    for name in names_in(root / folder):
        where = Where(folder / name)
        match = _NAME.fullmatch(name)
        if match is None:
            expected = say("NN-id.toml: a number, - and small letters a–z, digits or -")
            problems.append(misnamed(folder, name, expected))
            continue
        number, found = int(match["number"]), match["id"]
        if (owner := numbers.setdefault(number, name)) != name:
            problems.append(Problem(where, say("the same number as {file}", file=owner), say("another number")))
        if (owner := files.setdefault(found, name)) != name:
            problems.append(Problem(where, say("the same name as {file}", file=owner), say("another name")))
    order = {name: number for number, name in numbers.items()}
    return dict(sorted(files.items(), key=lambda file: order.get(file[1], 0)))


def numbered_names(folder: Path) -> tuple[str, ...]:
    """The ids that have a file, whether or not it is in order."""
    return tuple(match["id"] for name in names_in(folder) if (match := _NAME.fullmatch(name)))
