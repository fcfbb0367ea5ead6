"""What set-up keeps in mind: from which bytes a thing was made, and who is at it. Standard library only."""

from __future__ import annotations

import errno
import hashlib
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from generator import machine

LOOK_AGAIN = 0.5
"""Seconds between two looks whether another set-up is done."""
HELD = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
"""How systems say that somebody else has a lock."""


@dataclass(frozen=True)
class Stamp:
    """Says from which bytes a thing was made. Written last, so that an interrupted set-up is done again."""

    path: Path
    key: str

    def current(self) -> bool:
        """Whether the thing was finished, and from these bytes."""
        return self.path.is_file() and self.path.read_text(encoding="utf-8") == self.key

    def write(self) -> None:
        """Say that the thing is finished. Whoever reads meanwhile sees the old stamp or this one, never half of it."""
        if self.current():
            return
        partial = self.path.with_name(f"{self.path.name}.{os.getpid()}")
        partial.write_text(self.key, encoding="utf-8")
        partial.replace(self.path)


def venv_stamp(root: Path, version: str) -> Stamp:
    """What .venv was made with: its Python's version."""
    return Stamp(machine.venv(root) / "python.stamp", version)


def requirements_stamp(root: Path, version: str, files: Sequence[str]) -> Stamp:
    """What was installed into .venv: the last of `files`, which includes the others, for that Python."""
    key = fingerprint([root / name for name in files], version)
    return Stamp(machine.venv(root) / f"{Path(files[-1]).stem}.stamp", key)


def npm_stamp(root: Path) -> Stamp:
    """What node_modules was made from. `npm ci` empties that folder first, and the stamp with it."""
    key = fingerprint([root / "package.json", root / "package-lock.json"], "")
    return Stamp(root / "node_modules" / ".atenta.stamp", key)


def fingerprint(files: Sequence[Path], version: str) -> str:
    """SHA-256 over the version and the files, line endings set aside (git may change them on Windows)."""
    digest = hashlib.sha256(version.encode())
    for file in files:
        digest.update(b"\0" + file.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


@contextmanager
def alone(folder: Path, waiting: Callable[[], None]) -> Iterator[None]:
    """Let one process at a time set up what belongs to this folder; `waiting` is called once if another is at it.

    The system lets go of the lock when a process ends, however it ends.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "set-up.lock").open("a")
    except OSError:  # nothing can be written here: what set-up tries next says so better
        yield
        return
    with lock:
        told = False
        while not _taken(lock.fileno()):
            if not told:
                waiting()
            told = True
            time.sleep(LOOK_AGAIN)
        yield


def _taken(file: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in HELD  # else this disk knows no locks
    return True
