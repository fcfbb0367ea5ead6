"""The exercises, answered as readers do: right, wrong in each typical way, and with what is no answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.attention.exercises.cases import kept
from tests.browser.conftest import OpenPage
from tests.browser.words import LANGUAGES, path_of, say

ASKED = [each for each in kept()["exercises"] if each["seed"] == 0]


def opened(open_page: OpenPage, site: Path, language: str, state: str) -> Page:
    """The page of exercises in a state."""
    page = open_page()
    page.goto((site / path_of("exercises", language)).as_uri() + state)
    page.locator("table[data-matrix]:not([data-revision='0'])").wait_for(state="attached")
    return page


def give(exercise: Locator, kind: str, answer: Any) -> None:
    """Put an answer into the fields of an exercise and have it checked."""
    if kind == "number":
        exercise.locator("[name=answer]").fill(answer if isinstance(answer, str) else f"{answer:.5f}")
    elif kind in ("choice", "head"):
        exercise.locator(f"[name=answer][value='{answer:g}']").check()
    elif kind == "cell":
        for name, place in zip(("row", "column"), answer, strict=True):
            exercise.locator(f"select[name={name}]").select_option(f"{place:g}")
    elif kind == "order":
        arrange(exercise, [int(place) for place in answer])
    exercise.locator("button[type=submit]").click()


def arrange(exercise: Locator, wanted: list[int]) -> None:
    """Bring each item to its place with its button, from the first place on."""
    for place, item in enumerate(wanted):
        order = exercise.locator("[data-item]").evaluate_all("all => all.map(each => Number(each.dataset.item))")
        for _ in range(order.index(item) - place):
            exercise.locator(f"[data-item='{item}'] [name=up]").click()


def said(exercise: Locator, name: str) -> str:
    """What an exercise has to say to an answer."""
    return " ".join((exercise.locator(f"[data-say='{name}']").text_content() or "").split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_exercise_answers_what_is_right_what_is_typically_wrong_and_what_is_nothing(
    open_page: OpenPage, site: Path, language: str
) -> None:
    page = opened(open_page, site, language, "#all=1")
    for asked in ASKED:
        kind, exercise = asked["exercise"]["kind"], page.locator(f"#{asked['id']}")
        feedback, problem = exercise.locator("[data-feedback]"), exercise.locator("form > .problem")
        if kind == "number":
            give(exercise, kind, "0,2o")
            expect(problem).to_have_text(say(language, "exercises_page.letters"))
        elif kind != "order":
            exercise.locator("button[type=submit]").click()
            expect(problem).not_to_be_empty()
        if kind == "text":
            exercise.locator("[name=answer]").fill("Porque los puntajes crecen; así.")
            exercise.locator("button[type=submit]").click()
            exercise.locator("[name=check]").first.check()
        for at, wrong in enumerate(asked["value"]["wrong"]):
            if wrong == asked["value"]["right"]:
                continue
            give(exercise, kind, wrong)
            expect(feedback).to_contain_text(say(language, "exercises_page.not_yet"))
            expect(feedback).to_contain_text(said(exercise, f"{'option' if kind == 'choice' else 'wrong'}.{at}"))
            assert exercise.locator("[data-explanation]").is_hidden()
        if kind != "text":
            give(exercise, kind, asked["value"]["right"])
            expect(feedback).to_have_text(said(exercise, "right"))
        expect(problem).to_be_empty()
        expect(exercise.locator("[data-explanation]")).to_be_visible()
    expect(page.locator("[data-progress]")).to_have_text(say(language, "exercises_page.progress", done=18, all=18))
