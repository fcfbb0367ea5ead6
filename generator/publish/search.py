"""What search looks through: for each language one classic script, with every section of every page."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from generator.model import Language, OutputFile
from generator.publish.findings import findings

FOLDER = "assets/search"


def search_files(pages: Sequence[OutputFile], cache: Path) -> tuple[OutputFile, ...]:
    """The script of each language. pages: finished. cache: where the sections of pages are kept."""
    languages = dict.fromkeys(page.path.split("/")[0] for page in pages if "/" in page.path)
    return tuple(OutputFile(f"{FOLDER}/{language}.js", _script(language, pages, cache)) for language in languages)


def _script(language: Language, pages: Sequence[OutputFile], cache: Path) -> bytes:
    """Registers pages as [title, file] and sections as [page, anchor, heading, text]."""
    ours = [page for page in pages if page.path.startswith(f"{language}/")]
    told = list[list[object]]()
    titles = list[list[str]]()
    for at, page in enumerate(ours):
        read = findings(page, cache)["sections"]
        titles.append([read[0][1], page.path.removeprefix(f"{language}/")])
        told += [[at, *section] for section in read]
    data = json.dumps({"pages": titles, "sections": told}, ensure_ascii=False, separators=(",", ":"))
    return f"Atenta.search.register({data});\n".encode()
