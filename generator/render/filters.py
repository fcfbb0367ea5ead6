"""What templates do to values: numbers as a textbook sets them, and data that scripts can read."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping
from typing import Any, SupportsFloat

import numpy as np
from jinja2 import pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from generator.render.words import Words

MINUS, NARROW_SPACE = "−", "\u202f"
# Inside <script> these could end the block or open a comment; JSON reads the escapes as the letters.
ESCAPES = {ord("<"): "\\u003c", ord(">"): "\\u003e", ord("&"): "\\u0026", 0x2028: "\\u2028", 0x2029: "\\u2029"}


def fixed(value: SupportsFloat, digits: int = 2) -> str:
    """A number with so many decimals, a decimal point in both languages and a true minus sign."""
    said = f"{float(value):.{digits}f}"
    is_zero = not said.strip("-0.")
    return said.lstrip("-") if is_zero else said.replace("-", MINUS)


@pass_context
def percent(context: Context, value: SupportsFloat, digits: int = 0) -> str:
    """A share as per cent; Spanish sets a narrow space before the sign."""
    space = NARROW_SPACE if context.get("language") == "es" else ""
    return f"{fixed(100 * float(value), digits)}{space}%"


def data_block(value: object) -> Markup:
    """JSON that can stand in <script type="application/json">, keys in their given order."""
    said = json.dumps(value, default=_plain, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return Markup(said.translate(ESCAPES))


def _plain(value: object) -> Any:
    if isinstance(value, Words):
        return value.as_json()
    if dataclasses.is_dataclass(value):
        return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, np.ndarray | np.generic):
        return value.tolist()
    raise TypeError(f"{type(value).__name__} cannot stand in a data block")
