from dataclasses import replace
from functools import cache

import pytest
import torch

from generator.attention.checks import check_trace, check_weights
from generator.attention.rules import BuiltHead, asking, build_head, compile_head, scores, trace, vectors
from generator.attention.scaled_dot_product import split_heads
from generator.attention.stream import Stream, Thing
from generator.attention.sweep import frozen
from generator.attention.verdicts import attend
from generator.model import HEAD_D_K, Ask, RuleHead, RuleTerm, Text
from tests.attention.rule_cases import every_place, laboratory, rule, sentence

LAB = laboratory()
STREAM = Stream(LAB.features)
TIRED = sentence("tired")
NAME = Text("Una", "One")


@cache
def built(name: str) -> BuiltHead:
    return build_head(rule(name), STREAM, LAB.sentences)


def one_term(term: RuleTerm, who: tuple[str, ...] = (), of: tuple[str, ...] = ()) -> BuiltHead:
    return compile_head(RuleHead("one", NAME, NAME, NAME, (Ask((term,), who, of),)), STREAM)


def test_dimensions_beyond_the_rule_are_empty() -> None:
    head = built("clause")
    assert len(head.dimensions) == 9
    assert not head.W_Q[:, 9:].any()
    assert not head.W_K[:, 9:].any()


def test_each_weight_is_what_it_adds_after_the_division() -> None:
    after = scores(one_term(RuleTerm(2, has="role.subject"), ("verb",), ("noun",)), STREAM.embed(TIRED.tokens)) / 8
    assert after[4].tolist() == [0, 2, *[0] * 11]
    assert after.sum() == 2 * 2


@pytest.mark.parametrize("name", [head.id for head in LAB.heads if head.asks])
def test_scores_have_variance_1_after_the_division(name: str) -> None:
    head = built(name)
    rows = [
        attend(head, STREAM, each).scaled[i].var(correction=0)
        for each in LAB.sentences
        for i in asking(head.rule, each.tokens)
    ]
    assert torch.stack(rows).mean().item() == pytest.approx(1, abs=0.08)


def test_a_head_that_asks_for_nothing_attends_evenly() -> None:
    weights = attend(built("even"), STREAM, TIRED).weights
    assert torch.equal(weights, torch.full((13, 13), 1 / 13, dtype=torch.float64))


def test_a_word_of_a_kind_that_does_not_ask_attends_evenly() -> None:
    weights = attend(built("coreference"), STREAM, TIRED).weights
    assert asking(rule("coreference"), TIRED.tokens) == [8]
    assert torch.equal(weights[4], torch.full((13,), 1 / 13, dtype=torch.float64))


def test_values_carry_what_the_keys_are() -> None:
    attention = attend(built("previous"), STREAM, TIRED)
    feminine, neuter = (STREAM.plain.index(Thing("", "gender", value)) for value in ("feminine", "neuter"))
    assert attention.output[2, neuter] == attention.weights[2, [1, 6, 8]].sum()
    assert attention.output[2, feminine] == 0


def test_the_trace_of_all_heads_is_in_order_and_says_that_it_is_built_by_rule() -> None:
    heads = [built(head.id) for head in LAB.heads]
    made = trace(heads, STREAM, TIRED, {"torch": "2"})
    check_trace(made)
    assert made.scores.shape == (1, len(LAB.heads), 13, 13)
    assert (made.provenance.source, made.provenance.seed, made.d_k) == ("rule", None, HEAD_D_K)
    assert not made.scores.flags.writeable
    weights = torch.stack([attend(head, STREAM, TIRED).weights for head in heads])
    check_weights(made.id, frozen(weights)[None])


def test_the_vectors_of_a_trace_make_its_scores() -> None:
    heads = [built(head.id) for head in LAB.heads]
    parts = vectors(heads, STREAM, TIRED.tokens)
    Q, K = (split_heads(side, len(heads)) for side in (parts.Q, parts.K))
    assert torch.equal(Q @ K.transpose(-2, -1), torch.tensor(trace(heads, STREAM, TIRED, {}).scores[0]))
    assert parts.W_O.shape == (len(heads) * HEAD_D_K, STREAM.d_model)


def test_a_rule_gives_the_same_matrices_each_time() -> None:
    first, second = (build_head(every_place(), STREAM, LAB.sentences) for _ in range(2))
    assert first.gain == second.gain
    assert torch.equal(first.W_Q, second.W_Q)


def test_an_annotation_that_says_nothing_of_a_feature_matches_nothing() -> None:
    head = one_term(RuleTerm(1, same="gender"))
    bare = tuple(replace(token, values={"kind": token.values["kind"]}) for token in TIRED.tokens)
    assert not scores(head, STREAM.embed(bare)).any()
