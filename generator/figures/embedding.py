"""Turns a figure into JSON that is the same bytes in every build."""

from __future__ import annotations

import re
from typing import Any

from bokeh.embed import json_item
from bokeh.plotting import figure

_ID = re.compile(r"p\d+")


def item(drawn: figure) -> dict[str, Any]:
    """The figure as an item for `Bokeh.embed.embed_item`, its ids renamed by order of appearance.

    Bokeh counts ids up through the life of a process, so without this the bytes would tell
    what else was drawn before.
    """
    names: dict[str, str] = {}

    def renamed(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: renamed(part) for key, part in value.items()}
        if isinstance(value, list):
            return [renamed(part) for part in value]
        if isinstance(value, str) and _ID.fullmatch(value):
            return names.setdefault(value, f"f{len(names)}")
        return value

    # The target is random, and the page names its own.
    fixed = renamed(json_item(drawn))
    # Where Bokeh would tell of a server that was lost: each figure would lay out an empty place for it.
    fixed["doc"]["config"]["attributes"]["notifications"] = None
    return {key: fixed[key] for key in ("root_id", "doc", "version")}
