"""Finding the line of a fault: what is wrong is looked for in the text that the author wrote."""

from __future__ import annotations

from pathlib import Path

from generator.errors import Where
from generator.model import Prose


def place(prose: Prose, needle: str) -> Where:
    """The first line of the page's Markdown that holds the needle (or the needle's first line)."""
    for wanted in (needle, needle.strip().split("\n")[0]):
        start = prose.markdown.find(wanted)
        if wanted and start >= 0:
            return prose.where(start, start + len(wanted))
    return Where(Path(prose.path))


def place_in(path: Path, text: str, needle: str) -> Where:
    """The same in a file that is no page: a template."""
    return place(Prose("", "en", path.as_posix(), "", "", text, first_line=1), needle)
