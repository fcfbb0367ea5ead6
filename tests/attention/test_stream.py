from generator.attention.stream import Stream, Thing
from tests.attention.rule_cases import laboratory, sentence

STREAM = Stream(laboratory().features)


def test_each_thing_has_a_dimension_of_its_own() -> None:
    assert len(set(STREAM.things)) == len(STREAM.rows) == STREAM.d_model


def test_a_token_is_1_in_what_is_said_of_it_and_0_elsewhere() -> None:
    (row,) = STREAM.embed(sentence("tired").tokens[:1])
    said = {STREAM.things[at] for at in row.nonzero().flatten().tolist()}
    assert said == {Thing("", "kind", "determiner"), Thing("", "place", "0"), Thing("determiner", "place", "0")}
    assert set(row.tolist()) == {0.0, 1.0}


def test_a_noun_says_its_gender_for_all_tokens_and_for_nouns_alone() -> None:
    animal = STREAM.embed(sentence("tired").tokens)[1]
    rows = {kind: STREAM.rows[Thing(kind, "gender", "neuter")] for kind in ("", *laboratory().features.kinds)}
    assert [kind for kind, row in rows.items() if animal[row]] == ["", "noun"]


def test_a_token_with_several_values_is_1_in_each() -> None:
    bank = STREAM.embed(sentence("bank-river").tokens)[7]
    assert [bank[STREAM.rows[Thing("noun", "field", value)]].item() for value in ("water", "money")] == [1.0, 1.0]
