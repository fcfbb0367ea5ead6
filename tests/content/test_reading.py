from pathlib import Path

import pytest

from generator.content.reading import names_in
from tests.content.tiny import Tree


def test_a_byte_that_is_no_utf8_is_told_with_its_line(tree: Tree) -> None:
    tree.write("ui.toml", b'[a.b]\nes = "\xe1"\nen = "x"\n')
    assert tree.faults() == [
        "content/ui.toml:2: a byte that is not UTF-8 (0xe1); expected text in UTF-8. "
        'Save the file again as "UTF-8".\n    es = "�"'
    ]


def test_utf16_is_called_by_its_name(tree: Tree) -> None:
    tree.write("ui.toml", '[a.b]\nes = "x"\n'.encode("utf-16"))
    assert tree.faults() == [
        'content/ui.toml:1: text in UTF-16; expected text in UTF-8. Save the file again as "UTF-8".'
    ]


def test_a_file_that_is_not_there_is_told(tree: Tree) -> None:
    tree.remove("ui.toml")
    assert tree.faults() == ["content/ui.toml: no such file; expected a file of this name."]


def test_a_folder_in_the_place_of_a_file_is_told(tree: Tree) -> None:
    tree.remove("ui.toml")
    tree.write("ui.toml/inside.txt", "x")
    (said,) = tree.faults()
    assert said.startswith("content/ui.toml: a folder in the file's place; expected a file that can be read.")


@pytest.mark.parametrize("name", [".DS_Store", "Thumbs.db", "a.toml~", "#a.toml#", ".a.swp", "desktop.ini"])
def test_what_systems_and_editors_leave_behind_is_not_listed(tmp_path: Path, name: str) -> None:
    (tmp_path / name).touch()
    (tmp_path / "a.toml").touch()
    assert names_in(tmp_path) == ("a.toml",)


def test_a_folder_that_is_not_there_has_no_names(tmp_path: Path) -> None:
    assert names_in(tmp_path / "none") == ()
