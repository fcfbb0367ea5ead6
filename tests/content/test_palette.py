import pytest

from generator.content import load
from tests.content.tiny import Tree


def said(tree: Tree, old: str, new: str) -> list[str]:
    """The faults, without the line shown, once a piece of the palette is another."""
    tree.edit("palette.toml", old, new)
    return [fault.partition("\n")[0] for fault in tree.faults()]


def test_a_palette_is_read_into_tuples(tree: Tree) -> None:
    palette = load(tree.root).palette
    assert (palette.light.heads[0], palette.heatmap.ramp[1].at) == ("#111111", 0.4)


@pytest.mark.parametrize("colour", ["#FFFFFF", "#fff", "white", "", "#fffffg"])
def test_what_is_no_colour_is_told(tree: Tree, colour: str) -> None:
    assert said(tree, 'paper = "#ffffff"', f'paper = "{colour}"') == [
        f'content/palette.toml:2: light.paper is "{colour}"; expected a colour such as #1c1b19, in small letters.'
    ]


@pytest.mark.parametrize(
    ("line", "role"), [(4, "ink"), (5, "soft_ink"), (7, "accent"), (8, "focus"), (9, "query"), (10, "key")]
)
def test_text_that_is_too_pale_on_paper_is_told(tree: Tree, line: int, role: str) -> None:
    assert said(tree, f'\n{role} = "#111111"', f'\n{role} = "#808080"') == [
        f"content/palette.toml:{line}: light.{role} has contrast 3.95 on light.paper; expected at least 4.5."
    ]


def test_a_head_that_cannot_be_seen_on_paper_is_told(tree: Tree) -> None:
    assert said(tree, '"#111111"]', '"#cccccc"]') == [
        "content/palette.toml:11: light.heads[7] has contrast 1.61 on light.paper; expected at least 3.0."
    ]


def test_a_head_may_be_paler_than_text(tree: Tree) -> None:
    assert said(tree, '"#111111"]', '"#808080"]') == []


def test_the_dark_theme_is_held_against_its_own_paper(tree: Tree) -> None:
    assert said(tree, 'accent = "#eeeeee"', 'accent = "#333333"') == [
        "content/palette.toml:18: dark.accent has contrast 1.66 on dark.paper; expected at least 4.5."
    ]


def test_too_few_heads_are_told(tree: Tree) -> None:
    assert said(tree, ', "#111111"]', "]") == [
        "content/palette.toml:11: light.heads is a list of 7; expected a list of at least 8."
    ]


@pytest.mark.parametrize(
    ("line", "stop", "old", "new", "expected"),
    [
        (26, 0, "0.0", "0.1", "0 at the first stop"),
        (28, 2, "1.0", "0.9", "1 at the last stop"),
        (27, 1, "0.4", "0.0", "more than 0.0, the stop before"),
    ],
)
def test_a_ramp_that_does_not_run_from_0_to_1_is_told(
    tree: Tree, *, line: int, stop: int, old: str, new: str, expected: str
) -> None:
    assert said(tree, f"at = {old}", f"at = {new}") == [
        f"content/palette.toml:{line}: heatmap.ramp[{stop}].at is {new}; expected {expected}."
    ]


def test_a_ramp_that_does_not_grow_lighter_is_told(tree: Tree) -> None:
    assert said(tree, "#787878", "#000000") == [
        'content/palette.toml:27: heatmap.ramp[1].colour is "#000000"; '
        "expected a colour lighter than #000000, the stop before."
    ]


def test_a_tick_that_is_no_weight_is_told(tree: Tree) -> None:
    assert said(tree, "0.5, 1.0]", "0.5, 2.0]") == [
        "content/palette.toml:24: heatmap.ticks[2] is 2.0; expected a weight from 0 to 1."
    ]


def test_ticks_that_do_not_rise_are_told(tree: Tree) -> None:
    assert said(tree, "0.5, 1.0]", "0.0, 1.0]") == [
        "content/palette.toml:24: heatmap.ticks[1] is 0.0; expected more than 0.0, the tick before."
    ]
