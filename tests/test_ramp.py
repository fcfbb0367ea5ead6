"""The ramp: lightness alone carries the value, and the ink on every shade can be read."""

from __future__ import annotations

import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

from generator.model import RampStop
from generator.ramp import SHADES, Ramp, contrast, luminance, make_print_ramp, make_rainbow, make_ramp

PALETTE = Path(__file__).parent.parent / "content" / "palette.toml"


@pytest.fixture(scope="module")
def ramp() -> Ramp:
    stops = tomllib.loads(PALETTE.read_text(encoding="utf-8"))["heatmap"]["ramp"]
    return make_ramp(tuple(RampStop(**stop) for stop in stops))


def test_lightness_never_falls_along_the_ramp(ramp: Ramp) -> None:
    assert all(luminance(darker) <= luminance(lighter) for darker, lighter in pairwise(ramp.shades))


def test_the_ink_on_every_shade_has_contrast_of_at_least_4_5(ramp: Ramp) -> None:
    assert min(contrast(shade, ink) for shade, ink in zip(ramp.shades, ramp.inks, strict=True)) >= 4.5


def test_the_ends_of_the_ramp_are_its_first_and_last_stop(ramp: Ramp) -> None:
    assert (ramp.shades[0], ramp.shades[-1]) == ("#101830", "#ffea78")


@pytest.mark.parametrize(("weight", "shade"), [(0.0, 0), (0.25, 128), (1.0, SHADES - 1), (1e-12, 0)])
def test_the_shade_follows_the_root_of_the_weight(ramp: Ramp, weight: float, shade: int) -> None:
    assert ramp.index(weight) == shade


def test_in_print_more_attention_is_darker_and_its_ink_can_be_read() -> None:
    paper = make_print_ramp()
    assert all(luminance(lighter) >= luminance(darker) for lighter, darker in pairwise(paper.shades))
    assert min(contrast(shade, ink) for shade, ink in zip(paper.shades, paper.inks, strict=True)) >= 4.5


def test_contrast_of_black_on_white_is_21() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


def test_contrast_does_not_mind_the_order() -> None:
    assert contrast("#123456", "#fedcba") == contrast("#fedcba", "#123456")


def test_along_the_rainbow_lightness_falls_again() -> None:
    rainbow = [luminance(shade) for shade in make_rainbow().shades]
    assert rainbow[-1] < rainbow[SHADES // 4] < max(rainbow)
