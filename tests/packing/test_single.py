"""One file: nothing that it needs is beside it, no script runs but its own, and links lead where something is."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from generator.content import load
from generator.machine import ROOT
from generator.model.packages import FinishedPage, FinishedSite
from generator.packing.single import single_packages
from generator.packing.single.texts import inert

PAGE = """\
<!doctype html>
<html lang="{lang}" class="x"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">
<title>{slug}</title><link rel="alternate" hreflang="{other}" href="../{other}/{other_slug}.html">
<link rel="icon" href="../assets/css/icon.svg"><link rel="stylesheet" href="../assets/css/site.css">
<script src="../assets/js/theme.js"></script></head>
<body data-previews="../assets/data/previews-{lang}.js"><nav><a href="{slug}.html" aria-current="page">a</a></nav>
<nav><a href="other.html">b</a></nav><a href="../{other}/{other_slug}.html" data-keeps-state>c</a>
<main><img src="../assets/pictures/a.png" alt="a"><img src="data:image/png;base64,eA==" alt="b">
<p {mark}>1 &lt; 2 <a class="term" href="other.html#query">q</a> <a href="#x">x</a> <a href="https://a.b/">y</a></p>
</main><dialog class="search" data-search>z</dialog>
<script type="application/json" id="page-data">{{"id":"gato"}}</script>
<script src="../assets/js/site.js" defer></script>
<script src="../assets/js/run.js" defer></script></body></html>
"""


def written(lang: str, slug: str, other: str, other_slug: str, mark: str) -> str:
    return PAGE.format(lang=lang, slug=slug, other=other, other_slug=other_slug, mark=mark)


FILES = {
    "assets/css/icon.svg": "<svg/>",
    "assets/css/site.css": "@font-face{src:url(../fonts/a.woff2)}",
    "assets/fonts/a.woff2": "font",
    "assets/js/theme.js": "1;",
    "assets/js/site.js": "const end = '</script>';",
    "assets/js/run.js": "load(`${root}assets/data/${preset}.js`);",
    "assets/data/gato.js": "traces('gato');",
    "assets/data/other.js": "traces('other');",
    "assets/data/previews-es.js": "previews('ñ');",
    "assets/data/previews-en.js": "previews();",
    "assets/licences/a.txt": "As is & <free>.",
    "assets/pictures/a.png": "a picture",
    "index.html": '<!doctype html>\n<html lang="es"><body><a href="es/simulador.html">es</a></body></html>',
    "404.html": '<!doctype html>\n<html><body><a href="https://a.b/es/other.html" data-path="es/other.html">o</a>'
    "<p data-doubt>a</p><script>look();</script></body></html>",
    "es/simulador.html": written("es", "simulador", "en", "simulator", "data-explorer"),
    "en/simulator.html": written("en", "simulator", "es", "simulador", "data-explorer"),
    "es/other.html": written("es", "other", "en", "other", ""),
}


@pytest.fixture
def site(tmp_path: Path) -> FinishedSite:
    for path, text in FILES.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    pages = (
        FinishedPage("simulator", "es", "es/simulador.html", "", ""),
        FinishedPage("other", "es", "es/other.html", "", ""),
        FinishedPage("simulator", "en", "en/simulator.html", "", ""),
    )
    return FinishedSite(tmp_path, "Tiny", "", ("es", "en"), load(ROOT).ui["pack"], pages)


def made(site: FinishedSite) -> dict[str, str]:
    return {package.name: package.body.decode() for package in single_packages(site)}


def held(page: str) -> dict[str, str]:
    """What the file holds, read as the page reads it."""
    block = re.search(r'<script type="application/json" id="held">(.*?)</script>', page)
    assert block
    return {path: zlib.decompress(base64.b64decode(body)).decode() for path, body in json.loads(block[1]).items()}


def may_run(page: str, script: str) -> bool:
    policy = re.search(r"script-src ([^;]*);", page)
    assert policy
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    return f"&#x27;sha256-{digest}&#x27;" in policy[1] or f"'sha256-{digest}'" in policy[1]


def scripts(page: str) -> list[str]:
    return re.findall(r"<script>(.*?)</script>", page, re.DOTALL)


def test_there_is_the_whole_site_and_each_explorer_in_each_language(site: FinishedSite) -> None:
    packages = [(package.name, package.language, package.title) for package in single_packages(site)]
    es, en = (site.page("simulator", language).title for language in ("es", "en"))
    assert packages == [("tiny.html", None, ""), ("tiny-simulador.html", "es", es), ("tiny-simulator.html", "en", en)]


def test_pages_that_are_called_the_same_in_two_languages_keep_apart(site: FinishedSite) -> None:
    again = replace(site.pages[0], language="en")
    assert "tiny-simulador-en.html" in made(replace(site, pages=(*site.pages, again)))


def test_no_file_asks_for_another(site: FinishedSite) -> None:
    for page in made(site).values():
        assert not re.search(r"<script[^>]* src=|<link[^>]*stylesheet|url\((?!data:)", page)


def test_a_picture_is_its_own_content_and_in_the_file_of_all_pages_only_once(site: FinishedSite) -> None:
    content = f"data:image/png;base64,{base64.b64encode(b'a picture').decode()}"
    for name, page in made(site).items():
        if name == "tiny.html":
            assert json.loads(held(page)["files.json"])["assets/pictures/a.png"] == content
            assert {pictures(text) for path, text in held(page).items() if path.startswith(("es/", "en/"))} == {
                ("/*put:assets/pictures/a.png*/", "data:image/png;base64,eA==")
            }
        else:
            assert pictures(page) == (content, "data:image/png;base64,eA==")


def pictures(page: str) -> tuple[str, ...]:
    return tuple(re.findall(r'<img[^>]* ?src="([^"]*)"', page))


def test_every_script_that_stands_in_a_file_may_run_and_no_other(site: FinishedSite) -> None:
    for page in made(site).values():
        assert scripts(page)
        assert all(may_run(page, script) for script in scripts(page))
        assert not may_run(page, "alert(1)")
        assert "unsafe-eval" not in page


def test_an_explorer_loads_later_what_its_scripts_and_its_page_name(site: FinishedSite) -> None:
    page = made(site)["tiny-simulador.html"]
    assert held(page) == {path: FILES[path] for path in ("assets/data/gato.js", "assets/data/previews-es.js")}
    assert all(may_run(page, script) for script in held(page).values())


def test_the_text_of_an_explorer_stands_in_its_file_as_in_the_site(site: FinishedSite) -> None:
    assert "1 &lt; 2 <a" in made(site)["tiny-simulador.html"]
    assert "As is & <free>." in made(site)["tiny-simulador.html"]


def test_links_out_of_an_explorer_end_in_a_note_that_says_so(site: FinishedSite) -> None:
    page = made(site)["tiny-simulador.html"]
    links = re.findall(r'<a [^>]*href="([^"]*)"', page)
    assert links == ["#", "#elsewhere", "#x", "https://a.b/"]
    assert 'data-term="query"' in page
    assert 'id="elsewhere" tabindex="-1"' in page
    assert "tiny.html" in page
    assert "data-search" not in page
    assert "hreflang" not in page


def test_where_the_site_is_published_they_lead_there(site: FinishedSite) -> None:
    page = made(replace(site, address="https://example.org/a/"))["tiny-simulador.html"]
    links = re.findall(r'<a [^>]*href="([^"]*)"', page)
    there = "https://example.org/a/es/other.html"
    assert links == ["#", there, "https://example.org/a/en/simulator.html", f"{there}#query", "#x", "https://a.b/"]


def test_the_whole_site_s_file_holds_every_page_and_what_any_may_load(site: FinishedSite) -> None:
    page = made(site)["tiny.html"]
    inside = held(page)
    assert {name for name in inside if name.endswith(".html")} == {
        *(
            "index.html",
            "404.html",
            "es/simulador.html",
            "en/simulator.html",
            "es/other.html",
            "assets/licences/a.txt.html",
        ),
    }
    files = json.loads(inside["files.json"])
    later = {path for path in inside if path.startswith("assets/data/")}
    assert later == {path for path in FILES if path.startswith("assets/data/")}
    assert all(may_run(page, script) for path, script in {**files, **inside}.items() if path.endswith(".js"))
    assert "As is &amp; &lt;free&gt;." in inside["assets/licences/a.txt.html"]


def test_a_page_in_it_says_which_it_is_and_marks_where_its_scripts_go(site: FinishedSite) -> None:
    inside = held(made(site)["tiny.html"])
    files = json.loads(inside["files.json"])
    for name in ("index", "es/simulador"):
        page = inside[f"{name}.html"]
        marks = re.findall(r"/\*put:(.*?)\*/", page)
        assert f'data-within="{name}"' in page
        assert set(marks) <= set(files)
        assert marks.index("assets/js/site.js") + 1 == marks.index("page-turning")
        assert "http-equiv" not in page


def test_the_page_for_what_is_not_there_leads_to_those_that_the_file_holds(site: FinishedSite) -> None:
    page = held(made(site)["tiny.html"])["404.html"]
    assert re.findall(r'<a [^>]*href="([^"]*)"', page) == ["es/other.html"]
    assert "look()" not in page
    assert "data-doubt" not in page


def test_what_would_end_a_script_is_written_so_that_it_does_not() -> None:
    assert inert('a = "</script><!-- </SCRIPT>"') == r'a = "\x3c/script>\x3c!-- \x3c/SCRIPT>"'


def test_the_same_site_gives_the_same_bytes(site: FinishedSite) -> None:
    assert made(site) == made(site)
