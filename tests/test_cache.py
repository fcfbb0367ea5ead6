from collections.abc import Callable
from pathlib import Path

import pytest

from generator.cache import PARTIAL, clear_partials, digest, digest_of_files, kept, open_cache
from generator.errors import BuildError


def never() -> bytes:
    raise AssertionError("made again")


def test_what_was_made_once_is_read_the_second_time(tmp_path: Path) -> None:
    kept(tmp_path, "fonts", "a" * 64, lambda: b"made")
    assert kept(tmp_path, "fonts", "a" * 64, never) == b"made"


def test_another_key_makes_it_again_and_throws_the_old_entry_away(tmp_path: Path) -> None:
    kept(tmp_path, "fonts", "a" * 64, lambda: b"old")
    assert kept(tmp_path, "fonts", "b" * 64, lambda: b"new") == b"new"
    assert len(list(tmp_path.iterdir())) == 1


def as_folder(entry: Path) -> None:
    entry.unlink()
    (entry / "inside").mkdir(parents=True)


SPOILT: dict[str, Callable[[Path], object]] = {
    "one bit": lambda entry: entry.write_bytes(entry.read_bytes()[:-1] + bytes([entry.read_bytes()[-1] ^ 1])),
    "cut": lambda entry: entry.write_bytes(entry.read_bytes()[:-1]),
    "longer": lambda entry: entry.write_bytes(entry.read_bytes() + b"\0"),
    "empty": lambda entry: entry.write_bytes(b""),
    "another's": lambda entry: entry.write_bytes((entry.parent / f"other.{'b' * 32}.kept").read_bytes()),
    "a folder": as_folder,
}


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT)
def test_a_spoilt_entry_is_made_again_and_said(
    spoil: Callable[[Path], object], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    kept(tmp_path, "fonts", "a" * 64, lambda: b"made")
    kept(tmp_path, "other", "b" * 64, lambda: b"other")
    spoil(tmp_path / f"fonts.{'a' * 32}.kept")
    assert kept(tmp_path, "fonts", "a" * 64, lambda: b"mended") == b"mended"
    assert kept(tmp_path, "fonts", "a" * 64, never) == b"mended"
    (said,) = caplog.messages
    assert said.endswith(".kept was spoilt; what it kept is made again.")


def test_what_was_left_half_written_is_cleared_and_nothing_else(tmp_path: Path) -> None:
    kept(tmp_path, "fonts", "a" * 64, lambda: b"made")
    (tmp_path / f"fonts.kept.123{PARTIAL}").touch()
    clear_partials(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [f"fonts.{'a' * 32}.kept"]


@pytest.mark.parametrize("put", [lambda path: path.touch(), lambda path: path.symlink_to("nowhere")])
def test_what_stands_in_the_cache_s_place_gives_way(put: Callable[[Path], None], tmp_path: Path) -> None:
    put(tmp_path / ".cache")
    open_cache(tmp_path / ".cache")
    assert (tmp_path / ".cache").is_dir()


def test_a_cache_without_room_is_said_plainly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_path: Path, _body: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(BuildError, match="the disk is full"):
        kept(tmp_path, "fonts", "a" * 64, lambda: b"made")
    assert not list(tmp_path.iterdir())


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
