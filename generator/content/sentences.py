"""sentences/NN-id.toml: the sentences of the laboratory, their words annotated and linked."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from generator.content.annotation import read_tokens
from generator.content.checking import check
from generator.content.decimals import check_label
from generator.content.languages import check_language
from generator.content.linking import position_of, read_links
from generator.content.numbering import numbered
from generator.content.positions import KeyPath
from generator.content.tables import Document, read_toml
from generator.content.twins import Twins, completed, text_at
from generator.content.words import quoted
from generator.errors import Problem, Where
from generator.messages import say, verbatim
from generator.model import CLOSED, MAX_TOKENS, Features, Language, RuleHead, Sentence, Text, Token

FOLDER = Path("content/sentences")
_TEXTS: tuple[KeyPath, ...] = (("title",), ("note",))


@dataclass(frozen=True)
class Entry:
    """What a file says, its tokens and links still as they are written."""

    __pydantic_config__ = CLOSED
    title: Text
    lang: Language
    text: str
    note: Text
    start: str
    tokens: tuple[dict[str, object], ...]
    links: dict[str, dict[str, object]] = field(default_factory=dict)
    unsure: dict[str, dict[str, object]] = field(default_factory=dict)


def read_sentences(
    root: Path, features: Features, heads: Sequence[RuleHead], problems: list[Problem], twins: Twins
) -> tuple[Sentence, ...]:
    """Read every sentence, in the order of the numbers in the file names."""
    files = numbered(root, FOLDER, problems)
    if not files:
        problems.append(Problem(Where(FOLDER), say("no sentence"), say("at least one file NN-id.toml")))
    documents = {name: read_toml(root, FOLDER / file, problems) for name, file in files.items()}
    for document in filter(None, documents.values()):
        check_language(document, ("lang",), twins.languages, problems)
    made = [
        _make(name, completed(document, _TEXTS, f"{FOLDER.name}.{name}", twins), features, heads, problems)
        for name, document in documents.items()
        if document is not None
    ]
    return tuple(sentence for sentence in made if sentence is not None)


def _make(
    name: str, document: Document, features: Features, heads: Sequence[RuleHead], problems: list[Problem]
) -> Sentence | None:
    entry = check(Entry, document, problems)
    if entry is None:
        return None
    tokens = read_tokens(document, features, problems)
    if tokens is None:
        return None
    _check_words(document, entry.text, tokens, problems)
    title, note = (text_at(document, path, text) for path, text in zip(_TEXTS, (entry.title, entry.note), strict=True))
    for path, said in zip(_TEXTS, (title, note), strict=True):
        check_label(document, path, said, problems)
    return Sentence(
        id=name,
        title=title,
        lang=entry.lang,
        text=entry.text,
        note=note,
        tokens=tokens,
        start=position_of(document, ("start",), entry.start, tokens, problems) or 0,
        links=read_links(document, "links", tokens, heads, problems),
        unsure=read_links(document, "unsure", tokens, heads, problems),
        path=document.path.as_posix(),
        line=document.where(("text",)).line or 1,
    )


def _check_words(document: Document, text: str, tokens: Sequence[Token], problems: list[Problem]) -> None:
    """The words in a row must make the text; whether they are cut as the engine cuts them, the engine says."""
    if len(tokens) > MAX_TOKENS:
        problems.append(
            document.problem(
                ("tokens",), say("{count} words", count=len(tokens)), say("at most {most}", most=MAX_TOKENS)
            )
        )
    rest = "".join(unicodedata.normalize("NFC", text).split())
    for at, token in enumerate(tokens):
        if not rest.startswith(token.word):
            found = verbatim(quoted(token.word))
            if rest:
                found = say("{word}, where the text goes on with {rest}", word=found, rest=quoted(rest))
            expected = say("the words of the text in their order")
            problems.append(Problem(document.value_where(("tokens", at, "word")), found, expected))
            return
        rest = rest.removeprefix(token.word)
    if rest:
        problems.append(
            document.problem(
                ("tokens",), say("the text goes on with {rest}", rest=quoted(rest)), say("a token for each word")
            )
        )
