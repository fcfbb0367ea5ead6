import pytest
from torch import Tensor

from generator.attention.rules import BuiltHead, compile_head, scores
from generator.attention.stream import Stream, Thing
from generator.model import Ask, RuleHead, RuleTerm, Text
from tests.attention.rule_cases import laboratory, sentence

STREAM = Stream(laboratory().features)
TIRED = sentence("tired")
NAME = Text("Una", "One")


def one_term(term: RuleTerm, who: tuple[str, ...] = (), of: tuple[str, ...] = ()) -> BuiltHead:
    return compile_head(RuleHead("one", NAME, NAME, NAME, (Ask((term,), who, of),)), STREAM)


def first_column(W: Tensor) -> dict[Thing, float]:
    """What is not 0 in it."""
    return {STREAM.things[at]: W[at, 0].item() for at in W[:, 0].nonzero().flatten().tolist()}


def test_one_line_writes_its_weight_where_queries_ask_and_a_1_where_keys_offer() -> None:
    head = one_term(RuleTerm(2, has="role.subject"), who=("verb",), of=("noun", "pronoun"))
    asked, offered = (first_column(W) for W in (head.W_Q, head.W_K))
    assert asked == {Thing("", "kind", "verb"): 2 * 8.0}
    assert offered == {Thing(kind, "role", "subject"): 1.0 for kind in ("noun", "pronoun")}


def test_the_same_value_has_a_dimension_for_each_value() -> None:
    head = one_term(RuleTerm(1, same="number"), who=("pronoun",), of=("noun",))
    assert [(each.feature, each.value) for each in head.dimensions] == [("number", "singular"), ("number", "plural")]
    assert first_column(head.W_K) == {Thing("noun", "number", "singular"): 1.0}


@pytest.mark.parametrize(
    ("place", "row"),
    [
        ("before", [1, 1, 0, 0]),
        ("after", [0, 0, 0, 1]),
        ("previous", [0, 1, 0, 0]),
        ("next", [0, 0, 0, 1]),
        ("near", [0.5, 1, 0, 1]),
        ("me", [0, 0, 1, 0]),
    ],
)
def test_a_place_is_seen_from_the_query(place: str, row: list[float]) -> None:
    found = scores(one_term(RuleTerm(1, place=place)), STREAM.embed(TIRED.tokens[:4]))
    assert (found[2] / 8).tolist() == row
