"""A small laboratory for the tests of this room: two heads, one sentence in each language, what torch said of them."""

from __future__ import annotations

from dataclasses import replace

from generator.model import (
    WRITTEN,
    Ask,
    Doubt,
    Failure,
    Feature,
    Features,
    JudgedHead,
    Laboratory,
    LaboratoryResult,
    Language,
    Link,
    RuleHead,
    RuleTerm,
    Sentence,
    Sharpness,
    Text,
    Token,
    Verdict,
)
from generator.render.material import Material
from tests.render.samples import computed, content, material

KINDS = Feature(Text("clase", "kind"), {"noun": Text("sustantivo", "noun"), "verb": Text("verbo", "verb")})
ASK = Ask((RuleTerm(2, has="kind.noun"),), ("verb",), ())


def sentence(name: str, language: Language) -> Sentence:
    words = (("sol", "noun"), ("y", "verb"), ("luna", "noun"))
    tokens = tuple(Token(word, {"kind": (kind,)}, {}) for word, kind in words)
    link = Link("look", 1, (0, 2))
    title, note = Text("Título", "Title"), Text("*Sol* arde.", "*Sol* burns.")
    return Sentence(name, title, language, "sol y luna", note, tokens, 1, (link,), (link,), "content/s.toml", 3)


def head(name: str, *asks: Ask) -> RuleHead:
    return RuleHead(name, Text("Mirar", "To look"), Text("mira", "look"), Text("Mira.", "It looks."), asks)


LABORATORY = Laboratory(
    Features({"kind": KINDS}, {"me": Text("yo", "me")}),
    (head("look", ASK), head("even")),
    (sentence("astros", "es"), sentence("stars", "en")),
)
LINK = Link("look", 1, (2,))
JUDGED = {
    "look": JudgedHead(
        0.5,
        Verdict("look", 4, (Failure("astros", LINK, 0),)),
        (Doubt("stars", Link("look", 1, (0, 2)), (0.4, 0.4)),),
        Sharpness(0.5, 0.3),
        Sharpness(0.9, 0.1),
    ),
    "even": JudgedHead(1.0, Verdict("even", 0, ()), (), None, None),
}


def laboratory_material() -> Material:
    start = computed().start
    result = LaboratoryResult(JUDGED, dict.fromkeys(WRITTEN, start), {})
    given = material(replace(content(), laboratory=LABORATORY))
    return replace(given, computed=replace(given.computed, laboratory=result))
