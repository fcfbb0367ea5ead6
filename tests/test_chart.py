"""Where the points and the names of a chart lie."""

from __future__ import annotations

import numpy as np
import pytest

from generator.chart import Axis, Line, Panel, apart

UNIT = Axis(0, 1, (0, 1))
RISING = Line("rising", np.array([0.0, 1.0]), np.array([0.25, 1.0]), np.array([0.0, 0.5]), np.array([0.5, 1.0]))


def panel(*lines: Line) -> Panel:
    return Panel("", UNIT, UNIT, lines)


def test_an_axis_puts_its_ends_at_0_and_1() -> None:
    assert Axis(-30, 30, ()).share([-30, 0, 30]).tolist() == [0, 0.5, 1]


def test_a_logarithmic_axis_gives_every_doubling_the_same_room() -> None:
    assert Axis(4, 16, (), log=True).share([4, 8, 16]).tolist() == pytest.approx([0, 0.5, 1])


def test_a_path_grows_downwards_as_pictures_do() -> None:
    assert panel(RISING).path(RISING) == "M0.00 750.00L1000.00 0.00"


def test_a_band_goes_along_its_upper_edge_and_back_along_its_lower() -> None:
    assert panel(RISING).band(RISING) == "M0.00 500.00L1000.00 0.00L1000.00 500.00L0.00 1000.00Z"


def test_a_line_without_a_band_has_none() -> None:
    line = Line("bare", RISING.x, RISING.y)
    assert panel(line).band(line) == ""


def test_a_name_stands_on_its_line() -> None:
    line = Line("named", RISING.x, RISING.y, label_at=0.5)
    assert panel(line).name_place(line) == (50, 37.5)


def test_only_a_line_that_goes_up_would_run_through_a_name_that_begins_on_it() -> None:
    rising, falling, even = (Line("", RISING.x, np.array(y), label_at=0.5) for y in ([0, 1.0], [1.0, 0], [0.5, 0.5]))
    assert [panel(line).rises(line) for line in (rising, falling, even)] == [True, False, False]


def test_names_at_ends_come_from_the_top_down() -> None:
    flat = [Line(key, RISING.x, np.full(2, height)) for key, height in (("low", 0.25), ("high", 0.75))]
    assert [(line.key, top) for line, top in panel(*flat).end_names()] == [("high", 25), ("low", 75)]


@pytest.mark.parametrize(
    ("places", "moved"),
    [
        ([10, 50], [10, 50]),
        ([50, 51], [46.5, 54.5]),
        ([50, 50, 50], [42, 50, 58]),
        ([1, 2], [0, 8]),
        ([40, 49, 50], [38.33, 46.33, 54.33]),
    ],
)
def test_names_that_would_collide_are_moved_apart(places: list[float], moved: list[float]) -> None:
    assert apart(places, 8) == pytest.approx(moved, abs=0.01)
