"""The laboratory's first sight of a weight, in both languages."""

from dataclasses import replace

import pytest

from generator.attention.reasons import reasons
from generator.attention.rules import build_head
from generator.attention.stream import Stream
from generator.content import load
from generator.model import Language
from generator.render.rule_words import RuleWords
from generator.render.why import WhyView, why_view
from tests.attention.cases import ROOT
from tests.attention.rule_cases import laboratory, rule, sentence

CONTENT = load(ROOT)
LAB = laboratory()
STREAM = Stream(LAB.features)
HEAD = build_head(rule("coreference"), STREAM, LAB.sentences)


def view(name: str, language: Language = "en") -> WhyView:
    shown = sentence(name)
    found = why_view(CONTENT, HEAD.rule.asks, shown.tokens, reasons(HEAD, STREAM, shown), language)
    assert found is not None
    return found


def test_it_goes_to_animal_with_tired_and_to_street_with_wide_and_the_sentence_says_by_what() -> None:
    assert [view(name).keys for name in ("tired", "wide")] == [("animal", "street"), ("street", "animal")]
    assert view("tired").sentence == (
        "{query} gives more weight to {winner} than to {loser}: only {winner} matches "
        "“what is said of a thing: same as mine” (it feels or acts) and “role: subject”, 4 points more."
    )
    assert "in all, {winner} is 2 points ahead" in view("wide").sentence


def test_the_shares_of_each_key_sum_to_its_score() -> None:
    rows, (_, *scores) = view("carta").rows, view("carta").sums[0]
    sums = [sum(float(row.cells[at].share or 0) for row in rows) for at in (0, 1)]
    assert sums == [float(score) for score in scores]


def test_a_line_that_a_key_does_not_meet_says_what_the_key_has_instead() -> None:
    (gender,) = [row for row in view("carta", "es").rows if row.line.startswith("género")]
    assert gender.name == "parted"
    assert [cell.said for cell in gender.cells] == ["6.75 × 1 = ", "no se cumple: masculino"]
    assert gender.own == "{query}: femenino"


def test_an_entry_is_told_by_its_row_in_words_and_its_column() -> None:
    number = view("tired").rows[3]
    assert number.cells[0].entries == (
        ("Q", "pronoun, number: singular; column\u00a05"),
        ("K", "noun, number: singular; column\u00a05"),
    )


def test_two_keys_that_nothing_parts_are_told_as_equal() -> None:
    assert "cannot decide" in view("anna-julia").sentence
    assert view("tired").roles[1] == "its strongest rival"
    assert view("carta").roles[1] == "one of its strongest rivals"


def test_without_the_division_the_gradient_of_the_start_is_as_good_as_gone() -> None:
    for name in ("tired", "carta"):
        gauge = view(name).gauge
        assert gauge["divided"]["gradient"].part > 100 * gauge["undivided"]["gradient"].part
        assert "saturates" in view(name).gauge_sentence


@pytest.mark.parametrize(
    ("language", "said"),
    [("es", "Pregunta: verbo. Responde: sustantivo o pronombre."), ("en", "Asks: verb. Answers: noun or pronoun.")],
)
def test_an_ask_is_told_without_words_that_would_have_to_agree(language: Language, said: str) -> None:
    words = RuleWords(LAB.features, CONTENT.ui["rule"], language)
    assert words.ask(rule("clause").asks[0]) == said
    assert words.kinds(()) in words.ask(replace(rule("clause").asks[0], who=()))
