"""One row of a matrix as bars over its keys."""

from __future__ import annotations

from bokeh.models import ColumnDataSource, Range1d
from bokeh.plotting import figure

from generator.figures.theme import bare


def draw() -> figure:
    """Empty bars; columns of the source "bars": key (0-based, from the top) and weight (0 to 1)."""
    drawn = bare(x=Range1d(start=0, end=1), y=Range1d(start=0.5, end=-0.5, name="key_range"))
    source = ColumnDataSource({"key": [], "weight": []}, name="bars")
    drawn.hbar("key", height=0.5, left=0, right="weight", source=source, line_color=None, name="bar_glyph")
    return drawn
