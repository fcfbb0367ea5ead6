from dataclasses import replace

import pytest

from generator.errors import Problem
from generator.model import Content, Steps
from generator.render.formulas import FormulaBook
from generator.render.numbers import KnownNumbers, asked_numbers, read_request
from generator.render.press import Press, Shelf
from generator.render.prose import render_prose
from generator.render.requests import RequestError
from generator.requests import NumberRequest
from tests.render.samples import content, prose

START = NumberRequest("mean_entropy", "gato", heads=1, d_k=4, head=0, temperature=1.0)
COLD = replace(START, temperature=0.1)
WRONG = {
    "entropi row=1": '"entropi"; expected one of mean_entropy, max_attention, limit, entropy, weight, share. Did you',
    "entropy": "entropy without row; expected row=…, counted from 0.",
    "weight row=1": "weight without column; expected column=…, counted from 0.",
    "limit tau=1": '"tau"; expected one of preset, heads,',
    "limit preset=gatos": "preset=gatos; expected one of gato. Did you mean gato?",
    "limit heads=9": "heads=9; expected 1 to 2 in steps of 1.",
    "limit d_k=5": "d_k=5; expected 4 to 8 in steps of 4.",
    "limit head=1": "head=1; expected 0 to 0.",
    "limit temperature=6": "temperature=6; expected 0.1 to 5.",
    "limit temperature=cold": "temperature=cold; expected a number.",
    "limit temperature=0,1": "temperature=0,1; expected a number. The decimal takes a point: 0.1",
    "limit causal=yes": "causal=yes; expected 0 or 1.",
    "limit head": "head=; expected a number.",
    "": '""; expected one of mean_entropy,',
}


def asking(markdown: str) -> Content:
    plan = replace(content().sweep, heads=Steps(1, 2, 1), d_k=Steps(4, 8, 4), temperatures=Steps(0.1, 5, 0.1))
    return replace(content(prose(markdown)), sweep=plan)


def said(markdown: str, answers: dict[NumberRequest, float]) -> tuple[str, list[str]]:
    problems = list[Problem]()
    rendered = render_prose(Press(asking(markdown), FormulaBook(), problems, Shelf(KnownNumbers(answers))))
    return rendered["home", "es"].html, [str(problem) for problem in problems]


def test_a_request_becomes_the_number_with_two_decimals() -> None:
    assert said("Vale {{mean_entropy}} bits.", {START: 2.5149}) == ("<p>Vale 2.51 bits.</p>", [])


def test_a_request_may_ask_for_more_decimals() -> None:
    assert said("{{ mean_entropy digits=4 }}", {START: 2.5})[0] == "<p>2.5000</p>"


def test_a_share_is_set_in_per_cent() -> None:
    share = replace(START, measure="share", row=1, column=0)
    assert said("{{share row=1 column=0}}", {share: 0.2537})[0] == "<p>25.4\u00a0%</p>"


def test_what_is_not_named_is_as_the_simulator_starts() -> None:
    assert read_request("mean_entropy", asking("")) == (START, 2)


def test_names_are_those_of_the_address() -> None:
    written = "entropy heads=2 d_k=8 head=1 temperature=0.5 divide=0 causal=1 row=3"
    asked = NumberRequest("entropy", "gato", 2, 8, 1, 0.5, divide=False, causal=True, row=3)
    assert read_request(written, asking(""))[0] == asked


def test_every_number_is_asked_for_once() -> None:
    assert asked_numbers(asking("{{mean_entropy}} {{mean_entropy temperature=0.1}} {{mean_entropy}}")) == (START, COLD)


@pytest.mark.parametrize("request_", WRONG, ids=lambda text: text or "empty")
def test_a_wrong_request_is_named(request_: str) -> None:
    _, (problem,) = said(f"Uno.\n\n{{{{{request_}}}}}", {})
    assert problem.startswith(f"content/pages/01-home.es.md:7: {{{{{request_}}}}}: {WRONG[request_]}")


def test_a_wrong_request_is_not_asked() -> None:
    assert asked_numbers(asking("{{entropi}}")) == ()


def test_a_place_outside_the_phrase_is_a_problem() -> None:
    _, (problem,) = said("{{weight row=7 column=1}}", {})
    assert "row=7 column=1; expected a place in the phrase, from 0." in problem


def test_braces_in_code_and_in_formulas_stay() -> None:
    html, problems = said("`{{limit}}` y $x^{{2}}$", {})
    assert ("{{limit}}" in html, problems) == (True, [])


def test_a_request_error_says_what_was_found() -> None:
    with pytest.raises(RequestError, match='"nada"'):
        read_request("nada", asking(""))
