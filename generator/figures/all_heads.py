"""All heads' matrices in one figure, on one ramp: eight figures would take four times as long to paint."""

from __future__ import annotations

from bokeh.models import ColumnDataSource, LinearColorMapper, Range1d
from bokeh.plotting import figure

from generator.figures.theme import bare
from generator.ramp import Ramp


def draw(ramp: Ramp) -> figure:
    """An empty figure in pixels from the upper left corner: where each head lies, the page knows by its buttons.

    Columns of the source "cells": x and y (a cell's centre), width and height, shade (√weight).
    Source "masked": x, y, width and height of the masked cells, which are hatched.
    """
    drawn = bare(x=Range1d(start=0, end=1, name="x_range"), y=Range1d(start=1, end=0, name="y_range"))
    cells = ColumnDataSource({name: [] for name in ("x", "y", "width", "height", "shade")}, name="cells")
    mapper = LinearColorMapper(palette=list(ramp.shades), low=0, high=1)
    drawn.rect(
        "x",
        "y",
        width="width",
        height="height",
        source=cells,
        fill_color={"field": "shade", "transform": mapper},
        line_color={"field": "shade", "transform": mapper},
        line_width=1,
        name="cell_glyph",
    )
    masked = ColumnDataSource({name: [] for name in ("x", "y", "width", "height")}, name="masked")
    drawn.rect(
        "x",
        "y",
        width="width",
        height="height",
        source=masked,
        fill_color=None,
        line_color=None,
        hatch_pattern="right_diagonal_line",
        hatch_color="gray",
        hatch_scale=6,
        hatch_weight=1,
        name="masked_glyph",
    )
    return drawn
