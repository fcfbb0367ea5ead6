import shutil
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from generator.errors import BuildError
from generator.model.packages import Package
from generator.packing import write_packages

NEW = Package("usb", "a.zip", None, b"new")


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_package_takes_the_old_one_s_place_and_nobody_else_s(tmp_path: Path) -> None:
    (tmp_path / "a.zip").write_bytes(b"old")
    (tmp_path / "mine.txt").write_bytes(b"mine")
    write_packages([NEW], tmp_path)
    assert (tmp_path / "a.zip").read_bytes() == b"new"
    assert names(tmp_path) == ["a.zip", "mine.txt"]


def test_a_package_that_cannot_be_written_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, body: bytes) -> int:
        path.open("wb").write(body[:1])
        raise OSError(28, "No space left on device")

    (tmp_path / "a.zip").write_bytes(b"old")
    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(BuildError, match="the disk is full"):
        write_packages([NEW], tmp_path)
    assert (tmp_path / "a.zip").read_bytes() == b"old"
    assert names(tmp_path) == ["a.zip"]


def test_of_several_packages_none_is_put_in_its_place_before_all_are_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, room = Path.write_bytes, list[list[str]]()

    def full(path: Path, body: bytes) -> int:
        if "b.zip" in path.name:
            raise OSError(28, "No space left on device")
        return write(path, body)

    def free(_folder: Path) -> object:
        room.append(names(tmp_path))
        return SimpleNamespace(free=0)

    (tmp_path / "a.zip").write_bytes(b"old")
    monkeypatch.setattr(Path, "write_bytes", full)
    monkeypatch.setattr(shutil, "disk_usage", free)
    with pytest.raises(BuildError, match="the disk is full"):
        write_packages([NEW, replace(NEW, name="b.zip")], tmp_path)
    assert (tmp_path / "a.zip").read_bytes() == b"old"
    assert names(tmp_path) == ["a.zip"]
    # Room was measured while what had been written still took its part of it.
    assert room == [["a.zip", "a.zip.atenta-partial"]]
