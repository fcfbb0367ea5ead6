"""pages/NN-name.es.md and .en.md: TOML between two lines +++, then Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import accumulate
from pathlib import Path
from types import MappingProxyType
from typing import Annotated

from annotated_types import MinLen

from generator.content.checking import check
from generator.content.decimals import check_decimals
from generator.content.file_names import misnamed
from generator.content.reading import BOM, has_control_characters, names_in, place, read_text
from generator.content.tables import Document, parse_toml
from generator.content.twins import Twins
from generator.content.words import quoted
from generator.errors import Problem, Where, did_you_mean
from generator.messages import either, say, verbatim
from generator.model import CLOSED, WRITTEN, Language, Pair, Prose

FOLDER = Path("content/pages")
_FENCE = "+++"
MOST_BRACKETS = 100
_NAME = re.compile(r"(?P<number>[0-9]+)-(?P<page>[a-z0-9]+(-[a-z0-9]+)*)\.(?P<language>[A-Za-z_-]+)\.md")


@dataclass(frozen=True)
class FrontMatter:
    """What a page says of itself above its text; `given` are the decimals that it sets or was told."""

    __pydantic_config__ = CLOSED
    title: Annotated[str, MinLen(1)]
    description: Annotated[str, MinLen(1)]
    given: tuple[Annotated[str, MinLen(1)], ...] = ()


@dataclass(frozen=True)
class PageFile:
    """A file of the folder of pages whose name can be read."""

    name: str
    number: str
    page: str
    language: Language
    folder: Path = FOLDER

    @property
    def path(self) -> Path:
        """Where it lies below the checkout."""
        return self.folder / self.name

    @property
    def twins(self) -> tuple[str, ...]:
        """The names of this page's files in the other languages."""
        return tuple(f"{self.number}-{self.page}.{other}.md" for other in WRITTEN if other != self.language)


def read_pages(root: Path, problems: list[Problem], twins: Twins) -> Mapping[tuple[str, Language], Prose]:
    """Read every page that has a good name, in the order of the file names.

    A page that a language lacks is lent another's text; `twins` takes down each page as the files have it.
    """
    prose: dict[tuple[str, Language], Prose] = {}
    files = tuple(_page_files(names_in(root / FOLDER), problems))
    _check_twins(files, problems)
    for file in (*files, *_further_files(files, twins)):
        if (page := _read_page(root, file, problems)) is not None and prose.setdefault(
            (file.page, file.language), page
        ) is not page:
            same = Path(prose[file.page, file.language].path).name
            found = say("the same page and language as {file}", file=same)
            problems.append(Problem(Where(file.path), found, say("one file for each page and language")))
    for name in dict.fromkeys(file.page for file in files):
        _lend(name, prose, twins)
    return MappingProxyType(prose)


def check_listed(root: Path, site: Document, problems: list[Problem]) -> None:
    """Hold the files of the folder against the pages that site.toml lists."""
    listed = site.subtables("pages")
    if not listed:
        return
    files = tuple(_page_files(names_in(root / FOLDER), []))
    for file in files:
        if file.page not in listed:
            found, expected = (
                say("page {name}", name=quoted(file.page)),
                say("a name that site.toml lists as [pages.name]"),
            )
            begin = say("A page with all that belongs to it: python3 build.py new page {name}", name=file.page)
            problems.append(Problem(Where(file.path), found, expected, did_you_mean(file.page, listed) or begin))
    present = {file.page for file in files}
    for page in listed:
        if page not in present:
            es, en = (f"{FOLDER.as_posix()}/NN-{page}.{language}.md" for language in WRITTEN)
            expected, hint = say("{one} and {other}", one=es, other=en), did_you_mean(page, present - set(listed))
            found = say("page {name} without text", name=quoted(page))
            problems.append(site.problem(("pages", page), found, expected, hint))


def _page_files(names: Iterable[str], problems: list[Problem]) -> Iterator[PageFile]:
    for name in names:
        match = _NAME.fullmatch(name)
        if match is None:
            expected = say("NN-name.es.md or NN-name.en.md, such as 01-home.es.md")
            problems.append(misnamed(FOLDER, name, expected))
            continue
        language = next((known for known in WRITTEN if known == match["language"]), None)
        if language is None:
            found = say("language {name} in the file's name", name=quoted(match["language"]))
            problems.append(Problem(Where(FOLDER / name), found, either(WRITTEN)))
            continue
        yield PageFile(name, match["number"], match["page"], language)


def _further_files(files: Iterable[PageFile], twins: Twins) -> Iterator[PageFile]:
    """The pages of further languages, under the names that content/pages has, without its language."""
    layers = twins.layers
    for number, page in dict.fromkeys((file.number, file.page) for file in files) if layers else ():
        for language in layers.further if layers else ():
            own = layers.claim(language, FOLDER / f"{number}-{page}.md") if layers else None
            if own is not None:
                yield PageFile(own.name, number, page, language, own.parent)


def _check_twins(files: tuple[PageFile, ...], problems: list[Problem]) -> None:
    """A page may lack a language; but one that has both has them under one number."""
    names = {file.name for file in files}
    for file in files:
        strangers = [each.name for each in files if each.page == file.page and each.language != file.language]
        for twin in file.twins:
            if strangers and twin not in names:
                expected, hint = say("one number for both languages"), did_you_mean(twin, strangers)
                problems.append(Problem(Where(file.path), say("no {file} beside it", file=twin), expected, hint))


def _lend(page: str, prose: dict[tuple[str, Language], Prose], twins: Twins) -> None:
    """Write a page down as it is, and put its text where a twin is missing."""
    present = {language: prose[page, language] for language in twins.languages if (page, language) in prose}
    if not present:
        return
    texts = {language: "\n".join((each.title, each.description, each.markdown)) for language, each in present.items()}
    places = {language: Where(Path(each.path)) for language, each in present.items()}
    twins.pairs.append(Pair(f"{FOLDER.name}.{page}", MappingProxyType(texts), MappingProxyType(places)))
    for language, lender in twins.lenders(present).items():
        prose[page, language] = replace(present[lender], language=language, lent_from=lender)


def _read_page(root: Path, file: PageFile, problems: list[Problem]) -> Prose | None:
    text = read_text(root, file.path, problems)
    if text is None:
        return None
    lines = tuple(text.removeprefix(BOM).split("\n"))
    fences = [number for number, line in enumerate(lines) if line.rstrip() == _FENCE][:2]
    if not fences or fences[0] != 0:
        found = say("no front matter")
        if lines[0].strip():
            found = say("{line} on the first line", line=quoted(lines[0]))
        hint = say("Between two such lines stand title and description.")
        problems.append(Problem(place(file.path, lines, 1), found, say("a line {fence}", fence=_FENCE), hint))
        return None
    if len(fences) == 1:
        found, expected = say("front matter that does not end"), say("a second line {fence} under it", fence=_FENCE)
        problems.append(Problem(place(file.path, lines, 1), found, expected))
        return None
    return _make_prose(file, lines, fences[1], problems)


def _check_brackets(file: PageFile, lines: tuple[str, ...], end: int, problems: list[Problem]) -> None:
    """Markdown looks for the end of each opening bracket again and again: many in a paragraph take it hours."""
    waiting = 0
    for number, line in enumerate(lines[end + 1 :], start=end + 2):
        steps = (1 if letter == "[" else -1 for letter in line if letter in "[]")
        depths = list(accumulate(steps, initial=waiting if line.strip() else 0))
        if max(depths) > MOST_BRACKETS:
            found, expected = say("too many open brackets"), say("at most {most} in a row", most=MOST_BRACKETS)
            problems.append(Problem(place(file.path, lines, number), found, expected))
            return
        waiting = max(0, depths[-1])


def _make_prose(file: PageFile, lines: tuple[str, ...], end: int, problems: list[Problem]) -> Prose | None:
    document = parse_toml(file.path, "\n".join(lines[1:end]), lines, 1, problems)
    body = "\n".join(lines[end + 1 :])
    if not body.strip():
        problems.append(
            Problem(place(file.path, lines, end + 1), say("no text under the front matter"), verbatim("Markdown"))
        )
    for number, line in enumerate(lines[end + 1 :], start=end + 2):
        if has_control_characters(line, allowed="\t"):
            found, expected = say("a control character"), say("text, tabs and ends of lines")
            problems.append(Problem(place(file.path, lines, number), found, expected))
    _check_brackets(file, lines, end, problems)
    front = None if document is None else check(FrontMatter, document, problems)
    if document is None or front is None:
        return None
    path = file.path.as_posix()
    prose = Prose(file.page, file.language, path, front.title, front.description, body, first_line=end + 2)
    check_decimals(prose, document, ("given",), problems)
    return prose
