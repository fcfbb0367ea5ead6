"""The exercises, answered as readers do: right, wrong in each typical way, and with what is no answer."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.attention.exercises.cases import kept
from tests.browser.conftest import OpenPage
from tests.browser.words import LANGUAGES, path_of, say

# As fast as a page can be answered, since wrong answers are many. Gives what is said and whether it is explained.
GIVE = """(exercise, [kind, answer]) => {
    const fields = [...exercise.querySelectorAll("[name=answer], select")];
    if (kind === "number") fields[0].value = answer;
    if (kind === "choice" || kind === "head") fields.find(({ value }) => value === String(answer)).checked = true;
    if (kind === "cell") fields.forEach((list, at) => (list.value = answer[at]));
    if (kind === "order") answer.forEach((item, place) => {
        const order = () => [...exercise.querySelectorAll("[data-item]")].map(each => Number(each.dataset.item));
        while (order().indexOf(item) > place) exercise.querySelector(`[data-item="${item}"] [name=up]`).click();
    });
    exercise.querySelector("form").requestSubmit();
    const text = place => exercise.querySelector(place).textContent.replace(/\\s+/g, " ");
    const explained = !exercise.querySelector("[data-explanation]").hidden;
    return [text("[data-feedback]"), text("form > .problem"), explained];
}"""
ASKED = [each for each in kept()["exercises"] if each["seed"] == 0]


def opened(open_page: OpenPage, site: Path, language: str, state: str) -> Page:
    """The page of exercises in a state."""
    page = open_page()
    page.goto((site / path_of("exercises", language)).as_uri() + state)
    page.locator("table[data-matrix]:not([data-revision='0'])").wait_for(state="attached")
    return page


def typed(kind: str, answer: Any) -> Any:
    """An answer as fields take it."""
    if kind == "number":
        return answer if isinstance(answer, str) else f"{answer:.5f}"
    return [int(place) for place in answer] if isinstance(answer, list) else int(answer)


def give(exercise: Locator, kind: str, answer: Any) -> None:
    """Put an answer into the fields of an exercise and have it checked."""
    if kind == "number":
        exercise.locator("[name=answer]").fill(typed(kind, answer))
    elif kind in ("choice", "head"):
        exercise.locator(f"[name=answer][value='{answer:g}']").check()
    elif kind == "cell":
        for name, place in zip(("row", "column"), typed(kind, answer), strict=True):
            exercise.locator(f"select[name={name}]").select_option(str(place))
    elif kind == "order":
        arrange(exercise, typed(kind, answer))
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
        if kind == "number":
            assert exercise.evaluate(GIVE, [kind, "0,2o"])[1] == say(language, "exercises_page.letters")
        elif kind != "order":
            assert exercise.evaluate(GIVE, ["nothing", ""])[1]
        for at, wrong in enumerate(asked["value"]["wrong"]):
            if wrong == asked["value"]["right"]:
                continue
            feedback, _, explained = exercise.evaluate(GIVE, [kind, typed(kind, wrong)])
            assert say(language, "exercises_page.not_yet") in feedback
            assert said(exercise, f"{'option' if kind == 'choice' else 'wrong'}.{at}") in feedback
            assert not explained
        if kind == "text":
            exercise.locator("[name=answer]").fill("Porque los puntajes crecen; así.")
            exercise.locator("button[type=submit]").click()
            assert became(page, asked["id"]) == say(language, "exercises_page.became_to_compare")
            exercise.locator("[name=check]").first.check()
        else:
            give(exercise, kind, asked["value"]["right"])
            expect(exercise.locator("[data-feedback]")).to_have_text(said(exercise, "right"))
        expect(exercise.locator("form > .problem")).to_be_empty()
        expect(exercise.locator("[data-explanation]")).to_be_visible()
    expect(page.locator("[data-progress]")).to_have_text(say(language, "exercises_page.progress", done=18, all=18))


def became(page: Page, exercise: str) -> str:
    """What the list of exercises says has become of one."""
    return page.locator(f"[data-exercise-list] li[data-of='{exercise}'] [data-mark]").text_content() or ""


def test_what_was_answered_is_kept_on_the_way_back_after_a_reload_and_in_the_other_language(
    open_page: OpenPage, site: Path
) -> None:
    page = opened(open_page, site, "es", "")
    page.locator("[data-exercise-list] a[href='#hot']").click()
    expect(page.locator("#hot h2")).to_be_focused()
    give(page.locator("#hot"), "number", "50")
    expect(page.locator("#hot [data-feedback]")).to_contain_text(say("es", "exercises_page.percent"))
    page.locator("button[name=previous]").click()
    give(page.locator("#cold"), "number", "0,5")
    page.go_back()
    expect(page.locator("#hot [name=answer]")).to_have_value("50")
    assert became(page, "cold") == became(page, "hot") == say("es", "exercises_page.became_not_yet")
    page.reload()
    expect(page.locator("[data-progress]")).to_have_text(say("es", "exercises_page.progress", done=0, all=18))
    expect(page).to_have_url(re.compile("answers=hot:50;cold:0%2C5"))
    page.locator("a[data-keeps-state]").click()
    expect(page.locator("#hot [name=answer]")).to_have_value("50")
    assert became(page, "cold") == say("en", "exercises_page.became_not_yet")
    page.locator("button[name=start_over]").click()
    expect(page.locator("#hot [name=answer]")).to_have_value("")
    page.go_back()
    expect(page.locator("#hot [name=answer]")).to_have_value("50")
    page.goto(page.url.partition("#")[0] + "#exercise=none&answers=cold:0.1;none:2&tau=1")
    page.reload()
    expect(page.locator("[data-problems] li")).to_have_count(3)
    assert became(page, "cold") != ""


def test_an_exercise_is_worked_on_by_keyboard_with_hints_one_after_the_other_and_a_number_of_ones_own(
    open_page: OpenPage, site: Path
) -> None:
    page = opened(open_page, site, "en", "#exercise=predict")
    predict, cell, same_map = (page.locator(f"#{name}") for name in ("predict", "find-the-cell", "same-map"))
    expect(predict.locator("details:visible")).to_have_count(1)
    predict.locator("summary").first.press("Enter")
    expect(predict.locator("[data-hints] details:visible")).to_have_count(2)
    predict.locator("[data-item='0'] [name=down]").press("Enter")
    expect(predict.locator("[data-placed]")).to_contain_text("2 of 4")
    expect(page.locator("#figure-1")).to_be_hidden()
    predict.locator("[name=give_up]").press("Enter")
    expect(page.locator("#figure-1")).to_be_visible()
    expect(predict.locator("[data-explanation] summary")).to_be_focused()
    give(predict, "order", next(each for each in ASKED if each["id"] == "predict")["value"]["right"])
    assert became(page, "predict") == say("en", "exercises_page.became_seen")

    page.locator("[data-exercise-list] a[href='#find-the-cell']").press("Enter")
    page.locator("td[data-query='6'][data-key='1']").focus()
    page.keyboard.press("Enter")
    cell.locator("button[type=submit]").press("Enter")
    expect(cell.locator("[data-feedback]")).to_have_text(said(cell, "right"))

    own = page.locator("form[data-own-number]")
    own.locator("input").fill("all")
    own.locator("button").click()
    expect(own.locator(".problem")).to_contain_text("all")
    own.locator("input").fill("2")
    own.locator("button").click()
    assert became(page, "find-the-cell") == say("en", "exercises_page.became_right")
    theirs = next(each for each in kept()["exercises"] if (each["id"], each["seed"]) == ("same-map", 2))
    page.locator("[data-exercise-list] a[href='#same-map']").click()
    expect(same_map.locator("[data-question]")).to_contain_text(f"= {theirs['own']['d_k']:g}")
    give(same_map, "number", f"{theirs['value']['right']:.1f}")
    expect(same_map.locator("[data-feedback]")).to_have_text(said(same_map, "near"))
    expect(page.locator("output[name=d_k]").first).to_have_text(f"{theirs['own']['d_k']:g}")
    give(same_map, "number", theirs["value"]["right"])
    expect(same_map.locator("[data-feedback]")).to_have_text(said(same_map, "right"))
    give(same_map, "number", "3")
    expect(same_map.locator("form > .problem")).to_have_text(say("en", "exercises_page.right_kept"))
    assert became(page, "same-map") == say("en", "exercises_page.became_right")

    page.locator("[data-exercise-list] a[href='#two-languages']").click()
    page.locator("#two-languages [name=phrase][value=gato]").press("Enter")
    expect(page.locator("table[data-matrix] thead bdi").nth(1)).to_have_text("gato")
