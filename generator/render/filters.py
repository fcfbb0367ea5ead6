"""What templates do to values: numbers as a textbook sets them, and data that scripts can read.

Numbers follow the rules of static/js/numbers.js, so that the first paint and the live page agree.
"""

from __future__ import annotations

import dataclasses
import json
import math
from collections.abc import Mapping
from string import Formatter
from typing import Any, SupportsFloat

import numpy as np
from markupsafe import Markup

from generator.model import Study
from generator.picture import picture
from generator.ramp import Ramp
from generator.render.words import Words

MINUS, NO_BREAK_SPACE, THIN_SPACE, ELLIPSIS = "−", "\u00a0", "\u202f", "…"
MANY = 1e4
"""From here on the digits of a number in a text are grouped in threes."""
TEXTBOOK = str.maketrans({"-": MINUS, ",": THIN_SPACE})
RAISED = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
LARGE = 1e5
MEGABYTE = 1e6
# Inside <script> these could end the block or open a comment; JSON reads the escapes as the letters.
ESCAPES = {ord("<"): "\\u003c", ord(">"): "\\u003e", ord("&"): "\\u0026", 0x2028: "\\u2028", 0x2029: "\\u2029"}


def fixed(value: SupportsFloat, digits: int = 2) -> str:
    """A number with so many decimals, a decimal point in both languages and a true minus sign."""
    said = f"{float(value):.{digits}f}"
    is_zero = not said.strip("-0.")
    return said.lstrip("-") if is_zero else said.replace("-", MINUS)


def grouped(value: SupportsFloat, digits: int = 2) -> str:
    """The same for a text: a large number in groups of three digits, with thin spaces that do not break."""
    if abs(float(value)) < MANY:
        return fixed(value, digits)
    return f"{float(value):,.{digits}f}".translate(TEXTBOOK)


def percent(weight: SupportsFloat) -> str:
    """A share as per cent; a bound for what is neither nothing nor all but would be rounded to it.

    No-break spaces, so that a number is never parted from its signs.
    """
    if float(weight) == 0:
        return f"0{NO_BREAK_SPACE}%"
    said = f"{100 * float(weight):.1f}"
    sign = ""
    if said == "0.0":
        sign, said = f"<{NO_BREAK_SPACE}", "0.1"
    elif said == "100.0" and float(weight) < 1:
        sign, said = f">{NO_BREAK_SPACE}", "99.9"
    return f"{sign}{said}{NO_BREAK_SPACE}%"


def in_percent(weight: SupportsFloat) -> str:
    """A weight and the percentage that it is; or, so near 0 or 1 that this is a bound, how it stands to it."""
    share = percent(weight)
    return f"{fixed(weight, 4)} {share}" if share[0] in "<>" else f"{fixed(weight, 4)} = {share}"


def cell(weight: SupportsFloat) -> str:
    """A weight for a cell: two decimals without the leading 0."""
    said = f"{float(weight):.2f}"
    return said[1:] if said.startswith("0") else "1.0"


def significant(value: SupportsFloat, digits: int = 10) -> str:
    """A number for machines, with so many significant digits."""
    return f"{float(value):.{digits}g}"


def short(value: SupportsFloat) -> str:
    """A number with as few digits as it has: 0, 0.25, 1."""
    return f"{float(value):g}"


def power(value: SupportsFloat) -> str:
    """A large number or a small one as a power of ten with two digits: 1.3·10⁸."""
    digits, exponent = f"{float(value):.1e}".split("e")
    return f"{digits.replace('-', MINUS)}·10{str(int(exponent)).translate(RAISED)}"


def tick(value: SupportsFloat) -> str:
    """What an axis labels: as few digits as there are, and powers of ten as such."""
    number = float(value)
    return power(number).removeprefix("1.0·") if abs(number) >= LARGE else f"{number:g}".replace("-", MINUS)


def size(value: int) -> str:
    """How much a file weighs, in the unit that leaves a number to be read at a glance."""
    unit, digits, of = ("MB", 1, 1e6) if value >= MEGABYTE else ("kB", 0, 1e3)
    return f"{fixed(value / of, digits)}{NO_BREAK_SPACE}{unit}"


def encoding_picture(study: Study, ramp: Ramp) -> str:
    """A study of an encoding, a column for each component, as a picture with a row for each position."""
    return picture(np.stack(list(study.columns.values()), axis=1), -1, 1, ramp)


def log2(value: SupportsFloat) -> float:
    """The logarithm that entropy is measured by."""
    return math.log2(float(value))


def clip(token: str, letters: int) -> str:
    """A token cut to so many letters, the last of them an ellipsis."""
    return token if len(token) <= letters else token[: letters - 1] + ELLIPSIS


def fill(text: str, **values: object) -> str:
    """A string of ui.toml with its {names} filled in; a name without a value is a fault."""
    return _FILLING.vformat(text, (), values)


class _Filling(Formatter):
    """Python's own, with the minus sign and the thin spaces of a textbook in what is asked as {name:,.0f}."""

    def format_field(self, value: Any, format_spec: str) -> str:
        said: str = super().format_field(value, format_spec)
        return said.translate(TEXTBOOK) if format_spec else said


_FILLING = _Filling()


def data_block(value: object) -> Markup:
    """JSON that can stand in <script type="application/json">, keys in their given order."""
    said = json.dumps(value, default=_plain, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return Markup(said.translate(ESCAPES))


_ALL = (fixed, percent, cell, significant, short, power, tick, size, encoding_picture, log2, clip, fill, data_block)
FILTERS = {each.__name__: each for each in _ALL}


def _plain(value: object) -> Any:
    if isinstance(value, Words):
        return value.as_json()
    if dataclasses.is_dataclass(value):
        # Where a value stands in its file is for whoever builds, and does not count when two are compared.
        return {field.name: getattr(value, field.name) for field in dataclasses.fields(value) if field.compare}
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, np.ndarray | np.generic):
        return value.tolist()
    raise TypeError(f"{type(value).__name__} cannot stand in a data block")
