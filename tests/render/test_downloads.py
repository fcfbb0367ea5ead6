"""The page that offers the site to take away."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from markupsafe import Markup

from generator.content import load
from generator.model import Download, Language
from generator.render.environment import make_environment
from generator.render.formulas import FormulaBook
from generator.render.words import words_in
from tests.render.samples import ROOT, SITE

STICK = Download("usb", "atenta.zip", 5_230_000, "ab" * 32)
FORMS = ("usb", "single", "pdf", "scorm", "zim")


def page(language: Language, *downloads: Download) -> str:
    """Its main part."""
    template = make_environment(ROOT / "templates", FormulaBook()).get_template("download.html")
    words = words_in(load(ROOT).ui, language)
    given = {"ui": words, "page": {"html": Markup()}, "root": "../", "downloads": downloads, "site": SITE}
    return "".join(template.blocks["main"](template.new_context(given)))


@pytest.mark.parametrize("language", ["es", "en"])
def test_without_files_each_form_names_the_command_that_makes_it(language: Language) -> None:
    said = page(language)
    for form in FORMS:
        assert f'pack <span class="glued">--{form}</span></code>' in said
    assert "<table" not in said


def test_a_file_is_told_with_its_size_and_its_hash() -> None:
    said = page("en", STICK)
    assert '<a href="../downloads/atenta.zip" download>atenta.zip</a>' in said
    assert "5.2\u00a0MB" in said
    assert STICK.sha256 in said


def test_hashes_stand_apart_under_what_they_are_for() -> None:
    offered, check = page("es", STICK, replace(STICK, form="pdf")).split('<h2 id="check">')
    assert STICK.sha256 not in offered
    assert check.count(STICK.sha256) == 2


def test_files_of_one_form_are_told_apart_by_page_and_language() -> None:
    whole = replace(STICK, form="single")
    one = replace(whole, language="es", title="Simulador")
    book = replace(STICK, form="pdf", language="en")
    said = re.findall(r"</th><td>(.*?)</td><td", page("en", whole, one, book))
    assert said == [
        "The whole site, in all its languages",
        '<bdi lang="es">Simulador · Español</bdi>',
        '<bdi lang="en">English</bdi>',
    ]


def test_a_form_that_could_not_be_made_keeps_its_command() -> None:
    said = page("en", STICK)
    assert "--usb" not in said
    assert "--zim</span></code>" in said
