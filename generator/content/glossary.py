"""glossary.toml: the terms that pages explain, how texts write them, and what they mean."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Annotated

from annotated_types import MinLen

from generator.content.checking import check
from generator.content.decimals import check_decimals
from generator.content.tables import Document
from generator.content.twins import Twins, completed, text_at
from generator.content.words import quoted
from generator.errors import Problem, did_you_mean
from generator.messages import say
from generator.model import CLOSED, Forms, Language, Prose, SharedForms, Term, Text

PATH = Path("content/glossary.toml")
PAGE = "glossary"
_KEY = re.compile(r"[a-z][a-z0-9_-]*")


@dataclass(frozen=True)
class Entry:
    """What the file says of one term."""

    __pydantic_config__ = CLOSED
    term: Text
    forms: Forms
    definition: Text
    see: tuple[Annotated[str, MinLen(1)], ...] = ()


def make_glossary(document: Document, problems: list[Problem], twins: Twins) -> Mapping[str, Term]:
    """Check glossary.toml: one table for each term, forms that no other term has, and see-also that exists.

    twins: where every text is written down, also one that a language lacks.
    """
    paths = [(key, text) for key in document.table for text in ("term", "definition")]
    document = completed(document, paths, PATH.stem, twins)
    terms: dict[str, Term] = {}
    for key in document.table:
        if not _KEY.fullmatch(key):
            found, expected = (
                say("term {name}", name=quoted(key)),
                say("a small letter, then small letters, digits, - or _"),
            )
            problems.append(document.problem((key,), found, expected))
        if (entry := check(Entry, document, problems, at=(key,))) is not None:
            terms[key] = _make_term(key, entry, document, twins)
            _check_see(document, key, entry, problems)
            for language in twins.languages:
                check_decimals(terms[key].definition[language], document, None, problems)
    _check_forms(document, terms, twins, problems)
    return MappingProxyType(terms)


def _make_term(key: str, entry: Entry, document: Document, twins: Twins) -> Term:
    definition = {language: _prose(key, entry, language, document) for language in twins.languages}
    term, forms = text_at(document, (key, "term"), entry.term), _forms(key, entry, document, twins)
    return Term(key, term, forms, MappingProxyType(definition), entry.see)


def _forms(key: str, entry: Entry, document: Document, twins: Twins) -> Forms:
    """Also those of further languages; one that has none links no word to the term."""
    further: dict[Language, tuple[str, ...]] = {}
    for language, layer in document.layers.items():
        twins.expect(layer, (key, "forms"))
        written = layer.value((key, "forms"))
        further[language] = tuple(filter(None, map(str, written))) if isinstance(written, list) else ()
    return SharedForms(entry.forms.es, entry.forms.en, further) if any(further.values()) else entry.forms


def _prose(key: str, entry: Entry, language: Language, document: Document) -> Prose:
    """The definition as a text whose lines are known, so that faults in its Markdown can be placed."""
    at = (key, "definition")
    text, term = text_at(document, at, entry.definition), text_at(document, (key, "term"), entry.term)
    spoken = text.spoken(language)
    owner, place = document.side(at, language)
    opening, lent_from = owner.opening(place), None if spoken == language else spoken
    named = (owner.path.as_posix(), term[language], "", text[language])
    return Prose(PAGE, language, *named, opening.line or 1, lent_from, opening)


def _check_see(document: Document, key: str, entry: Entry, problems: list[Problem]) -> None:
    others = [each for each in document.table if each != key]
    for place, seen in enumerate(entry.see):
        if seen not in others:
            hint = did_you_mean(seen, others)
            problems.append(document.fault((key, "see", place), say("the key of another term"), hint))


def _check_forms(document: Document, terms: Mapping[str, Term], twins: Twins, problems: list[Problem]) -> None:
    owners: dict[tuple[Language, str], str] = {}
    for key, term in terms.items():
        for language in twins.languages:
            for place, form in enumerate(term.forms[language]):
                path = (key, "forms", place) if language in document.layers else (key, "forms", language, place)
                written = document.layers.get(language, document)
                if form != form.lower():
                    problems.append(written.fault(path, say("small letters: {form}", form=quoted(form.lower()))))
                owner = owners.setdefault((language, form.lower()), key)
                if owner != key:
                    problems.append(written.fault(path, say("a form that {term} does not have", term=owner)))
