"""What the tests of the forms share: a zip laid out, and a page that has loaded all that it loads."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from playwright.sync_api import Page, Request

from generator.model.packages import Package

# Where one file turns its pages, the one before stands for a while after the address has changed.
AT_REST = """() => document.body && document.documentElement.dataset.left === undefined && document.querySelector("h1")
    && [...document.querySelectorAll("table[data-matrix]")].every(table => table.dataset.revision > 0)"""
# What is loaded when it comes near: Bokeh, which draws what a matrix settles into.
LOADED = """() => !document.querySelector("[data-bokeh-missing]") || globalThis.Bokeh"""
LEAVE = "() => { document.documentElement.dataset.left = ''; }"


def unzipped(package: Package, folder: Path) -> None:
    """Lay it out."""
    with ZipFile(BytesIO(package.body)) as archive:
        archive.extractall(folder)


def come_near(page: Page) -> None:
    """Wait until the next page is at rest, go down to its end, and wait for what it loads on the way."""
    for condition in (AT_REST, LOADED):
        page.wait_for_function(condition)
        page.evaluate("() => { scrollTo(0, document.body.scrollHeight); }")
    page.evaluate(LEAVE)


def note_failed(faults: list[str], request: Request) -> None:
    """What was still on its way when the next page was opened has not failed."""
    if request.failure != "net::ERR_ABORTED":
        faults.append(f"{request.url}: {request.failure}")
