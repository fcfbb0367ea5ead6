"""The folder beside a site in which its next one is written; only what bears our mark is ever cleared away."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from generator.publish.exchange import exchange, remove

MARK = "written-by-atenta-the-next-build-deletes-this-folder"
NEW, OLD = "new", "old"


@contextmanager
def folder_beside(out: Path) -> Iterator[Path]:
    """An empty folder on the same disk as `out`, which is gone afterwards with whatever is in it then."""
    _recover(out)
    work = Path(tempfile.mkdtemp(prefix=_prefix(out), dir=out.parent))
    try:
        (work / MARK).touch()
        (work / NEW).mkdir()
        yield work / NEW
    finally:
        _put_back(work, out)
        _clear(work)


def swap(new: Path, out: Path) -> None:
    """Put what was written in `out`'s place, and what stood there into the folder beside. Raises OSError."""
    if out.exists():
        with suppress(OSError):
            out.chmod(0o755)  # a folder goes into another only where it may be written itself
        if exchange(new, out):
            return
    if out.exists():
        out.rename(new.with_name(OLD))
    new.rename(out)


def _recover(out: Path) -> None:
    """Clear what a build that was cut off left behind; the old site goes back if it was just set aside."""
    for work in sorted(out.parent.iterdir()):
        if work.name.startswith(_prefix(out)) and work.is_dir() and not work.is_symlink() and _is_ours(work):
            _put_back(work, out)
            _clear(work)


def _prefix(out: Path) -> str:
    return f"{out.name}.atenta-"


def _is_ours(work: Path) -> bool:
    """Whether a build made it, and nobody has put anything into it since."""
    names = {path.name for path in work.iterdir()}
    return not names or (MARK in names and names <= {MARK, NEW, OLD})


def _put_back(work: Path, out: Path) -> None:
    if (work / OLD).exists() and not out.exists():
        (work / OLD).rename(out)


def _clear(work: Path) -> None:
    """The mark goes last, so that what could not be removed is known again."""
    for part in (work / NEW, work / OLD):
        if part.exists():
            remove(part)
    with suppress(OSError):
        if not any((work / part).exists() for part in (NEW, OLD)):
            (work / MARK).unlink(missing_ok=True)
            work.rmdir()
