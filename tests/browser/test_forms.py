"""Each form in which the site is handed on, laid out in a folder with a space and an ñ, opened with the network cut."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from libzim.reader import Archive
from playwright.sync_api import Browser, Request

from generator.content import load
from generator.machine import ROOT
from generator.model.packages import FinishedSite, Package
from generator.packing import finished_site
from generator.packing.single import single_packages
from generator.packing.usb import usb_packages
from generator.packing.zim import zim_packages
from tests.browser.conftest import OpenPage
from tests.browser.pages import LOCAL, watch

AT_REST = """() => document.querySelector("h1")
    && [...document.querySelectorAll("table[data-matrix]")].every(table => table.dataset.revision > 0)"""
PAGES = ("index.html", "es/simulador.html", "en/laboratory.html", "en/exercises.html")


@pytest.fixture(scope="session")
def finished(site: Path) -> FinishedSite:
    """The built site, as the forms are told of it."""
    return finished_site(load(ROOT), site)


def unzipped(package: Package, folder: Path) -> None:
    with ZipFile(BytesIO(package.body)) as archive:
        archive.extractall(folder)


def usb(site: FinishedSite, folder: Path) -> list[str]:
    """The page at the root, and some that it leads to."""
    unzipped(usb_packages(site)[0], folder)
    return [(folder / page).as_uri() for page in ("index.html", *(f"site/{page}" for page in PAGES))]


def single(site: FinishedSite, folder: Path) -> list[str]:
    """The whole site at two of its pages, and an explorer by itself."""
    for package in single_packages(site):
        (folder / package.name).write_bytes(package.body)
    whole, alone = ((folder / name).as_uri() for name in ("atenta.html", "atenta-simulador.html"))
    return [f"{whole}#es/docentes", alone, f"{whole}#en/mathematics"]


FORMS: Mapping[str, Callable[[FinishedSite, Path], list[str]]] = {"usb": usb, "single": single}
"""Lays a form out in a folder and gives the addresses to open there."""


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
    for address in FORMS[form](finished, folder):
        page.goto(address)
        page.wait_for_function(AT_REST)
    assert failed == []


def test_the_page_on_a_stick_leads_into_the_site_and_hides_what_only_the_zip_shows(
    finished: FinishedSite, open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page(offline=True, java_script_enabled=False)
    page.goto(usb(finished, tmp_path / "ñ")[0])
    assert page.locator("[data-bare]").evaluate_all("each => each.map(one => one.checkVisibility())") == [False, False]
    page.locator("a[hreflang=en]").click()
    assert page.locator("html").get_attribute("lang") == "en"


@pytest.fixture
def kiwix(finished: FinishedSite, tmp_path: Path) -> Iterator[str]:
    """The address at which a server gives what libzim reads from the archive, as Kiwix does."""
    [package] = zim_packages(finished)
    (path := tmp_path / package.name).write_bytes(package.body)
    archive: Any = Archive(path)

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            path = self.path.removeprefix("/content/atenta/")
            item = archive.get_entry_by_path(path).get_item() if archive.has_entry_by_path(path) else None
            self.send_response(200 if item else 404)
            if item:
                self.send_header("Content-Type", item.mimetype)
            self.end_headers()
            self.wfile.write(bytes(item.content) if item else b"")

        def log_message(self, format: str, *arguments: object) -> None:
            """Nothing: the page's own faults are what counts."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/content/atenta/"
    server.shutdown()


def test_the_archive_for_kiwix_is_read_as_the_site_is(kiwix: str, chromium: Browser) -> None:
    faults: list[str] = []
    page = chromium.new_page()
    watch(page, "", faults, (*LOCAL, kiwix))
    page.goto(f"{kiwix}index.html")
    page.locator("a[hreflang=es]").click()
    page.goto(f"{kiwix}es/simulador.html#causal=1")
    page.wait_for_function(AT_REST)
    page.close()
    assert faults == []
