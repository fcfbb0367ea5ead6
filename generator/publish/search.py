"""What search looks through: for each language one classic script, with every section of every page."""

from __future__ import annotations

import json
from collections.abc import Sequence

from generator.model import LANGUAGES, Language, OutputFile
from generator.publish.sections import sections_of

FOLDER = "assets/search"


def search_files(pages: Sequence[OutputFile]) -> tuple[OutputFile, ...]:
    """The script of each language. pages: finished."""
    return tuple(OutputFile(f"{FOLDER}/{language}.js", _script(language, pages)) for language in LANGUAGES)


def _script(language: Language, pages: Sequence[OutputFile]) -> bytes:
    """Registers pages as [title, file] and sections as [page, anchor, heading, text]."""
    ours = [page for page in pages if page.path.startswith(f"{language}/")]
    told = list[list[object]]()
    titles = list[list[str]]()
    for at, page in enumerate(ours):
        first, *others = sections_of(page.body.decode())
        titles.append([first.heading, page.path.removeprefix(f"{language}/")])
        told += [[at, section.anchor, section.heading, section.text] for section in (first, *others)]
    data = json.dumps({"pages": titles, "sections": told}, ensure_ascii=False, separators=(",", ":"))
    return f"Atenta.search.register({data});\n".encode()
