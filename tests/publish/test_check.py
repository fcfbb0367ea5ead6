"""One good tiny site; each test spoils one thing in it and expects that one fault."""

from pathlib import Path

import pytest

from generator import manifest
from generator.publish.check import check_site, inspect_site

PAGE = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><title>T</title>
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<link rel="alternate" hreflang="{other}" href="../{other}/index.html">
<link rel="stylesheet" href="../assets/css/base.css"></head>
<body><h1 id="top">T</h1>
<a href="../{other}/index.html" hreflang="{other}">T</a> <a href="#top">T</a> <a href="https://example.org/">T</a>
<a href="#preset=ingles&amp;row=1">T</a>
<script type="application/json">{{"a": 1}}</script><script src="../assets/js/a.js" defer></script>
</body></html>
"""
ROOT_PAGE = PAGE.replace("../", "")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    files = {
        "index.html": ROOT_PAGE.format(lang="es", other="en"),
        "es/index.html": PAGE.format(lang="es", other="en"),
        "en/index.html": PAGE.format(lang="en", other="es"),
        "404.html": ROOT_PAGE.format(lang="es", other="en"),
        "assets/css/base.css": '@font-face { src: url(../f.woff2) } p { background: url("../f.woff2") }',
        "assets/js/a.js": "",
        "assets/f.woff2": "",
    }
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    return tmp_path


def said(site: Path) -> list[str]:
    return [str(problem) for problem in inspect_site(site, site.parent / "cache").problems]


def spoil(site: Path, path: str, old: str, new: str) -> None:
    text = (site / path).read_text(encoding="utf-8")
    assert old in text
    (site / path).write_text(text.replace(old, new), encoding="utf-8")


def test_a_good_site_has_no_fault(site: Path) -> None:
    assert said(site) == []


def test_links_are_counted(site: Path) -> None:
    assert inspect_site(site, site.parent / "cache").links == 28


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('lang="es"', 'lang="en"', 'es/index.html: lang="en"; expected the language of the page.'),
        ("<title>T</title>", "", "es/index.html: no <title>; expected just one."),
        ('name="viewport"', 'name="x"', 'es/index.html: no view port; expected <meta name="viewport">.'),
        ('http-equiv="C', 'name="C', 'es/index.html: no policy; expected <meta http-equiv="Content-Security-Policy">.'),
        ("</h1>", "</h1><h1>U</h1>", "es/index.html: 2 <h1>; expected just one, the page's title."),
        ('rel="alternate" hreflang="en"', 'rel="alternate"', "es/index.html: no <link hreflang>; expected one to"),
        ('" hreflang="en">T', '">T', "es/index.html: no <a hreflang>; expected one to the page in the other language."),
        ("<body>", '<body><p id="top">', 'es/index.html: id="top" 2 times; expected each id once.'),
        ("<body>", '<body onload="x()">', "es/index.html:7: onload on <body>; expected a listener in a script."),
        ("<script src", '<script type="module" src', "es/index.html:10: a module script; expected a classic script."),
        ("<body>", "<body><script>x()</script>", "es/index.html:7: a script in the page; expected a script in its own"),
        ("<body>", '<body><img src="//a.org/b">', "es/index.html:7: <img src=//a.org/b>; expected a file of the site."),
        (
            "<body>",
            '<body><img srcset="../assets/f.woff2 1x, https://a.org/b 2x">',
            "es/index.html:7: <img srcset=https",
        ),
        ("<body>", '<body><img srcset="../assets/f.woff2, no.png 2x">', "es/index.html:7: a link to no.png; expected"),
        ("<body>", '<body><video poster="no.png">', "es/index.html:7: a link to no.png; expected a file of the site"),
        ("<body>", '<body><object data="no.svg">', "es/index.html:7: a link to no.svg; expected a file of the site"),
        ("<title>", '<base href="https://a.org/"><title>', "es/index.html:2: <base>; expected addresses as seen from"),
        (
            "<title>",
            '<meta http-equiv="Refresh" content="0;url=https://a.org"><title>',
            "es/index.html:2: <meta http-eq",
        ),
        ("<body>", '<body><a href="no.html">', "es/index.html:7: a link to no.html; expected a file of the site"),
        ("<body>", '<body><a href="/es/">', "es/index.html:7: a link to /es/; expected a file of the site"),
        ("<body>", '<body><a href="../en/">', "es/index.html:7: a link to ../en/; expected a file of the site"),
        ("<body>", '<body><a href="#no">', "es/index.html:7: a link to #no; expected an id in es/index.html."),
        ("<body>", '<body><a href="page:x">', "es/index.html:7: a link to page:x; expected https:, http:"),
    ],
)
def test_a_fault_of_a_page_is_found(old: str, new: str, fault: str, site: Path) -> None:
    spoil(site, "es/index.html", old, new)
    assert any(problem.startswith(f"site/{fault}") for problem in said(site)), said(site)


def test_a_script_may_stand_in_a_page_whose_policy_names_its_hash(site: Path) -> None:
    spoil(site, "es/index.html", "<body>", "<body><script>x()</script>")
    spoil(site, "es/index.html", "default-src 'none'", "default-src 'none'; script-src 'sha256-abc='")
    assert said(site) == []


def test_a_sheet_from_elsewhere_is_found(site: Path) -> None:
    spoil(site, "es/index.html", "../assets/css/base.css", "https://example.org/a.css")
    assert said(site) == ["site/es/index.html:6: <link href=https://example.org/a.css>; expected a file of the site."]


def test_an_anchor_in_another_page_must_exist(site: Path) -> None:
    spoil(site, "es/index.html", '"../en/index.html" hreflang="en">T', '"../en/index.html#no" hreflang="en">T')
    assert said(site) == ["site/es/index.html:8: a link to ../en/index.html#no; expected an id in en/index.html."]


@pytest.mark.parametrize("address", ["no.woff2", '"no.woff2"', "https://example.org/no.woff2"])
def test_what_a_sheet_asks_for_must_exist(address: str, site: Path) -> None:
    (site / "assets/css/base.css").write_text(
        f"@media print {{ p {{\n background: url({address}) }} }}", encoding="utf-8"
    )
    bare = address.strip('"')
    assert said(site) == [f"site/assets/css/base.css:2: url({bare}); expected a file of the site."]


@pytest.mark.parametrize("rule", ['@import "https://a.org/b.css";', "@import /* so */ 'https://a.org/b.css' print;"])
def test_a_sheet_from_elsewhere_in_a_sheet_is_found(rule: str, site: Path) -> None:
    (site / "assets/css/base.css").write_text(f'{rule}\np {{ content: "no.css" }}', encoding="utf-8")
    assert said(site) == ["site/assets/css/base.css:1: url(https://a.org/b.css); expected a file of the site."]


@pytest.mark.parametrize("path", ["es/index.html", "assets/css/base.css"])
def test_a_file_that_is_no_text_is_told_beside_all_other_faults(path: str, site: Path) -> None:
    (site / path).write_bytes((site / path).read_bytes() + b"\n\xff\xfe")
    spoil(site, "en/index.html", "</h1>", "</h1><h1>U</h1>")
    first, second = said(site)
    assert first.startswith(f"site/{path}:")
    assert "a byte that is not UTF-8 (0xff); expected text in UTF-8." in first
    assert second.startswith("site/en/index.html: 2 <h1>")


def test_half_a_declaration_is_read_as_browsers_do(site: Path) -> None:
    spoil(site, "es/index.html", "<body>", "<body><![foo]>")
    assert said(site) == []


def test_a_site_without_an_answer_to_a_wrong_address_is_found(site: Path) -> None:
    (site / "404.html").unlink()
    assert said(site) == ["site/404.html: no such page; expected an answer to a wrong address."]


@pytest.mark.parametrize("name", ["Página.css", "a b.css", "a" * 120 + ".css"])
def test_a_name_that_a_stick_refuses_is_found(name: str, site: Path) -> None:
    (site / name).touch()
    (fault,) = said(site)
    assert fault.startswith(f"site/{name}: a name that some disks refuse")


def test_a_missing_language_is_found(site: Path) -> None:
    (site / "en/index.html").unlink()
    assert "site/en/index.html: no such page; expected a way into the site." in said(site)


def test_a_site_that_is_not_as_it_was_built_is_found(site: Path) -> None:
    (site / manifest.NAME).write_bytes(manifest.make(manifest.digests_of(site)))
    assert check_site(site, site.parent / "cache").problems == ()
    (site / "assets/js/a.js").rename(site / "assets/js/b.js")
    spoil(site, "assets/css/base.css", "@font-face", " @font-face")
    assert [str(problem).split(";")[0] for problem in check_site(site, site.parent / "cache").problems][:3] == [
        "site/assets/js/a.js: no such file",
        "site/assets/js/b.js: a file that is not listed",
        "site/assets/css/base.css: other bytes than those that were built",
    ]


def test_a_site_without_a_list_of_its_files_is_found(site: Path) -> None:
    (fault,) = check_site(site, site.parent / "cache").problems
    assert fault.where.path == site / manifest.NAME
