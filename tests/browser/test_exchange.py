"""What `serve` does with a page that is open: words are exchanged in it, and all else has it loaded again.

Pages are ours, with their scripts, sent as `serve` sends them; what a build would make of an edit is told by hand.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from generator import manifest
from generator.serving.news import News, Trouble
from generator.serving.sending import open_server
from tests.browser.pages import PATIENCE

ARTICLE, SHEET = "es/articulo.html", "assets/css/site.css"
SAID = {"es": "1 error", "en": "1 fault"}
TROUBLE = Trouble(SAID, dict.fromkeys(SAID, ("a.md:1: no",)), SAID, SAID)
STALE = "() => { window.stale = true; }"
FRESH = "() => !window.stale"
# The document as it stands, without what serve itself has put into it and what is brought when a figure comes near.
STANDS = """() => {
  const copy = document.documentElement.cloneNode(true);
  for (const aside of copy.querySelectorAll("script[src], #atenta-serve, [data-figure]")) aside.remove();
  return copy.outerHTML;
}"""
PLAIN = r"\n<p>(?:(?! id=|</p>).)*</p>(?=\n<p>)"
EXCHANGED = {
    "words": (r"</h2>\n<p>", "</h2>\n<p>Zwxq <strong>muy</strong> "),
    "words in italics": (r"<em>", "<em>Zwxq "),
    "words of a link": (r'(<a class="term" href="[^"]*">)', r"\1Zwxq "),
    "where a link leads": (r'(<a class="term" href="glosario.html)#[\w-]+', r"\1#zwxq"),
    "paragraphs more": (r"</h2>\n", "</h2>\n<p>Zwxq <code>x</code></p>\n<ul>\n<li>uno</li>\n</ul>\n"),
    "a paragraph less": (PLAIN, ""),
    "two paragraphs in turn": (rf"({PLAIN})({PLAIN})", r"\2\1"),
    "a formula": (r"<mi>(\w)</mi>(.*?<var[^>]*>)\1</var>", r"<mi>ζ</mi>\2ζ</var>"),
    "the name of a section": (
        r'(<nav class="contents"[\s\S]*?<a href="#)([\w-]+)">[^<]*([\s\S]*<h2 id=")\2"',
        r'\1x">X\3x"',
    ),
    "a cell": (r"<td>", "<td>Zwxq "),
    "a row more": (r"<tbody>\n", "<tbody>\n<tr><td>a</td><td>b</td><td>c</td><td>d</td></tr>\n"),
    "the title": (r"<title>", "<title>Zwxq "),
    "the description": (r'(name="description" content=")', r"\1Zwxq "),
    "the shell": (r"<main", "Zwxq<main"),
    "the way past the navigation": (r'(<a class="skip"[^>]*>)', r"\1Zwxq "),
    "a name in the navigation": (r'(<header[\s\S]*?<li><a href="[^"]*">)', r"\1Zwxq "),
    "the foot": (r"(<footer[\s\S]*?<p>)", r"\1Zwxq "),
}
LOADED = {
    "data": (r"</body>", '<script type="application/json" id="zwxq">{}</script></body>'),
    "what a script reads": (r'(data-none=")', r"\1Zwxq "),
    "a caption": (r"<figcaption>", "<figcaption>Zwxq "),
    "a section more": (PLAIN, '\n<h2 id="zwxq">Zwxq</h2>\n'),
    "a paragraph that is led to": (r"</h2>\n", '</h2>\n<p id="zwxq">Zwxq</p>\n'),
    "what the main part is": (r'<main id="main" class="', '<main id="main" class="zwxq '),
    "a note": (r'(<li id="fn-[^>]*>\s*<p>)', r"\1Zwxq "),
    "a sheet more": (r"</head>", '<link rel="stylesheet" href="../assets/css/home.css"></head>'),
    "what the page is": (r"<html ", '<html data-zwxq="1" '),
    "a page more": (r"(<header[\s\S]*?)</ul>", r'\1<li><a href="a.html">Zwxq</a></li></ul>'),
    "a button": (r'(<button[^>]*name="search"[^>]*>)', r"\1Zwxq "),
}


@dataclass
class Told:
    """A site that is sent, a tab that shows a page of it, and the news of it."""

    news: News
    site: Path
    address: str
    tab: Page
    faults: list[str] = field(default_factory=list)

    def open(self, path: str = ARTICLE, place: str = "") -> Page:
        """The page as it is in the site; it is marked, so that one that was loaded again is known."""
        self.tab.goto("about:blank")
        self.news.tell(Trouble())
        with self.tab.expect_response("**/.atenta/news?*"):
            self.tab.goto(f"{self.address}{path}{place}")
        self.tab.evaluate(STALE)
        return self.tab

    def edit(self, old: str, new: str, path: str = ARTICLE) -> None:
        """Have the first such place of the page otherwise, after all that was edited before."""
        page = self.news.early.get(path) or (self.site / path).read_bytes()
        text, found = re.subn(old, new, page.decode(), count=1)
        assert found
        self.news.show(path, text.encode())

    def loaded(self, path: str = ARTICLE) -> str:
        """What stands in a tab that opens the page now."""
        other = self.tab.context.new_page()
        other.goto(f"{self.address}{path}")
        stands = str(other.evaluate(STANDS))
        other.close()
        return stands

    def becomes(self, stands: str) -> None:
        """Wait until that stands in the tab too."""
        self.tab.wait_for_function(f"(stands) => ({STANDS})() === stands", arg=stands, timeout=PATIENCE)


@pytest.fixture(scope="module")
def serving(chromium: Browser, site: Path) -> Iterator[Told]:
    news = News(site)
    server = open_server(site, "/repo/", 0, news)
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    tab = chromium.new_context(viewport={"width": 1280, "height": 720}).new_page()
    yield Told(news, site, f"http://localhost:{server.server_address[1]}/repo/", tab)
    tab.context.close()
    server.shutdown()
    server.server_close()


@pytest.fixture
def told(serving: Told) -> Iterator[Told]:
    """The same for one test, at whose end the page may have said nothing against it."""
    faults = list[str]()
    serving.tab.on("pageerror", lambda error: faults.append(str(error)))
    yield serving
    assert not faults


@pytest.mark.parametrize(("old", "new"), EXCHANGED.values(), ids=EXCHANGED)
def test_words_are_exchanged_and_the_page_is_as_if_it_had_been_loaded(told: Told, old: str, new: str) -> None:
    tab = told.open()
    before = tab.evaluate(STANDS)
    told.edit(old, new)
    after = told.loaded()
    assert after != before
    told.becomes(after)
    told.news.tell(Trouble())
    told.becomes(before)
    assert not tab.evaluate(FRESH)


def test_many_places_are_exchanged_together(told: Told) -> None:
    tab = told.open()
    for name in ("words", "paragraphs more", "the shell", "the foot", "the title", "a cell"):
        told.edit(*EXCHANGED[name])
    told.becomes(told.loaded())
    assert not tab.evaluate(FRESH)


@pytest.mark.parametrize(("old", "new"), LOADED.values(), ids=LOADED)
def test_what_a_script_may_know_has_the_page_loaded_again(told: Told, old: str, new: str) -> None:
    tab = told.open()
    told.edit(old, new)
    tab.wait_for_function(FRESH)
    told.becomes(told.loaded())


def test_words_beside_an_explorer_are_exchanged_and_its_state_stays(told: Told) -> None:
    tab = told.open("es/simulador.html", "#row=2")
    expect(tab.locator("[data-row]")).to_be_visible()
    told.edit(r"(<footer[\s\S]*?<p>)", r"\1Zwxq ", "es/simulador.html")
    expect(tab.get_by_text("Zwxq")).to_have_count(1)
    assert (tab.evaluate(FRESH), tab.url.partition("#")[2]) == (False, "row=2")


def test_what_a_script_has_changed_is_not_written_over(told: Told) -> None:
    tab = told.open()
    mark = tab.locator("a.footnote-ref").first
    mark.click()
    expect(tab.get_by_role("note")).to_be_visible()
    told.edit(r"(</h2>\n<p>)", r"\1Zwxq ")
    expect(tab.get_by_text("Zwxq")).to_be_visible()
    expect(tab.get_by_role("note")).to_be_visible()
    expect(mark).to_have_attribute("aria-expanded", "true")
    assert not tab.evaluate(FRESH)
    tab.evaluate("() => document.querySelector('main > p em').append('?')")
    told.edit(r"(<main[\s\S]*?)<em>[^<]*</em>", r"\1orilla")
    tab.wait_for_function(FRESH)
    told.becomes(told.loaded())


def test_the_place_and_the_focus_stay(told: Told) -> None:
    tab = told.open()
    heading, link = tab.locator("main h2").nth(5), tab.locator("main h2:nth-of-type(6) ~ p a").first
    link.focus()
    heading.evaluate("heading => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 200)")
    tab.wait_for_function("() => new Promise((resolve) => requestAnimationFrame(() => resolve(true)))")
    before = (heading.evaluate("each => Math.round(each.getBoundingClientRect().top)"), tab.evaluate("() => scrollY"))
    told.edit(r"</h2>\n", f"</h2>\n{'<p>Zwxq</p>' * 9}\n")
    expect(tab.get_by_text("Zwxq")).to_have_count(9)
    tab.wait_for_function("(before) => scrollY > before", arg=before[1])
    assert abs(heading.evaluate("each => each.getBoundingClientRect().top") - before[0]) <= 1
    assert link.evaluate("each => each === document.activeElement")
    assert not tab.evaluate(FRESH)


def test_the_paragraph_in_which_the_focus_is_is_not_taken_away(told: Told) -> None:
    tab = told.open()
    paragraph = tab.locator("main > p").filter(has=tab.locator("a.term")).first
    paragraph.locator("a.term").first.focus()
    told.edit(r"\n<p>(?=(?:(?!</p>).)*class=\"term\")", '\n<p class="zwxq">')
    tab.wait_for_function(FRESH)


def test_a_page_that_is_loaded_again_is_at_the_same_place(told: Told) -> None:
    tab = told.open()
    tab.evaluate("() => scrollTo(0, 1200)")
    told.edit(*LOADED["data"])
    tab.wait_for_function("() => !window.stale && scrollY === 1200")


def test_scripts_see_what_was_exchanged(told: Told) -> None:
    tab = told.open()
    told.edit(r"</h2>\n<p>", '</h2>\n<p>Zwxq <a class="term" href="glosario.html#vector">vector</a> ')
    term = tab.locator("p", has_text="Zwxq").locator("a.term").first
    term.hover()
    expect(tab.get_by_role("tooltip")).to_be_visible()
    # The preview that is told of it is a change of the page's own.
    expect(term).to_have_attribute("aria-describedby", "preview")
    name = EXCHANGED["the name of a section"]
    told.edit(*name)
    expect(tab.locator("h2#x")).to_have_count(1)
    tab.locator("h2#x").evaluate("each => each.scrollIntoView()")
    expect(tab.locator('[data-contents] a[href="#x"]')).to_have_attribute("aria-current", "location")
    assert not tab.evaluate(FRESH)


def test_a_sheet_is_exchanged_as_soon_as_it_is_made_and_only_once(told: Told) -> None:
    tab = told.open()
    sheet, heading = (told.site / SHEET).read_text(encoding="utf-8"), tab.locator("h1")
    for width in range(1, 6):
        told.news.show(SHEET, f"{sheet}h1 {{ outline: {width}px solid }}".encode())
    expect(heading).to_have_css("outline-width", "5px")
    expect(tab.locator('link[href*="css/site.css"]')).to_have_count(1)
    told.news.tell(Trouble())
    expect(heading).to_have_css("outline-style", "none")
    assert not tab.evaluate(FRESH)


def test_a_script_that_is_made_has_the_page_loaded_again_at_once(told: Told) -> None:
    tab = told.open()
    script = (told.site / "assets/js/site.js").read_text(encoding="utf-8")
    told.news.show("assets/js/site.js", f"{script}\ndocument.documentElement.dataset.zwxq = '1';".encode())
    expect(tab.locator("html")).to_have_attribute("data-zwxq", "1")


def test_faults_lie_over_the_page_and_words_are_exchanged_under_them(told: Told) -> None:
    tab = told.open()
    told.news.tell(TROUBLE)
    expect(tab.get_by_role("alert")).to_contain_text("1 error")
    told.edit(*EXCHANGED["the foot"])
    expect(tab.get_by_text("Zwxq")).to_have_count(1)
    expect(tab.get_by_role("alert")).to_be_visible()
    told.news.tell(Trouble())
    expect(tab.get_by_role("alert")).to_have_count(0)
    expect(tab.get_by_text("Zwxq")).to_have_count(0)
    assert not tab.evaluate(FRESH)


def test_a_tab_that_waits_for_the_first_site_shows_it(chromium: Browser, tmp_path: Path) -> None:
    site = tmp_path / "site"
    news = News(site)
    server = open_server(site, "/", 0, news)
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    news.tell(TROUBLE)
    tab = chromium.new_context().new_page()
    tab.goto(f"http://localhost:{server.server_address[1]}/")
    expect(tab.get_by_role("alert")).to_contain_text("1 fault")
    site.mkdir()
    (site / "index.html").write_text("<!doctype html><title>a</title><h1>Zwxq</h1>", encoding="utf-8")
    (site / manifest.NAME).write_bytes(manifest.make({"index.html": "0" * 64}))
    news.tell(Trouble())
    expect(tab.get_by_role("heading", name="Zwxq")).to_be_visible()
    tab.context.close()
    server.shutdown()
    server.server_close()
