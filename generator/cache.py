"""One way to keep what is dear to make: by a key that names everything it was made from."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable
from pathlib import Path

CHECKSUM_BYTES = hashlib.sha256().digest_size


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

    An entry that does not match its checksum is made again, and older entries of the same name are thrown away.
    """
    entry = folder / f"{name}.{key[:32]}.kept"
    body = _read(entry)
    if body is None:
        body = make()
        _write(entry, body)
    for other in folder.glob(f"{name}.*.kept"):
        if other != entry:
            other.unlink(missing_ok=True)
    return body


def _read(entry: Path) -> bytes | None:
    try:
        stored = entry.read_bytes()
    except OSError:
        return None
    checksum, body = stored[:CHECKSUM_BYTES], stored[CHECKSUM_BYTES:]
    return body if hashlib.sha256(body).digest() == checksum else None


def _write(entry: Path, body: bytes) -> None:
    entry.parent.mkdir(parents=True, exist_ok=True)
    partial = entry.with_suffix(f".{os.getpid()}")
    partial.write_bytes(hashlib.sha256(body).digest() + body)
    partial.replace(entry)
