"""A teacher's own pictures as the guides say to show them: in both languages, in the one file, on a phone, on paper."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from generator import machine
from generator.content import load
from generator.packing import finished_site
from generator.packing.single import single_packages
from generator.pipeline import build
from tests.browser.conftest import OpenPage
from tests.content.drawn import drawn
from tests.site import borrow

GUIDES = {"en": "CONTRIBUTING.md", "es": "CONTRIBUIR.md"}
EXAMPLE = re.compile(r'^ +(!\[(?P<words>[^]]+)\]\(picture:(?P<name>\S+) "(?P<caption>[^"]+)"\))$', re.MULTILINE)
TALL = "\n\n![Una torre](picture:torre.png)\n"
NARROW, SHEET = ViewportSize(width=360, height=800), ViewportSize(width=640, height=960)
Address = Callable[[str], str]


def example(language: str) -> re.Match[str]:
    found = EXAMPLE.search((machine.ROOT / GUIDES[language]).read_text(encoding="utf-8"))
    assert found
    return found


@pytest.fixture(scope="session")
def illustrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Our site with the guides' examples in the article, and below them a picture taller than a sheet."""
    root = borrow(tmp_path_factory.mktemp("illustrated"))
    pictures = root / "content/pictures"
    (pictures / "torre.png").write_bytes(drawn("PNG", 300, 3000))
    for language in GUIDES:
        (pictures / example(language)["name"]).write_bytes(drawn("JPEG", 900, 1600, turn=6))
        page = root / f"content/pages/30-article.{language}.md"
        page.write_text(f"{page.read_text(encoding='utf-8')}\n{example(language)[1]}{TALL}", encoding="utf-8")
    build(root, root / "site", root / ".cache", lambda _step: None)
    return root


@pytest.fixture(scope="session")
def one_file(illustrated: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same in the one file of all pages, far from the site."""
    whole = single_packages(finished_site(load(illustrated), illustrated / "site"))[0]
    (file := tmp_path_factory.mktemp("un archivo") / whole.name).write_bytes(whole.body)
    return file


@pytest.fixture(params=["folder", "one file"])
def address(request: pytest.FixtureRequest) -> Address:
    """Where the article is in a language."""
    slugs = {"en": "article", "es": "articulo"}
    if request.param == "folder":
        site: Path = request.getfixturevalue("illustrated") / "site"
        return lambda language: (site / language / f"{slugs[language]}.html").as_uri()
    file: Path = request.getfixturevalue("one_file")
    return lambda language: f"{file.as_uri()}#{language}/{slugs[language]}"


def shown(page: Page, language: str, address: str) -> None:
    """Open the page and go to the guides' picture."""
    page.goto(address)
    picture = page.get_by_role("img", name=example(language)["words"])
    picture.scroll_into_view_if_needed()
    page.wait_for_function("image => image.complete && image.naturalWidth === 1600", arg=picture.element_handle())


@pytest.mark.parametrize("language", GUIDES)
def test_the_guides_example_is_seen_with_its_caption_and_fits_a_phone(
    language: str, address: Address, open_page: OpenPage
) -> None:
    page = open_page(offline=True, viewport=NARROW, color_scheme="dark")
    shown(page, language, address(language))
    figure = page.locator("figure", has=page.get_by_role("img", name=example(language)["words"]))
    expect(figure.locator("figcaption")).to_have_text(example(language)["caption"])
    expect(figure.locator("img")).to_have_css("filter", "none")
    box = figure.locator("img").bounding_box()
    assert box
    assert (round(box["width"]), round(box["height"])) == (328, round(328 * 900 / 1600))
    assert page.evaluate("() => document.documentElement.scrollWidth") == NARROW["width"]


def test_the_place_of_a_picture_is_kept_before_it_comes(illustrated: Path, open_page: OpenPage) -> None:
    page = open_page(block=example("en")["name"], viewport=NARROW)
    page.goto((illustrated / "site/en/article.html").as_uri())
    picture = page.get_by_role("img", name=example("en")["words"])
    picture.scroll_into_view_if_needed()
    assert picture.evaluate("image => [image.naturalWidth, image.width, image.height]") == [0, 328, 185]


@pytest.mark.parametrize("language", GUIDES)
def test_on_paper_a_picture_is_as_wide_as_the_text_at_most_and_on_one_sheet(
    language: str, illustrated: Path, open_page: OpenPage
) -> None:
    page = open_page(viewport=SHEET)
    shown(page, language, next((illustrated / "site" / language).glob("artic*.html")).as_uri())
    page.emulate_media(media="print")
    tower = page.get_by_role("img", name="Una torre")
    tower.scroll_into_view_if_needed()
    page.wait_for_function("image => image.complete && image.naturalWidth", arg=tower.element_handle())
    sizes = page.locator("img.picture").evaluate_all("all => all.map(one => [one.width, one.height])")
    assert all(width <= SHEET["width"] and height <= SHEET["height"] for width, height in sizes)
    assert [round(width / height, 2) for width, height in sizes] == [1.78, 0.1]
    for picture in page.locator("img.picture").all():
        expect(picture).to_have_css("break-inside", "avoid")


def test_each_picture_is_in_the_list_of_the_site_s_files(illustrated: Path) -> None:
    listed = (illustrated / "site/manifest.txt").read_text(encoding="utf-8")
    names = ["torre.png", *(example(language)["name"] for language in GUIDES)]
    assert all(f"assets/pictures/{name}" in listed for name in names)
