"""One way to keep what is dear to make: by a key that names everything it was made from."""

from __future__ import annotations

import hashlib
import logging
import os
import shutil
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from generator.disk import A_COPY, writing_below
from generator.messages import say

CHECKSUM_BYTES = hashlib.sha256().digest_size
PARTIAL = ".partial"
LOG = logging.getLogger(__name__)


def digest(*parts: bytes | str) -> str:
    """A key for these parts in this order: 64 hexadecimal letters that change when any part does."""
    whole = hashlib.sha256()
    for part in parts:
        body = part.encode() if isinstance(part, str) else part
        whole.update(len(body).to_bytes(8, "little") + body)
    return whole.hexdigest()


def digest_of_files(paths: Iterable[Path]) -> str:
    """A key for the names and bytes of these files, whatever folder they stand in."""
    return digest(*(part for path in sorted(paths) for part in (path.name, path.read_bytes())))


def kept(folder: Path, name: str, key: str, make: Callable[[], bytes]) -> bytes:
    """Give what `make` gives, from the folder if it was made before with the same key.

    An entry that does not match its checksum is made again, which is said, and older entries of the same name are
    thrown away. Raises BuildError where the disk refuses it.
    """
    entry = entry_of(folder, name, key)
    body = read_checked(entry)
    if body is None:
        body = make()
        with writing_below(folder, A_COPY):
            write_checked(entry, body)
        _forget_others(folder, name, entry)
    return body


def entry_of(folder: Path, name: str, key: str) -> Path:
    """Where `kept` keeps what it is given under this name and key."""
    return folder / f"{name}.{key[:32]}.kept"


def state_of(file: Path) -> tuple[int, ...]:
    """Tells whether a file is still the one that it was; nothing where there is none."""
    try:
        found = file.stat()
    except OSError:
        return ()
    return found.st_ino, found.st_size, found.st_mtime_ns


def _forget_others(folder: Path, name: str, entry: Path) -> None:
    for other in folder.glob(f"{name}.*.kept"):
        if other != entry:
            with suppress(OSError):  # another build may be reading it, or have thrown it away
                other.unlink()


def open_cache(folder: Path) -> None:
    """Make the folder where there is none, whatever stands in its place. Raises BuildError where the disk refuses."""
    with writing_below(folder, A_COPY):
        if not folder.is_dir():
            folder.unlink(missing_ok=True)
            folder.mkdir(parents=True)


def clear_partials(folder: Path) -> None:
    """Throw away what builds that were cut off left half written. Nobody else may be writing."""
    for partial in folder.rglob(f"*{PARTIAL}"):
        with suppress(OSError):
            partial.unlink()


def read_checked(entry: Path) -> bytes | None:
    """The bytes of an entry; nothing if it is not there, or is not what was written."""
    try:
        stored = entry.read_bytes()
    except FileNotFoundError:
        return None
    except OSError:
        stored = b""
    checksum, body = stored[:CHECKSUM_BYTES], stored[CHECKSUM_BYTES:]
    if checksum == _checksum(entry, body):
        return body
    LOG.warning(say("{path} was spoilt; what it kept is made again.", path=entry))
    return None


def write_checked(entry: Path, body: bytes) -> None:
    """Write an entry whole or not at all, with its checksum before it."""
    entry.parent.mkdir(parents=True, exist_ok=True)
    if entry.is_dir():
        shutil.rmtree(entry)
    partial = entry.with_name(f"{entry.name}.{os.getpid()}-{threading.get_ident()}{PARTIAL}")
    try:
        with writing_below(entry.parent, A_COPY):
            partial.write_bytes(_checksum(entry, body) + body)
        partial.replace(entry)
    finally:
        partial.unlink(missing_ok=True)


def _checksum(entry: Path, body: bytes) -> bytes:
    """Over the name too: an entry that came to stand in another's place is none."""
    return hashlib.sha256(f"{entry.name}\0".encode() + body).digest()
