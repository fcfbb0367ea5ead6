"""Whether a zip of ours arrived whole, and can be unpacked anywhere."""

from __future__ import annotations

import hashlib
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from zipfile import BadZipFile, ZipFile

from generator import manifest
from generator.errors import BuildError, Problem, Where
from generator.messages import Said, say
from generator.names import is_safe
from generator.packing.usb import MANIFEST

OTHERS = say(
    "No other zip lists its own files: it is whole if its SHA-256 is the one that pack told,\n"
    "and that stands on the site's page of downloads."
)
AGAIN = say("Get it again, or make it again: python3 build.py pack --usb")


def check_zip(path: Path) -> int:
    """Hold every file of the zip to the list in it; gives how many there are. Raises BuildError with all faults."""
    try:
        with ZipFile(path) as archive:
            names = [name for name in archive.namelist() if not name.endswith("/")]
            problems = [*_unsafe(path, names), *_not_as_listed(path, archive, names)]
    except (BadZipFile, OSError, EOFError) as error:
        raise BuildError([_problem(path, "", say("it cannot be read as a zip"), say("a whole zip"))]) from error
    if problems:
        raise BuildError(problems)
    return len(names)


def _unsafe(path: Path, names: list[str]) -> Iterator[Problem]:
    """Names that some disk refuses or that lead out of the folder, and those that stand there twice."""
    for name, count in Counter(names).items():
        if not is_safe(name):
            yield _problem(path, name, say("a name that some disks refuse"), say("a name of ours"))
        if count > 1:
            yield _problem(path, name, say("it is there more than once"), say("each file once"))


def _not_as_listed(path: Path, archive: ZipFile, names: list[str]) -> Iterator[Problem]:
    if MANIFEST not in names:
        missing, expected = say("no {list} in it", list=MANIFEST), say("the zip that pack --usb makes")
        yield Problem(Where(path), missing, expected, OTHERS)
        return
    found = {name: _digest(archive, name) for name in names}
    del found[MANIFEST]
    difference = manifest.compare(manifest.parse(archive.read(MANIFEST), path / MANIFEST), found)
    told = (
        (say("no such file"), difference.missing),
        (say("a file that is not listed"), difference.extra),
        (say("other bytes than those that are listed"), difference.different),
    )
    for said, listed in told:
        yield from (_problem(path, name, said, say("what {list} lists", list=MANIFEST)) for name in listed)


def _digest(archive: ZipFile, name: str) -> str:
    """ "" where it cannot even be unpacked."""
    try:
        return hashlib.sha256(archive.read(name)).hexdigest()
    except (BadZipFile, EOFError, NotImplementedError, RuntimeError, zlib.error):
        return ""


def _problem(path: Path, name: str, found: Said, expected: Said) -> Problem:
    # Not path / name: a name that begins with / would stand alone.
    return Problem(Where(Path(f"{path}/{name}" if name else path)), found, expected, AGAIN)
