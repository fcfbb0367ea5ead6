"""The article's figures as they stand in the HTML, before any script: every number and every mark is the engine's."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache

import pytest

from generator.attention.scaled_dot_product import causal_mask
from generator.attention.studies import self_and_cross, words_of, worked_example
from generator.content import load
from generator.errors import Problem
from generator.model import WRITTEN, Content, Language, Study
from generator.render.filters import fixed
from generator.render.gallery import make_drawer
from tests.render.samples import ROOT, content, material, prose, stage

BOTH = pytest.mark.parametrize("language", WRITTEN)


@cache
def ours() -> Content:
    """Small content with the words of the project's own figures."""
    real = load(ROOT)
    return replace(content(ui={name: dict(texts) for name, texts in real.ui.items()}), figures=real.figures)


@cache
def studies() -> Mapping[str, Study]:
    words = words_of(ours())["self-and-cross"]
    return {"worked-example": worked_example.make(), "self-and-cross": self_and_cross.make(**words)}


def drawn(name: str, language: Language) -> str:
    problems = list[Problem]()
    given = material(ours())
    given = replace(given, computed=replace(given.computed, studies=studies()))
    shared = {"ramp": given.ramp, "site": given.content.site}
    html = make_drawer(given, stage(ROOT / "templates", problems), shared).draw(prose("", language=language), name, 1)
    assert problems == []
    return html


def cells(html: str) -> list[str]:
    """The text of every td, without tags."""
    return [re.sub(r"<[^>]*>", " ", cell).strip() for cell in re.findall(r"<td[^>]*>(.*?)</td>", html, re.DOTALL)]


@BOTH
def test_the_worked_example_says_every_number_of_the_sum(language: Language) -> None:
    said = " ".join(cells(drawn("worked-example", language))).split()
    facts = studies()["worked-example"].facts
    steps = ("product", "score", "exp", "weight", "part_0", "part_1", "output", "sum")
    wanted = {name: value for name, value in facts.items() if name.startswith(steps)}
    missing = [name for name, value in wanted.items() if not {fixed(value, 4), fixed(value, 0)} & set(said)]
    assert missing == []


@BOTH
def test_the_worked_example_draws_the_output_where_it_is(language: Language) -> None:
    html, facts = drawn("worked-example", language), studies()["worked-example"].facts
    place = re.search(r'data-output="0" transform="translate\((\S+) (\S+)\)"', html)
    assert place
    assert [float(place[1]) / 70, -float(place[2]) / 70] == pytest.approx(
        [facts["output_0"], facts["output_1"]], abs=1e-3
    )


@BOTH
def test_the_marks_of_who_may_look_are_the_causal_mask_and_none(language: Language) -> None:
    marks = ["–" in cell for cell in cells(drawn("who-may-look", language))]
    n = len(ours().figures["who-may-look"]["sentence"][language].split())
    assert marks == [*causal_mask(n, n).flatten().tolist(), *[False] * (n * n)]


@BOTH
def test_the_matrices_of_self_and_cross_attention_are_torch_s(language: Language) -> None:
    columns = studies()["self-and-cross"].columns
    weights = [*columns[f"self_{language}"], *columns[f"cross_{language}"]]
    assert cells(drawn("self-and-cross", language)) == [fixed(weight, 2) for weight in weights]
