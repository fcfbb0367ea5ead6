"""Which word goes to which: words of a sentence named by themselves, and the links between them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from generator.content.positions import KeyPath
from generator.content.tables import Document
from generator.content.words import quoted
from generator.errors import Problem, did_you_mean
from generator.messages import NOTHING, Said, either, say
from generator.model import Link, RuleHead, Token

_NAMED = re.compile(r"(?P<word>.+?)(?:#(?P<nth>[1-9][0-9]*))?")


def position_of(
    document: Document, at: KeyPath, named: object, tokens: Sequence[Token], problems: list[Problem]
) -> int | None:
    """Where a word stands: "bank", or "the#2" for the second of several; None, and a problem, if that is not clear."""
    words, written = [token.word for token in tokens], document.value(at)
    of_value = named in written if isinstance(written, list) else named == written
    where = document.value_where(at) if of_value else document.where(at)
    match = _NAMED.fullmatch(named) if isinstance(named, str) else None
    if match is None:
        problems.append(document.fault(at, say("a word of the sentence")))
        return None
    places = [place for place, word in enumerate(words) if word == match["word"]]
    nth = int(match["nth"] or 1)
    if len(places) > 1 and match["nth"] is None:
        found = say("{word}, which stands {count} times", word=quoted(words[places[0]]), count=len(places))
        problems.append(Problem(where, found, either([f"{match['word']}#{n + 1}" for n in range(len(places))])))
        return None
    if nth > len(places):
        problems.append(
            Problem(where, say("no word {word}", word=quoted(str(named))), either(words), _nearest(match, words))
        )
        return None
    return places[nth - 1]


def _nearest(match: re.Match[str], words: Sequence[str]) -> Said:
    return NOTHING if match["word"] in words else did_you_mean(match["word"], words)


def read_links(
    document: Document, table: str, tokens: Sequence[Token], heads: Sequence[RuleHead], problems: list[Problem]
) -> tuple[Link, ...]:
    """The links of the tables [links.HEAD] or [unsure.HEAD], each between words that the head's rule joins."""
    links: list[Link] = []
    known = {head.id: head for head in heads}
    for name in document.subtables(table):
        head = known.get(name)
        if head is None:
            expected, hint = either(known) if known else say("a head"), did_you_mean(name, known)
            found = say("links of an unknown head {name}", name=quoted(name))
            problems.append(document.problem((table, name), found, expected, hint))
            continue
        for word in document.subtables(table, name):
            link = _link(document, (table, name, word), head, tokens, problems)
            if link is not None:
                links.append(link)
    return tuple(links)


def _link(
    document: Document, at: KeyPath, head: RuleHead, tokens: Sequence[Token], problems: list[Problem]
) -> Link | None:
    before = len(problems)
    query = position_of(document, at, at[-1], tokens, problems)
    written = document.value(at)
    named = written if isinstance(written, list) else [written]
    found = [position_of(document, at, word, tokens, problems) for word in named]
    keys = tuple(key for key in found if key is not None)
    if query is None or len(keys) < len(named) or not keys:
        return None
    _check_rule(document, at, head, (tokens[query], [tokens[key] for key in keys]), problems)
    return Link(head.id, query, keys) if len(problems) == before else None


def _check_rule(
    document: Document, at: KeyPath, head: RuleHead, ends: tuple[Token, Sequence[Token]], problems: list[Problem]
) -> None:
    query, keys = ends
    asks = [ask for ask in head.asks if not ask.who or query.kind in ask.who]
    if not asks:
        who = dict.fromkeys(kind for ask in head.asks for kind in ask.who)
        found = say("{word}, of the kind {kind}, in {head}", word=quoted(query.word), kind=query.kind, head=head.id)
        expected = say("a word that asks in it: {kinds}", kinds=either(who)) if who else say("no link")
        problems.append(document.problem(at, found, expected))
        return
    for key in keys:
        if not any(not ask.of or key.kind in ask.of for ask in asks):
            of = dict.fromkeys(kind for ask in asks for kind in ask.of)
            one, other = quoted(query.word), quoted(key.word)
            found = say("{word} goes to {other}, of the kind {kind}", word=one, other=other, kind=key.kind)
            problems.append(document.problem(at, found, either(of)))
