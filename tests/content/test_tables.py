import pytest

from tests.content.tiny import Tree

HINT = 'Text stands in "quotes"; a list ends with ], a table in a line with }.'


def test_a_value_that_is_not_toml_is_told_with_line_and_column(tree: Tree) -> None:
    tree.edit("site.toml", "heads = 4", "heads = four")
    assert tree.faults() == [
        f"content/site.toml:5: a value that cannot be read; expected a text, a number, a list, true or false."
        f" {HINT}\n    heads = four"
    ]


def test_a_list_that_does_not_end_is_told_at_the_end(tree: Tree) -> None:
    tree.write("sources.toml", "[a]\nauthors = [\n")
    assert tree.faults() == [
        f"content/sources.toml:2: a value that cannot be read; expected a text, a number, a list, true or false."
        f" {HINT}\n    authors = ["
    ]


def test_a_text_that_is_not_closed_is_told(tree: Tree) -> None:
    tree.edit("site.toml", '"Tiny"', '"Tiny')
    assert tree.faults() == [
        "content/site.toml:1: a text that is not closed; expected the same quotes at both ends: "
        '"text".\n    name = "Tiny'
    ]


def test_a_key_written_twice_is_told(tree: Tree) -> None:
    tree.edit("site.toml", "heads = 4", "heads = 4\nheads = 5")
    assert tree.faults() == [
        "content/site.toml:6: a key or a table that was already written; expected each name once."
        " The first is on line 5.\n    heads = 5"
    ]


def test_a_table_written_twice_is_told(tree: Tree) -> None:
    tree.edit("site.toml", "[pages.sound]", "[defaults]")
    assert tree.faults() == [
        "content/site.toml:14: a key or a table that was already written; expected each name once."
        " The first is on line 3.\n    [defaults]"
    ]


def test_a_byte_order_mark_is_told(tree: Tree) -> None:
    tree.edit("ui.toml", "[phrase", "\ufeff[phrase")
    assert tree.faults() == [
        "content/ui.toml:1: a byte order mark (BOM) before the first letter; expected UTF-8 without it. "
        'Save the file as "UTF-8", not as "UTF-8 with BOM".'
    ]


def test_line_ends_of_windows_keep_the_lines_right(tree: Tree) -> None:
    tree.write("ui.toml", '[a.b]\r\nes = "x"\r\nen = 1\r\n')
    assert tree.faults() == ["content/ui.toml:3: a.b.en is 1; expected text in quotes, not empty.\n    en = 1"]


@pytest.mark.parametrize(
    "monster", ["9" * 5000, "0x" + "f" * 5000, "[" * 3000 + "]" * 3000, "1\na" + ".a" * 2000 + " = 4"]
)
def test_a_monstrous_value_is_told_and_breaks_nothing(tree: Tree, monster: str) -> None:
    tree.edit("site.toml", "heads = 4", f"heads = {monster}")
    assert tree.faults() == [
        "content/site.toml:1: a value that is too long or nested too deeply; expected values of ordinary size."
    ]


def test_a_text_of_blanks_is_told(tree: Tree) -> None:
    tree.edit("ui.toml", '"Compute"', '"  "')
    assert tree.faults() == [
        'content/ui.toml:3: phrase.compute.en is "  "; expected text that can be seen.\n    en = "  "'
    ]


def test_a_control_character_is_told(tree: Tree) -> None:
    tree.edit("ui.toml", '"Compute"', '"Com\\u0007pute"')
    assert tree.faults() == [
        'content/ui.toml:3: phrase.compute.en is "Com\\u0007pute"; expected text without control characters.'
        '\n    en = "Com\\u0007pute"'
    ]
