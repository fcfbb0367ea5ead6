"""Finding the line of a fault: what is wrong is looked for in the text that the author wrote."""

from __future__ import annotations

from pathlib import Path

from generator.errors import Where
from generator.model import Prose


def place(prose: Prose, needle: str) -> Where:
    """The first line of the page's Markdown that holds the needle (or the needle's first line)."""
    return place_in(Path(prose.path), prose.markdown, needle, prose.first_line)


def place_in(path: Path, text: str, needle: str, first_line: int = 1) -> Where:
    """The first line of a text that holds the needle; the file alone when none does."""
    for wanted in (needle, needle.strip().split("\n")[0]):
        start = text.find(wanted)
        if wanted and start >= 0:
            line = text.count("\n", 0, start)
            return Where(path, first_line + line, text.split("\n")[line])
    return Where(path)
