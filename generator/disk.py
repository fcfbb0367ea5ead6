"""What a disk refuses, said in words: no room, no permission, or whatever else the system says."""

from __future__ import annotations

import errno
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from generator.errors import BuildError, Problem, Where
from generator.messages import Said, say

FULL = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))
REFUSED = (errno.EACCES, errno.EPERM, errno.EROFS)


ELSEWHERE = say("Change its permissions, or build elsewhere: python3 build.py build --out FOLDER")
A_COPY = say("Change its permissions, or copy the project into a folder of yours.")
"""What helps where the folder is not one that a command can choose."""


@contextmanager
def writing_below(folder: Path, hint: Said = ELSEWHERE) -> Iterator[None]:
    """Turn what the disk refuses while something is written below this folder into a BuildError.

    Room is measured at once: what was half written may be gone a moment later. hint: for want of permission.
    """
    try:
        yield
    except OSError as error:
        raise BuildError([disk_problem(error, folder, hint)]) from error


def disk_problem(error: OSError, folder: Path, hint: Said = ELSEWHERE) -> Problem:
    """What went wrong below a folder, and what a person can do about it."""
    where = Where(Path(error.filename or folder))
    if error.errno in FULL:
        found = say("the disk is full ({free} free)", free=_free(folder))
        return Problem(where, found, say("room for what is built"), say("Make room and build again."))
    if error.errno in REFUSED:
        found = say("it may not be written ({reason})", reason=error.strerror)
        return Problem(where, found, say("a folder that you may write in"), hint)
    return Problem(
        where, say("it cannot be written ({reason})", reason=error.strerror), say("a place for what is built")
    )


def _free(folder: Path) -> str:
    """The room that is left where the folder is, or is to be."""
    there = next((each for each in (folder, *folder.parents) if each.exists()), Path())
    try:
        return f"{shutil.disk_usage(there).free / 1e6:.1f} MB"
    except OSError:
        return "nothing"
