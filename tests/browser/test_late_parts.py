"""The teachers' page and the code page load what computes when it is used; who was faster than it loses nothing."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from generator.model.packages import FinishedSite
from generator.packing.single import single_packages
from tests.browser.conftest import OpenPage
from tests.browser.test_teachers import CHOSEN, PUBLISHED, folder
from tests.browser.test_weight import LOADED, MOST
from tests.browser.words import LANGUAGES, path_of, say

WINDOWS = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 360, "height": 640}}
REMEMBERED = f"localStorage.setItem('atenta:published', '{PUBLISHED}')"
PRINTS = "globalThis.printed = []; window.print = () => printed.push(document.documentElement.dataset.prints);"
PLACE = "svg => { const box = svg.getBoundingClientRect(); return [box.top + scrollY, box.width, box.height]; }"
SLIDE = "(field, to) => { field.value = to; field.dispatchEvent(new Event('input', { bubbles: true })); }"
FOCUSED = "() => document.activeElement.name || document.activeElement.textContent.trim()"


class HeldUp:
    """A file that is on its way until it is let go; to be made before the page is opened."""

    def __init__(self, page: Page, name: str) -> None:
        self.name = name
        self.routes: list[Route] = []
        page.route(f"**/{name}", self.hold)

    def hold(self, route: Route) -> None:
        self.routes.append(route)

    def let_go(self) -> None:
        assert self.routes, f"nobody asked for {self.name}"
        for route in self.routes:
            route.continue_()


def opened(page: Page, site: Path, language: str = "es", hash: str = "") -> Page:
    """The teachers' page."""
    page.goto((site / path_of("teachers", language)).as_uri() + hash, wait_until="domcontentloaded")
    return page


def print_key(page: Page, numbers: str) -> None:
    """By keyboard."""
    page.locator("[name=key_numbers]").fill(numbers)
    page.locator("[name=key_numbers]").press("Enter")


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("published", ["", REMEMBERED])
def test_at_opening_the_page_asks_for_what_its_markup_names_and_a_known_link_s_picture(
    open_page: OpenPage, site: Path, language: str, window: str, published: str
) -> None:
    page = open_page(script=published, viewport=WINDOWS[window])
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    file = site / path_of("teachers", language)
    opened(page, site, language)
    if published:
        expect(page.locator("[data-qr] path")).to_be_attached()
    page.wait_for_load_state()
    page.evaluate("() => document.fonts.ready")
    page.evaluate("() => new Promise(done => requestIdleCallback(done, { timeout: 1000 }))")
    named = {(file.parent / address).resolve() for address in LOADED.findall(file.read_text(encoding="utf-8"))}
    qr = {site / "assets/qrcode/qrcode.js"} if published else set()
    loaded = {Path(url.removeprefix("file://")) for url in asked if not url.startswith("data:")} - {file}
    assert {each for each in loaded if each.suffix in (".js", ".css")} == named | qr
    bodies = {each: each.read_bytes() for each in {*loaded, file}}
    weight = sum(len(body if each.suffix == ".woff2" else gzip.compress(body, 9)) for each, body in bodies.items())
    assert weight < MOST
    page.locator("[data-key-to-task]").scroll_into_view_if_needed()
    page.wait_for_function("() => Atenta.marking && Atenta.key_sheet")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_that_is_asked_for_before_its_scripts_have_come_is_printed_once_they_are_there(
    open_page: OpenPage, site: Path, language: str
) -> None:
    page = open_page(script=PRINTS)
    script = HeldUp(page, "key-sheet.js")
    opened(page, site, language).locator('[name=only][value="cold"]').check()
    field, status = page.locator("[name=key_numbers]"), page.locator("[data-key-status]")
    print_key(page, "2")
    page.locator("[data-answer-key] button").click()
    expect(status).to_have_text(say(language, "said.late_coming"))
    script.let_go()
    expect(page.locator("[data-key-sheet] tbody tr")).to_have_count(2)
    page.wait_for_function("() => printed.length")
    assert page.evaluate("printed") == ["key"]
    expect(status).to_be_empty()
    print_key(page, "0,5")
    expect(page.locator("#key-problem")).to_have_text(say(language, "exercises.key_unfit", value="0,5", most=200))
    expect(field).to_be_focused()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_part_whose_script_fails_says_so_and_can_be_used_again(
    open_page: OpenPage, site: Path, language: str
) -> None:
    page = opened(open_page(block="runs.js", script=PRINTS), site, language)
    missing = say(language, "said.late_missing")
    print_key(page, "")
    expect(page.locator("#key-problem")).to_have_text(missing)
    expect(page.locator("[data-key-status]")).to_be_empty()
    page.locator("[name=numbered]").check()
    expect(page.locator("[data-made]")).to_have_text(missing)
    # Nobody asks for it any more.
    page.locator("[name=numbered]").uncheck()
    expect(page.locator("[data-made]")).to_be_empty()
    page.locator("[name=numbered]").check()
    expect(page.locator("[data-made]")).to_have_text(missing)
    files = [{"name": "notes.txt", "mimeType": "text/plain", "buffer": b"none"}]
    for _ in range(2):
        page.locator("[name=files]").set_input_files(files)  # type: ignore[arg-type]
        expect(page.locator("[data-gathered-status]")).to_have_text(missing)
    assert page.locator("[name=files]").evaluate("picker => picker.files.length") == 0
    # What needs none of it goes on.
    page.locator("[name=title]").fill("Otra")
    expect(page.locator("[data-task-title]")).to_have_text("Otra")
    page.unroute("**/runs.js")
    page.locator("[name=numbered]").uncheck()
    page.locator("[name=numbered]").check()
    expect(page.locator("[data-varies]").last).not_to_be_empty()
    expect(page.locator("[data-made]")).to_be_empty()
    print_key(page, "")
    expect(page.locator("[data-key-sheet] tbody tr")).not_to_have_count(0)
    expect(page.locator("#key-problem")).to_be_empty()
    page.locator("[name=files]").set_input_files(files)  # type: ignore[arg-type]
    expect(page.locator("[data-foreign] li")).to_have_count(1)


@pytest.mark.parametrize("missing", ["teachers-parts.js", "site.js"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_what_the_form_needs_nothing_is_offered_that_would_not_answer(
    open_page: OpenPage, site: Path, language: str, missing: str
) -> None:
    page = opened(open_page(block=missing), site, language)
    expect(page.get_by_role("alert").filter(visible=True)).to_have_text(say(language, "said.late_missing"))
    expect(page.locator("main :is(button, input, textarea)").filter(visible=True)).to_have_count(0)
    expect(page.locator("main h2").filter(visible=True).first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_form_never_comes_the_page_says_so_after_a_while_and_not_before(
    open_page: OpenPage, site: Path, language: str
) -> None:
    page = opened(open_page(block="teachers.js"), site, language)
    notice = page.get_by_text(say(language, "teachers.not_yet"))
    expect(notice).to_be_hidden()
    assert notice.evaluate("notice => notice.getBoundingClientRect().height") == 0
    page.evaluate("() => document.getAnimations().forEach(each => each.finish())")
    expect(notice).to_be_visible()
    page.unroute("**/teachers.js")
    opened(page, site, language)
    expect(page.locator("[name=title]")).to_be_visible()
    expect(notice).to_have_count(0)


def test_files_that_are_chosen_before_the_scripts_have_come_are_read_once_they_are_there(
    open_page: OpenPage, site: Path
) -> None:
    page = open_page()
    files: list[Any] = folder(page, site, f"task=Tarea&only={'.'.join(CHOSEN)}&numbered=1")
    script = HeldUp(page, "hand-ins.js")
    opened(page, site)
    # The browser asks for a folder before there is anything that could read it.
    assert page.locator("[name=folder]").evaluate("picker => picker.webkitdirectory")
    page.locator("[name=files]").set_input_files(files[:3])
    expect(page.locator("[data-gathered-status]")).to_have_text(say("es", "said.late_coming"))
    script.let_go()
    expect(page.locator("[data-gathered-status]")).to_have_text(say("es", "teachers.gathered", count=3, damaged=0))
    expect(page.locator(".gathered tbody tr")).to_have_count(3)


def test_what_list_numbers_change_is_told_when_it_is_asked_for_also_by_a_link(open_page: OpenPage, site: Path) -> None:
    page = opened(open_page(), site)
    told = page.locator("[data-varies]")
    assert page.evaluate("() => Atenta.varying === undefined")
    page.locator("[name=numbered]").check()
    expect(told.last).not_to_be_empty()
    assert all(told.all_inner_texts())
    page.locator('[name=only][value="cold"]').check()
    page.wait_for_function("() => location.hash.includes('numbered=1') && location.hash.includes('only=cold')")
    hash = page.evaluate("() => location.hash")
    page.locator("[name=numbered]").uncheck()
    expect(told.filter(visible=True)).to_have_count(0)
    page.goto("about:blank")
    opened(page, site, "en", hash)
    expect(page.locator("[name=only]:checked")).to_have_count(1)
    expect(told.last).not_to_be_empty()


def test_the_picture_of_a_link_has_its_place_at_once_and_is_shown_large_and_printed_when_it_is_there(
    open_page: OpenPage, site: Path
) -> None:
    page = open_page(script=f"{REMEMBERED}; {PRINTS}")
    script = HeldUp(page, "qrcode.js")
    opened(page, site)
    place = page.locator("[data-qr] svg")
    before = place.evaluate(PLACE)
    page.locator("[name=print_leaflet]").click()
    page.locator("[name=large_qr]").click()
    page.emulate_media(media="print")
    # A blank square would be of no use on paper.
    expect(page.locator("[data-qr]")).to_be_hidden()
    page.emulate_media(media="screen")
    assert page.evaluate("printed") == []
    script.let_go()
    expect(page.locator("dialog[open] path")).to_be_visible()
    page.keyboard.press("Escape")
    assert page.evaluate("printed") == ["leaflet"]
    assert place.evaluate(PLACE) == before


def test_the_way_by_keyboard_is_the_same_before_and_after_and_nothing_moves(open_page: OpenPage, site: Path) -> None:
    page = open_page(script=REMEMBERED)
    script = HeldUp(page, "traces.js")
    opened(page, site)
    expect(page.locator("[data-qr] path")).to_be_attached()

    def way() -> tuple[list[str], list[Any]]:
        page.locator("#title").focus()
        stops = []
        for _ in range(60):
            stops.append(page.evaluate(FOCUSED))
            if stops[-1] == "files":
                break
            page.keyboard.press("Tab")
        places = (
            page.locator("main :is(input, button, h2)")
            .filter(visible=True)
            .evaluate_all("all => all.map(each => Math.round(each.getBoundingClientRect().top + scrollY))")
        )
        return stops, places

    first = way()
    assert page.evaluate("() => Atenta.hand_ins === undefined")
    script.let_go()
    page.wait_for_function("() => Atenta.hand_ins && Atenta.key_sheet")
    page.evaluate("() => Atenta.bring('folder')")
    # Who was there when they came is there still.
    expect(page.locator("[name=files]")).to_be_focused()
    assert way() == first
    assert {"title", "key_numbers", "folder", "files"} <= set(first[0])


def test_in_the_one_file_the_parts_come_from_the_file_itself(
    open_page: OpenPage, finished: FinishedSite, tmp_path: Path
) -> None:
    whole = single_packages(finished)[0]
    (tmp_path / whole.name).write_bytes(whole.body)
    page = open_page(offline=True, script=PRINTS)
    page.goto((tmp_path / whole.name).as_uri() + "#en/teachers")
    page.locator('[name=only][value="cold"]').check()
    page.locator("[name=numbered]").check()
    expect(page.locator("[data-varies]").last).not_to_be_empty()
    print_key(page, "2")
    expect(page.locator("[data-key-sheet] tbody tr")).to_have_count(2)
    files = [{"name": "notes.txt", "mimeType": "text/plain", "buffer": b"none"}]
    page.locator("[name=files]").set_input_files(files)  # type: ignore[arg-type]
    expect(page.locator("[data-foreign] li")).to_have_count(1)


def code_page(page: Page, site: Path, language: str, hash: str = "") -> Page:
    page.goto((site / path_of("code", language)).as_uri() + hash, wait_until="domcontentloaded")
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_code_page_opens_with_the_build_s_numbers_alone_and_weighs_little(
    open_page: OpenPage, site: Path, language: str
) -> None:
    page = open_page(viewport=WINDOWS["desk"])
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    code_page(page, site, language).wait_for_load_state()
    page.evaluate("() => document.fonts.ready")
    page.evaluate("() => new Promise(done => requestIdleCallback(done, { timeout: 1000 }))")
    files = {Path(url.removeprefix("file://")) for url in asked if not url.startswith("data:")}
    weight = sum(len(body if each.suffix == ".woff2" else gzip.compress(body, 9))
                 for each, body in ((each, each.read_bytes()) for each in files))  # fmt: skip
    assert weight < MOST
    assert page.evaluate("() => Atenta.random_model") is None
    page.locator("[name=heads]").focus()
    page.wait_for_function("() => Atenta.code_steps")


def test_what_is_set_on_the_code_page_before_its_scripts_is_computed_once_they_are_there(
    open_page: OpenPage, site: Path
) -> None:
    page = open_page(viewport=WINDOWS["desk"])
    script = HeldUp(page, "code-steps.js")
    code_page(page, site, "es").locator("[data-preset=negacion]").click()
    page.locator("[name=heads]").evaluate(SLIDE, 2)
    page.locator("[name=causal]").check()
    script.let_go()
    expect(page.locator("[data-said-phrase]")).to_have_text("yo no creo que el pueda venir hoy")
    expect(page.locator("table[data-step=masked] tbody tr").first.locator("td").last).to_have_text("−∞")
    expect(page.locator("[role=tab]").filter(visible=True)).to_have_count(2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_code_page_s_scripts_fail_it_says_so_and_they_can_be_asked_for_again(
    open_page: OpenPage, site: Path, language: str
) -> None:
    page = open_page(block="code-steps.js", viewport=WINDOWS["desk"])
    code_page(page, site, language).locator("[data-preset=negacion]").click()
    expect(page.locator("[data-problems]")).to_have_text(say(language, "said.late_missing"))
    page.unroute_all()
    page.locator("[data-preset=negacion]").click()
    expect(page.locator("[data-said-phrase]")).to_have_text("yo no creo que el pueda venir hoy")
    expect(page.locator("[data-problems]")).to_be_empty()


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_can_be_loaded_with_the_code_page_says_so(open_page: OpenPage, site: Path, language: str) -> None:
    page = open_page(block="site.js", viewport=WINDOWS["desk"])
    code_page(page, site, language).locator("[data-preset=negacion]").click()
    expect(page.locator("[data-problems]")).to_have_text(say(language, "said.late_missing"))
