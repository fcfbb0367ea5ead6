from pathlib import Path

import pytest

from generator.errors import Problem
from generator.model import Text
from generator.render.environment import make_environment, render_template
from generator.render.formulas import FormulaBook
from generator.render.lending import lend
from generator.render.words import words_in


def render(folder: Path, context: dict[str, object], **templates: str) -> tuple[str, list[str]]:
    (folder / "templates").mkdir()
    for name, text in templates.items():
        (folder / "templates" / f"{name}.html").write_text(text, encoding="utf-8")
    problems = list[Problem]()
    environment = make_environment(folder / "templates", FormulaBook())
    said = render_template(environment, "page.html", context, problems)
    return said, [str(problem) for problem in problems]


def test_text_is_escaped(tmp_path: Path) -> None:
    assert render(tmp_path, {"token": "</td>"}, page="{{ token }}")[0] == "&lt;/td&gt;"


def test_json_keeps_the_order_of_keys(tmp_path: Path) -> None:
    assert render(tmp_path, {"item": {"b": 1, "a": 2}}, page="{{ item|tojson }}")[0] == '{"b": 1, "a": 2}'


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ("\n{{ pgae }}", "2: unknown name pgae; expected a template that can be rendered. Did you mean page?"),
        ("{{ ui.nav.hoem }}", "1: ui.nav.hoem; expected a key of content/ui.toml. Did you mean home?"),
        ("{{ ui.nva.home }}", "1: ui.nva; expected a key of content/ui.toml. Did you mean nav?"),
        ("\n\n{% if %}", "3: Expected an expression, got 'end of statement block'; expected a template"),
        ("{{ 1 / 0 }}", "1: ZeroDivisionError: division by zero; expected a template that can be rendered."),
        (
            "{% extends 'bsae.html' %}",
            "1: the template bsae.html; expected a file in templates/. Did you mean base.html?",
        ),
    ],
)
def test_a_fault_is_told_with_the_template_s_line(template: str, said: str, tmp_path: Path) -> None:
    words = words_in({"nav": {"home": Text("Inicio", "Home")}}, "en")
    page, problems = render(tmp_path, {"page": 1, "ui": words}, page=template, base="")
    assert page == ""
    assert len(problems) == 1
    assert problems[0].startswith(f"templates/page.html:{said}")


def test_a_fault_in_a_macro_is_told_at_the_macro_s_line(tmp_path: Path) -> None:
    page = "{% import 'cells.html' as cells %}\n{{ cells.cell() }}"
    _, problems = render(tmp_path, {}, page=page, cells="{% macro cell() %}\n{{ weihgt }}\n{% endmacro %}")
    assert problems[0].startswith("templates/cells.html:2: unknown name weihgt")


def test_a_fault_met_on_many_pages_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text("{{ nothing }}", encoding="utf-8")
    environment, problems = make_environment(tmp_path, FormulaBook()), list[Problem]()
    for _ in range(2):
        render_template(environment, "page.html", {}, problems)
    assert len(problems) == 1


def test_a_template_can_set_tex(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(r"{% filter tex %}a < \sqrt{d_k}{% endfilter %}", encoding="utf-8")
    book = FormulaBook()
    render_template(make_environment(tmp_path, book), "page.html", {}, [])
    assert [formula.tex for formula in book.formulas] == [r"a < \sqrt{d_k}"]


def test_a_word_in_tex_that_another_language_lends_is_the_word_alone(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(r"{% filter tex %}\text{ {{- word -}} }_0{% endfilter %}", encoding="utf-8")
    book = FormulaBook()
    render_template(make_environment(tmp_path, book), "page.html", {"word": lend("head", "en")}, [])
    assert [formula.tex for formula in book.formulas] == [r"\text{head}_0"]
