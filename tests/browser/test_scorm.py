"""The exercises inside a school's platform: what it is told, what it keeps, and what a page without one says."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from generator.machine import ROOT
from generator.model.packages import FinishedSite
from generator.packing.scorm import scorm_packages
from tests.attention.exercises.cases import kept
from tests.browser.conftest import OpenPage
from tests.browser.forms import unzipped
from tests.browser.pages import LOCAL, watch
from tests.browser.test_exercises import give
from tests.browser.words import path_of, say

RIGHT = {each["id"]: each["value"]["right"] for each in kept()["exercises"] if each["seed"] == 0}


@pytest.fixture(scope="module")
def package(finished: FinishedSite, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Spanish package, unpacked, beside a page that plays the platform."""
    folder = tmp_path_factory.mktemp("aula ñ")
    unzipped(next(each for each in scorm_packages(finished) if each.language == "es"), folder)
    script = (ROOT / "tests/browser/school_platform.js").read_text(encoding="utf-8")
    head = '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Aula</title>'
    page = f"{head}<body><script>{script}</script>"
    (folder / "platform.html").write_text(page, encoding="utf-8")
    return folder


class Quiet(SimpleHTTPRequestHandler):
    """Says nothing of each request."""

    def log_message(self, format: str, *arguments: object) -> None:
        """What counts is what the page makes of it."""


@pytest.fixture(scope="module")
def address(package: Path) -> Iterator[str]:
    """Where the platform is served: a page on a disk may not look into the one around it."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=package))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@pytest.fixture
def platform(chromium: Browser, address: str) -> Iterator[Page]:
    """The platform's own page, before it shows anything."""
    faults: list[str] = []
    page = chromium.new_page()
    watch(page, "", faults, (*LOCAL, address))
    page.goto(f"{address}platform.html")
    yield page
    page.close()
    assert faults == []


def launched(platform: Page) -> Any:
    """The activity, shown and at rest."""
    platform.evaluate("path => launch(path)", path_of("exercises", "es"))
    frame = platform.frame_locator("iframe")
    expect(frame.locator("[data-school]")).to_have_text(say("es", "pack.school_connected"))
    frame.locator("table[data-matrix]:not([data-revision='0'])").wait_for(state="attached")
    return frame


def told(platform: Page, element: str) -> str:
    return str(platform.evaluate("element => API.data[element]", element))


def test_a_platform_is_told_what_the_standard_asks_for_and_gives_a_student_back_what_was_answered(
    platform: Page,
) -> None:
    frame = launched(platform)
    platform.wait_for_function("() => API.data['cmi.core.lesson_status'] === 'incomplete'")
    expect(frame.locator(".what-is-kept")).to_have_text(say("es", "pack.school_saves"))
    expect(frame.locator("#hand-in-help")).to_have_text(say("es", "pack.school_hand_in"))
    expect(frame.locator("[data-answer-key], header a[hreflang=en]")).to_have_count(0)
    assert told(platform, "cmi.core.score.raw") == "0"
    assert frame.locator("[name=student]").first.input_value() == "Peña, Ana"

    first = frame.locator("article[data-exercise]:visible").first
    answered = first.get_attribute("data-exercise")
    give(first, "head", RIGHT["subject-verb"])
    platform.wait_for_function("() => Number(API.data['cmi.core.score.raw']) > 0")
    platform.wait_for_function("() => API.state.interactions.length === 1")
    score = told(platform, "cmi.core.score.raw")
    [interaction] = platform.evaluate("() => API.state.interactions")
    assert (interaction["id"], interaction["type"], interaction["result"]) == (answered, "numeric", "correct")

    frame = launched(platform)
    assert platform.evaluate("() => API.data['cmi.core.entry']") == "resume"
    expect(frame.locator(f"[data-of='{answered}'] [data-mark]")).not_to_have_text("")
    # Who comes back goes on with what the platform kept, and has nothing of another to clear away.
    expect(frame.locator("[data-kept-here]")).to_have_text(say("es", "pack.school_kept_here"))
    platform.wait_for_function("() => 'cmi.core.session_time' in API.data")
    assert told(platform, "cmi.core.score.raw") == score
    assert platform.evaluate("() => API.state.interactions") == []

    # What is on this machine belongs to nobody: another student finds nothing of the first one.
    assert platform.evaluate("() => Object.keys(localStorage).filter(name => name.startsWith('atenta:'))") == []
    over = platform.evaluate(
        "() => { const { state } = API; document.querySelector('iframe').remove(); return state; }"
    )
    assert over["faults"] == []
    assert (over["calls"][0], over["calls"][-1]) == ("LMSInitialize", "LMSFinish")
    assert over["calls"][-2] == "LMSCommit"


def test_links_out_of_the_exercises_open_beside_them(platform: Page) -> None:
    frame = launched(platform)
    with platform.expect_popup() as opened:
        frame.locator("footer a[href='simulador.html']").first.click()
    expect(opened.value.locator("table[data-matrix]")).to_be_visible()
    assert platform.evaluate("() => API.state.running") is True
    opened.value.close()


def test_without_a_platform_it_says_so_and_works_as_usual(open_page: OpenPage, package: Path) -> None:
    page = open_page()
    page.goto((package / path_of("exercises", "es")).as_uri())
    expect(page.locator("[data-school]")).to_have_text(say("es", "pack.school_alone"))
    expect(page.locator("[data-answer-key]")).to_have_count(0)
    expect(page.locator("#hand-in-help")).to_have_text(say("es", "hand_in.help"))
    give(page.locator("article[data-exercise]:visible").first, "head", RIGHT["subject-verb"])
    expect(page.locator("[data-of='subject-verb'] [data-mark]")).not_to_have_text("")


def test_the_teachers_page_says_why_the_key_is_not_in_the_students_package(open_page: OpenPage, package: Path) -> None:
    page = open_page()
    page.goto((package / path_of("teachers", "es")).as_uri())
    page.locator("[data-task-form], form").first.locator("input[type=checkbox]").first.check()
    expect(page.locator("[data-key-to-task]")).to_contain_text(say("es", "pack.school_key"))
    expect(page.locator("[data-answer-key]")).to_have_count(0)
