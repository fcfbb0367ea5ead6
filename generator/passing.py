"""A folder for a while: what a command that was killed left in one is cleared away by the next that needs one."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex

from filelock import FileLock, Timeout

from generator.machine import ROOT

BELOW = ".cache/passing"
PLACE = ROOT / BELOW
LOCK = ".lock"


@contextmanager
def passing_folder(place: Path = PLACE) -> Iterator[Path]:
    """An empty folder, gone afterwards. Where `place` takes none, it is in the system's own, which clears itself."""
    lock = _locked(place)
    if lock is None:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as elsewhere:
            yield Path(elsewhere).resolve()
        return
    folder = _held_by(lock)
    try:
        folder.mkdir()
        yield folder
    finally:
        _clear(lock)


def _locked(place: Path) -> FileLock | None:
    """A lock for a new folder, held as long as this process lives; none where that cannot be."""
    try:
        place.mkdir(parents=True, exist_ok=True)
        for left in place.glob(f"*{LOCK}"):
            with suppress(Timeout, OSError):  # its folder is in use, or another clears it away just now
                (lock := FileLock(left)).acquire(blocking=False)
                _clear(lock)
        lock = FileLock(place / f"{token_hex(8)}{LOCK}")
        lock.acquire()
    except (OSError, NotImplementedError):
        return None
    return lock


def _held_by(lock: FileLock) -> Path:
    return Path(lock.lock_file).with_suffix("")


def _clear(lock: FileLock) -> None:
    """The lock goes last, so that a folder that could not be removed is known again."""
    folder, file = _held_by(lock), Path(lock.lock_file)
    shutil.rmtree(folder, ignore_errors=True)
    lock.release()
    if not folder.exists():
        with suppress(OSError):
            file.unlink(missing_ok=True)
