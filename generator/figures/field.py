"""A field of numbers from −1 to 1 as an image: thousands of cells, each too small for a glyph of its own."""

from __future__ import annotations

from bokeh.models import ColumnDataSource, Image, LinearColorMapper, Range1d
from bokeh.plotting import figure

from generator.figures.theme import bare
from generator.ramp import Ramp


def draw(ramp: Ramp) -> figure:
    """An empty image over the whole frame, whose sides are 1.

    Source "field": image, one matrix whose first row is the uppermost.
    """
    drawn = bare(x=Range1d(start=0, end=1), y=Range1d(start=0, end=1))
    source = ColumnDataSource({"image": []}, name="field")
    mapper = LinearColorMapper(palette=list(ramp.shades), low=-1, high=1)
    drawn.add_glyph(source, Image(image="image", x=0, y=0, dw=1, dh=1, origin="top_left", color_mapper=mapper))
    return drawn
