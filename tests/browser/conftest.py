"""A Chromium, a built site, and pages that fail their test on any error or request to the network."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, Page, expect, sync_playwright

from generator import machine
from generator.content import load
from generator.model.packages import FinishedSite
from generator.packing import finished_site
from tests.browser.pages import PATIENCE, Opened, Pages, watch
from tests.browser.simulator import HOLD_BOKEH, Simulator, fragment

NO_CHROMIUM = "no Chromium found on this machine: python3 build.py doctor says how to get it"
SECOND_TRY = "second try"
FAILED = pytest.StashKey[bool]()
expect.set_options(timeout=PATIENCE)


class OpenPage(Protocol):
    """Opens an empty page in a context that no other test has just now.

    block: names files that shall not load. script: runs before all else in every document.
    """

    def __call__(self, *, block: str = "", script: str = "", **context: Any) -> Page: ...


class OpenSimulator(Protocol):
    """Opens the simulator; `link` is a fragment as it stands, else `state` is written as one.

    Bokeh, which costs as much as all the rest, is still on its way until the test calls `settle`.
    """

    def __call__(
        self, language: str = "es", *, link: str = "", state: dict[str, object] | None = None, **page: Any
    ) -> Simulator: ...


class ShowSimulator(Protocol):
    """Shows a state in a simulator that is open already and was reset: for tests that ask for no look of their own.

    What is not among the settings may be as another test left it: what was said last, what Bokeh has drawn, storage.
    """

    def __call__(
        self, language: str = "es", *, link: str = "", state: dict[str, object] | None = None
    ) -> Simulator: ...


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """On CI a test that failed is tried once more, since a busy machine keeps no time; the end tells which were."""
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if os.environ.get("CI") == "true" and any(report.failed for report in reports):
        first = "\n".join(report.longreprtext for report in reports if report.failed)
        item._initrequest()  # type: ignore[attr-defined]
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
        for report in reports:
            report.user_properties.append((SECOND_TRY, first.strip().splitlines()[-1]))
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fixtures learn here whether their test failed."""
    report = yield
    item.stash[FAILED] = report.failed
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Why everything was skipped, and what needed a second try, is said even where pytest is quiet."""
    if machine.chromium() is None:
        terminalreporter.write_line(f"reader tests: {NO_CHROMIUM}")
    for report in terminalreporter.stats.get("passed", ()):
        for name, first in report.user_properties:
            if name == SECOND_TRY and report.when == "call":
                terminalreporter.write_line(f"passed at the second try: {report.nodeid}: {first}")


@pytest.fixture(scope="session")
def site() -> Path:
    """The built site: ours, or the one that ATENTA_SITE names."""
    folder = Path(os.environ.get("ATENTA_SITE") or machine.ROOT / "site").resolve()
    if not (folder / "index.html").is_file():
        pytest.fail(f"there is no site in {folder}: run python3 build.py first", pytrace=False)
    return folder


@pytest.fixture(scope="session")
def finished(site: Path) -> FinishedSite:
    """The same, as the forms are told of it."""
    return finished_site(load(machine.ROOT), site)


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


@pytest.fixture(scope="session")
def pages_left(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pages]:
    """The pages that tests leave to each other."""
    blank = tmp_path_factory.mktemp("between") / "blank.html"
    blank.write_text("<!doctype html><title>between two tests</title>")
    kept = Pages(chromium, blank.as_uri())
    yield kept
    kept.close()


@pytest.fixture
def open_page(pages_left: Pages, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """Pages of one test; at its end none of them may have had a fault. A test that failed leaves nothing."""
    mine: list[Opened] = []

    def open_one(*, block: str = "", script: str = "", **context: Any) -> Page:
        mine.append(pages_left.open(block, script, context))
        return mine[-1].page

    yield open_one
    faults = [fault for opened in mine for fault in opened.faults]
    failed = bool(faults) or request.node.stash.get(FAILED, False)
    for opened in mine:
        opened.spoilt |= failed
        pages_left.leave(opened)
    if failed:
        pages_left.close()
    assert not faults, "\n".join(faults)


@pytest.fixture
def open_simulator(open_page: OpenPage, site: Path) -> OpenSimulator:
    """Simulators of one test, each in a context of its own."""

    def open_one(
        language: str = "es", *, link: str = "", state: dict[str, object] | None = None, **page: Any
    ) -> Simulator:
        simulator = Simulator(open_page(script=HOLD_BOKEH, **page), language).open(site, link or fragment(state or {}))
        if page.get("block"):
            simulator.let_bokeh_in()
        return simulator

    return open_one


class OpenForAll:
    """The simulators that the tests of a worker share, one in each language, and their faults."""

    def __init__(self, chromium: Browser, site: Path) -> None:
        self.context = chromium.new_context()
        self.site = site
        self.opened: dict[str, Simulator] = {}
        self.faults: list[str] = []

    def show(self, language: str, state: str) -> Simulator:
        """This state in the simulator of this language, which is opened when first asked for."""
        if language not in self.opened:
            page = self.context.new_page()
            page.set_default_timeout(PATIENCE)
            watch(page, "", self.faults)
            page.add_init_script(HOLD_BOKEH)
            self.opened[language] = Simulator(page, language).open(self.site, "")
        return self.opened[language].put_back().follow(state)

    def close(self) -> None:
        """Whoever asks next opens them anew."""
        for simulator in self.opened.values():
            simulator.page.close()
        self.opened.clear()


@pytest.fixture(scope="session")
def open_for_all(chromium: Browser, site: Path) -> Iterator[OpenForAll]:
    """One for each worker."""
    opened = OpenForAll(chromium, site)
    yield opened
    opened.context.close()


@pytest.fixture
def show_simulator(open_for_all: OpenForAll, request: pytest.FixtureRequest) -> Iterator[ShowSimulator]:
    """Simulators that other tests have used before; none may have had a fault. A test that failed leaves none."""

    def show_one(language: str = "es", *, link: str = "", state: dict[str, object] | None = None) -> Simulator:
        return open_for_all.show(language, link or fragment(state or {}))

    yield show_one
    faults = open_for_all.faults.copy()
    open_for_all.faults.clear()
    if faults or request.node.stash.get(FAILED, False):
        open_for_all.close()
    assert not faults, "\n".join(faults)
