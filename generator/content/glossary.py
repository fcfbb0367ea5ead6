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
from generator.content.twins import completed, other, text_at
from generator.content.words import quoted
from generator.errors import Problem, did_you_mean
from generator.messages import say
from generator.model import CLOSED, LANGUAGES, Forms, Language, Pair, Prose, Term, Text

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


def make_glossary(document: Document, problems: list[Problem], pairs: list[Pair]) -> Mapping[str, Term]:
    """Check glossary.toml: one table for each term, forms that no other term has, and see-also that exists.

    pairs: where every text is written down, also one that a language lacks.
    """
    paths = [(key, text) for key in document.table for text in ("term", "definition")]
    document = completed(document, paths, PATH.stem, pairs)
    terms: dict[str, Term] = {}
    for key in document.table:
        if not _KEY.fullmatch(key):
            found, expected = (
                say("term {name}", name=quoted(key)),
                say("a small letter, then small letters, digits, - or _"),
            )
            problems.append(document.problem((key,), found, expected))
        if (entry := check(Entry, document, problems, at=(key,))) is not None:
            terms[key] = _make_term(key, entry, document)
            _check_see(document, key, entry, problems)
            for language in LANGUAGES:
                check_decimals(terms[key].definition[language], document, None, problems)
    _check_forms(document, terms, problems)
    return MappingProxyType(terms)


def _make_term(key: str, entry: Entry, document: Document) -> Term:
    definition = {language: _prose(key, entry, language, document) for language in LANGUAGES}
    return Term(key, text_at(document, (key, "term"), entry.term), entry.forms, MappingProxyType(definition), entry.see)


def _prose(key: str, entry: Entry, language: Language, document: Document) -> Prose:
    """The definition as a text whose lines are known, so that faults in its Markdown can be placed."""
    opening = document.opening((key, "definition", language))
    lent_from = other(language) if document.lent.get((key, "definition")) == language else None
    path, text = PATH.as_posix(), entry.definition[language]
    return Prose(PAGE, language, path, entry.term[language], "", text, opening.line or 1, lent_from, opening)


def _check_see(document: Document, key: str, entry: Entry, problems: list[Problem]) -> None:
    others = [each for each in document.table if each != key]
    for place, seen in enumerate(entry.see):
        if seen not in others:
            hint = did_you_mean(seen, others)
            problems.append(document.fault((key, "see", place), say("the key of another term"), hint))


def _check_forms(document: Document, terms: Mapping[str, Term], problems: list[Problem]) -> None:
    owners: dict[tuple[Language, str], str] = {}
    for key, term in terms.items():
        for language in LANGUAGES:
            for place, form in enumerate(term.forms[language]):
                path = (key, "forms", language, place)
                if form != form.lower():
                    problems.append(document.fault(path, say("small letters: {form}", form=quoted(form.lower()))))
                owner = owners.setdefault((language, form.lower()), key)
                if owner != key:
                    problems.append(document.fault(path, say("a form that {term} does not have", term=owner)))
