"""Mean entropy against temperature, a line for each head."""

from __future__ import annotations

from bokeh.models import ColumnDataSource, FixedTicker, Range1d
from bokeh.models.annotations.geometry import Span
from bokeh.plotting import figure

from generator.figures.theme import SANS

BORDERS = {"left": 60, "right": 12, "top": 12, "bottom": 40}
"""Pixels round the frame, more than an axis takes; the page lays its mark at the present temperature by them."""
DASHES: tuple[tuple[int, ...], ...] = ((), (6, 3), (2, 3), (2, 3, 6, 3), (11, 3), (2, 6), (12, 3, 2, 3, 2, 3), (6, 6))
"""A head is told by its dash as well as by its colour; the same as in static/js/explorer/curves.js."""


def draw() -> figure:
    """Empty curves; the source "curve_h" holds temperature and entropy (bits) of head h, for 8 heads.

    As SVG: the curves stand still while the page's mark moves over them, and canvases under it would be layers of
    their own, composed anew in each frame that follows a slider.
    """
    drawn = figure(
        name="figure",
        x_range=Range1d(start=0, end=5, name="temperature_range"),
        y_range=Range1d(start=0, end=3, name="entropy_range"),
        height=240,
        sizing_mode="stretch_width",
        output_backend="svg",
        min_border_left=BORDERS["left"],
        min_border_right=BORDERS["right"],
        min_border_top=BORDERS["top"],
        min_border_bottom=BORDERS["bottom"],
        toolbar_location=None,
        tools="",
        outline_line_color=None,
        background_fill_alpha=0,
        border_fill_alpha=0,
    )
    for head, dash in enumerate(DASHES):
        source = ColumnDataSource({"temperature": [], "entropy": []}, name=f"curve_{head}")
        drawn.line("temperature", "entropy", source=source, line_width=2, line_dash=list(dash), name=f"line_{head}")
    ceiling = Span(location=3, dimension="width", line_width=1, line_dash="dotted", name="ceiling")
    drawn.add_layout(ceiling)
    _set_axes(drawn)
    return drawn


def _set_axes(drawn: figure) -> None:
    drawn.grid.visible = False
    for axis in (drawn.xaxis, drawn.yaxis):
        axis.major_label_text_font = SANS
        axis.major_label_text_font_size = "12px"
        axis.axis_label_text_font = SANS
        axis.axis_label_text_font_size = "12px"
        axis.axis_label_text_font_style = "normal"
        axis.minor_tick_line_color = None
        axis.major_tick_in = 0
        axis.major_tick_out = 4
    drawn.xaxis.ticker = FixedTicker(ticks=[0.1, 1, 2, 3, 4, 5], name="temperature_ticks")
    drawn.xaxis.name = "temperature_axis"
    drawn.yaxis.name = "entropy_axis"
