import pytest

from generator.content import load
from generator.model import SharedText, Text
from tests.content.tiny import Tree


def test_words_are_read_by_section_and_key(tree: Tree) -> None:
    assert load(tree.root).ui["phrase"]["compute"] == Text("Calcular", "Compute")


def test_words_may_stand_in_one_line(tree: Tree) -> None:
    tree.write("ui.toml", '[phrase]\ncompute = { es = "Calcular", en = "Compute" }\n')
    assert load(tree.root).ui["phrase"]["compute"].en == "Compute"


def test_words_cannot_be_changed_once_read(tree: Tree) -> None:
    phrase = load(tree.root).ui["phrase"]
    with pytest.raises(TypeError):
        phrase["compute"] = Text("a", "b")  # type: ignore[index]


def test_a_word_without_its_translation_is_lent_the_other_s(tree: Tree) -> None:
    tree.edit("ui.toml", 'en = "Compute"\n', "")
    assert load(tree.root).ui["phrase"]["compute"] == SharedText("Calcular", "Calcular", lenders={"en": "es"})


def test_a_word_in_no_language_is_told(tree: Tree) -> None:
    tree.edit("ui.toml", 'es = "Calcular"\nen = "Compute"\n', "")
    assert [fault.split(";")[0] for fault in tree.faults()] == [
        'content/ui.toml:1: phrase.compute has no "es"',
        'content/ui.toml:1: phrase.compute has no "en"',
    ]


def test_an_empty_word_is_told(tree: Tree) -> None:
    tree.edit("ui.toml", '"Compute"', '""')
    assert tree.faults() == [
        'content/ui.toml:3: phrase.compute.en is ""; expected text in quotes, not empty.\n    en = ""'
    ]


def test_a_placeholder_that_one_language_lacks_is_told(tree: Tree) -> None:
    tree.edit("ui.toml", "{n} words", "words")
    assert tree.faults() == [
        "content/ui.toml:4: phrase.count has {n} in es and no placeholder in en; "
        "expected the same placeholders in both.\n    [phrase.count]"
    ]


def test_placeholders_may_stand_in_another_order(tree: Tree) -> None:
    tree.write("ui.toml", '[a.b]\nes = "{x} de {y}"\nen = "{y} of {x}"\n')
    assert tree.faults() == []


def test_a_third_language_is_told(tree: Tree) -> None:
    tree.edit("ui.toml", 'en = "Compute"', 'en = "Compute"\nfr = "Calculer"')
    assert tree.faults() == ['content/ui.toml:4: unknown key "fr"; expected es, en or given.\n    fr = "Calculer"']


def test_a_word_outside_every_section_is_told(tree: Tree) -> None:
    tree.edit("ui.toml", "[phrase.compute]", 'stray = "x"\n[phrase.compute]')
    assert tree.faults() == [
        'content/ui.toml:1: stray is "x"; expected a section: tables [section.key] with es and en.\n    stray = "x"'
    ]
