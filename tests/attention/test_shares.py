import pytest

from generator.attention.rules import BuiltHead, build_head, scores
from generator.attention.shares import Share, shares
from generator.attention.stream import Stream, Thing
from generator.model import RuleHead
from tests.attention.rule_cases import every_place, laboratory, rule, sentence

LAB = laboratory()
STREAM = Stream(LAB.features)
RULES = {head.id: head for head in (*LAB.heads, every_place())}


def built(head: RuleHead) -> BuiltHead:
    return build_head(head, STREAM, LAB.sentences)


def by_value(found: tuple[Share, ...]) -> dict[str, float]:
    return {f"{share.feature}.{share.value}": share.share for share in found}


@pytest.mark.parametrize("name", RULES)
def test_shares_sum_to_the_score_exactly(name: str) -> None:
    head = built(RULES[name])
    for each in LAB.sentences:
        products = scores(head, STREAM.embed(each.tokens))
        for i, row in enumerate(products.tolist()):
            sums = [sum(share.share for share in shares(head, STREAM, each.tokens, i, j)) for j in range(len(row))]
            assert sums == row, each.id


@pytest.mark.parametrize("name", RULES)
def test_a_share_names_its_entries_of_the_matrices(name: str) -> None:
    head, carta = built(RULES[name]), sentence("carta")
    X = STREAM.embed(carta.tokens)
    for j in range(len(carta.tokens)):
        asked: dict[tuple[int, int], float] = {}
        for share in shares(head, STREAM, carta.tokens, carta.start, j):
            assert X[carta.start, share.query] == X[j, share.key] == 1
            assert share.offered == head.W_K[share.key, share.dimension]
            entry = share.query, share.dimension
            asked[entry] = asked.get(entry, 0.0) + share.asked
        assert all(head.W_Q[entry].item() == weight for entry, weight in asked.items())


def test_it_goes_to_the_animal_when_tired_and_to_the_street_when_wide_by_what_is_said_of_it() -> None:
    head = built(rule("coreference"))
    found = {}
    for name in ("tired", "wide"):
        tokens = sentence(name).tokens
        found[name] = {tokens[j].word: by_value(shares(head, STREAM, tokens, 8, j)) for j in (1, 6)}
    trait = 3 * head.gain * 8
    assert found["tired"]["animal"]["trait.feeling"] == trait == found["wide"]["street"]["trait.extent"]
    assert "trait.feeling" not in found["tired"]["street"]
    assert found["tired"]["street"].items() <= found["wide"]["street"].items()


def test_a_share_of_the_gender_is_between_a_feminine_pronoun_and_a_feminine_noun() -> None:
    tokens = sentence("carta").tokens
    (gender,) = [s for s in shares(built(rule("coreference")), STREAM, tokens, 16, 1) if s.feature == "gender"]
    assert STREAM.things[gender.query] == Thing("pronoun", "gender", "feminine")
    assert STREAM.things[gender.key] == Thing("noun", "gender", "feminine")


def test_a_word_that_is_not_asked_has_no_share() -> None:
    assert shares(built(rule("coreference")), STREAM, sentence("carta").tokens, 16, 17) == ()
