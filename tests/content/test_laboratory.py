from pathlib import Path

import pytest

from generator.content import load
from generator.model import Laboratory, Link
from tests.content.tiny import Tree
from tests.content.tiny_laboratory import HEAD, SENTENCE, add_laboratory

HEAD_FILE, SENTENCE_FILE = "heads/1-coreference.toml", "sentences/01-luna.toml"


@pytest.fixture
def lab(tree: Tree) -> Tree:
    return add_laboratory(tree)


def loaded(lab: Tree) -> Laboratory:
    laboratory = load(lab.root).laboratory
    assert laboratory is not None
    return laboratory


def fault(lab: Tree) -> str:
    (said,) = lab.faults()
    return said.split("\n")[0].removeprefix("content/")


def test_a_project_may_have_no_laboratory(tree: Tree) -> None:
    assert load(tree.root).laboratory is None


def test_a_head_s_rule_is_read_line_by_line(lab: Tree) -> None:
    (head,) = loaded(lab).heads
    (ask,) = head.asks
    assert (head.id, head.title.en, ask.who, ask.of) == ("coreference", "Coreference", ("pronoun",), ("noun",))
    assert [(term.has, term.same, term.place, term.weight) for term in ask.terms] == [
        ("kind.noun", "", "", 1.0),
        ("", "gender", "", 2.5),
        ("", "", "before", 1.0),
    ]


def test_a_rule_takes_a_dimension_for_each_value_and_each_place(lab: Tree) -> None:
    laboratory = loaded(lab)
    assert laboratory.heads[0].width(laboratory.features) == 1 + 2 + 32


def test_a_sentence_is_read_with_its_links_and_what_it_leaves_open(lab: Tree) -> None:
    (sentence,) = loaded(lab).sentences
    assert [token.word for token in sentence.tokens] == ["luna", "y", "luna", ",", "ella", "fría"]
    assert (sentence.start, sentence.links) == (4, (Link("coreference", 4, (0,)),))
    assert sentence.unsure == (Link("coreference", 4, (0, 2)),)
    assert (sentence.path, sentence.line) == ("content/sentences/01-luna.toml", 3)


def test_a_token_copies_a_feature_from_another_and_says_from_which(lab: Tree) -> None:
    ella = loaded(lab).sentences[0].tokens[4]
    assert (ella.values["trait"], ella.copied) == (("feeling",), {"trait": 5})


def test_every_text_is_written_down_with_its_twin(lab: Tree) -> None:
    names = {pair.name for pair in load(lab.root).pairs}
    assert {
        "features.features.gender.name",
        "features.features.gender.values.feminine",
        "features.places.me",
        "heads.coreference.line",
        "sentences.luna.note",
    } <= names


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            'trait = "feeling" }',
            'trai = "feeling" }',
            'sentences/01-luna.toml:12: unknown feature "trai"; expected word, kind, gender, trait or copies. '
            "Did you mean trait?",
        ),
        (
            'trait = "feeling" }',
            'trait = "feling" }',
            'sentences/01-luna.toml:12: trait is "feling"; expected feeling or extent. Did you mean feeling?',
        ),
        (
            'kind = "noun", gender = "feminine" }',
            'kind = "noun" }',
            'sentences/01-luna.toml:9: "luna", of the kind noun, has no gender; expected masculine or feminine.',
        ),
        (
            '{ word = "y", kind = "adjective" }',
            '{ word = "y" }',
            'sentences/01-luna.toml:8: "y" has no kind; expected noun, pronoun or adjective.',
        ),
        (
            'gender = "feminine", copies',
            'gender = ["feminine", "masculine"], copies',
            "sentences/01-luna.toml:11: tokens[4].gender is a list of 2; expected one value.",
        ),
        (
            'copies = { trait = "fría" }',
            'copies = { trait = "y" }',
            'sentences/01-luna.toml:11: tokens[4].copies.trait is "y"; expected a word that has a trait of its own.',
        ),
        (
            'copies = { trait = "fría" }',
            'copies = { gender = "fría" }',
            'sentences/01-luna.toml:11: copies "gender"; expected a feature of another word: trait.',
        ),
        (
            'copies = { trait = "fría" }',
            'copies = "fría"',
            'sentences/01-luna.toml:11: tokens[4].copies is "fría"; expected a table of features and words.',
        ),
        (
            'trait = "feeling" }',
            "trait = [{}] }",
            "sentences/01-luna.toml:12: trait is an empty table; expected feeling or extent.",
        ),
        (
            'ella = "luna#1"',
            'ella = "fría"',
            'sentences/01-luna.toml:15: "ella" goes to "fría", of the kind adjective; expected noun.',
        ),
        (
            'ella = "luna#1"',
            'ella = "luna"',
            'sentences/01-luna.toml:15: "luna", which stands 2 times; expected luna#1 or luna#2.',
        ),
        (
            'ella = "luna#1"',
            'ella = "elle"',
            'sentences/01-luna.toml:15: no word "elle"; expected luna, y, luna, ,, ella or fría. Did you mean ella?',
        ),
        (
            'ella = "luna#1"',
            '"fría" = "luna#1"',
            'sentences/01-luna.toml:15: "fría", of the kind adjective, in coreference; '
            "expected a word that asks in it: pronoun.",
        ),
        (
            "[links.coreference]",
            "[links.corefrence]",
            'sentences/01-luna.toml:14: links of an unknown head "corefrence"; expected coreference. '
            "Did you mean coreference?",
        ),
        (
            "ella fría",
            "ella muy fría",
            'sentences/01-luna.toml:12: "fría", where the text goes on with "muyfría"; '
            "expected the words of the text in their order.",
        ),
        (
            "ella fría",
            "ella fría.",
            'sentences/01-luna.toml:6: the text goes on with "."; expected a token for each word.',
        ),
        (
            'start = "ella"',
            'start = "él"',
            'sentences/01-luna.toml:5: no word "él"; expected luna, y, luna, ,, ella or fría.',
        ),
    ],
)
def test_a_wrong_annotation_is_told_with_its_line(lab: Tree, old: str, new: str, said: str) -> None:
    lab.edit(SENTENCE_FILE, old, new)
    assert fault(lab) == said


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            'same = "gender"',
            'same = "gendre"',
            'heads/1-coreference.toml:9: asks[0].terms[1].same is "gendre"; expected gender or trait. '
            "Did you mean gender?",
        ),
        (
            '"kind.noun"',
            '"kind.nuon"',
            'heads/1-coreference.toml:8: asks[0].terms[0].has is "kind.nuon"; '
            'expected a feature and one of its values, as in "role.subject". Did you mean kind.noun?',
        ),
        (
            '"before"',
            '"befor"',
            'heads/1-coreference.toml:10: asks[0].terms[2].place is "befor"; '
            "expected before, after, previous, next, near or me. Did you mean before?",
        ),
        (
            'who = ["pronoun"]',
            'who = ["pronuon"]',
            'heads/1-coreference.toml:5: asks[0].who[0] is "pronuon"; expected noun, pronoun or adjective. '
            "Did you mean pronoun?",
        ),
        (
            'same = "gender"',
            'same = "gender", place = "me"',
            "heads/1-coreference.toml:9: a term with same, place; expected has, same or place.",
        ),
        (
            "weight = 2.5",
            "weight = 0.3",
            "heads/1-coreference.toml:9: asks[0].terms[1].weight is 0.3; expected a number in steps of 0.25.",
        ),
        (
            "weight = 2.5",
            "weight = 9",
            "heads/1-coreference.toml:9: asks[0].terms[1].weight is 9; expected a number from -8 to 8.",
        ),
    ],
)
def test_a_wrong_rule_is_told_with_its_line(lab: Tree, old: str, new: str, said: str) -> None:
    lab.write(SENTENCE_FILE, SENTENCE.split("[links")[0])
    lab.edit(HEAD_FILE, old, new)
    assert fault(lab) == said


def test_a_rule_that_takes_too_many_dimensions_is_told(lab: Tree) -> None:
    lab.write(HEAD_FILE, HEAD + HEAD.split("\n", 3)[3])
    assert fault(lab).startswith("heads/1-coreference.toml:4: a rule that takes 70 dimensions; expected at most 64.")


def test_two_heads_of_one_name_are_told(lab: Tree) -> None:
    lab.write("heads/2-coreference.toml", HEAD)
    assert fault(lab) == "heads/2-coreference.toml: the same name as 1-coreference.toml; expected another name."


def test_two_sentences_of_one_number_are_told(lab: Tree) -> None:
    lab.write("sentences/1-sol.toml", SENTENCE)
    assert "the same number as 01-luna.toml; expected another number." in fault(lab)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("\nme = {", "\nmine = {", 'features.toml:25: unknown place "mine"; expected before, after'),
        (
            'needed_by = ["noun"]',
            'needed_by = ["nuon"]',
            'features.toml:9: features.gender.needed_by[0] is "nuon"; expected noun',
        ),
        (
            "[features.kind]",
            "[features.knid]",
            'features.toml:1: no "kind"; expected the feature that every token has.',
        ),
        ("many = true", "many = 1", "features.toml:15: features.trait.many is 1; expected true or false."),
    ],
)
def test_wrong_features_are_told_with_their_line(lab: Tree, old: str, new: str, said: str) -> None:
    lab.edit("features.toml", old, new)
    if old == "[features.kind]":
        lab.edit("features.toml", "[features.kind.values]", "[features.knid.values]")
    assert any(each.removeprefix("content/").startswith(said) for each in lab.faults()), lab.faults()


def test_more_values_than_a_head_can_carry_are_told(lab: Tree) -> None:
    more = "".join(f'v{at} = {{ es = "v", en = "v" }}\n' for at in range(26))
    lab.edit("features.toml", "[places]\n", more + "[places]\n")
    assert "33 values of features; expected at most 32" in fault(lab)


def test_heads_without_features_are_told(lab: Tree) -> None:
    lab.remove("features.toml")
    assert fault(lab) == "features.toml: no such file; expected a file of this name."


def test_the_project_s_own_laboratory_has_what_its_pages_promise() -> None:
    laboratory = load(Path(__file__).parents[2]).laboratory
    assert laboratory is not None
    assert len(laboratory.heads) >= 6
    for language in ("es", "en"):
        assert sum(sentence.lang == language for sentence in laboratory.sentences) >= 5
