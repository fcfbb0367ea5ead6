from tests.content.tiny import Tree

WITHIN = "preset, heads, d_k, temperature, head or threshold"


def test_a_misspelt_key_is_told_once_with_the_one_that_was_meant(tree: Tree) -> None:
    tree.edit("site.toml", "heads = 4", "haeds = 4")
    assert tree.faults() == [
        f'content/site.toml:5: unknown key "haeds"; expected {WITHIN}. Did you mean heads?\n    haeds = 4'
    ]


def test_an_unknown_key_like_no_other_is_told_without_a_guess(tree: Tree) -> None:
    tree.edit("site.toml", "heads = 4", "heads = 4\nvolume = 3")
    assert tree.faults() == [f'content/site.toml:6: unknown key "volume"; expected {WITHIN}.\n    volume = 3']


def test_a_key_that_is_already_there_is_not_suggested(tree: Tree) -> None:
    tree.edit("site.toml", "heads = 4", "heads = 4\nheads_ = 3")
    assert tree.faults() == [f'content/site.toml:6: unknown key "heads_"; expected {WITHIN}.\n    heads_ = 3']


def test_a_missing_key_is_told_at_its_table(tree: Tree) -> None:
    tree.edit("site.toml", "heads = 4\n", "")
    assert tree.faults() == [
        'content/site.toml:3: defaults has no "heads"; expected a whole number from 1 to 8.\n    [defaults]'
    ]


def test_a_missing_key_at_the_top_is_told_at_the_first_line(tree: Tree) -> None:
    tree.edit("site.toml", 'name = "Tiny"\n', "")
    assert tree.faults() == ['content/site.toml:1: no "name"; expected text in quotes, not empty.']


def test_a_number_in_the_place_of_a_text_is_told(tree: Tree) -> None:
    tree.edit("site.toml", '"Tiny"', "3")
    assert tree.faults() == ["content/site.toml:1: name is 3; expected text in quotes, not empty.\n    name = 3"]


def test_a_date_in_the_place_of_a_text_is_told(tree: Tree) -> None:
    tree.edit("site.toml", '"Tiny"', "1979-05-27")
    assert tree.faults() == [
        "content/site.toml:1: name is 1979-05-27; expected text in quotes, not empty.\n    name = 1979-05-27"
    ]


def test_true_is_no_number(tree: Tree) -> None:
    tree.edit("site.toml", "heads = 4", "heads = true")
    assert tree.faults() == [
        "content/site.toml:5: defaults.heads is true; expected a whole number from 1 to 8.\n    heads = true"
    ]


def test_a_whole_number_is_not_written_with_a_point(tree: Tree) -> None:
    tree.edit("site.toml", "heads = 4", "heads = 4.0")
    assert tree.faults() == [
        "content/site.toml:5: defaults.heads is 4.0; expected a whole number from 1 to 8.\n    heads = 4.0"
    ]


def test_nan_is_no_temperature(tree: Tree) -> None:
    tree.edit("site.toml", "temperature = 1.0", "temperature = nan")
    assert tree.faults() == [
        "content/site.toml:7: defaults.temperature is nan; expected a number from 0.1 to 5.0.\n    temperature = nan"
    ]


def test_a_text_in_the_place_of_a_table_is_told(tree: Tree) -> None:
    tree.edit("site.toml", '{ es = "sonido", en = "sound" }', '"sonido"')
    assert tree.faults() == [
        'content/site.toml:15: pages.sound.slug is "sonido"; expected a table with es, en.\n    slug = "sonido"'
    ]
