"""Colours as they are on the screen, read from a screenshot at the places where the table has its cells."""

from __future__ import annotations

import io

import numpy as np
import numpy.typing as npt
from PIL import Image

from tests.browser.simulator import Simulator

Colours = npt.NDArray[np.int16]
INSET = 2
"""Pixels from a cell's edge to its sample: one for its half of the gap, one that the layers may lie apart."""
READ_BOXES = """table => [...table.querySelectorAll("td[data-value]")].map(cell => {
    const { left, top, right, bottom } = cell.getBoundingClientRect();
    return [left, top, right, bottom];
})"""


def boxes(simulator: Simulator) -> npt.NDArray[np.float64]:
    """Left, top, right and bottom of each cell in CSS pixels of the window: cells × 4."""
    return np.array(simulator.table.evaluate(READ_BOXES))


def screenshot(simulator: Simulator) -> Colours:
    """What stands in the window, one entry a CSS pixel: height × width × 3."""
    picture = Image.open(io.BytesIO(simulator.page.screenshot(scale="css")))
    return np.asarray(picture.convert("RGB")).astype(np.int16)


def at_centres(simulator: Simulator) -> Colours:
    """The colour at the centre of each cell: cells × 3."""
    left, top, right, bottom = boxes(simulator).T
    picture = screenshot(simulator)
    return np.array(picture[((top + bottom) / 2).astype(int), ((left + right) / 2).astype(int)])


def at_corners(simulator: Simulator) -> Colours:
    """The colours just inside the four corners of each cell: 4 × cells × 3."""
    left, top, right, bottom = np.round(boxes(simulator)).astype(int).T
    picture = screenshot(simulator)
    rows, columns = (top + INSET, bottom - 1 - INSET), (left + INSET, right - 1 - INSET)
    return np.stack([picture[row, column] for row in rows for column in columns])


def within(simulator: Simulator, query: int, key: int) -> set[tuple[int, ...]]:
    """Every colour inside one cell, its edges left out."""
    box = simulator.cell(query, key).bounding_box()
    assert box
    left, top = round(box["x"]) + 2 * INSET, round(box["y"]) + 2 * INSET
    size = round(box["width"]) - 4 * INSET
    inside = screenshot(simulator)[top : top + size, left : left + size].reshape(-1, 3)
    return {tuple(map(int, colour)) for colour in inside}
