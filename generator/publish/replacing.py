"""What a build may take the place of: a site that a build made, and nothing of a person's own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from generator import manifest
from generator.errors import BuildError, Problem, Where
from generator.messages import say

# What systems put into folders by themselves.
OF_THE_SYSTEM = frozenset({".DS_Store", "Thumbs.db", "desktop.ini", ".directory"})
# Tells a site whose list of files is missing or spoilt.
WITHOUT_LIST = "assets/css/site.css"
SHOWN = 5


def refuse_what_is_no_site(out: Path) -> None:
    """Raise BuildError if the folder holds what no build wrote: it would be lost."""
    ours = _listed(out)
    if not out.is_dir() or (not ours and (out / WITHOUT_LIST).is_file()):
        return
    if foreign := list(islice(_foreign(out, ours), SHOWN)):
        files = ", ".join([*foreign, "…"] if len(foreign) == SHOWN else foreign)
        found = say("files that no build put there: {files}", files=files)
        hint = say("Move them elsewhere, or build into another folder: python3 build.py build --out FOLDER")
        raise BuildError([Problem(Where(out), found, say("a new folder, or a site that was built before"), hint)])


def _listed(out: Path) -> frozenset[str]:
    """The files on the list of a site; none where the list is missing or spoilt."""
    try:
        return frozenset(manifest.read(out / manifest.NAME))
    except BuildError:
        return frozenset()


def _foreign(out: Path, ours: frozenset[str]) -> Iterator[str]:
    """The files of the folder that are on no list of a build."""
    for path in sorted(out.rglob("*")):
        name = path.relative_to(out).as_posix()
        if not path.is_dir() and name not in ours and name != manifest.NAME and path.name not in OF_THE_SYSTEM:
            yield name
