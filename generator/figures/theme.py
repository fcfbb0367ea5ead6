"""What all our figures share: no toolbar, no outline, transparent ground; the page's script sets the colours."""

from __future__ import annotations

from bokeh.models import Range1d
from bokeh.plotting import figure

SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"


def bare(*, x: Range1d, y: Range1d) -> figure:
    """A figure that is nothing but its frame: the page draws labels and numbers in HTML beside it."""
    drawn = figure(
        name="figure",
        x_range=x,
        y_range=y,
        width=100,
        height=100,
        min_border=0,
        toolbar_location=None,
        tools="",
        x_axis_location=None,
        y_axis_location=None,
        outline_line_color=None,
        background_fill_alpha=0,
        border_fill_alpha=0,
    )
    drawn.grid.visible = False
    return drawn
