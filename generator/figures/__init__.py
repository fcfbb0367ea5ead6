"""Bokeh, and only here: one JSON template for each kind of figure, into which the page puts numbers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from generator.cache import digest, digest_of_files, kept
from generator.ramp import Ramp
from generator.versions import version


def items(ramp: Ramp) -> dict[str, Any]:
    """Draw every kind of figure once, empty.

    Returns: name of the kind → the item that `Bokeh.embed.embed_item` takes; the same in every process.
    """
    # Bokeh takes a second to import: only when figures are drawn.
    from generator.figures import all_heads, bars, curves, field, heatmap, lines, stretches
    from generator.figures.embedding import item

    drawn = {
        "heatmap": heatmap.draw(ramp),
        "bars": bars.draw(),
        "curves": curves.draw(),
        "all_heads": all_heads.draw(ramp),
        "lines": lines.draw(),
        "field": field.draw(ramp),
        "stretches": stretches.draw(),
    }
    return {name: item(figure) for name, figure in drawn.items()}


def kept_items(ramp: Ramp, cache: Path) -> dict[str, Any]:
    """The same items, drawn again only when Bokeh, our drawing or the ramp has changed. cache: where they are kept."""
    sources = digest_of_files(path for folder in __path__ for path in Path(folder).glob("*.py"))
    key = digest(version("bokeh"), sources, *ramp.shades, *ramp.inks)
    drawn: dict[str, Any] = json.loads(kept(cache, "figures", key, lambda: json.dumps(items(ramp)).encode()))
    return drawn
