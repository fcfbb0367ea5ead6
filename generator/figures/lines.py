"""The lines of a chart, all its plots in one figure: one for each plot would take several times as long to paint."""

from __future__ import annotations

from bokeh.models import ColumnDataSource, Range1d
from bokeh.plotting import figure

from generator.figures.theme import bare


def draw() -> figure:
    """An empty figure in pixels from the upper left corner: where each plot lies, the page knows by its picture.

    Source "bands": xs, ys, colour of the areas round lines. Source "lines": xs, ys, colour and dash of the lines of
    all plots. Source "points": x, y, colour of what is read off.
    """
    drawn = bare(x=Range1d(start=0, end=1, name="x_range"), y=Range1d(start=1, end=0, name="y_range"))
    bands = ColumnDataSource({"xs": [], "ys": [], "colour": []}, name="bands")
    drawn.patches("xs", "ys", source=bands, fill_color="colour", fill_alpha=0.18, line_color=None)
    lines = ColumnDataSource({"xs": [], "ys": [], "colour": [], "dash": []}, name="lines")
    drawn.multi_line("xs", "ys", source=lines, line_width=2, line_color="colour", line_dash="dash")
    points = ColumnDataSource({"x": [], "y": [], "colour": []}, name="points")
    drawn.scatter("x", "y", source=points, size=9, fill_color="colour", line_color=None)
    return drawn
