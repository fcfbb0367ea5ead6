import re

from generator.errors import Problem
from generator.model import Text
from generator.render.formulas import FormulaBook
from generator.render.press import Press
from generator.render.prose import render_prose
from tests.render.samples import content, html_and_problems, html_of, prose


def formulas_of(markdown: str) -> list[tuple[str, bool]]:
    book, problems = FormulaBook(), list[Problem]()
    render_prose(Press(content(prose(markdown)), book, problems))
    return [(formula.tex, formula.display) for formula in book.formulas]


def test_dollars_and_round_brackets_make_formulas_in_the_line() -> None:
    assert formulas_of(r"Un $d_k$ y \(x<y\).") == [("d_k", False), ("x<y", False)]


def test_double_dollars_make_a_displayed_formula_with_its_signs_as_written() -> None:
    assert formulas_of("$$\na &= b < c\n$$") == [("a &= b < c", True)]


def test_prices_are_no_formula() -> None:
    assert formulas_of("Cuesta $5 y $6.") == []


def test_formulas_in_code_stay_code() -> None:
    assert formulas_of("`$d_k$`") == []


def test_an_option_is_never_torn_and_code_says_what_was_written() -> None:
    said = html_of("Con `python3 build.py pack --usb -q a-b <x>` y `a - b`.\n\n    cmd --all")
    assert 'pack <span class="glued">--usb</span> <span class="glued">-q</span> a-b &lt;x&gt;</code>' in said
    assert "<code>a - b</code>" in said
    assert "cmd --all" in said


def test_underscores_and_stars_in_a_formula_are_not_markdown() -> None:
    assert formulas_of("$a_i * b_i * c$") == [("a_i * b_i * c", False)]


def test_a_sign_that_closes_stays_with_the_formula_before_it() -> None:
    said = html_of("Con $d_k$, y (con $h$).")
    assert re.findall(r'class="glued"><span class="formula">[^<]*</span>([^<]*)</span>([^<]*)', said) == [
        (",", " y (con "),
        (").", ""),
    ]


def test_a_long_formula_may_be_broken_and_glues_nothing() -> None:
    assert "glued" not in html_of(f"Sea ${'a + ' * 20}b$.")


def test_a_page_link_names_the_file_of_the_same_language() -> None:
    assert '<a href="simulator.html">it</a>' in html_of("[it](page:simulator)", "en")


def test_a_page_link_carries_state() -> None:
    said = html_of("[it](page:simulator#preset=gato&temperature=0.1)")
    assert 'href="simulador.html#preset=gato&amp;temperature=0.1"' in said


def test_a_link_to_an_unknown_page_is_a_problem_with_the_nearest_page() -> None:
    _, problems = html_and_problems("[it](page:simulater)")
    assert problems == [
        "content/pages/01-home.es.md:5: a link to simulater; expected a page of content/site.toml."
        " Did you mean simulator?\n    [it](page:simulater)"
    ]


def test_links_to_the_world_stay_as_they_are() -> None:
    assert '<a href="https://example.org/a">it</a>' in html_of("[it](https://example.org/a)")


def test_a_link_with_a_state_says_that_it_opens_the_simulator_there() -> None:
    words = {"furniture": {"state_link": Text("Abre", "Opens")}}
    given, problems = content(prose("[a](page:simulator#row=1) [b](page:simulator#tour)"), ui=words), list[Problem]()
    said = render_prose(Press(given, FormulaBook(), problems))["home", "es"].html
    assert '<a class="state" href="simulador.html#row=1" title="Abre">a</a>' in said
    assert '<a href="simulador.html#tour">b</a>' in said
