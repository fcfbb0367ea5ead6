"""A Chromium, a built site, and pages that fail their test on any error or request to the network."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

from generator import machine
from tests.browser.simulator import Simulator, fragment

NO_CHROMIUM = "no Chromium found on this machine: python3 build.py doctor says how to get it"
PATIENCE = 15_000
LOCAL = ("file:", "data:", "blob:")
expect.set_options(timeout=PATIENCE)


class OpenPage(Protocol):
    """Opens an empty page in a context of its own; `block` names files that shall not load."""

    def __call__(self, *, block: str = "", **context: Any) -> Page: ...


class OpenSimulator(Protocol):
    """Opens the simulator; `link` is a fragment as it stands, else `state` is written as one."""

    def __call__(
        self, language: str = "es", *, link: str = "", state: dict[str, object] | None = None, **page: Any
    ) -> Simulator: ...


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Why everything was skipped is said even where pytest is quiet."""
    if machine.chromium() is None:
        terminalreporter.write_line(f"reader tests: {NO_CHROMIUM}")


@pytest.fixture(scope="session")
def site() -> Path:
    """The built site: ours, or the one that ATENTA_SITE names."""
    folder = Path(os.environ.get("ATENTA_SITE") or machine.ROOT / "site").resolve()
    if not (folder / "index.html").is_file():
        pytest.fail(f"there is no site in {folder}: run python3 build.py first", pytrace=False)
    return folder


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for each worker."""
    program = machine.chromium()
    if program is None:
        refuse: Callable[..., Any] = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        refuse(NO_CHROMIUM)
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"] if is_root else [])
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium: Browser) -> Iterator[OpenPage]:
    """Pages of one test; at its end none of them may have had a fault."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_one(*, block: str = "", **context: Any) -> Page:
        contexts.append(chromium.new_context(**context))
        page = contexts[-1].new_page()
        page.set_default_timeout(PATIENCE)
        watch(page, block, faults)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert not faults, "\n".join(faults)


@pytest.fixture
def open_simulator(open_page: OpenPage, site: Path) -> OpenSimulator:
    """Simulators of one test, each in a context of its own."""

    def open_one(
        language: str = "es", *, link: str = "", state: dict[str, object] | None = None, **page: Any
    ) -> Simulator:
        return Simulator(open_page(**page), language).open(site, link or fragment(state or {}))

    return open_one


def watch(page: Page, block: str, faults: list[str]) -> None:
    """Note every error of the page and every request that leaves it; the blocked file's own are expected."""
    if block:
        page.route(f"**/{block}", lambda route: route.abort())

    def hear(said: ConsoleMessage) -> None:
        if said.type == "error" and not (block and said.location["url"].endswith(block)):
            faults.append(f"console: {said.text} ({said.location['url']})")

    def follow(request: Request) -> None:
        if not request.url.startswith(LOCAL):
            faults.append(f"request: {request.url}")

    page.on("console", hear)
    page.on("request", follow)
    page.on("pageerror", lambda error: faults.append(f"error in the page: {error}"))
