"""presets/NN-id.toml: the phrases that the simulator offers."""

from __future__ import annotations

import re
from pathlib import Path

from generator.content.checking import check
from generator.content.reading import has_control_characters, names_in
from generator.content.tables import Document, read_toml
from generator.content.words import quoted
from generator.errors import Problem, Where
from generator.model import Preset

FOLDER = Path("content/presets")
LONGEST = 2000
_NAME = re.compile(r"(?P<number>[0-9]+)-(?P<id>[a-z0-9]+(-[a-z0-9]+)*)\.toml")


def read_presets(root: Path, problems: list[Problem]) -> tuple[Preset, ...]:
    """Read every preset, in the order of the numbers in the file names."""
    files = _numbered(names_in(root / FOLDER), problems)
    if not files:
        problems.append(Problem(Where(FOLDER), "no preset", "at least one file NN-id.toml"))
    presets = (_read_preset(root, FOLDER / name, preset, problems) for preset, name in files.items())
    return tuple(preset for preset in presets if preset is not None)


def preset_names(root: Path) -> tuple[str, ...]:
    """The presets that have a file, whether or not it is in order."""
    return tuple(match["id"] for name in names_in(root / FOLDER) if (match := _NAME.fullmatch(name)))


def _numbered(names: tuple[str, ...], problems: list[Problem]) -> dict[str, str]:
    files: dict[str, str] = {}
    numbers: dict[int, str] = {}
    for name in names:
        where = Where(FOLDER / name)
        match = _NAME.fullmatch(name)
        if match is None:
            expected = "NN-id.toml: a number, - and small letters a–z, digits or -"
            problems.append(Problem(where, f"file name {quoted(name)}", expected))
            continue
        number, preset = int(match["number"]), match["id"]
        for kind, owner in (("number", numbers.setdefault(number, name)), ("name", files.setdefault(preset, name))):
            if owner != name:
                problems.append(Problem(where, f"the same {kind} as {owner}", f"another {kind} for each preset"))
    order = {name: number for number, name in numbers.items()}
    return dict(sorted(files.items(), key=lambda file: order.get(file[1], 0)))


def _read_preset(root: Path, path: Path, preset: str, problems: list[Problem]) -> Preset | None:
    document = read_toml(root, path, problems)
    if document is None:
        return None
    _check_text(document, problems)
    return check(Preset, document, problems, given={"id": preset})


def _check_text(document: Document, problems: list[Problem]) -> None:
    text = document.text("text") or ""
    if len(text) > LONGEST:
        found = f"text has {len(text)} characters"
        problems.append(document.problem(("text",), found, f"at most {LONGEST}"))
    if has_control_characters(text, allowed=""):
        problems.append(document.fault(("text",), "one line without tabs or control characters"))
