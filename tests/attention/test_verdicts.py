from functools import cache

import pytest

from generator.attention.rules import BuiltHead, build_head
from generator.attention.stream import Stream
from generator.attention.verdicts import doubts, gold, judge, sharpness
from generator.model import Link
from tests.attention.rule_cases import laboratory, reweighted, rule, sentence

LAB = laboratory()
STREAM = Stream(LAB.features)
LINKED = [head.id for head in LAB.heads if head.asks]


@cache
def built(name: str) -> BuiltHead:
    return build_head(rule(name), STREAM, LAB.sentences)


@pytest.mark.parametrize("name", LINKED)
def test_a_head_does_what_its_name_says(name: str) -> None:
    verdict = judge(built(name), STREAM, LAB.sentences)
    assert verdict.accuracy is not None
    assert verdict.accuracy >= 0.95, verdict.failures


def test_the_one_failure_is_the_one_that_its_sentence_tells_of() -> None:
    failures = [failure for name in LINKED for failure in judge(built(name), STREAM, LAB.sentences).failures]
    assert [(each.sentence, each.link, each.went_to) for each in failures] == [
        ("vecina", Link("agreement", 5, (7,)), 4)
    ]


def test_a_head_without_links_has_no_accuracy() -> None:
    assert judge(built("even"), STREAM, LAB.sentences).accuracy is None


def test_a_rule_spoilt_is_found_out() -> None:
    spoilt = build_head(reweighted(rule("coreference"), 3, 0), STREAM, LAB.sentences)
    assert [each.sentence for each in judge(spoilt, STREAM, LAB.sentences).failures] == ["wide", "vecina"]


def test_places_alone_decide_the_links_of_the_previous_token() -> None:
    links = list(gold(rule("previous"), sentence("boats")))
    assert links == [Link("previous", i, (i - 1,)) for i in range(1, 6)]


def test_where_nothing_decides_the_head_is_unsure() -> None:
    found = doubts(built("coreference"), STREAM, LAB.sentences)
    assert {doubt.sentence for doubt in found} == {"anna-julia", "laura-marta"}
    for doubt in found:
        assert doubt.weights[0] == pytest.approx(doubt.weights[1], abs=1e-12)
        assert sum(doubt.weights) > 0.7


@pytest.mark.parametrize("name", ["coreference", "agreement", "clause", "previous", "determiner"])
def test_without_the_division_a_head_saturates_and_its_gradient_shrinks(name: str) -> None:
    divided, raw = (sharpness(built(name), STREAM, LAB.sentences, divide=divide) for divide in (True, False))
    assert raw.largest > 0.85 > divided.largest
    assert raw.gradient < divided.gradient / 2
