from dataclasses import replace

from generator.publish.colours import ramp_css, tokens_css
from generator.ramp import make_ramp
from tests.render.samples import PALETTE

DARK = replace(PALETTE, dark=replace(PALETTE.dark, paper="#000000"))


def test_every_role_and_every_head_has_a_property() -> None:
    sheet = tokens_css(PALETTE)
    for name in ("paper", "raised", "ink", "soft-ink", "rule", "accent", "focus", "query", "key", "head-0", "head-7"):
        assert f"--{name}: #" in sheet


def test_a_screen_is_dark_on_demand_and_where_the_system_is_unless_light_is_asked_for() -> None:
    sheet = tokens_css(DARK)
    assert ":root { --paper: #fbfaf6;" in sheet
    assert "@media screen { [data-theme=dark] { --paper: #000000;" in sheet
    assert "@media screen and (prefers-color-scheme: dark) { :root:not([data-theme=light]) { --paper: #000000;" in sheet


def test_every_shade_is_a_class_with_its_ink() -> None:
    ramp = make_ramp(PALETTE.heatmap.ramp)
    sheet = ramp_css(PALETTE, ramp)
    assert ".s0 { background-color: #101830; color: #ffffff }" in sheet
    assert ".s255 { background-color: #ffea78; color: #000000 }" in sheet


def test_the_colour_bar_runs_through_the_ramp_s_stops() -> None:
    sheet = ramp_css(PALETTE, make_ramp(PALETTE.heatmap.ramp))
    assert "--ramp: linear-gradient(to right, #101830 0%, #ffea78 100%)" in sheet


def test_in_print_the_plate_is_paper_and_the_ink_is_attention() -> None:
    printed = ramp_css(PALETTE, make_ramp(PALETTE.heatmap.ramp)).split("@media print")[1]
    assert ".s0 { background-color: #ffffff; color: #000000 }" in printed
    assert ".s255 { background-color: #ffea78" not in printed
