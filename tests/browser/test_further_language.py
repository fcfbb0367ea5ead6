"""Languages that are nothing but a folder. One is longer than ours and from right to left: pages hold, and all is in
it. Another is the guides' example, made as they say.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from generator.content import load
from generator.pipeline import build
from tests.browser.conftest import OpenPage
from tests.site import borrow
from tests.site.pseudo import NAME, accented, write_pseudo
from tests.site.told import told_by, write_told

FRENCH = '+++\ntitle = "Guide"\ndescription = "Une page."\n+++\n\nRegarde une ligne, puis une colonne.\n'
NARROW, WIDE = ViewportSize(width=360, height=800), ViewportSize(width=1280, height=800)
# What is no text of ours: code, formulas, tokens, works, what is said to be in another language, and what search quotes
# of all these.
DATA = f"""code, pre, kbd, script, style, .katex, var, sub, .work, .citation, [translate=no], [data-results],
    [lang]:not([lang={NAME}])"""
# What every language writes alike, and "because" as a figure cuts it.
NAMES = {"Atenta", "Bokeh", "BibTeX", "Concat", "d_model", "et", "al", "beca"}
WORDS = """data => {
    const texts = [], walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { data: text, parentElement } = walker.currentNode;
        if (parentElement.closest(data)) continue;
        texts.push(parentElement.localName === "noscript" ? text.replace(/<[^>]*>/g, " ") : text);
    }
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-description"]) {
        const named = [...document.querySelectorAll(`[${name}]`)].filter(one => !one.closest(data));
        texts.push(...named.map(one => one.getAttribute(name)));
    }
    return [...new Set(texts.map(text => text.trim()).filter(text => /[a-z]/.test(text)))];
}"""
# What stands beyond an edge, where it can neither be read nor scrolled to. What is far from the window is laid out anew
# when it comes near: what seems to be lost is looked at once more from nearby.
LOST = """async () => {
    const width = document.documentElement.clientWidth, shown = one => getComputedStyle(one).overflowX === "visible";
    const held = one => one !== document.body && (!shown(one) || held(one.parentElement));
    const all = () => [...document.querySelectorAll("main *, header *, footer *")];
    const beyond = () => all().filter(one => {
        const { left, right, width: wide } = one.getBoundingClientRect();
        // The box of a slanted word ends in an empty corner.
        const outside = wide > 1 && (left < -2 || right > width + 2);
        return outside && !one.closest("svg, .katex, .visually-hidden") && !held(one);
    });
    const soon = () => new Promise(done => requestAnimationFrame(() => setTimeout(done, 100)));
    // A busy machine takes its time for that.
    for (let look = 0; look < 10 && beyond().length; look++) {
        for (const one of beyond()) {
            one.scrollIntoView({ behavior: "instant" });
            await soon();
        }
    }
    const more = document.documentElement.scrollWidth - width;
    return [...(more ? [`${more} px`] : []), ...beyond().map(one => `${one.localName}.${one.className}`)];
}"""
# Numbers whose signs do not stand where they do from left to right: "% 10" and "8−". What is far is laid out for once.
TORN = r"""() => {
    const near = document.createElement("style");
    near.textContent = "* { content-visibility: visible !important; }";
    document.head.append(near);
    const torn = [], range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { currentNode: node, currentNode: { data, parentElement } } = walker;
        const unseen = !parentElement.checkVisibility() || parentElement.closest(".visually-hidden, script, style");
        if (unseen || parentElement.closest(".katex")) continue;
        for (const { 0: number, index } of data.matchAll(/−?\d[\d.,]*\s?%|−\d[\d.,]*/g)) {
            const lefts = [...number].map((_, at) => {
                range.setStart(node, index + at);
                range.setEnd(node, index + at + 1);
                return range.getBoundingClientRect().left;
            });
            const whole = lefts.every((left, at) => !at || left >= lefts[at - 1]);
            if (!whole) torn.push(`${number} in ${parentElement.localName}: ${data.slice(0, 60)}`);
        }
    }
    near.remove();
    return torn;
}"""
# What stands in the column of the contents besides them.
BESIDE = """() => {
    const contents = document.querySelector("main > .contents"), place = contents?.getBoundingClientRect();
    if (!contents || getComputedStyle(contents).position !== "absolute") return [];
    return [...document.querySelectorAll("main > *")].filter(one => {
        const { left, right, width } = one.getBoundingClientRect();
        return one !== contents && width > 1 && left < place.right && right > place.left;
    }).map(one => `in the column of the contents: ${one.localName}.${one.className}`);
}"""


@pytest.fixture(scope="session")
def further(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Our site with both languages added; what a build keeps is borrowed from ours."""
    root = borrow(tmp_path_factory.mktemp("further"))
    write_pseudo(root / "content")
    write_told(root / "content", told_by("CONTRIBUTING.md"), FRENCH)
    build(root, root / "site", root / ".cache", lambda _step: None)
    return root


def test_pages_of_a_further_language_hold_and_say_all_in_it(further: Path, open_page: OpenPage) -> None:
    page, faults = open_page(), list[str]()
    known = NAMES | phrases(further)
    for path in sorted((further / "site" / NAME).glob("*.html")):
        page.set_viewport_size(WIDE)
        page.goto(path.as_uri())
        said = {text for _ in doing_what_makes_it_speak(page, path.stem) for text in page.evaluate(WORDS, DATA)}
        faults += [f"{path.stem}: {text!r}" for text in sorted(said) if foreign(text, known)]
        faults += [f"{path.stem} tears {one}" for one in page.evaluate(TORN)]
        for size in (WIDE, NARROW):
            page.set_viewport_size(size)
            seen = [*page.evaluate(LOST), *page.evaluate(BESIDE)]
            faults += [f"{path.stem} at {size['width']}: {one}" for one in seen]
    assert page.evaluate("() => document.documentElement.dir") == "rtl"
    assert not faults, "\n".join(faults)


def test_the_guides_example_is_built_as_they_say_and_borrows_the_rest(further: Path, open_page: OpenPage) -> None:
    told, spanish = told_by("CONTRIBUTING.md"), told_by("CONTRIBUIR.md")
    assert (told.lines[-1], spanish.lines[-1]) == ('lender = "en"', 'lender = "es"')
    assert replace(spanish, lines=told.lines, lender=told.lender) == told
    page, site = open_page(), further / "site"
    borrowed, own = site / told.folder / "glossary.html", site / told.folder / f"{told.page.partition('-')[2]}.html"
    page.goto((site / "es/glosario.html").as_uri())
    page.locator(f"a[hreflang={told.folder}]").click()
    assert page.url == borrowed.as_uri()
    expect(page.locator("html")).to_have_attribute("lang", told.folder)
    expect(page.locator("header").get_by_role("button", name=told.word)).to_be_visible()
    expect(page.locator("main [lang=en]").first).to_be_visible()
    page.goto(own.as_uri())
    expect(page.locator("h1")).to_have_text("Guide")
    expect(page.locator("main > p").filter(has_text="Regarde")).not_to_have_attribute("lang", "en")


def phrases(root: Path) -> set[str]:
    """The words of the phrases that readers are shown, and the names of those who wrote what is cited."""
    content = load(root)
    assert content.laboratory
    texts = [author.split(",")[0] for source in content.sources.values() for author in source.authors]
    texts += [preset.text for preset in content.presets]
    texts += [" ".join(token.word for token in sentence.tokens) for sentence in content.laboratory.sentences]
    return set(re.findall(r"\w+", " ".join(texts)))


def foreign(text: str, known: set[str]) -> list[str]:
    """The words of a text that the language would have written with an accent."""
    words = re.findall(r"[^\W\d]+", re.sub(r"\S+[./@:]\S+", "", text))
    return [word for word in words if re.search("[aeiouycn]", word) and word not in known]


def doing_what_makes_it_speak(page: Page, name: str) -> Iterator[None]:
    """Open what is folded, and let scripts say what they say; gives way after each thing, to be listened to."""
    page.evaluate("() => document.querySelectorAll('details').forEach(one => { one.open = true; })")
    if page.locator("[data-matrix] td").count():
        page.locator("[data-matrix] td").nth(2).click()
    if name == "exercises":
        page.locator("article:not([hidden]) [type=submit]").first.click()
    yield
    if name == "index":
        yield from searching(page)
    if name == "simulator":
        yield from touring(page)
        yield from listening(page)


def searching(page: Page) -> Iterator[None]:
    """Open the search, find nothing, and find something."""
    page.keyboard.press("/")
    for typed in ("314159", accented("softmax")):
        page.get_by_role("searchbox").fill(typed)
        expect(page.locator(".search-status")).not_to_be_empty()
        yield
    expect(page.locator("[data-results] a").first).to_be_visible()
    page.keyboard.press("Escape")


def touring(page: Page) -> Iterator[None]:
    """Every step of the tour, to its end."""
    tour = page.locator("[data-tour]")
    page.locator("button[name=tour]").click()
    while (step := tour.get_attribute("data-step")) != "end":
        yield
        tour.locator("[name=tour_skip]").click()
        expect(tour).not_to_have_attribute("data-step", step or "")
    yield
    tour.locator("[name=tour_close]").click()


def listening(page: Page) -> Iterator[None]:
    """Turn the sound on, hear a row, and answer in the game of heads."""
    page.locator("input[name=sound]").check()
    page.locator("button[name=play_row]").click()
    yield
    page.locator("button[name=stop]").click()
    page.locator("button[name=game_start]").click()
    page.locator("[data-game-answers] button").first.click()
    yield
    page.locator("button[name=game_end]").click()
    yield
