"""Stretches of an axis as bars: full where something holds, hatched where it cannot be relied on."""

from __future__ import annotations

from bokeh.models import ColumnDataSource, Range1d
from bokeh.plotting import figure

from generator.figures.theme import bare


def draw() -> figure:
    """An empty figure in pixels from the upper left corner: where each bar lies, the page knows by its picture.

    Sources "full" and "hatched": left, right, top and bottom of each bar; their colours are the page's.
    """
    drawn = bare(x=Range1d(start=0, end=1, name="x_range"), y=Range1d(start=1, end=0, name="y_range"))
    sides = ("left", "right", "top", "bottom")
    hatched, full = (ColumnDataSource({side: [] for side in sides}, name=name) for name in ("hatched", "full"))
    drawn.quad(
        *sides,
        source=hatched,
        fill_color=None,
        line_color=None,
        hatch_pattern="right_diagonal_line",
        hatch_scale=4,
        hatch_weight=2,
        name="hatched_glyph",
    )
    drawn.quad(*sides, source=full, line_color=None, name="full_glyph")
    return drawn
