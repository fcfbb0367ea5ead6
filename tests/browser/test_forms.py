"""Each form in which the site is handed on, laid out in a folder with a space and an ñ, opened with the network cut."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Request

from generator.content import load
from generator.machine import ROOT
from generator.model.packages import FinishedSite, Package
from generator.packing import finished_site
from generator.packing.usb import usb_packages
from tests.browser.conftest import OpenPage

AT_REST = "() => [...document.querySelectorAll('table[data-matrix]')].every(table => table.dataset.revision > 0)"
PAGES = ("index.html", "es/simulador.html", "en/laboratory.html", "en/exercises.html")


@pytest.fixture(scope="session")
def finished(site: Path) -> FinishedSite:
    """The built site, as the forms are told of it."""
    return finished_site(load(ROOT), site)


def unzipped(package: Package, folder: Path) -> None:
    with ZipFile(BytesIO(package.body)) as archive:
        archive.extractall(folder)


def usb(site: FinishedSite, folder: Path) -> list[Path]:
    """The page at the root, and some that it leads to."""
    unzipped(usb_packages(site)[0], folder)
    return [folder / "index.html", *(folder / "site" / page for page in PAGES)]


FORMS: Mapping[str, Callable[[FinishedSite, Path], list[Path]]] = {"usb": usb}
"""Lays a form out in a folder and gives the pages to open there."""


@pytest.mark.parametrize("form", FORMS)
def test_a_form_works_without_a_network_from_any_folder(
    form: str, finished: FinishedSite, open_page: OpenPage, tmp_path: Path
) -> None:
    failed: list[str] = []

    def note(request: Request) -> None:
        # What was still on its way when the next page was opened has not failed.
        if request.failure != "net::ERR_ABORTED":
            failed.append(f"{request.url}: {request.failure}")

    (folder := tmp_path / "un señor sitio").mkdir()
    page = open_page(offline=True)
    page.on("requestfailed", note)
    for path in FORMS[form](finished, folder):
        page.goto(path.as_uri())
        page.wait_for_function(AT_REST)
    assert failed == []


def test_the_page_on_a_stick_leads_into_the_site_and_hides_what_only_the_zip_shows(
    finished: FinishedSite, open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page(offline=True, java_script_enabled=False)
    page.goto(usb(finished, tmp_path / "ñ")[0].as_uri())
    assert page.locator("[data-bare]").evaluate_all("each => each.map(one => one.checkVisibility())") == [False, False]
    page.locator("a[hreflang=en]").click()
    assert page.locator("html").get_attribute("lang") == "en"
