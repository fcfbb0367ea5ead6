"""A zip that was cut, changed or made to harm is told from one that is whole."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile

import pytest

from generator.errors import BuildError
from generator.model.packages import FinishedSite
from generator.packing.checking import check_zip
from generator.packing.usb import usb_packages
from generator.packing.zips import zipped


@pytest.fixture
def whole(tiny: FinishedSite, tmp_path: Path) -> Path:
    path = tmp_path / "atenta.zip"
    path.write_bytes(usb_packages(tiny)[0].body)
    return path


def files(path: Path) -> dict[str, bytes]:
    with ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def faults(path: Path, changed: Mapping[str, bytes]) -> list[str]:
    path.write_bytes(zipped(changed))
    with pytest.raises(BuildError) as raised:
        check_zip(path)
    return [f"{problem.where.path.relative_to(path).as_posix()}: {problem.found}" for problem in raised.value.problems]


def test_a_whole_one_is_in_order(whole: Path) -> None:
    assert check_zip(whole) == 7


def test_everything_that_differs_is_told_at_once(whole: Path) -> None:
    changed = {**files(whole), "site/index.html": b"other", "site/new.js": b""}
    del changed["site/es/index.html"]
    assert faults(whole, changed) == [
        "site/es/index.html: no such file",
        "site/new.js: a file that is not listed",
        "site/index.html: other bytes than those that are listed",
    ]


@pytest.mark.parametrize("name", ["../out.html", "/etc/out", "site/C:out", "site/Página.html", "site/aux.html"])
def test_a_name_that_leads_out_or_that_a_disk_refuses_is_told(whole: Path, name: str) -> None:
    assert any("a name that some disks refuse" in fault for fault in faults(whole, {**files(whole), name: b""}))


def test_a_file_that_stands_there_twice_is_told(whole: Path) -> None:
    with ZipFile(whole, "a") as archive, pytest.warns(UserWarning, match="Duplicate"):
        archive.writestr("site/index.html", b"another")
    with pytest.raises(BuildError, match="more than once"):
        check_zip(whole)


def test_a_zip_without_a_list_is_told(whole: Path) -> None:
    assert faults(whole, {"site/index.html": b""}) == [".: no sha256.txt in it"]


def test_damaged_bytes_are_told(whole: Path) -> None:
    body = BytesIO()
    with ZipFile(body, "w", ZIP_STORED) as archive:
        for name, content in files(whole).items():
            archive.writestr(name, content)
    whole.write_bytes(body.getvalue().replace("<h1>ñ es".encode(), "<h1>ñ eS".encode()))
    with pytest.raises(BuildError, match=r"site/es/index\.html: other bytes than those that are listed"):
        check_zip(whole)


@pytest.mark.parametrize("kept", [0, 10, 1000])
def test_a_zip_that_was_cut_is_told(whole: Path, kept: int) -> None:
    whole.write_bytes(whole.read_bytes()[:kept])
    with pytest.raises(BuildError, match="it cannot be read as a zip"):
        check_zip(whole)
