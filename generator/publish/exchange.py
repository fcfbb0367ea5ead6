"""Two folders change places in one step, so that there is no moment without a site, whenever a build is cut off.

What is no longer wanted goes, also where it may not be written.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

# How Linux and macOS name "both stay, each in the other's place", and Linux "seen from where the process stands".
SWAP, HERE = 2, -100


def exchange(one: Path, other: Path) -> bool:
    """Let two folders change places; False where the system or the disk cannot."""
    first, second = os.fsencode(one), os.fsencode(other)
    try:
        if sys.platform == "linux":
            done: int = ctypes.CDLL(None).renameat2(HERE, first, HERE, second, SWAP)
        elif sys.platform == "darwin":
            done = ctypes.CDLL(None).renamex_np(first, second, SWAP)
        else:
            return False
    except (AttributeError, OSError):  # a system library without it
        return False
    return done == 0


def remove(folder: Path) -> None:
    """Throw a folder away as far as it can be; also what was made read-only in it."""

    def try_again(call: Callable[[str], object], path: str, _error: object) -> None:
        with suppress(OSError):
            for locked in (Path(path).parent, Path(path)):
                if locked.is_relative_to(folder):
                    locked.chmod(0o700)
            call(path)

    shutil.rmtree(folder, onerror=try_again)
