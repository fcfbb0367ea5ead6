from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from generator.errors import Problem, Where
from generator.model import Exercise, ExerciseResult, Option, Text, Wrong
from generator.render.exercise_data import exercises_data
from generator.render.exercises import ExerciseView, asked_digits, digits_of, render_exercises
from generator.render.formulas import FormulaBook
from generator.render.press import Press
from tests.render.samples import computed, content, material

HERE = Where(Path("content/exercises/01-one.toml"), 7)
PARTS = ("text", "why", "hints.0", "wrong.0.say", "options.0.text", "options.0.say", "items.0", "checks.0")
PLACES = {f"{part}.{language}": HERE for part in PARTS for language in ("es", "en")}
STATE: dict[str, str | float] = {"preset": "gato", "heads": 2.0, "temperature": 0.5}


def both(text: str) -> Text:
    return Text(text, text)


def exercise(text: str, kind: str = "number", **others: Any) -> Exercise:
    asked: dict[str, Any] = {"kind": kind, "answer": "n", "places": PLACES, **others}
    texts: dict[str, Any] = {
        "title": both("T"),
        "text": both(text),
        "why": both("Por *eso*."),
        "hints": (both("Mira."),),
    }
    return Exercise("one", page="simulator", state={}, **texts, **asked)


def rendered(asked: Exercise, shown: dict[str, float]) -> tuple[ExerciseView, list[str]]:
    result = ExerciseResult(STATE, 2.0, (), shown, ("el", "gato"))
    given = replace(content(), exercises=(asked,))
    made_of = replace(material(given), computed=replace(computed(), exercises={"one": result}))
    problems = list[Problem]()
    (view,) = render_exercises(Press(given, FormulaBook(), problems), made_of)["es"]
    return view, [str(problem) for problem in problems]


def test_a_number_stands_under_its_name_so_that_the_page_can_replace_it() -> None:
    view, problems = rendered(exercise("Son {{ limit digits=3 }} y {{answer percent}}."), {"limit": 2.8, "answer": 0.5})
    assert not problems
    assert '<span class="number" data-digits="3" data-shown="limit">2.800</span>' in view.question
    assert '<span class="number" data-percent="" data-shown="answer">50.0\u00a0%</span>' in view.question


def test_an_answer_that_is_a_head_is_called_by_its_name() -> None:
    view, _ = rendered(exercise("Es {{answer}}.", kind="head"), {"answer": 2.0})
    assert '<span class="number" data-head="" data-shown="answer">H2</span>' in view.question


def test_a_number_that_the_exercise_has_not_is_told_with_its_line() -> None:
    _, problems = rendered(exercise("Son {{limt}}."), {"limit": 2.8})
    assert problems[0].startswith("content/exercises/01-one.toml:7: {{limt}}; expected a number that the exercise has")
    assert "Did you mean limit?" in problems[0]


def test_what_is_said_to_an_answer_has_the_name_that_scripts_look_for() -> None:
    asked = exercise("¿?", wrong=(Wrong("n", both("No.")),), options=(Option(both("*Sí*"), both("Otra vez."), "n"),))
    view, _ = rendered(asked, {})
    assert view.says == {"wrong.0": "<p>No.</p>", "option.0": "<p>Otra vez.</p>"}
    assert view.options == ("<em>Sí</em>",)


def test_the_view_knows_its_number_its_phrase_and_how_many_heads_there_are() -> None:
    view, _ = rendered(exercise("¿?", tolerance=0.005), {})
    assert (view.number, view.tokens, view.lang, view.heads, view.digits) == (1, ("el", "gato"), "es", 2, 3)


@pytest.mark.parametrize(("tolerance", "digits"), [(0, 0), (0.1, 3), (0.01, 3), (0.005, 3), (0.001, 3), (0.0002, 4)])
def test_a_measured_answer_has_three_decimals_or_what_its_tolerance_asks_for(tolerance: float, digits: int) -> None:
    assert digits_of(tolerance) == digits


def test_scripts_are_told_of_each_exercise_with_its_state_and_its_expressions() -> None:
    option = Option(both("$d_k$ *o* no"), both("*Reina*{lang=es} no."), "1 < 2")
    given = replace(content(), exercises=(exercise("¿?", let={"limit": "log2(n)"}, options=(option,)),))
    (told,) = exercises_data(given, {"one": ExerciseResult(STATE, 2.0, (), {}, ())}, "es", "../")["exercises"]
    assert (told["id"], told["title"], told["state"], told["choices"]) == ("one", "T", STATE, ["d_k o no"])
    assert told["says"] == ["Reina no."]
    assert told["data"]["names"] == {"limit": "log2(n)"}
    assert told["data"]["options"] == ["1 < 2"]


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (r"$q \cdot k$ crecen con $d_k$.", "q · k crecen con d_k."),
        (r"La raíz, $\sqrt{8}$, no $\ln 7$.", "La raíz, √8, no ln 7."),
        (r"De $-\infty$ a $d_{\text{model}}$, y 5\$.", "De −∞ a d_model, y 5$."),
    ],
)
def test_scripts_are_told_formulas_as_one_would_type_them(written: str, said: str) -> None:
    given = replace(content(), exercises=(exercise("¿?", kind="text", checks=(both(written),)),))
    (told,) = exercises_data(given, {"one": ExerciseResult(STATE, 2.0, (), {}, ())}, "es", "../")["exercises"]
    assert told["choices"] == [said]


def test_an_exercise_that_torch_has_not_answered_is_left_out() -> None:
    given = replace(content(), exercises=(exercise("¿?"),))
    assert exercises_data(given, {}, "es", "../")["exercises"] == []
    assert render_exercises(Press(given, FormulaBook(), []), material(given)) == {"es": (), "en": ()}


@pytest.mark.parametrize(("tolerance", "digits"), [(0, 0), (0.05, 1), (0.01, 2), (0.005, 2), (0.0007, 3), (0.0005, 3)])
def test_as_many_decimals_are_asked_for_as_make_every_rounded_number_right(tolerance: float, digits: int) -> None:
    assert asked_digits(tolerance) == digits
