"""The zip for sticks: the same bytes, complete, and whole after a stay on FAT32."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from generator.machine import ROOT
from generator.model.packages import FinishedSite
from generator.packing.usb import usb_packages
from generator.packing.zips import zipped


def unpacked(site: FinishedSite) -> dict[str, bytes]:
    [package] = usb_packages(site)
    with ZipFile(BytesIO(package.body)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def tree(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_what_a_person_needs_first_lies_at_the_root(tiny: FinishedSite) -> None:
    names = list(unpacked(tiny))
    assert names[:3] == ["index.html", "leeme-readme.txt", "sha256.txt"]
    assert names[3:] == ["site/assets/css/site.css", "site/en/index.html", "site/es/index.html", "site/index.html"]


def test_the_page_at_the_root_leads_into_the_site(tiny: FinishedSite) -> None:
    opener = unpacked(tiny)["index.html"].decode()
    assert 'href="site/es/index.html"' in opener
    assert 'href="site/assets/css/site.css"' in opener
    assert 'href="#main"' in opener
    assert 'href="https://example.org/"' in opener
    assert opener.count("<p data-bare lang=") == 2


def test_the_text_beside_it_is_one_that_every_editor_reads(tiny: FinishedSite) -> None:
    text = unpacked(tiny)["leeme-readme.txt"]
    assert text.startswith("\ufeffTiny site: LÉEME\r\n".encode())
    assert b"READ ME\r\n" in text
    assert text.count(b"\n") == text.count(b"\r\n")
    assert max(len(line) for line in text.decode().splitlines()) <= 80
    assert "{" not in text.decode()


def test_every_file_is_listed_with_its_hash(tiny: FinishedSite) -> None:
    files = unpacked(tiny)
    lines = files.pop("sha256.txt").decode().splitlines()
    listed = {path: told for told, path in (line.split("  ", 1) for line in lines)}
    assert listed == {path: hashlib.sha256(body).hexdigest() for path, body in files.items()}
    assert list(listed) == sorted(listed)


def test_neither_times_nor_rights_nor_the_disk_s_order_change_a_byte(tiny: FinishedSite) -> None:
    before = usb_packages(tiny)
    for path in tiny.folder.rglob("*.html"):
        os.utime(path, (2_000_000_000, 2_000_000_000))
        path.chmod(0o600)
    shutil.copytree(tiny.folder, moved := tiny.folder.with_name("dos años"))
    shutil.rmtree(tiny.folder)
    moved.rename(tiny.folder)
    assert usb_packages(tiny) == before


def test_an_archive_keeps_the_order_it_is_given() -> None:
    with ZipFile(BytesIO(zipped({"b": b"1", "a": b"2"}))) as archive:
        assert archive.namelist() == ["b", "a"]


@pytest.mark.skipif(shutil.which("mformat") is None and os.environ.get("CI") != "true", reason="no mtools")
def test_all_files_come_back_from_a_fat32_stick(tiny: FinishedSite, tmp_path: Path) -> None:
    """Of the whole site where it has been built."""
    folder, stick, back = tmp_path / "packed", tmp_path / "stick.img", tmp_path / "back"
    site = FinishedSite(ROOT / "site", "Atenta", "", tiny.languages, tiny.words, ())
    [package] = usb_packages(site if (site.folder / "index.html").is_file() else tiny)
    with ZipFile(BytesIO(package.body)) as archive:
        archive.extractall(folder)
    back.mkdir()
    for command in (
        ("mformat", "-C", "-F", "-i", f"{stick}", "-T", "131072", "::"),
        ("mcopy", "-s", "-Q", "-i", f"{stick}", *map(str, folder.iterdir()), "::"),
        ("mcopy", "-s", "-n", "-i", f"{stick}", "::*", f"{back}"),
    ):
        subprocess.run(command, check=True, stdout=sys.stderr)
    assert b"FAT32" in stick.read_bytes()[:512]
    assert tree(back) == tree(folder)
