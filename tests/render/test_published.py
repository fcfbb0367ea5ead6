"""What a page says of itself to those who link to it: only a site with an address can say it."""

from __future__ import annotations

from dataclasses import replace

from generator.content import load
from generator.render.contexts import place_context, root_context
from generator.render.environment import make_environment
from generator.render.formulas import FormulaBook
from tests.render.samples import ROOT


def head_of(address: str) -> str:
    """The part of the guide's head that is about links to it."""
    content = load(ROOT)
    content = replace(content, site=replace(content.site, address=address))
    context = place_context(content, "guide", "es")
    template = '{% import "macros/head.html" as head %}{{ head.published(site, page, links["guide"], twins) }}'
    made = make_environment(ROOT / "templates", FormulaBook()).from_string(template)
    page = {"name": "guide", "title": "La guía", "description": "Tareas."}
    return made.render(site=content.site, page=page, **context)


def test_with_an_address_it_names_itself_its_twin_and_what_it_is_about() -> None:
    said = head_of("https://example.org/atenta/")
    assert '<link rel="canonical" href="https://example.org/atenta/es/guia.html">' in said
    assert '<link rel="alternate" hreflang="en" href="https://example.org/atenta/en/guide.html">' in said
    assert '<link rel="alternate" hreflang="x-default" href="https://example.org/atenta/">' in said
    assert '<meta property="og:title" content="La guía">' in said
    assert '<meta property="og:url" content="https://example.org/atenta/es/guia.html">' in said


def test_without_one_it_names_its_twin_as_a_file() -> None:
    assert head_of("").strip() == '<link rel="alternate" hreflang="en" href="../en/guide.html">'


def test_the_page_that_chooses_a_language_names_itself_and_those_it_leads_to() -> None:
    def front(address: str) -> str:
        content = load(ROOT)
        content = replace(content, site=replace(content.site, address=address))
        template = '{% import "macros/head.html" as head %}{{ head.front(site, twins) }}'
        made = make_environment(ROOT / "templates", FormulaBook()).from_string(template)
        return made.render(site=content.site, **root_context(content))

    assert 'hreflang="es" href="es/index.html"' in front("")
    assert "canonical" not in front("")
    said = front("https://example.org/atenta/")
    assert '<link rel="canonical" href="https://example.org/atenta/">' in said
    assert 'hreflang="es" href="https://example.org/atenta/es/index.html"' in said
