from dataclasses import replace

from generator.errors import Problem
from generator.model import Forms, Language, PageEntry, Prose, Site, Term, Text
from generator.render.formulas import FormulaBook
from generator.render.glossary import render_glossary
from generator.render.press import Press
from generator.render.prose import render_prose
from tests.render.samples import SITE, content, prose

PAGES = {**SITE.pages, "glossary": PageEntry(Text("glosario", "glossary"), "glossary.html")}
WITH_GLOSSARY = replace(SITE, pages=PAGES)


def term(key: str, es: tuple[str, ...], definition: str = "Uno. Dos.", see: tuple[str, ...] = ()) -> Term:
    defined: dict[Language, Prose] = {
        each: Prose("glossary", each, "content/glossary.toml", key, "", definition, 3) for each in ("es", "en")
    }
    return Term(key, Text(es[0], key), Forms(es, (key,)), defined, see)


ATTENTION = term("attention", ("atención",))
SELF = term("self-attention", ("autoatención", "atención propia"))


def press(markdown: str = "Texto.", *terms: Term, site: Site = WITH_GLOSSARY) -> Press:
    glossary = {each.key: each for each in terms or (ATTENTION, SELF)}
    return Press(content(prose(markdown), site=site, glossary=glossary), FormulaBook(), list[Problem]())


def said(markdown: str, *terms: Term) -> str:
    given = press(markdown, *terms)
    html = render_prose(given)["home", "es"].html
    assert not given.problems
    return html


def link(key: str, text: str) -> str:
    return f'<a class="term" href="glosario.html#{key}">{text}</a>'


def test_the_first_use_of_a_term_becomes_a_link_and_no_later_one() -> None:
    expected = f"<p>La {link('attention', 'Atención')} mira. La atención suma.</p>"
    assert said("La Atención mira. La atención suma.") == expected


def test_the_longest_form_is_taken_first() -> None:
    markdown = "La atención propia y la atención."
    expected = f"<p>La {link('self-attention', 'atención propia')} y la {link('attention', 'atención')}.</p>"
    assert said(markdown) == expected


def test_a_form_inside_a_longer_one_is_never_linked() -> None:
    assert said("La atención propia, la atención propia.").count("<a ") == 1


def test_a_form_may_be_broken_over_two_lines() -> None:
    broken = "atención\npropia"
    assert said(f"La {broken}.") == f"<p>La {link('self-attention', broken)}.</p>"


def test_only_whole_words_with_their_accents_are_meant() -> None:
    assert "<a " not in said("Las atenciones, la atencion, la multi-atención.")


def test_headings_links_code_and_formulas_stay_as_they_are() -> None:
    html = said("## Atención\n\n[atención](page:home) `atención` $atención$ **atención**")
    assert html.count('class="term"') == 1
    assert f"<strong>{link('attention', 'atención')}</strong>" in html


def test_what_names_a_row_is_linked_like_its_other_cells() -> None:
    named = said("qué | cuánto\n--|--\natención | 1\notra | 2")
    assert f'<th scope="row">{link("attention", "atención")}</th>' in named


def test_two_terms_in_one_piece_of_text_and_after_an_element() -> None:
    markdown = "*Una* atención y una autoatención aquí."
    first, second = link("attention", "atención"), link("self-attention", "autoatención")
    assert said(markdown) == f"<p><em>Una</em> {first} y una {second} aquí.</p>"


def test_a_link_can_be_asked_for_anywhere() -> None:
    assert link("attention", "mirar") in said("## [mirar](term:attention)")


def test_a_link_that_is_a_formula_alone_is_named_by_its_term() -> None:
    d_k = term("d_k", ("$d_{\\text{k}}$",))
    assert '<span class="visually-hidden">d_k</span></a>' in said("Con [$d_k$](term:d_k).", d_k)
    assert "visually-hidden" not in said("Con [la $d_k$](term:d_k).", d_k)


def test_an_unknown_term_is_a_problem_with_its_line_and_the_nearest_key() -> None:
    given = press("Uno.\n\n[a](term:atention)")
    render_prose(given)
    assert [str(problem) for problem in given.problems] == [
        "content/pages/01-home.es.md:7: a link to the term atention; expected a key of content/glossary.toml."
        " Did you mean attention?\n    [a](term:atention)"
    ]


def test_a_site_without_a_glossary_links_nothing() -> None:
    assert "<a " not in render_prose(press("La atención.", site=SITE))["home", "es"].html


def test_a_page_knows_the_terms_that_it_links() -> None:
    given = press("La autoatención es [mirar](term:attention).")
    assert render_prose(given)["home", "es"].terms == ("self-attention", "attention")


def test_entries_stand_in_the_alphabet_of_the_language() -> None:
    terms = (term("z", ("ñame",)), term("y", ("nube",)), term("x", ("ópera",)), term("w", ("Oca",)))
    entries = render_glossary(press("Texto.", *terms))["es"]
    assert [(entry.letter, entry.term) for entry in entries] == [
        ("N", "nube"),
        ("Ñ", "ñame"),
        ("O", "Oca"),
        ("O", "ópera"),
    ]


def test_a_preview_is_the_first_sentence_without_links() -> None:
    definition = "Es $a. b$ y [algo](page:home) de 0.5 o así. Más."
    (entry,) = render_glossary(press("Texto.", term("x", ("equis",), definition)))["es"]
    assert entry.preview.endswith(" y <span>algo</span> de 0.5 o así.</p>")
    assert '<a href="index.html">algo</a>' in entry.definition


def test_a_definition_links_no_term_of_itself() -> None:
    (entry, _) = render_glossary(press("Texto.", term("attention", ("atención",), "La atención."), SELF))["es"]
    assert "<a " not in entry.definition
