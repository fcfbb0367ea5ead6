"""The figure templates: stable bytes, named models, nothing that the page's policy forbids."""

from __future__ import annotations

import json
from typing import Any

import pytest

from generator import figures
from generator.figures.curves import DASHES
from generator.model import RampStop
from generator.ramp import make_ramp

RAMP = make_ramp((RampStop(0.0, "#000000"), RampStop(1.0, "#ffffff")))
NAMED = {
    "heatmap": {"figure", "key_range", "query_range", "cells", "masked", "cell_glyph", "masked_glyph"},
    "all_heads": {"figure", "x_range", "y_range", "cells", "masked", "cell_glyph", "masked_glyph"},
    "bars": {"figure", "bars", "key_range", "bar_glyph"},
    "lines": {"figure", "x_range", "y_range", "bands", "lines", "points"},
    "field": {"figure", "field"},
    "stretches": {"figure", "x_range", "y_range", "hatched", "full", "hatched_glyph", "full_glyph"},
    "curves": {"figure", "entropy_range", "ceiling", "temperature_axis", "entropy_axis", "curve_7", "line_7"},
}


@pytest.fixture(scope="module")
def items() -> dict[str, Any]:
    return figures.items(RAMP)


def every(value: Any, key: str) -> list[Any]:
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    found = [value[key]] if isinstance(value, dict) and key in value else []
    return found + [one for part in parts for one in every(part, key)]


def test_drawing_twice_gives_the_same_bytes(items: dict[str, Any]) -> None:
    assert json.dumps(figures.items(RAMP)) == json.dumps(items)


@pytest.mark.parametrize("kind", sorted(NAMED))
def test_the_models_that_the_page_moves_have_their_names(items: dict[str, Any], kind: str) -> None:
    assert NAMED[kind] <= set(every(items[kind], "name"))


@pytest.mark.parametrize("kind", sorted(NAMED))
def test_no_two_models_that_the_page_moves_share_a_name(items: dict[str, Any], kind: str) -> None:
    names = every(items[kind], "name")
    assert {name for name in NAMED[kind] if names.count(name) != 1} == set()


@pytest.mark.parametrize("kind", sorted(NAMED))
def test_no_figure_needs_scripts_in_its_data(items: dict[str, Any], kind: str) -> None:
    assert not {"CustomJS", "CustomJSTickFormatter", "CustomJSExpr"} & set(every(items[kind], "name"))


@pytest.mark.parametrize("kind", sorted(NAMED))
def test_no_figure_brings_a_toolbar_with_nameless_buttons(items: dict[str, Any], kind: str) -> None:
    assert set(every(items[kind], "toolbar_location")) == {None}


def test_the_heat_map_colours_the_whole_ramp_between_0_and_1(items: dict[str, Any]) -> None:
    assert every(items["heatmap"], "palette") == [list(RAMP.shades)]
    assert every(items["heatmap"], "low") == [0]
    assert every(items["heatmap"], "high") == [1]


def test_every_head_has_a_dash_of_its_own(items: dict[str, Any]) -> None:
    dashes = [json.dumps(dash) for dash in every(items["curves"], "line_dash")]
    assert len(set(DASHES)) == len(DASHES) == 8
    assert {json.dumps(dash) for dash in DASHES if dash} <= set(dashes)
