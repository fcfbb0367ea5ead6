"""Builds of one project take turns: two at once would write over each other."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from generator.disk import A_COPY, writing_below
from generator.messages import say

FILE = "build.lock"


@contextmanager
def in_turn(cache: Path, tell: Callable[[str], None]) -> Iterator[None]:
    """Do something while no other build of the project does: wait for one that is under way, and tell so.

    cache: the project's, which is there. The system lets go of the lock when a build ends, however it ends.
    """
    lock = FileLock(cache / FILE)
    try:
        with writing_below(cache, A_COPY):
            _clear_the_way(cache / FILE)
            _take(lock, tell)
    except NotImplementedError:  # a disk that knows no locks
        yield
        return
    try:
        yield
    finally:
        lock.release()


def _clear_the_way(file: Path) -> None:
    """A folder or a link in the lock's place locks nothing; like all of the cache it may be thrown away."""
    if file.is_symlink():
        file.unlink()
    elif file.is_dir():
        shutil.rmtree(file)


def _take(lock: FileLock, tell: Callable[[str], None]) -> None:
    try:
        lock.acquire(blocking=False)
    except Timeout:
        tell(say("Waiting for another build of this project to end"))
        lock.acquire()
