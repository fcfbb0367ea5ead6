"""presets/NN-id.toml: the phrases that the simulator offers."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from generator.content.checking import check
from generator.content.decimals import check_label
from generator.content.languages import check_language
from generator.content.numbering import numbered, numbered_names
from generator.content.reading import has_control_characters
from generator.content.tables import Document, read_toml
from generator.content.twins import Twins, completed, text_at
from generator.errors import Problem, Where
from generator.messages import say
from generator.model import Preset

FOLDER = Path("content/presets")
LONGEST = 2000


def read_presets(root: Path, problems: list[Problem], twins: Twins) -> tuple[Preset, ...]:
    """Read every preset, in the order of the numbers in the file names."""
    files = numbered(root, FOLDER, problems)
    if not files:
        problems.append(Problem(Where(FOLDER), say("no preset"), say("at least one file NN-id.toml")))
    presets = (_read_preset(root, FOLDER / name, preset, problems, twins) for preset, name in files.items())
    return tuple(preset for preset in presets if preset is not None)


def preset_names(root: Path) -> tuple[str, ...]:
    """The presets that have a file, whether or not it is in order."""
    return numbered_names(root / FOLDER)


def _read_preset(root: Path, path: Path, preset: str, problems: list[Problem], twins: Twins) -> Preset | None:
    document = read_toml(root, path, problems)
    if document is None:
        return None
    _check_text(document, problems)
    check_language(document, ("lang",), twins.languages, problems)
    made = check(Preset, document, problems, given={"id": preset, "place": None})
    whole = completed(document, (("title",),), f"{FOLDER.name}.{preset}", twins)
    if made is None:
        return None
    title = text_at(whole, ("title",), made.title)
    check_label(whole, ("title",), title, problems)
    return replace(made, title=title, place=document.value_where(("text",)))


def _check_text(document: Document, problems: list[Problem]) -> None:
    text = document.text("text") or ""
    if len(text) > LONGEST:
        found = say("text has {count} characters", count=len(text))
        problems.append(document.problem(("text",), found, say("at most {most}", most=LONGEST)))
    if has_control_characters(text, allowed=""):
        problems.append(document.fault(("text",), say("one line without tabs or control characters")))
