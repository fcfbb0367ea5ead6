"""What search looks through: for each language one classic script, with every section of every page."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import astuple
from functools import partial
from pathlib import Path

from generator.cache import digest, digest_of_files, kept
from generator.model import LANGUAGES, Language, OutputFile
from generator.publish import plain_tex, sections

FOLDER = "assets/search"


def search_files(pages: Sequence[OutputFile], cache: Path) -> tuple[OutputFile, ...]:
    """The script of each language. pages: finished. cache: where the sections of pages are kept."""
    return tuple(OutputFile(f"{FOLDER}/{language}.js", _script(language, pages, cache)) for language in LANGUAGES)


def _script(language: Language, pages: Sequence[OutputFile], cache: Path) -> bytes:
    """Registers pages as [title, file] and sections as [page, anchor, heading, text]."""
    ours = [page for page in pages if page.path.startswith(f"{language}/")]
    told = list[list[object]]()
    titles = list[list[str]]()
    for at, page in enumerate(ours):
        read = _sections(page, cache)
        titles.append([read[0][1], page.path.removeprefix(f"{language}/")])
        told += [[at, *section] for section in read]
    data = json.dumps({"pages": titles, "sections": told}, ensure_ascii=False, separators=(",", ":"))
    return f"Atenta.search.register({data});\n".encode()


def _sections(page: OutputFile, cache: Path) -> list[list[str]]:
    """The page's sections as [anchor, heading, text], read again only when the page or its reader has changed."""
    key = digest(page.body, digest_of_files([Path(sections.__file__), Path(plain_tex.__file__)]))
    read: list[list[str]] = json.loads(
        kept(cache, f"sections-{page.path.replace('/', '-')}", key, partial(_read, page))
    )
    return read


def _read(page: OutputFile) -> bytes:
    return json.dumps([astuple(section) for section in sections.sections_of(page.body.decode())]).encode()
