"""A well-formed start of a preset, a page or an exercise, for whoever does not like an empty file."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from generator.content import exercises, pages, presets, site
from generator.content.file_names import plain_name
from generator.content.reading import names_in
from generator.content.tables import parse_toml, read_toml
from generator.content.words import quoted
from generator.errors import BuildError, Problem, Where
from generator.messages import say
from generator.model import WRITTEN

STARTS = Path(__file__).parent / "starts"
"""For each language of whoever builds, the same drafts with comments in it."""
FOLDERS = {"preset": presets.FOLDER, "page": pages.FOLDER, "exercise": exercises.FOLDER}
_NUMBERED = re.compile(r"(?P<number>[0-9]+)-(?P<name>[^.]+)\..+")
_NAME, _TITLE = "NAME", "TITLE"


@dataclass(frozen=True)
class Start:
    """What is begun: a preset, a page or an exercise, its name for files and links, its title for people.

    language: of the comments in it.
    """

    kind: str
    name: str
    title: str
    language: str


def begin(root: Path, kind: str, title: str, language: str) -> tuple[Path, ...]:
    """Write the start of a preset, a page or an exercise; gives the files that are new or changed, from root.

    title: as people read it, from which follows the name; or that name itself. language: of the comments.
    Nothing that is there is written over. Raises BuildError.
    """
    problems: list[Problem] = []
    start = _named(kind, title, language)
    _check_free(root, start, problems)
    texts = dict(_drafts(root, start))
    if kind == "page":
        texts |= _with_entry(root, start, problems)
    if problems:
        raise BuildError(problems)
    for path, text in texts.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8", newline="")
    return tuple(texts)


def _named(kind: str, title: str, language: str) -> Start:
    """Raises BuildError for a title without a letter that a file's name can have."""
    if not (name := plain_name(title)):
        found, expected = say("the name {name}", name=quoted(title)), say("a name with a letter from a to z in it")
        raise BuildError([Problem(Where(Path("new")), found, expected)])
    said = name.replace("-", " ").capitalize() if title == name else title.strip()
    return Start(kind, name, json.dumps(said, ensure_ascii=False)[1:-1], language)


def _drafts(root: Path, start: Start) -> Sequence[tuple[Path, str]]:
    """Each new file and its text."""
    folder = FOLDERS[start.kind]
    stem = f"{_next_number(root / folder)}-{start.name}"
    ends = [f"{each}.md" for each in WRITTEN] if start.kind == "page" else ["toml"]
    return [(folder / f"{stem}.{end}", _draft(start, f"{start.kind}.{end}")) for end in ends]


def _draft(start: Start, file: str) -> str:
    draft = (STARTS / start.language / file).read_text(encoding="utf-8")
    return draft.replace(_NAME, start.name).replace(_TITLE, start.title)


def _next_number(folder: Path) -> str:
    """After the largest that there is, as wide as the others."""
    numbers = [found["number"] for each in names_in(folder) if (found := _NUMBERED.fullmatch(each))]
    return str(max(map(int, numbers), default=0) + 1).zfill(max(map(len, numbers), default=2))


def _with_entry(root: Path, start: Start, problems: list[Problem]) -> Mapping[Path, str]:
    """site.toml with the page in it, if it is not there already; the file's line ends stay as they are."""
    document = read_toml(root, site.PATH, problems)
    name = start.name
    if document is None or name in document.subtables("pages"):
        return {}
    for other in document.subtables("pages"):
        if name in document.subtables("pages", other, "slug").values():
            found = say("{name} is the file of the page {other}", name=quoted(name), other=other)
            problems.append(document.problem(("pages", other, "slug"), found, say("a name that no other has")))
    with (root / site.PATH).open(encoding="utf-8", newline="") as opened:
        text = opened.read()
    end = "\r\n" if "\r\n" in text else "\n"
    whole = text.rstrip() + end + _draft(start, "site.toml").replace("\n", end)
    if parse_toml(site.PATH, whole.replace("\r\n", "\n"), (), 0, problems) is None:
        return {}
    return {site.PATH: whole}


def _check_free(root: Path, start: Start, problems: list[Problem]) -> None:
    folder = FOLDERS[start.kind]
    for each in names_in(root / folder):
        if (found := _NUMBERED.fullmatch(each)) and found["name"] == start.name:
            said = say("a file of this name is there already")
            problems.append(Problem(Where(folder / each), said, say("a name that no other has")))
