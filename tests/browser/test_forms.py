"""Each form in which the site is handed on, laid out in a folder with a space and an ñ, opened with the network cut."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from generator.model.packages import FinishedSite
from generator.packing.scorm import scorm_packages
from generator.packing.single import single_packages
from generator.packing.usb import usb_packages
from generator.packing.zim import zim_packages
from tests.browser.conftest import OpenPage
from tests.browser.forms import come_near, note_failed, unzipped
from tests.browser.kiwix import address, server
from tests.browser.pages import LOCAL, watch

KINDS = (
    "home",
    "simulator",
    "laboratory",
    "mathematics",
    "exercises",
    "teachers",
    "code",
    "download",
    "how-it-was-made",
)


def usb(site: FinishedSite, folder: Path) -> list[str]:
    """The page at the root; test_pages.py opens all that it leads to."""
    unzipped(usb_packages(site)[0], folder)
    return ["index.html"]


def single(site: FinishedSite, folder: Path) -> list[str]:
    """Each explorer by itself, and the whole site at a page of each kind."""
    packages = single_packages(site)
    for package in packages:
        (folder / package.name).write_bytes(package.body)
    whole, *alone = (package.name for package in packages)
    kinds = zip(KINDS, cycle(site.languages), strict=False)
    return [*alone[::2], *(f"{whole}#{site.page(*kind).path.removesuffix('.html')}" for kind in kinds)]


def scorm(site: FinishedSite, folder: Path) -> list[str]:
    """The activity of each language, with no platform around it."""
    for package in (packages := scorm_packages(site)):
        unzipped(package, folder / str(package.language))
    return [f"{each.language}/{site.page('exercises', each.language or '').path}" for each in packages]


FORMS: Mapping[str, Callable[[FinishedSite, Path], list[str]]] = {"usb": usb, "single": single, "scorm": scorm}
"""Lays a form out in a folder and gives what is to be opened there."""


@pytest.mark.parametrize("form", FORMS)
def test_a_form_works_without_a_network_from_any_folder(
    form: str, finished: FinishedSite, open_page: OpenPage, tmp_path: Path
) -> None:
    failed: list[str] = []
    (folder := tmp_path / "un señor sitio").mkdir()
    page = open_page(offline=True)
    page.on("requestfailed", partial(note_failed, failed))
    for path in FORMS[form](finished, folder):
        page.goto(f"{folder.as_uri()}/{path}")
        come_near(page)
    assert failed == []


def test_the_page_on_a_stick_leads_into_the_site_and_hides_what_only_the_zip_shows(
    finished: FinishedSite, open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page(offline=True, java_script_enabled=False)
    usb(finished, folder := tmp_path / "ñ")
    page.goto((folder / "index.html").as_uri())
    assert page.locator("[data-bare]").evaluate_all("each => each.map(one => one.checkVisibility())") == [False, False]
    page.locator("a[hreflang=en]").click()
    assert page.locator("html").get_attribute("lang") == "en"


@pytest.fixture
def kiwix(finished: FinishedSite, tmp_path: Path) -> Iterator[str]:
    """Where the archive is to be read."""
    [package] = zim_packages(finished)
    (path := tmp_path / package.name).write_bytes(package.body)
    serving = server(path)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    yield address(serving)
    serving.shutdown()


def test_the_archive_for_kiwix_is_read_as_the_site_is(kiwix: str, finished: FinishedSite, chromium: Browser) -> None:
    faults: list[str] = []
    page = chromium.new_page()
    watch(page, "", faults, (*LOCAL, kiwix))
    page.on("requestfailed", partial(note_failed, faults))
    page.goto(f"{kiwix}index.html")
    page.locator("a[hreflang=es]").click()
    for kind in zip(KINDS, cycle(reversed(finished.languages)), strict=False):
        page.goto(f"{kiwix}{finished.page(*kind).path}")
        come_near(page)
    page.close()
    assert faults == []
