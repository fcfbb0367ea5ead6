"""The site as a host shows it: the same files below a project's path and at the root of a domain."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.words import path_of, say

LEFT = "net::ERR_ABORTED"
"""What a page was still waiting for when it was left."""
BASES = ("/repo/", "/")
COMPUTED = "table[data-matrix]:not([data-revision='0'])"


class Host(SimpleHTTPRequestHandler):
    """As GitHub Pages does it: the files below a path, and the site's own page for whatever is not there."""

    base = "/"

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path.removeprefix(self.base) if path.startswith(self.base) else "/none")

    def send_error(self, code: int, message: str | None = None, _explain: str | None = None) -> None:
        body = (Path(self.directory) / "404.html").read_bytes()
        self.send_response(code, message)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module", params=BASES)
def hosted(request: pytest.FixtureRequest, site: Path) -> Iterator[str]:
    """The address of the built site on a host of this machine."""
    handler = type("At", (Host,), {"base": request.param})
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}{request.param}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def tab(chromium: Browser) -> Iterator[tuple[Page, list[str]]]:
    """A page, and every address that it asked for and did not get, or was refused."""
    context = chromium.new_context()
    page, missed = context.new_page(), list[str]()
    page.on("response", lambda answer: missed.append(answer.url) if answer.status >= 400 else None)
    page.on("requestfailed", lambda request: missed.extend([request.url] if request.failure != LEFT else []))
    page.on("console", lambda said: missed.append(said.text) if said.type == "error" else None)
    yield page, missed
    context.close()


def test_a_reader_comes_from_the_front_page_to_the_simulator_and_its_twin(
    hosted: str, tab: tuple[Page, list[str]]
) -> None:
    page, missed = tab
    page.goto(hosted)
    page.get_by_role("link", name=say("es", "site.chooser_open")).click()
    page.get_by_role("navigation").get_by_role("link", name="Simulador").first.click()
    page.locator(COMPUTED).wait_for()
    page.locator("input[name=heads]").first.fill("2")
    expect(page).to_have_url(f"{hosted}{path_of('simulator', 'es')}#heads=2")
    page.locator("a[hreflang=en]").click()
    expect(page).to_have_url(f"{hosted}{path_of('simulator', 'en')}#heads=2")
    page.locator(COMPUTED).wait_for()
    page.keyboard.press("/")
    page.get_by_role("searchbox").fill("softmax")
    expect(page.get_by_role("dialog").get_by_role("link").first).to_be_visible()
    assert missed == []


@pytest.mark.parametrize("depth", ["nope.html", "es/a/b/c/nope"])
def test_the_page_for_a_missing_file_leads_home_from_any_depth(
    hosted: str, tab: tuple[Page, list[str]], depth: str
) -> None:
    page, missed = tab
    answer = page.goto(hosted + depth)
    assert answer is not None
    assert answer.status == 404
    expect(page.locator("[data-doubt]")).to_have_count(0)
    assert not [said for said in missed if "Content Security Policy" in said]
    page.get_by_role("link", name="Glosario").click()
    expect(page).to_have_url(hosted + path_of("glossary", "es"))


def test_without_scripts_that_page_leads_to_the_address_of_the_site_or_says_what_to_do(
    hosted: str, chromium: Browser
) -> None:
    page = chromium.new_page(java_script_enabled=False)
    page.goto(f"{hosted}es/nope.html")
    link = page.get_by_role("link", name="Glosario").get_attribute("href") or ""
    leads = link.startswith("https:")
    expect(page.get_by_text(say("en", "site.not_found_folder"))).to_have_count(0 if leads else 1)
    page.close()
