"""The archive for Kiwix, read by libzim's own reader."""

from __future__ import annotations

import sys
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from libzim.reader import Archive
from libzim.search import Query, Searcher

from generator.model.packages import FinishedPage, FinishedSite
from generator.packing.tools import MissingToolError
from generator.packing.zim import zim_packages


@pytest.fixture
def archive(tiny: FinishedSite, tmp_path: Path) -> Any:
    [package] = zim_packages(tiny)
    (path := tmp_path / package.name).write_bytes(package.body)
    return Archive(path)


def test_every_file_stands_in_it_unchanged_and_nothing_else(archive: Any, tiny: FinishedSite) -> None:
    assert archive.check()
    assert archive.entry_count == len(tiny.files())
    for path in tiny.files():
        assert bytes(archive.get_entry_by_path(path).get_item().content) == (tiny.folder / path).read_bytes()


def test_it_says_what_it_is_as_kiwix_asks(archive: Any) -> None:
    said = {name: archive.get_metadata(name).decode() for name in ("Title", "Language", "Name", "Description")}
    assert (said["Title"], said["Language"], said["Name"]) == ("Tiny site", "spa,eng", "tiny-site_mul_all")
    assert 0 < len(said["Description"]) <= 80
    assert archive.main_entry.get_item().path == "index.html"


def test_pages_are_offered_by_their_titles(archive: Any) -> None:
    assert archive.get_entry_by_title("en").get_item().path == "en/index.html"
    assert archive.get_entry_by_path("assets/css/site.css").get_item().mimetype == "text/css"
    assert archive.article_count == 3


@pytest.mark.parametrize(
    ("name", "kind"),
    [("a.png", "png"), ("a.jpg", "jpeg"), ("a.jpeg", "jpeg"), ("a.webp", "webp"), ("a.svg", "svg+xml")],
)
def test_pictures_are_said_to_be_pictures(name: str, kind: str, tiny: FinishedSite, tmp_path: Path) -> None:
    (tiny.folder / "assets/pictures").mkdir()
    (tiny.folder / "assets/pictures" / name).write_bytes(b"picture")
    (path := tmp_path / "a.zim").write_bytes(zim_packages(tiny)[0].body)
    assert Archive(path).get_entry_by_path(f"assets/pictures/{name}").get_item().mimetype == f"image/{kind}"


def test_kiwix_finds_words_of_the_texts(archive: Any) -> None:
    assert archive.has_fulltext_index
    found = Searcher(archive).search(Query().set_query("ñ"))
    assert set(found.getResults(0, 9)) == {"es/index.html", "en/index.html"}


def test_its_picture_is_one_of_48_by_48(archive: Any) -> None:
    from PIL import Image

    with Image.open(BytesIO(bytes(archive.get_illustration_item(48).content))) as image:
        assert (image.format, image.size) == ("PNG", (48, 48))


def test_the_same_site_gives_the_same_bytes_and_another_gives_others(tiny: FinishedSite) -> None:
    before = zim_packages(tiny)
    assert zim_packages(tiny) == before
    page = FinishedPage("home", "es", "es/index.html", "otra", "")
    assert zim_packages(replace(tiny, pages=(page,)))[0].sha256 != before[0].sha256


def test_without_libzim_it_says_how_to_get_it(tiny: FinishedSite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "libzim", None)
    with pytest.raises(MissingToolError, match=r"no libzim in \.venv.*pip install -r requirements-pack\.txt"):
        zim_packages(tiny)


def test_nothing_that_libzim_says_reaches_the_terminal(tiny: FinishedSite, capfd: pytest.CaptureFixture[str]) -> None:
    zim_packages(tiny)
    assert capfd.readouterr() == ("", "")
