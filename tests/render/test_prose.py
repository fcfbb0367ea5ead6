import pytest

from generator.errors import Problem
from generator.model import Text
from generator.render.formulas import FormulaBook
from generator.render.numbers import KnownNumbers
from generator.render.press import Press, Shelf
from generator.render.prose import render_prose
from tests.render.samples import VASWANI, content, html_and_problems, html_of, prose


def test_words_get_a_class_by_braces() -> None:
    assert '<em class="query">gato</em>' in html_of("*gato*{.query}")


def test_a_heading_gets_an_ascii_id() -> None:
    assert '<h2 id="que-es-la-atencion">' in html_of("## ¿Qué es la atención?")


def test_a_formula_in_a_heading_leaves_no_trace_in_its_id() -> None:
    assert '<h2 id="por-que">' in html_of("## Por qué $\\sqrt{d_k}$")


def test_tables_and_footnotes_are_read() -> None:
    said = html_of("a | b\n--|--\n1 | 2\n\nNota[^1].\n\n[^1]: Texto.")
    assert "<table>" in said
    assert 'class="footnote-ref"' in said


def test_what_each_row_of_a_table_begins_with_is_its_name() -> None:
    said = html_of("símbolo | qué es\n--|--\n$n$ | cuántos\n$h$ | cuántas\n**a** | cuál")
    assert said.count('<th scope="col">') == 2
    assert said.count('<th scope="row">') == said.count("<td>") == 3


@pytest.mark.parametrize("rows", ["ana | 1\nana | 2", "$n$ | 1\n$n$ | 2", "ana | 1\n**ana** | 2", "ana | 1\n| | 2 |"])
def test_where_two_rows_begin_alike_or_one_with_nothing_no_row_has_a_name(rows: str) -> None:
    assert 'scope="row"' not in html_of(f"quién | cuánto\n--|--\n{rows}")


def test_a_row_of_one_cell_is_not_its_own_name() -> None:
    assert 'scope="row"' not in html_of("|quién|\n|--|\n|ana|\n|luis|")


def test_pictures_tell_rows_apart_by_their_words() -> None:
    said, _ = html_and_problems("flecha | color\n--|--\n![roja](x.png) | rojo\n![azul](y.png) | azul")
    assert said.count('<th scope="row">') == 2


def test_a_footnote_s_ids_need_no_escape_in_a_style_sheet() -> None:
    said = html_of("Nota[^raiz].\n\n[^raiz]: Texto.")
    assert 'id="fn-raiz"' in said
    assert 'id="fnref-raiz"' in said


def test_the_way_back_from_a_footnote_is_named_in_the_page_s_language() -> None:
    ui = {"prose": {"back_to_text": Text("Vuelve a la nota {n}", "Back to note {n}")}}
    given = content(prose("Note[^1].\n\n[^1]: Text.", language="en"), ui=ui)
    rendered = render_prose(Press(given, FormulaBook(), list[Problem]()))
    assert 'title="Back to note 1"' in rendered["home", "en"].html


def test_the_works_of_a_page_are_given_once_and_in_order() -> None:
    given = content(prose("[@vaswani2017] [@vaswani2017]"), sources=(VASWANI,))
    assert render_prose(Press(given, FormulaBook(), list[Problem]()))["home", "es"].cited == (VASWANI,)


def test_a_text_that_is_nested_beyond_all_measure_is_told_as_its_own_fault() -> None:
    problems: list[Problem] = []
    deep = f"{'*' * 10_000}x{'*' * 10_000}"
    render_prose(Press(content(prose(deep)), FormulaBook(), problems))
    assert {problem.found for problem in problems} == {"lists, quotations or emphasis nested too deeply"}


def test_before_a_number_is_known_what_can_be_read_is_no_fault() -> None:
    problems: list[Problem] = []
    asked = content(prose("{{dot-products:sd_64}} {{mean_entrpy}}"))
    render_prose(Press(asked, FormulaBook(), problems, Shelf(KnownNumbers(pending=True))))
    assert [problem.found for problem in problems] == ['{{mean_entrpy}}: "mean_entrpy"']
