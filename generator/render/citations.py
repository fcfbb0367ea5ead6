"""[@vaswani2017] in Markdown becomes (Vaswani et al., 2017), linked to the work itself."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from xml.etree import ElementTree

from markdown.inlinepatterns import InlineProcessor

from generator.errors import Problem, Where, did_you_mean
from generator.model import Language, Prose, Source
from generator.render.placing import place

CITATION = r"\[@([^\]\s]+)\]"
SOURCES = Path("content/sources.toml")


class CitationProcessor(InlineProcessor):
    """Writes down which works a page cites, and which keys it misspells."""

    def __init__(self, prose: Prose, sources: Mapping[str, Source], problems: list[Problem]) -> None:
        super().__init__(CITATION)
        self.cited: dict[str, Source] = {}
        self._prose, self._sources, self._problems = prose, sources, problems

    def handleMatch(self, m: re.Match[str], data: str) -> tuple[ElementTree.Element | str, int, int]:  # type: ignore[override]  # noqa: ARG002, N802
        """Give the link for one citation; Markdown calls this."""
        key = m.group(1)
        source = self._sources.get(key)
        if source is None:
            self._problems.append(_unknown(key, self._prose, self._sources))
            return "", m.start(), m.end()
        self.cited[key] = source
        link = ElementTree.Element("a", {"class": "citation", "href": source.link})
        link.text = f"({authors(source, self._prose.language)}, {source.year})"
        return link, m.start(), m.end()


def authors(source: Source, language: Language) -> str:
    """The family names as a citation gives them: one, two joined by the language's "and", or the first et al."""
    families = [author.split(",")[0] for author in source.authors]
    if len(families) > 2:
        return f"{families[0]} et al."
    return f" {_and(families[-1], language)} ".join(families)


def never_cited(sources: Mapping[str, Source], cited: frozenset[str], text: str) -> list[Problem]:
    """A problem for each entry of sources.toml (given as text, for the lines) that no page cites."""
    return [_uncited(key, text) for key in sources if key not in cited]


def _and(following: str, language: Language) -> str:
    """Spanish "y" turns to "e" before the sound i (Ibarra, Hidalgo; not Hierro)."""
    if language == "en":
        return "and"
    plain = unicodedata.normalize("NFD", following.lower()).encode("ascii", "ignore").decode()
    return "e" if re.match(r"h?i(?![ae])", plain) else "y"


def _unknown(key: str, prose: Prose, sources: Mapping[str, Source]) -> Problem:
    where = place(prose, f"[@{key}]")
    return Problem(where, f"a citation of {key}", f"a key of {SOURCES.as_posix()}", did_you_mean(key, sources))


def _uncited(key: str, text: str) -> Problem:
    lines = text.split("\n")
    at = next((number for number, line in enumerate(lines) if line.strip() in (f"[{key}]", f'["{key}"]')), None)
    where = Where(SOURCES) if at is None else Where(SOURCES, at + 1, lines[at])
    return Problem(where, f"{key}, which no page cites", "a page that cites it", f"Write [@{key}] or remove the entry.")
