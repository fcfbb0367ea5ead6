from generator.content import load
from tests.content.tiny import GATO, Tree


def test_a_preset_has_its_id_from_the_file_s_name(tree: Tree) -> None:
    (preset,) = load(tree.root).presets
    assert (preset.id, preset.title.en, preset.text) == ("gato", "Cat", "el gato se sienta")


def test_presets_stand_in_the_order_of_their_numbers(tree: Tree) -> None:
    tree.write("presets/10-ultimo.toml", GATO)
    tree.write("presets/2-segundo.toml", GATO)
    assert [preset.id for preset in load(tree.root).presets] == ["gato", "segundo", "ultimo"]


def test_a_second_preset_of_one_number_is_told(tree: Tree) -> None:
    tree.write("presets/1-perro.toml", GATO)
    assert tree.faults() == ["content/presets/1-perro.toml: the same number as 1-gato.toml; expected another number."]


def test_a_second_preset_of_one_name_is_told(tree: Tree) -> None:
    tree.write("presets/2-gato.toml", GATO)
    assert tree.faults() == ["content/presets/2-gato.toml: the same name as 1-gato.toml; expected another name."]


def test_a_file_that_is_no_preset_is_told(tree: Tree) -> None:
    tree.write("presets/2-perro.tml", GATO)
    assert tree.faults() == [
        'content/presets/2-perro.tml: file name "2-perro.tml"; '
        "expected NN-id.toml: a number, - and small letters a–z, digits or -. Call it 2-perro.toml."
    ]


def test_a_folder_without_presets_is_told(tree: Tree) -> None:
    tree.remove("presets/1-gato.toml")
    assert tree.faults()[0] == "content/presets: no preset; expected at least one file NN-id.toml."


def test_an_unknown_language_is_told(tree: Tree) -> None:
    tree.edit("presets/1-gato.toml", 'lang = "es"', 'lang = "fr"')
    assert tree.faults() == ['content/presets/1-gato.toml:2: lang is "fr"; expected "es" or "en".\n    lang = "fr"']


def test_an_empty_phrase_is_told(tree: Tree) -> None:
    tree.edit("presets/1-gato.toml", "el gato se sienta", "")
    assert tree.faults() == [
        'content/presets/1-gato.toml:3: text is ""; expected text in quotes, not empty.\n    text = ""'
    ]


def test_a_phrase_that_is_too_long_is_told(tree: Tree) -> None:
    tree.edit("presets/1-gato.toml", "el gato se sienta", "x" * 2001)
    (said,) = tree.faults()
    assert said.startswith("content/presets/1-gato.toml:3: text has 2001 characters; expected at most 2000.\n")


def test_a_phrase_of_the_greatest_length_is_fine(tree: Tree) -> None:
    tree.edit("presets/1-gato.toml", "el gato se sienta", "x" * 2000)
    assert tree.faults() == []


def test_a_tab_in_a_phrase_is_told(tree: Tree) -> None:
    tree.edit("presets/1-gato.toml", "el gato", "el\\tgato")
    assert tree.faults() == [
        'content/presets/1-gato.toml:3: text is "el\\tgato se sienta"; '
        'expected one line without tabs or control characters.\n    text = "el\\tgato se sienta"'
    ]


def test_an_id_is_not_written_within_the_file(tree: Tree) -> None:
    tree.edit("presets/1-gato.toml", "lang", 'id = "gato"\nlang')
    assert tree.faults() == [
        'content/presets/1-gato.toml:2: unknown key "id"; expected title, lang or text.\n    id = "gato"'
    ]


def test_a_preset_knows_where_its_phrase_stands(tree: Tree) -> None:
    (preset,) = load(tree.root).presets
    assert preset.place is not None
    assert preset.place.exact == "content/presets/1-gato.toml:3:8"


def test_a_preset_cannot_say_itself_where_it_stands(tree: Tree) -> None:
    tree.edit("presets/1-gato.toml", "lang", 'place = "here"\nlang')
    (fault,) = tree.faults()
    assert fault.startswith('content/presets/1-gato.toml:2: unknown key "place"; expected title, lang or text.')
