"""The terms of the glossary, ready for its page and for the previews on the others."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from markupsafe import Markup

from generator.model import Language, Prose, Source, Term
from generator.render.alphabet import initial, order
from generator.render.lending import said
from generator.render.press import Manner, Press
from generator.render.prose import render_text
from generator.render.terms import plain

# Up to a sign that ends a sentence, none of those inside a formula.
FIRST_SENTENCE = re.compile(r"(?:\$[^$]+\$|[^$])*?[.!?…](?=[\s»”\"]|\Z)")


@dataclass(frozen=True)
class Entry:
    """A term in one language, formulas still marked; `plain` is without any.

    preview: its definition's first sentence, without links. see: other terms by key, as they are set and plain.
    """

    key: str
    term: Markup
    plain: str
    letter: str
    definition: Markup
    preview: Markup
    see: tuple[tuple[str, Markup, str], ...]
    cited: tuple[Source, ...]


Entries = Mapping[Language, tuple[Entry, ...]]


def render_glossary(press: Press) -> Entries:
    """Every term in the alphabet of each language."""
    return {language: _entries(press, language) for language in press.content.site.languages}


def _entries(press: Press, language: Language) -> tuple[Entry, ...]:
    glossary, letters = press.content.glossary, press.content.site.tongues[language].letters

    def text(term: Term, manner: Manner, markdown: str | None = None) -> tuple[Markup, tuple[Source, ...]]:
        prose = term.definition[language]
        given = prose if markdown is None else replace(prose, markdown=markdown)
        rendered = render_text(given, press, manner)
        return Markup(rendered.html), rendered.cited

    def name(term: Term) -> Markup:
        html = render_text(_line(term, language), press, "preview").html
        return Markup(html.removeprefix("<p>").removesuffix("</p>"))

    def entry(term: Term) -> Entry:
        definition, cited = text(term, "definition")
        preview, _ = text(term, "preview", _first_sentence(term.definition[language].markdown))
        see = tuple((key, name(glossary[key]), plain(glossary[key].term[language])) for key in term.see)
        bare = plain(term.term[language])
        return Entry(term.key, name(term), bare, initial(bare, letters), definition, preview, see, cited)

    terms = sorted(glossary.values(), key=lambda term: order(plain(term.term[language]), letters))
    return tuple(entry(term) for term in terms)


def _line(term: Term, language: Language) -> Prose:
    """The term itself as a text."""
    return replace(term.definition[language], markdown=said(term.term, language), lent_from=None)


def _first_sentence(markdown: str) -> str:
    found = FIRST_SENTENCE.match(markdown)
    return found.group() if found else markdown
