from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from generator.attention.exercises import base_of, phrases_of
from generator.attention.exercises.checks import problems_of
from generator.errors import Where
from generator.model import Exercise, Option, Text, Wrong
from tests.attention.exercises.cases import content, exercises

WORDS = Text("Texto", "Text")
PARTS = ("answer", "wrong.0", "wrong.1", "options.0")
PLACES = {place: Where(Path("x.toml"), line) for line, place in enumerate(PARTS, 1)}


def exercise(answer: str, *wrong: str, kind: str = "number", **others: object) -> Exercise:
    made = Exercise("x", WORDS, WORDS, "number", "simulator", {}, WORDS, (WORDS,), answer, places=PLACES)
    return replace(made, kind=kind, wrong=tuple(Wrong(each, WORDS) for each in wrong), **others)  # type: ignore[arg-type]


def told(*asked: Exercise) -> list[str]:
    return [str(problem) for problem in problems_of(asked, phrases_of(content()), base_of(content()))]


def test_the_project_s_own_exercises_are_in_order_for_the_first_students() -> None:
    assert told(*exercises()) == []


def test_twelve_and_more_are_there_and_each_tells_two_wrong_answers_apart() -> None:
    judged = [each for each in exercises() if each.kind != "text"]
    assert len(judged) >= 12
    assert all(len(each.wrong) >= 2 or len(each.options) >= 3 for each in judged)


@pytest.mark.parametrize(
    ("answer", "wrong", "said"),
    [
        ("ln(-1)", "n", "x.toml:1: an expression that gives no finite number; expected one that does."),
        ("1 / (n - n)", "n", "x.toml:1: an expression that gives no finite number; expected one that does."),
        ("weights[7, 0]", "n", "x.toml:1: place 7 in weights[7, 0]; expected a place from 0 to 6."),
        ("weights[row, 0]", "n", "x.toml:1: row, which the state does not choose; expected row among its settings."),
        ("at(sum(weights), head=4)", "n", "x.toml:1: head 4; expected a head from 0 to 3."),
        ('token("perro")', "n", 'x.toml:1: no token "perro"; expected one of el, gato, se, sienta, en, la, alfombra.'),
        ('at(n, preset="perro")', "n", 'x.toml:1: preset "perro"; expected one of gato, negacion, referencia, ingles.'),
        ("dot(weights[0], [1, 2])", "n", "x.toml:1: dot(weights[0], [1, 2]), which cannot be computed"),
        ("mutual(weights, 9, 0)", "n", "x.toml:1: mutual(weights, 9, 0), which cannot be computed"),
        ("n", "n + 1 / 200", "x.toml:2: a wrong answer that equals the right one, 7.0; expected one"),
    ],
)
def test_what_only_shows_when_it_is_computed_is_told_with_its_line(answer: str, wrong: str, said: str) -> None:
    (found,) = told(exercise(answer, wrong, "n + 5", tolerance=0.01))
    assert found.startswith(said)


def test_two_wrong_answers_that_cannot_be_told_apart_are_told() -> None:
    (found,) = told(exercise("n", "n + 1", "n + 1"))
    assert found.startswith("x.toml:3: a wrong answer that equals wrong[0], 8.0; expected one that differs")


def test_a_wrong_answer_that_is_right_for_some_student_is_told_with_the_student_s_seed() -> None:
    (found,) = told(exercise("temperature", "1", "9", vary={"temperature": (1, 2)}, state={"temperature": 2}))
    assert found.startswith("x.toml:2: a wrong answer that equals the right one, 1.0 for the student's seed ")
    assert "(temperature=1)" in found


def test_all_faults_of_all_exercises_are_told_together() -> None:
    assert len(told(exercise("ln(-1)", "n", "ln(0)"), replace(exercise("n", "n", "1"), id="y"))) == 3


def test_a_head_a_cell_and_an_order_must_be_such() -> None:
    assert told(exercise("n", "0", "1", kind="head"))[0] == "x.toml:1: the answer 7.0; expected a head from 0 to 3."
    cell = exercise("[0, 7]", "[0, 1]", "argmax(weights)", kind="cell")
    assert told(cell)[0] == "x.toml:1: the answer [0.0, 7.0]; expected a row and a column from 0 to 6."
    order = exercise("[0, 0, 1]", "order([1, 2, 3])", "[0, 1, 2]", kind="order", items=(WORDS, WORDS, WORDS))
    assert told(order)[0] == "x.toml:1: the answer [0.0, 0.0, 1.0]; expected the places of 3 items, each once."


def test_of_a_choice_just_one_option_must_be_right() -> None:
    for whens, count in ((("1 < 2", "1 < 2"), 2), (("2 < 1", "2 < 1"), 0)):
        options = tuple(Option(WORDS, WORDS, when) for when in whens)
        (found,) = told(exercise("", kind="choice", options=options))
        assert found == f"x.toml:4: {count} options that are right; expected just one."


def test_what_the_texts_take_for_granted_must_be_true_of_every_variant() -> None:
    fits = exercise("n", "0", "1", vary={"temperature": (1, 2)}, holds=("temperature > 1",), state={"temperature": 2})
    fits = replace(fits, places={"holds.0": Where(Path("x.toml"), 9)})
    (found,) = told(fits)
    assert found.startswith("x.toml:9: temperature > 1, which does not hold for the student's seed ")
    assert "(temperature=1); expected what is true in every variant" in found


def test_every_variant_of_the_project_s_own_exercises_is_in_order() -> None:
    for asked in exercises():
        drawn = [dict(zip(asked.vary, values, strict=True)) for values in product(*asked.vary.values())]
        assert told(*(replace(asked, vary={}, state={**asked.state, **own}) for own in drawn)) == []
