"""What torch gives to the laboratory's page, and that it is asked only where it must be."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from generator.attention import judging
from generator.attention.laboratory import compute_laboratory
from generator.attention.rules import build_head
from generator.attention.stream import Stream
from generator.attention.verdicts import attend, doubts, judge
from generator.model import WRITTEN, Laboratory, LaboratoryResult, Language, RuleTerm, Text
from tests.attention.rule_cases import laboratory, reweighted, rule, sentence

SMALL = Laboratory(
    laboratory().features,
    (rule("coreference"), rule("even")),
    tuple(sentence(name) for name in ("tired", "carta", "anna-julia")),
)
STREAM = Stream(SMALL.features)
HEAD = build_head(SMALL.heads[0], STREAM, SMALL.sentences)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("kept")


@pytest.fixture(scope="module")
def result(kept: Path) -> LaboratoryResult:
    return compute_laboratory(SMALL, {}, kept)


@pytest.mark.parametrize(("language", "name"), [("en", "tired"), ("es", "carta")])
def test_a_language_starts_with_its_own_first_sentence(result: LaboratoryResult, language: Language, name: str) -> None:
    start = result.starts[language]
    assert (start.trace.id, start.trace.provenance.source, start.trace.provenance.seed) == (
        f"rule-{name}",
        "rule",
        None,
    )
    weights = attend(HEAD, STREAM, sentence(name)).weights
    np.testing.assert_allclose(start.weights[0], weights, rtol=0, atol=1e-12)


def test_where_nothing_is_asked_attention_is_even(result: LaboratoryResult) -> None:
    for language in WRITTEN:
        start = result.starts[language]
        assert start.weights[1] == pytest.approx(1 / len(start.trace.key_tokens))
    assert result.heads["even"].divided is None


def test_verdicts_come_back_from_the_cache_as_they_were(result: LaboratoryResult, kept: Path) -> None:
    assert compute_laboratory(SMALL, {}, kept).heads == result.heads
    assert result.heads["coreference"].verdict == judge(HEAD, STREAM, SMALL.sentences)
    assert result.heads["coreference"].doubts == doubts(HEAD, STREAM, SMALL.sentences)


def test_words_that_only_readers_see_change_nothing(
    result: LaboratoryResult, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(judging, "judged")
    renamed = tuple(replace(head, title=Text("Otra", "Other")) for head in SMALL.heads)
    assert compute_laboratory(replace(SMALL, heads=renamed), {}, kept).heads == result.heads


def test_another_weight_is_judged_anew(result: LaboratoryResult, tmp_path: Path) -> None:
    other = replace(SMALL, heads=(reweighted(SMALL.heads[0], 3, 0), SMALL.heads[1]))
    facts = compute_laboratory(other, {}, tmp_path).facts
    assert facts["points_tired_coreference_animal"] == result.facts["points_tired_coreference_animal"] - 3


def test_the_lines_of_a_rule_make_the_points_and_the_gain_the_score(result: LaboratoryResult) -> None:
    facts = result.facts
    lines = [value for name, value in facts.items() if name.startswith("line_tired_coreference_animal_")]
    assert sum(lines) == facts["points_tired_coreference_animal"] == sum(weights(SMALL.heads[0].asks[0].terms))
    assert facts["score_tired_coreference_animal"] == 11 * facts["gain_coreference"]


def test_a_text_can_ask_how_a_head_does(result: LaboratoryResult) -> None:
    assert result.facts["accuracy_coreference"] == 100
    assert result.facts["variance_coreference"] == pytest.approx(1, abs=0.05)
    assert result.facts["largest_raw_coreference"] > result.facts["largest_coreference"]


def weights(terms: tuple[RuleTerm, ...]) -> list[float]:
    return [term.weight for term in terms]
