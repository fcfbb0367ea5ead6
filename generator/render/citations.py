"""[@vaswani2017] in Markdown becomes (Vaswani et al., 2017), linked to the list of references; neighbours share it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from markdown.inlinepatterns import InlineProcessor

from generator.errors import Problem, Where, did_you_mean
from generator.messages import say
from generator.model import Content, Language, Prose, Source
from generator.render.lending import NO_ELEMENTS
from generator.render.placing import place
from generator.render.urls import page_path, relative

CITATION = r"\[@([^\]\s]+)\]"
SOURCES = Path("content/sources.toml")
PAGE = "references"
RUN = rf"{CITATION}(?:[ \n]{CITATION})*"
"""One citation, or several with nothing but a blank between them."""
_CITED = re.compile(CITATION)
_RUN = re.compile(RUN)
ANCHOR = "cite-"
"""With the work's key: the id of the first place where a page cites it."""


@dataclass(frozen=True)
class Joining:
    """A language's "and", also as it is before the sound i."""

    plain: str
    before_i: str

    def before(self, name: str) -> str:
        """Spanish "y" turns to "e" (Ibarra, Hidalgo; not Hierro); most languages have one word for both."""
        letters = unicodedata.normalize("NFD", name.lower()).encode("ascii", "ignore").decode()
        return self.before_i if re.match(r"h?i(?![ae])", letters) else self.plain


class CitationProcessor(InlineProcessor):
    """Writes down which works a text cites, and which keys it misspells; `anchored` texts can be led back to."""

    def __init__(self, prose: Prose, content: Content, problems: list[Problem], *, anchored: bool = True) -> None:
        super().__init__(RUN)
        self.cited: dict[str, Source] = {}
        self._anchored = anchored
        self._prose, self._content, self._problems = prose, content, problems

    def handleMatch(self, m: re.Match[str], data: str) -> tuple[ElementTree.Element | str, int, int]:  # type: ignore[override]  # noqa: ARG002, N802
        """Give the links for a run of citations; Markdown calls this."""
        links = [link for key in _CITED.findall(m.group()) if (link := self._link(key)) is not None]
        return _in_parentheses(links), m.start(), m.end()

    def _link(self, key: str) -> ElementTree.Element | None:
        source = self._content.sources.get(key)
        if source is None:
            self._problems.append(_unknown(key, self._prose, self._content.sources))
            return None
        link = ElementTree.Element("a", {"class": "citation", "href": self._address(source)})
        if self._anchored and key not in self.cited:
            link.set("id", ANCHOR + key)
        self.cited[key] = source
        link.text = self._said(source)
        return link

    def in_figure(self, html: str) -> str:
        """The markup of a figure with the citations in its words set: links in its text, words alone in attributes."""
        plain = NO_ELEMENTS.sub(lambda piece: _RUN.sub(self._plain, piece.group()), html)
        return _RUN.sub(self._linked, plain)

    def _plain(self, found: re.Match[str]) -> str:
        sources = [self._content.sources.get(key) for key in _CITED.findall(found.group())]
        said = [self._said(source) for source in sources if source]
        return f"({'; '.join(said)})" if len(said) == len(sources) else found.group()

    def _said(self, source: Source) -> str:
        return f"{authors(source, joining(self._content, self._prose.spoken))}, {source.year}"

    def _linked(self, found: re.Match[str]) -> str:
        link, _, _ = self.handleMatch(found, "")
        return link if isinstance(link, str) else ElementTree.tostring(link, encoding="unicode")

    def _address(self, source: Source) -> str:
        """The work's entry on the page of references; the work itself where the site has no such page."""
        site, prose = self._content.site, self._prose
        if PAGE not in site.pages:
            return source.link
        here, there = (page_path(site, page, prose.language) for page in (prose.page, PAGE))
        return f"{relative(here, there)}#{source.key}"


def _in_parentheses(links: Sequence[ElementTree.Element]) -> ElementTree.Element | str:
    """One link in parentheses, or several in one pair: (A, 2019; B, 2020)."""
    if not links:
        return ""
    links[0].text = f"({links[0].text}"
    links[-1].text = f"{links[-1].text})"
    if len(links) == 1:
        return links[0]
    run = ElementTree.Element("span")
    for link in links[:-1]:
        link.tail = "; "
    run.extend(links)
    return run


def joining(content: Content, language: Language) -> Joining:
    """The words of a language that join names: [references] of ui.toml."""
    words = content.ui.get(PAGE, {})
    before_i = words.get("and_before_i", words.get("and"))
    return Joining(words["and"][language], before_i[language]) if before_i else Joining("&", "&")


def authors(source: Source, words: Joining) -> str:
    """The family names as a citation gives them: one, two joined by the language's "and", or the first et al."""
    families = [author.split(",")[0] for author in source.authors]
    return f"{families[0]} et al." if len(families) > 2 else joined(families, words)


def joined(names: Sequence[str], words: Joining) -> str:
    """Names in a row: A, B and C."""
    *others, last = names
    return f"{', '.join(others)} {words.before(last)} {last}" if others else last


def never_cited(sources: Mapping[str, Source], cited: frozenset[str], text: str) -> list[Problem]:
    """A problem for each entry of sources.toml (given as text, for the lines) that no page cites."""
    return [_uncited(key, text) for key in sources if key not in cited]


def _unknown(key: str, prose: Prose, sources: Mapping[str, Source]) -> Problem:
    where = place(prose, f"[@{key}]")
    expected = say("a key of {file}", file=SOURCES.as_posix())
    return Problem(where, say("a citation of {key}", key=key), expected, did_you_mean(key, sources))


def _uncited(key: str, text: str) -> Problem:
    lines = text.split("\n")
    at = next((number for number, line in enumerate(lines) if line.strip() in (f"[{key}]", f'["{key}"]')), None)
    where = Where(SOURCES) if at is None else Where(SOURCES, at + 1, lines[at], 1, len(lines[at].rstrip()) + 1)
    hint = say("Write [@{key}] in a page, or remove the entry.", key=key)
    return Problem(where, say("{key}, which no page cites", key=key), say("a page that cites it"), hint)
