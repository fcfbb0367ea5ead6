"""The museum's figures as they stand in the HTML: two sides each, whose numbers are the study's."""

from __future__ import annotations

import math
import re
from dataclasses import replace
from functools import cache

import pytest

from generator.attention.studies import museum
from generator.content import load
from generator.errors import Problem
from generator.model import WRITTEN, Language, Study
from generator.ramp import make_rainbow
from generator.render.filters import fixed
from generator.render.gallery import make_drawer
from tests.render.samples import ROOT, material, prose, stage
from tests.render.test_article_figures import cells, ours

NAMES = sorted(path.stem for path in (ROOT / "templates/figures").glob("museum-*.html"))


@cache
def study() -> Study:
    return museum.make()


def drawn(name: str, language: Language) -> str:
    given = material(ours())
    computed = replace(given.computed, studies={"museum": study()})
    trace = replace(computed.start.trace, query_tokens=museum.PHRASE)
    start = replace(computed.start, trace=trace)
    shared = {"ramp": given.ramp, "computed": computed, "start": start, "presets": load(ROOT).presets}
    problems = list[Problem]()
    drawer = make_drawer(given, stage(ROOT / "templates", problems), shared)
    html = drawer.draw(prose("", language=language), name, 1)
    assert problems == []
    return html


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("name", NAMES)
def test_a_broken_figure_hangs_beside_the_mended_one(name: str, language: Language) -> None:
    html = drawn(name, language)
    assert html.count('class="exhibit-side') == 2
    assert "{" not in html
    assert ('lang="es"' in html) == (language == "en")


@pytest.mark.parametrize(("name", "broken", "mended"), [("axes", "axes", "head_3"), ("columns", "columns", "head_0")])
def test_the_cells_are_the_study_s_to_two_decimals(name: str, broken: str, mended: str) -> None:
    columns = study().columns
    assert cells(drawn(f"museum-{name}", "en")) == [fixed(one, 2) for one in (*columns[broken], *columns[mended])]


def test_where_the_mask_came_in_time_its_keys_are_hidden_and_not_0() -> None:
    hidden = [math.isnan(one) for one in study().columns["causal"]]
    assert ["–" in cell for cell in cells(drawn("museum-late", "es"))] == [False] * len(hidden) + hidden


def test_a_bar_of_colour_tells_how_far_a_broken_scale_was_stretched() -> None:
    largest = fixed(study().facts["unsummed_largest"], 2)
    html = drawn("museum-unsummed", "es")
    assert f"Escala de color, de 0 a {largest}." in html
    assert "Escala de color, de 0 a 1." in html
    assert drawn("museum-stretched", "en").count('class="exhibit-scale"') == 3


def test_a_stretched_scale_changes_the_shades_and_not_the_numbers() -> None:
    maps = drawn("museum-stretched", "en").split("<table")[1:]
    shades = [re.findall(r'<td class="s(\d+)"', each) for each in maps]
    assert [cells(each) for each in maps[:2]] == [cells(each) for each in maps[2:]]
    assert shades[0] != shades[2]
    assert shades[1] != shades[3]


def test_the_rainbow_is_painted_in_its_own_colours() -> None:
    html = drawn("museum-rainbow", "es")
    assert sum(f"background: {shade};" in html for shade in make_rainbow().shades) > 10


@pytest.mark.parametrize("language", WRITTEN)
def test_the_map_that_was_picked_says_from_which_heads_and_seeds(language: Language) -> None:
    facts, seeds = study().facts, museum.SEEDS
    assert list(seeds) == list(range(1, len(seeds) + 1))
    assert facts["maps"] == facts["heads"] * len(seeds)
    shown = drawn("museum-picked", language)
    sample = {"es": f"semillas de 1 a {len(seeds)}", "en": f"seeds 1 to {len(seeds)}"}[language]
    assert (
        f"{museum.PICKED_HEADS} {'cabezas' if language == 'es' else 'heads'}, dₖ = {museum.PICKED_D_K}, {sample}"
        in shown
    )
