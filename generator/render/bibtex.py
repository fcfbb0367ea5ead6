"""A work as an entry of BibTeX, in UTF-8."""

from __future__ import annotations

import re

from generator.model import Source

VENUE = {"article": "journal", "inproceedings": "booktitle", "book": "publisher", "misc": "howpublished"}
SPECIAL = re.compile(r"[&%$#_{}]")


def bibtex(source: Source) -> str:
    """The entry under the key by which our pages cite it; braces keep the title's capitals."""
    fields = {
        "author": " and ".join(map(_plain, source.authors)),
        "title": f"{{{_plain(source.title)}}}",
        VENUE[source.kind]: _plain(source.venue),
        "volume": source.volume,
        "number": source.number,
        "pages": source.pages.replace("–", "--"),
        "year": str(source.year),
        "doi": source.doi,
        "eprint": source.arxiv,
        "archivePrefix": "arXiv" if source.arxiv else "",
        "url": source.url,
    }
    lines = [f"  {name} = {{{value}}}," for name, value in fields.items() if value]
    return "\n".join([f"@{source.kind}{{{source.key},", *lines, "}"])


def _plain(text: str) -> str:
    """A text in which TeX reads no sign as its own."""
    return SPECIAL.sub(lambda sign: f"\\{sign.group()}", text)
