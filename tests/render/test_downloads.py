"""The page that offers the site to take away."""

from __future__ import annotations

import pytest
from markupsafe import Markup

from generator.content import load
from generator.model import Download, Language
from generator.render.environment import make_environment
from generator.render.formulas import FormulaBook
from generator.render.words import words_in
from tests.render.samples import ROOT

STICK = Download("usb", "atenta.zip", 5_230_000, "ab" * 32)


def page(language: Language, *downloads: Download) -> str:
    """Its main part."""
    template = make_environment(ROOT / "templates", FormulaBook()).get_template("download.html")
    words = words_in(load(ROOT).ui, language)
    context = template.new_context({"ui": words, "page": {"html": Markup()}, "root": "../", "downloads": downloads})
    return "".join(template.blocks["main"](context))


@pytest.mark.parametrize("language", ["es", "en"])
def test_without_files_each_form_names_the_command_that_makes_it(language: Language) -> None:
    said = page(language)
    for form in ("usb", "single", "pdf", "scorm", "zim"):
        assert f'pack <span class="glued">--{form}</span></code>' in said
    assert "<table" not in said


def test_a_file_is_told_with_its_size_and_its_hash() -> None:
    said = page("en", STICK)
    assert '<a href="../downloads/atenta.zip" download>atenta.zip</a>' in said
    assert "5.2\u00a0MB" in said
    assert STICK.sha256 in said


def test_a_form_that_could_not_be_made_keeps_its_command() -> None:
    said = page("en", STICK)
    assert "--usb" not in said
    assert "--zim</span></code>" in said
