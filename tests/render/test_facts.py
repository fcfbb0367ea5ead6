import numpy as np

from generator.errors import Problem
from generator.model import Study
from generator.render.formulas import FormulaBook
from generator.render.numbers import KnownNumbers
from generator.render.press import Press, Shelf
from generator.render.prose import render_prose
from tests.render.samples import content, prose

COINS = Study("two-coins", {"heads": np.array([0.0, 1.0])}, {"mean": 0.5, "low": -1.0, "tosses": 65536.0})


def said(markdown: str) -> tuple[str, list[str]]:
    problems = list[Problem]()
    shelf = Shelf(KnownNumbers(studies={COINS.name: COINS}))
    rendered = render_prose(Press(content(prose(markdown)), FormulaBook(), problems, shelf))
    return rendered["home", "es"].html, [str(problem) for problem in problems]


def test_a_fact_becomes_the_number_with_two_decimals() -> None:
    assert said("Son {{two-coins:mean}}.") == ("<p>Son 0.50.</p>", [])


def test_a_fact_may_be_asked_with_more_decimals_and_has_a_true_minus() -> None:
    assert said("{{ two-coins:low digits=3 }}")[0] == "<p>−1.000</p>"


def test_a_large_fact_is_grouped_with_thin_spaces_that_do_not_break() -> None:
    assert said("{{two-coins:tosses digits=0}}")[0] == "<p>65\u202f536</p>"


def test_an_unknown_study_is_named_with_its_line_and_the_nearest_one() -> None:
    _, (problem,) = said("Uno.\n\n{{two-coin:mean}}")
    assert problem.startswith(
        "content/pages/01-home.es.md:7: {{two-coin:mean}}: the study two-coin; expected one of two-coins."
        " Did you mean two-coins?"
    )


def test_an_unknown_fact_is_named_with_the_nearest_one() -> None:
    _, (problem,) = said("{{two-coins:meen}}")
    assert "the fact meen of two-coins; expected one of mean, low, tosses. Did you mean mean?" in problem
