"""One file as a reader meets it: from a folder with a space and an ñ, the network cut, nothing allowed to be kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from generator.model.packages import FinishedSite
from generator.packing.single import single_packages
from tests.browser.conftest import OpenPage
from tests.browser.simulator import READ_MATRIX

NO_STORAGE = """for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError") } });
}"""
OLD = "delete globalThis.DecompressionStream"
IN_PLACE = "table[data-matrix]:not([data-revision='0'])"
# Links to files that are not there: "copy link" would give them. Who goes past the head of a page stays where he is.
STRAY = """() => [...document.querySelectorAll("a[href]:not(.skip)")].map((link) => link.getAttribute("href"))
    .filter((href) => !/^(#\\w|[a-z]+:)/.test(href))"""
ROLLED = "() => document.documentElement.dataset.rolled !== undefined"
PLACE = "() => Math.round(document.querySelector('#entropy').getBoundingClientRect().top)"


@pytest.fixture(scope="session")
def folder(finished: FinishedSite, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site as single files."""
    made = tmp_path_factory.mktemp("un señor archivo")
    for package in single_packages(finished):
        (made / package.name).write_bytes(package.body)
    return made


def at(page: Page, name: str) -> None:
    """Wait until the address names this page and this page is there."""
    page.wait_for_function("name => location.hash === name && document.readyState === 'complete'", arg=name)
    page.locator("h1").wait_for()


def test_all_pages_are_in_one_file_and_its_address_says_which_is_open_and_how(
    open_page: OpenPage, folder: Path
) -> None:
    page = open_page(offline=True, script=NO_STORAGE)
    page.goto((folder / "atenta.html").as_uri())
    page.locator("a.door[hreflang=es]").click()
    at(page, "#es/index")
    page.locator("nav a", has_text="Simulador").first.click()
    at(page, "#es/simulador")
    page.locator(IN_PLACE).wait_for()
    page.get_by_role("slider", name="Cabezas").fill("2")
    at(page, "#es/simulador/heads=2")
    # The sweep and Bokeh, which the page loads from itself.
    page.wait_for_function("() => globalThis.Bokeh && document.querySelector('[data-bokeh] *, .bk-Figure')")
    page.locator("a[hreflang=en]").click()
    at(page, "#en/simulator/heads=2")
    expect(page.get_by_role("slider", name="Heads")).to_have_value("2")
    for way, name in (("back", "#es/simulador/heads=2"), ("back", "#es/simulador"), ("back", "#es/index")):
        page.evaluate(f"() => history.{way}()")
        at(page, name)
    page.evaluate("() => history.forward()")
    at(page, "#es/simulador")
    expect(page.get_by_role("slider", name="Cabezas")).to_have_value("4")


def test_places_notes_search_and_what_is_no_page_are_found_by_the_same_address(
    open_page: OpenPage, folder: Path
) -> None:
    page = open_page(offline=True, script=NO_STORAGE)
    page.goto((folder / "atenta.html").as_uri() + "#en/glossary/entropy")
    at(page, "#en/glossary/entropy")
    assert 0 <= page.evaluate(PLACE) < 100
    page.keyboard.press("/")
    page.get_by_role("searchbox").fill("flooded")
    page.locator("[data-results] a[href^='#en/article/']").first.wait_for()
    assert page.evaluate(STRAY) == []
    page.locator("[data-results] a[href^='#en/article/']").first.click()
    page.wait_for_function("() => location.hash.startsWith('#en/article/') && document.querySelector('h1')")
    page.evaluate("() => history.back()")
    at(page, "#en/glossary/entropy")
    page.wait_for_function("() => Math.abs(document.querySelector('#entropy').getBoundingClientRect().top) < 100")
    page.evaluate("() => { location.hash = '#en/article'; }")
    at(page, "#en/article")
    assert page.evaluate("() => scrollY") == 0
    note = page.locator("a.footnote-ref").first
    note.click()
    expect(page.get_by_role("note")).to_be_visible()
    page.locator("a.term").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.evaluate("() => { location.hash = '#en/nowhere'; }")
    at(page, "#en/nowhere")
    assert page.title().startswith("404")
    page.get_by_role("link", name="Guide").click()
    at(page, "#en/guide")


def test_a_long_page_opens_at_its_top_first_and_whole_for_a_place_in_it(open_page: OpenPage, folder: Path) -> None:
    page = open_page(offline=True)
    page.goto((folder / "atenta.html").as_uri() + "#en/mathematics")
    at(page, "#en/mathematics")
    assert page.evaluate(ROLLED)
    figure = page.locator("#figure-shuffle")
    figure.scroll_into_view_if_needed()
    figure.get_by_role("button").first.click()
    expect(figure.locator("[data-plate][data-layer=bokeh]")).to_have_count(2)
    place = page.locator(".contents a").last
    place.evaluate("link => link.click()")
    page.wait_for_function("() => location.hash.startsWith('#en/mathematics/')")
    assert not page.evaluate(ROLLED)
    page.reload()
    page.locator("h1").wait_for()
    assert not page.evaluate(ROLLED)


def test_the_exercises_in_one_file_are_listed(open_page: OpenPage, folder: Path) -> None:
    page = open_page(offline=True)
    page.goto((folder / "atenta.html").as_uri() + "#es/ejercicios")
    listed = page.locator("li[data-of]:not([data-of=question])")
    expect(listed.last).to_be_visible()
    assert listed.filter(visible=True).count() == listed.count() > 1


@pytest.mark.parametrize("name", ["laboratory", "ejercicios"])
def test_an_explorer_by_itself_shows_the_numbers_of_the_site(
    name: str, open_page: OpenPage, folder: Path, site: Path
) -> None:
    page = open_page(offline=True)
    in_site = next(site.glob(f"e?/{name}.html"))
    shown = []
    for path in (in_site, folder / f"atenta-{name}.html"):
        page.goto(path.as_uri() + "#temperature=0.5")
        page.locator(IN_PLACE).wait_for(state="attached")
        page.wait_for_function("() => globalThis.Bokeh")
        shown.append(page.locator("table[data-matrix]").first.evaluate(READ_MATRIX))
    assert shown[0] == shown[1]
    page.locator("a[href='#elsewhere']:visible").first.click()
    expect(page.locator("#elsewhere")).to_be_in_viewport()


def test_without_scripts_an_explorer_can_be_read_and_the_whole_site_says_what_it_needs(
    open_page: OpenPage, folder: Path
) -> None:
    page = open_page(offline=True, java_script_enabled=False)
    page.goto((folder / "atenta-simulator.html").as_uri())
    assert page.locator("table[data-matrix] td").count() > 40
    expect(page.locator("main > noscript p").first).to_contain_text("open it with a browser")
    page.goto((folder / "atenta.html").as_uri())
    expect(page.locator("p[lang=es]").first).to_contain_text("JavaScript")


def test_a_browser_that_cannot_decompress_says_so_in_every_language(open_page: OpenPage, folder: Path) -> None:
    page = open_page(offline=True, script=OLD)
    page.goto((folder / "atenta.html").as_uri())
    for language, word in (("es", "descomprimir"), ("en", "decompress")):
        expect(page.locator(f"p[lang={language}]:visible")).to_contain_text(word)


def test_a_viewer_that_shows_the_file_within_its_own_page_turns_the_pages_too(chromium: Browser, folder: Path) -> None:
    (viewer := folder / "viewer.html").write_text('<iframe sandbox="allow-scripts" src="atenta.html"></iframe>')
    page = chromium.new_page(offline=True)
    page.goto(viewer.as_uri())
    frame = page.frame_locator("iframe")
    frame.locator("a.door[hreflang=es]").click()
    frame.locator("footer a", has_text="Simulador").click()
    frame.locator(IN_PLACE).wait_for()
    frame.locator("input[type=range][name=heads]").fill("2")
    frame.locator("a[hreflang=en]").click()
    expect(frame.locator("html")).to_have_attribute("lang", "en")
    expect(frame.locator("input[type=range][name=heads]")).to_have_value("2")
    page.close()
