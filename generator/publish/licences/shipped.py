"""Every library and font of others in the site, with its version, its licence, and the files that it brought."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

from generator.errors import BuildError, Problem, Where
from generator.messages import say
from generator.model import Library, OutputFile
from generator.publish.installed import needing_libraries, package
from generator.publish.licences.bundled import BUNDLED, HERE, with_notices
from generator.publish.licences.owners import OFL, SERIF, with_font_owners, with_owners
from generator.publish.serif import FILES, FILES_AS_THEY_ARE
from generator.versions import version

FOLDER = "assets/licences"
# What under assets/ we made ourselves.
SERIF_FILES = tuple(f"assets/fonts/{name}" for name in (FILES, FILES_AS_THEY_ARE))
OURS = tuple(f"assets/{name}/" for name in ("css", "data", "js", "licences", "search"))


@dataclass(frozen=True)
class Shipped:
    """A library, the text of its licence, and how the paths of its files may begin."""

    library: Library
    text: bytes
    files: tuple[str, ...]


def shipped_by(root: Path, cache: Path) -> tuple[Shipped, ...]:
    """Everything of others that the site ships. root: the project's folder. cache: see with_owners.

    Raises BuildError where a library or its licence is missing, and where Bokeh brings something new along.
    """
    npm = root / "node_modules"
    serif, qrcode = npm / SERIF, npm / "qrcode-generator"
    with needing_libraries():
        return (
            _shipped("Bokeh", (version("bokeh"), "BSD-3-Clause"), with_notices(package("bokeh")), "assets/bokeh/"),
            _shipped("KaTeX", _with_fonts(_told(npm / "katex")), with_font_owners(npm, cache), "assets/katex/"),
            _from_npm(npm / "minisearch", "MiniSearch", "LICENSE.txt", "assets/minisearch/"),
            _shipped("qrcode-generator", _told(qrcode), _at_head(qrcode / "dist/qrcode.js"), "assets/qrcode/"),
            _shipped("Source Serif 4", _told(serif), with_owners(serif, cache), *SERIF_FILES),
        )


def libraries(of: Iterable[Shipped]) -> Iterator[Library]:
    """As a page lists them: each, and after it what it brings along."""
    for each in of:
        yield each.library
        if each.library.name == "Bokeh":
            within, file = each.library.name, each.library.file
            yield from (Library(inner.name, "", inner.licence, file, within) for inner in BUNDLED)


def with_licences(files: Sequence[OutputFile], of: Sequence[Shipped]) -> tuple[OutputFile, ...]:
    """The files under assets/ with the terms of those that are not ours.

    Raises BuildError for every file that is neither ours nor of a library with a licence.
    """
    known = (*OURS, *(start for each in of for start in each.files))
    expected = say("the licence of everything that is shipped")
    hint = say("Add it to generator/publish/licences/shipped.py.")
    problems = [
        Problem(Where(Path("site") / file.path), say("a file without a licence"), expected, hint)
        for file in files
        if not file.path.startswith(known)
    ]
    if problems:
        raise BuildError(problems)
    return (*files, *(OutputFile(each.library.file, each.text) for each in of))


def _from_npm(folder: Path, name: str, licence: str, files: str) -> Shipped:
    return _shipped(name, _told(folder), (folder / licence).read_bytes(), files)


def _shipped(name: str, told: tuple[str, str], text: bytes, *files: str) -> Shipped:
    return Shipped(Library(name, *told, f"{FOLDER}/{name.lower().replace(' ', '-')}.txt"), text, files)


def _with_fonts(told: tuple[str, str]) -> tuple[str, str]:
    """The same where the fonts in the package are under the licence of fonts."""
    return told[0], f"{told[1]}, {OFL}"


def _told(folder: Path) -> tuple[str, str]:
    """The version and the licence that an npm package says of itself."""
    told = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    return str(told["version"]), str(told["license"])


def _at_head(script: Path) -> bytes:
    """Whose a script is and under which licence, as its first remark says; its package has no file of it."""
    lines = takewhile(lambda line: line.startswith("//"), script.read_text(encoding="utf-8").splitlines())
    head = "\n".join(line.removeprefix("//").strip("- ") for line in lines).strip()
    return f"{head}\n\n{(HERE / 'mit.txt').read_text(encoding='utf-8')}".encode()
