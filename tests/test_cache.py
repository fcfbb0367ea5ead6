from pathlib import Path

from generator.cache import digest, digest_of_files, kept


def never() -> bytes:
    raise AssertionError("made again")


def test_what_was_made_once_is_read_the_second_time(tmp_path: Path) -> None:
    kept(tmp_path, "fonts", "a" * 64, lambda: b"made")
    assert kept(tmp_path, "fonts", "a" * 64, never) == b"made"


def test_another_key_makes_it_again_and_throws_the_old_entry_away(tmp_path: Path) -> None:
    kept(tmp_path, "fonts", "a" * 64, lambda: b"old")
    assert kept(tmp_path, "fonts", "b" * 64, lambda: b"new") == b"new"
    assert len(list(tmp_path.iterdir())) == 1


def test_a_corrupt_entry_is_made_again(tmp_path: Path) -> None:
    kept(tmp_path, "fonts", "a" * 64, lambda: b"made")
    entry = next(tmp_path.iterdir())
    entry.write_bytes(entry.read_bytes()[:-1] + b"X")
    assert kept(tmp_path, "fonts", "a" * 64, lambda: b"mended") == b"mended"


def test_entries_of_another_name_stay(tmp_path: Path) -> None:
    kept(tmp_path, "fonts", "a" * 64, lambda: b"fonts")
    kept(tmp_path, "figures", "b" * 64, lambda: b"figures")
    assert kept(tmp_path, "fonts", "a" * 64, never) == b"fonts"


def test_a_key_tells_where_one_part_ends_and_the_next_begins() -> None:
    assert digest("ab", "c") != digest("a", "bc")


def test_files_in_another_folder_have_the_same_key(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "a.py").write_bytes(b"x = 1")
    assert digest_of_files([tmp_path / "one/a.py"]) == digest_of_files([tmp_path / "two/a.py"])
