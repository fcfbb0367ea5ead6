"""A chart: lines on axes, and where each of its points lies. Drawn twice, as a picture in the page and by Bokeh."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from generator.model import Array

SIDE = 1000
"""A plot is so many units wide and high, whatever its shape on the screen; y grows downwards, as in a picture."""


@dataclass(frozen=True)
class Axis:
    """One axis: its range, the values that it labels, whether it is logarithmic, the decimals that are read off it."""

    low: float
    high: float
    ticks: tuple[float, ...]
    log: bool = False
    digits: int = 0

    def share(self, values: npt.ArrayLike) -> Array:
        """How far along the axis values lie: 0 at its low end, 1 at its high end."""
        low, high, at = (np.log(each) if self.log else np.asarray(each) for each in (self.low, self.high, values))
        shares: Array = (at - low) / (high - low)
        return shares


@dataclass(frozen=True, eq=False)
class Line:
    """One line and the band round it if it has one; read-only vectors of one length.

    label_at: the x at which its name stands, above the line; at the line's end if there is none.
    facts: what is filled into its name.
    """

    key: str
    x: Array
    y: Array
    low: Array | None = None
    high: Array | None = None
    label_at: float | None = None
    facts: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Mark:
    """A value that a rule across the plot marks, and its name."""

    key: str
    value: float


@dataclass(frozen=True, eq=False)
class Panel:
    """One plot of a chart: its axes, its lines, and rules at values of x (upright) and of y (level)."""

    key: str
    x: Axis
    y: Axis
    lines: tuple[Line, ...]
    at_x: tuple[Mark, ...] = ()
    at_y: tuple[Mark, ...] = ()
    facts: Mapping[str, float] = field(default_factory=dict)

    def path(self, line: Line) -> str:
        """The line as an SVG path."""
        return _path(self.x.share(line.x), self.y.share(line.y))

    def band(self, line: Line) -> str:
        """The band round a line as an SVG path: along its upper edge and back along the lower."""
        if line.low is None or line.high is None:
            return ""
        x, low, high = self.x.share(line.x), self.y.share(line.low), self.y.share(line.high)
        return _path(np.concatenate([x, x[::-1]]), np.concatenate([high, low[::-1]])) + "Z"

    def name_place(self, line: Line) -> tuple[float, float]:
        """Where the name of a line stands, in per cent from the left and from the top."""
        at = line.x[-1] if line.label_at is None else line.label_at
        y = np.interp(self.x.share(at), self.x.share(line.x), self.y.share(line.y))
        return round(100 * float(self.x.share(at)), 2), round(100 * (1 - float(y)), 2)

    def rises(self, line: Line) -> bool:
        """Whether a line goes up where its name stands: then that ends there, or the line would run through it."""
        at = self.x.share([line.x[0] if line.label_at is None else line.label_at])[0]
        shares, heights = self.x.share(line.x), self.y.share(line.y)
        return bool(np.interp(at + REACH, shares, heights) - np.interp(at, shares, heights) > STEEP)

    def end_names(self) -> list[tuple[Line, float]]:
        """The lines that are named at their ends, from the top down, and where: moved apart as far as text needs."""
        named = sorted((self.name_place(line)[1], at) for at, line in enumerate(self.lines) if line.label_at is None)
        tops = apart([top for top, _ in named], ROW)
        return [(self.lines[at], round(top, 2)) for (_, at), top in zip(named, tops, strict=True)]


REACH, STEEP = 0.2, 0.05
"""A name is about so long, as a share of a plot's width; a line that rises by more of its height along it meets it."""
ROW = 8.0
"""The height of a line of text in per cent of a plot's."""


@dataclass(frozen=True, eq=False)
class Column:
    """A column of the table under a chart.

    decimals: how many are shown; none for a power of ten with two digits. facts: what is filled into its heading.
    """

    key: str
    values: Array
    decimals: int | None = 0
    facts: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Chart:
    """A study as plots side by side and as a table. facts: numbers that are filled into its words."""

    name: str
    panels: tuple[Panel, ...]
    columns: tuple[Column, ...]
    facts: Mapping[str, float] = field(default_factory=dict)


def apart(places: list[float], least: float) -> list[float]:
    """The same places in their order, none below 0, each at least so far from the next, moved as little as that needs.

    Neighbours that are too near form a group, which spreads round the middle of its members.
    """
    groups: list[list[float]] = []
    for place in places:
        groups.append([place])
        while len(groups) > 1 and _first(groups[-1], least) - _last(groups[-2], least) < least:
            groups[-2:] = [groups[-2] + groups[-1]]
    return [_first(group, least) + at * least for group in groups for at in range(len(group))]


def _first(group: list[float], least: float) -> float:
    return max(0.0, sum(group) / len(group) - (len(group) - 1) * least / 2)


def _last(group: list[float], least: float) -> float:
    return _first(group, least) + (len(group) - 1) * least


def _path(x: Array, y: Array) -> str:
    points = zip(SIDE * x, SIDE * (1 - y), strict=True)
    return "M" + "L".join(f"{across:.2f} {down:.2f}" for across, down in points)
