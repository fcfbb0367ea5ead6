"""Every page of the site, from a stick: without a network it opens without a fault, says its language and its twin,
and its links lead somewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from urllib.parse import unquote, urlsplit
from urllib.request import url2pathname

import pytest
from playwright.sync_api import Browser, Page, expect

from generator.model.packages import FinishedSite
from generator.packing.usb import usb_packages
from generator.publish.serif import FILES_AS_THEY_ARE
from tests.attention.cases import presets
from tests.browser.conftest import OpenPage
from tests.browser.forms import come_near, note_failed, unzipped
from tests.browser.pages import watch
from tests.browser.words import LANGUAGES, SITE, path_of, say

READ = """() => ({
    language: document.documentElement.lang,
    title: document.title,
    headings: [...document.querySelectorAll("h1")].map(heading => heading.textContent),
    twins: [...document.querySelectorAll("link[rel=alternate][hreflang]")].map(link => [link.hreflang, link.href]),
    switches: [...document.querySelectorAll("a[hreflang]")].map(link => [link.hreflang, link.href]),
    links: [...document.querySelectorAll("[href], [src]")].map(one => one.href || one.src),
    anchors: [...document.querySelectorAll("[id]")].map(one => one.id),
    marked: document.querySelectorAll("nav [aria-current=page]").length,
})"""


@dataclass(frozen=True)
class Seen:
    """What a page says of itself; addresses are absolute."""

    language: str
    title: str
    headings: list[str]
    twins: list[list[str]]
    switches: list[list[str]]
    links: list[str]
    anchors: list[str]
    marked: int
    faults: list[str]
    asked: list[str]


@pytest.fixture(scope="module")
def stick(finished: FinishedSite, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site in the folder that its zip for sticks leaves."""
    folder = tmp_path_factory.mktemp("un señor sitio")
    unzipped(usb_packages(finished)[0], folder)
    return folder / "site"


@pytest.fixture(scope="module")
def visited(chromium: Browser, stick: Path) -> Iterator[dict[str, Seen]]:
    """Every page, visited once, by its path in the site."""
    faults: list[str] = []
    page = chromium.new_page(offline=True)
    watch(page, "", faults)
    page.on("requestfailed", partial(note_failed, faults))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    yield {
        path.relative_to(stick).as_posix(): visit(page, path, faults, asked) for path in sorted(stick.rglob("*.html"))
    }
    page.close()


@pytest.fixture(scope="module")
def in_languages(visited: dict[str, Seen]) -> dict[str, Seen]:
    """Those that stand in a language's folder."""
    return {path: page for path, page in visited.items() if "/" in path}


def visit(page: Page, path: Path, faults: list[str], asked: list[str]) -> Seen:
    """Open one page, go down to its end and read it."""
    faults.clear()
    asked.clear()
    page.goto(path.as_uri())
    come_near(page)
    return Seen(**page.evaluate(READ), faults=faults.copy(), asked=asked.copy())


def target(address: str) -> tuple[Path, str]:
    """A file address as path and anchor."""
    parts = urlsplit(address)
    return Path(url2pathname(unquote(parts.path))), unquote(parts.fragment)


def test_every_page_of_site_toml_stands_in_both_languages(visited: dict[str, Seen]) -> None:
    wanted = {path_of(page, language) for page in SITE["pages"] for language in LANGUAGES}
    assert wanted | {"index.html", "404.html"} == set(visited)


def test_no_page_has_a_fault(visited: dict[str, Seen]) -> None:
    assert {path: page.faults for path, page in visited.items() if page.faults} == {}


def test_no_page_needs_letters_that_the_small_fonts_lack(visited: dict[str, Seen]) -> None:
    whole = {path: [each for each in page.asked if FILES_AS_THEY_ARE in each] for path, page in visited.items()}
    assert {path: asked for path, asked in whole.items() if asked} == {}


def test_each_page_says_the_language_of_its_folder(in_languages: dict[str, Seen]) -> None:
    assert {path: page.language for path, page in in_languages.items()} == {path: path[:2] for path in in_languages}


def test_no_two_pages_have_one_title(visited: dict[str, Seen]) -> None:
    assert [title for title, count in Counter(page.title for page in visited.values()).items() if count > 1] == []


def test_each_page_has_one_first_heading_of_its_own_in_its_language(in_languages: dict[str, Seen]) -> None:
    assert {path: page.headings for path, page in in_languages.items() if len(page.headings) != 1} == {}
    headings = Counter((page.language, *page.headings) for page in in_languages.values())
    assert max(headings.values()) == 1


def test_twins_name_each_other(stick: Path, in_languages: dict[str, Seen]) -> None:
    for path, page in in_languages.items():
        [[language, address]] = page.twins
        other = in_languages[target(address)[0].relative_to(stick).as_posix()]
        assert language == other.language != page.language
        assert [[page.language, (stick / path).as_uri()]] == other.twins


def test_the_switch_that_is_seen_leads_to_the_twin(in_languages: dict[str, Seen]) -> None:
    assert {path for path, page in in_languages.items() if page.switches != page.twins} == set()


def test_every_local_link_leads_to_a_file(visited: dict[str, Seen]) -> None:
    local = {(path, link) for path, page in visited.items() for link in page.links if link.startswith("file:")}
    assert sorted((path, link) for path, link in local if not target(link)[0].is_file()) == []


def test_every_local_anchor_exists(stick: Path, visited: dict[str, Seen]) -> None:
    for path, page in visited.items():
        for link in page.links:
            file, anchor = target(link) if link.startswith("file:") else (stick, "")
            if anchor and "=" not in anchor:
                assert anchor in visited[file.relative_to(stick).as_posix()].anchors, f"{path}: {link}"


def test_links_abroad_are_encrypted(visited: dict[str, Seen]) -> None:
    abroad = {link for page in visited.values() for link in page.links if not link.startswith(("file:", "data:"))}
    assert {link for link in abroad if not link.startswith("https:")} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_offers_both_languages(open_page: OpenPage, site: Path, language: str) -> None:
    page = open_page(java_script_enabled=False)
    page.goto((site / "index.html").as_uri())
    page.get_by_role("link", name=say(language, "site.chooser_open")).click()
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_from_home_one_click_leads_to_the_simulator(open_page: OpenPage, site: Path, language: str) -> None:
    page = open_page()
    page.goto((site / path_of("home", language)).as_uri())
    page.get_by_role("main").locator(f"a[href^='{Path(path_of('simulator', language)).name}']").first.click()
    expect(page.locator("table[data-matrix]")).to_be_visible()


def test_the_navigation_marks_where_one_is(visited: dict[str, Seen]) -> None:
    entries = {path_of(page, language): entry for page, entry in SITE["pages"].items() for language in LANGUAGES}
    assert {path: visited[path].marked for path in entries} == {
        path: int(entry.get("nav", True)) for path, entry in entries.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shipped_trace_has_its_hash_on_the_page_that_says_how(
    open_page: OpenPage, site: Path, language: str
) -> None:
    page = open_page()
    page.goto((site / path_of("how-it-was-made", language)).as_uri())
    text = page.get_by_role("main").inner_text()
    scripts = [path.read_text("utf-8") for path in (site / "assets/data").glob("*.js")]
    traces = [script for script in scripts if "traces.register" in script]
    assert len(traces) == len(presets())
    for script in traces:
        told = script.partition('"sha256"')[2].split('"')[1]
        assert told in text.replace("\n", "")
