from pathlib import Path

import pytest

from generator.attention.exercises import base_of, compute_exercises, phrases_of
from generator.attention.exercises.results import result
from generator.attention.exercises.runs import Model
from generator.model import ExerciseResult
from tests.attention.exercises.cases import content, exercises, kept


def results() -> dict[str, ExerciseResult]:
    model, base = Model(phrases_of(content())), base_of(content())
    return {each.id: result(each, model, {**base, **each.state}) for each in exercises()}


def test_the_answers_as_an_exercise_stands_are_those_that_both_engines_agree_on() -> None:
    standing = {each["id"]: each["value"] for each in kept()["exercises"] if each["seed"] == 0}
    for name, found in results().items():
        right = list(found.right) if isinstance(found.right, tuple) else found.right
        assert right == pytest.approx(standing[name]["right"], abs=1e-12)
        named = {key: value for key, value in standing[name]["named"].items() if isinstance(value, float)}
        assert {key: found.shown[key] for key in named} == pytest.approx(named, abs=1e-12)


def test_texts_may_show_the_settings_and_an_answer_that_is_a_number_or_a_head() -> None:
    found = results()
    assert found["same-map"].shown["d_k"] == 16
    assert found["subject-verb"].shown["answer"] == found["subject-verb"].right
    assert "answer" not in found["find-the-cell"].shown


def test_a_figure_has_a_row_for_each_token_and_only_where_one_is_asked_for() -> None:
    found = results()
    assert [len(row) for row in found["broken-axes"].figure] == [7] * 7
    assert sum(row[1] for row in found["broken-axes"].figure) == pytest.approx(1)
    assert found["cold"].figure == ()


def test_what_was_computed_once_is_read_again(tmp_path: Path) -> None:
    made = compute_exercises(content(), {}, tmp_path)
    assert compute_exercises(content(), {}, tmp_path) == made == results()
