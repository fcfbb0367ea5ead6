"""Addresses mean what they mean on GitHub Pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.serving.addresses import Answer, answer, as_base


@pytest.fixture
def site(tmp_path: Path) -> Path:
    for name in ("index.html", "404.html", "es/index.html", "es/guía.html", "assets/css/site.css"):
        (tmp_path / "site" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "site" / name).write_text(name, encoding="utf-8")
    (tmp_path / "outside.html").write_text("secret", encoding="utf-8")
    return tmp_path / "site"


@pytest.mark.parametrize("base", ["/", "/repo/"])
@pytest.mark.parametrize(
    ("asked", "status", "path"),
    [
        ("", 200, "index.html"),
        ("index.html?a=1", 200, "index.html"),
        ("es/", 200, "es/index.html"),
        ("es/gu%C3%ADa.html", 200, "es/guía.html"),
        ("es/gu%C3%ADa", 200, "es/guía.html"),
        ("assets/css/site.css", 200, "assets/css/site.css"),
        ("assets/css/", 404, "404.html"),
        ("es/index.html/", 404, "404.html"),
        ("es/nothing/at/all.html", 404, "404.html"),
        ("../outside.html", 404, "404.html"),
        ("es/%2e%2e/%2e%2e/outside.html", 404, "404.html"),
        ("es/..%5c..%5coutside.html", 404, "404.html"),
        ("es//index.html", 404, "404.html"),
        ("%00", 404, "404.html"),
    ],
)
def test_an_address_below_the_base(site: Path, base: str, asked: str, status: int, path: str) -> None:
    assert answer(site, base, base + asked) == Answer(status, path)


def test_a_folder_without_its_stroke_leads_to_the_one_with_it(site: Path) -> None:
    assert answer(site, "/repo/", "/repo") == Answer(301, location="/repo/")
    assert answer(site, "/repo/", "/repo/es") == Answer(301, location="/repo/es/")


def test_what_is_above_the_base_is_not_ours(site: Path) -> None:
    assert answer(site, "/repo/", "/index.html") == Answer(404)
    assert answer(site, "/repo/", "/repository/index.html") == Answer(404)


@pytest.mark.parametrize(("said", "base"), [("/", "/"), ("", "/"), ("repo", "/repo/"), ("/repo", "/repo/")])
def test_a_base_may_be_written_with_or_without_strokes(said: str, base: str) -> None:
    assert as_base(said) == base
