import pytest

from generator.content import confirm, load
from generator.errors import BuildError
from generator.model import Translations
from tests.content.tiny import Tree

HOME = "pages/01-home.es.md"
GLOSS = "glossary.head.definition"


def kept(tree: Tree) -> Translations:
    return load(tree.root).translations


def record(tree: Tree, *names: str) -> int:
    return confirm(tree.root, load(tree.root), names)


def names(told: Translations) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    return [(pair.name, side) for pair, side in told.missing], [(pair.name, side) for pair, side in told.stale]


def test_nothing_is_known_of_texts_that_were_never_recorded(tree: Tree) -> None:
    pairs = load(tree.root).pairs
    assert [pair.name for pair in pairs if pair.name.startswith(("pages", "ui"))] == [
        "ui.phrase.compute",
        "ui.phrase.count",
        "pages.home",
        "pages.sound",
    ]
    assert kept(tree) == Translations(untold=len(pairs))


def test_what_is_recorded_and_unchanged_is_in_step(tree: Tree) -> None:
    assert record(tree) == len(load(tree.root).pairs)
    assert kept(tree) == Translations()


def test_a_side_that_changes_alone_leaves_its_twin_older(tree: Tree) -> None:
    record(tree)
    tree.edit(HOME, "# Text", "# Otro")
    tree.edit("ui.toml", '"Compute"', '"Work it out"')
    tree.edit("glossary.toml", '"Un mapa."', '"Un mapa más."')
    assert names(kept(tree)) == ([], [("ui.phrase.compute", "es"), (GLOSS, "en"), ("pages.home", "en")])


def test_sides_that_change_together_are_not_called_old(tree: Tree) -> None:
    record(tree)
    tree.edit("ui.toml", '"Compute"', '"Work it out"')
    tree.edit("ui.toml", '"Calcular"', '"Hacer la cuenta"')
    assert kept(tree) == Translations(untold=1)


def test_a_missing_side_is_told_with_its_place(tree: Tree) -> None:
    tree.edit("ui.toml", 'en = "Compute"\n', "")
    tree.remove(HOME)
    told = kept(tree)
    assert names(told)[0] == [("ui.phrase.compute", "en"), ("pages.home", "es")]
    places = [str(where) for pair, _ in told.missing for where in pair.places.values()]
    assert places == ["content/ui.toml:2", "content/pages/01-home.en.md"]


def test_texts_can_be_recorded_by_name(tree: Tree) -> None:
    record(tree)
    tree.edit(HOME, "# Text", "# Otro")
    tree.edit("ui.toml", '"Compute"', '"Work it out"')
    assert record(tree, "pages") == 2
    assert names(kept(tree)) == ([], [("ui.phrase.compute", "es")])


def test_a_name_that_fits_no_text_is_told_with_the_nearest(tree: Tree) -> None:
    with pytest.raises(BuildError, match=r"Did you mean pages\.home\?"):
        record(tree, "pages.hom")


def test_a_record_that_was_spoilt_is_told(tree: Tree) -> None:
    tree.write("translations.json", '{"pages.home": 3}')
    assert tree.faults()[0].startswith("content/translations.json: a record that cannot be read; expected what")


def test_a_missing_definition_is_lent(tree: Tree) -> None:
    tree.edit("glossary.toml", 'definition = { es = "Un mapa.", en = "One map." }', 'definition = { es = "Un mapa." }')
    definition = load(tree.root).glossary["head"].definition["en"]
    assert (definition.markdown, definition.spoken) == ("Un mapa.", "es")
