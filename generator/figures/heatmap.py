"""The cells of one head's matrix, under the table that carries the numbers."""

from __future__ import annotations

from bokeh.models import ColumnDataSource, LinearColorMapper, Range1d
from bokeh.plotting import figure

from generator.figures.theme import bare
from generator.ramp import Ramp


def draw(ramp: Ramp) -> figure:
    """An empty heat-map.

    Columns of the source "cells": key and query (0-based), shade (√weight, NaN where masked).
    Source "masked": key and query of the masked cells, which are hatched.
    """
    drawn = bare(x=Range1d(start=-0.5, end=0.5, name="key_range"), y=Range1d(start=0.5, end=-0.5, name="query_range"))
    cells = ColumnDataSource({"key": [], "query": [], "shade": []}, name="cells")
    mapper = LinearColorMapper(palette=list(ramp.shades), low=0, high=1, nan_color="rgba(0, 0, 0, 0)")
    drawn.rect(
        "key",
        "query",
        width=1,
        height=1,
        source=cells,
        fill_color={"field": "shade", "transform": mapper},
        line_color="white",
        line_width=1,
        name="cell_glyph",
    )
    masked = ColumnDataSource({"key": [], "query": []}, name="masked")
    drawn.rect(
        "key",
        "query",
        width=1,
        height=1,
        source=masked,
        fill_color=None,
        line_color="white",
        line_width=1,
        hatch_pattern="right_diagonal_line",
        hatch_color="gray",
        hatch_scale=8,
        hatch_weight=1,
        name="masked_glyph",
    )
    return drawn
