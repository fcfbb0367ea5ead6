"""The lines of a chart, all its plots in one figure: one for each plot would take several times as long to paint."""

from __future__ import annotations

from bokeh.core.properties import value
from bokeh.models import ColumnDataSource, Range1d
from bokeh.plotting import figure

from generator.figures.curves import DASHES
from generator.figures.theme import bare


def draw() -> figure:
    """An empty figure in pixels from the upper left corner: where each plot lies, the page knows by its picture.

    Source "bands": xs, ys, colour of the areas round lines. Source "line_i": xs, ys of the lines of style i, one for
    each plot. Source "points": x, y, colour of what is read off.
    """
    drawn = bare(x=Range1d(start=0, end=1, name="x_range"), y=Range1d(start=1, end=0, name="y_range"))
    bands = ColumnDataSource({"xs": [], "ys": [], "colour": []}, name="bands")
    drawn.patches("xs", "ys", source=bands, fill_color="colour", fill_alpha=0.18, line_color=None)
    for style, dash in enumerate(DASHES):
        source = ColumnDataSource({"xs": [], "ys": []}, name=f"line_{style}")
        drawn.multi_line("xs", "ys", source=source, line_width=2, line_dash=value(list(dash)), name=f"glyph_{style}")
    points = ColumnDataSource({"x": [], "y": [], "colour": []}, name="points")
    drawn.scatter("x", "y", source=points, size=9, fill_color="colour", line_color=None)
    return drawn
