"""The works that the site cites, as its page of references shows them in one language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from generator.model import Content, Language, Source
from generator.render.alphabet import order
from generator.render.bibtex import bibtex
from generator.render.citations import PAGE, authors, joined, joining
from generator.render.lending import title_of
from generator.render.urls import page_path, relative


@dataclass(frozen=True)
class Citing:
    """A page that cites a work; `href` leads to the first place where it does."""

    title: str
    href: str


@dataclass(frozen=True)
class Reference:
    """One work; `short` is how texts cite it, `language` that of its title.

    ended: whether the title ends with a sign of its own, such as a question mark.
    links: names and addresses of where it can be read.
    """

    key: str
    short: str
    authors: str
    year: int
    title: str
    ended: bool
    venue: str
    language: Language
    links: tuple[tuple[str, str], ...]
    bibtex: str
    cited_by: tuple[Citing, ...]


Cited = Mapping[str, Mapping[str, str]]
"""Page → key of a work → anchor of the place where the page cites it first."""


def references(content: Content, language: Language, cited: Cited) -> tuple[Reference, ...]:
    """Every work, by author, year and title, with the pages that cite it; none where the site does not show them."""
    if PAGE not in content.site.pages:
        return ()
    letters = content.site.tongues[language].letters
    works = sorted(content.sources.values(), key=lambda source: _order(source, letters))
    return tuple(_reference(content, language, source, cited) for source in works)


def _order(source: Source, letters: Mapping[str, str]) -> tuple[list[str], int, str]:
    return [order(author, letters) for author in source.authors], source.year, order(source.title, letters)


def _reference(content: Content, language: Language, source: Source, cited: Cited) -> Reference:
    words = joining(content, language)
    pages = {page: works for page, works in cited.items() if page in content.site.pages}
    places = {page: works[source.key] for page, works in pages.items() if source.key in works}
    return Reference(
        key=source.key,
        short=f"{authors(source, words)}, {source.year}",
        authors=joined([_with_initials(author) for author in source.authors], words),
        year=source.year,
        title=source.title,
        ended=source.title.endswith((".", "?", "!")),
        venue=_venue(source),
        language=source.lang,
        links=_links(source),
        bibtex=bibtex(source),
        cited_by=tuple(_citing(content, language, page, anchor) for page, anchor in places.items()),
    )


def _venue(source: Source) -> str:
    """The journal or the proceedings, and where in them: a title, then 29(2), 610–611."""
    issue = source.volume + (f"({source.number})" if source.number else "")
    return ", ".join(filter(None, (" ".join(filter(None, (source.venue, issue))), source.pages)))


def _citing(content: Content, language: Language, page: str, anchor: str) -> Citing:
    here, there = (page_path(content.site, each, language) for each in (PAGE, page))
    return Citing(title_of(content.prose[page, language]), f"{relative(here, there)}#{anchor}")


def _with_initials(author: str) -> str:
    """Vaswani, Ashish as Vaswani, A.; Taylor, II, Russell M. as Taylor, R. M., II; an organisation stays whole."""
    family, *suffix, given = map(str.strip, author.split(",")) if "," in author else (author, "")
    initials = " ".join("-".join(f"{part[0]}." for part in name.split("-") if part) for name in given.split())
    return ", ".join(filter(None, (family, initials, *suffix)))


def _links(source: Source) -> tuple[tuple[str, str], ...]:
    every = (
        (f"doi:{source.doi}", source.doi and f"https://doi.org/{source.doi}"),
        (f"arXiv:{source.arxiv}", source.arxiv and f"https://arxiv.org/abs/{source.arxiv}"),
        (source.url.partition("//")[2].rstrip("/"), source.url),
    )
    return tuple((name, address) for name, address in every if address)
