"""Bokeh, and only here: one JSON template for each kind of figure, into which the page puts numbers."""

from __future__ import annotations

from typing import Any

from generator.ramp import Ramp


def items(ramp: Ramp) -> dict[str, Any]:
    """Draw every kind of figure once, empty.

    Returns: name of the kind → the item that `Bokeh.embed.embed_item` takes; the same in every process.
    """
    # Bokeh takes a second to import: only when figures are drawn.
    from generator.figures import all_heads, bars, curves, heatmap, lines
    from generator.figures.embedding import item

    drawn = {
        "heatmap": heatmap.draw(ramp),
        "bars": bars.draw(),
        "curves": curves.draw(),
        "all_heads": all_heads.draw(ramp),
        "lines": lines.draw(),
    }
    return {name: item(figure) for name, figure in drawn.items()}
