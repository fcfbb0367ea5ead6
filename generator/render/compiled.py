"""Templates that were compiled before: reading their Python takes Jinja2 longer than filling them."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from jinja2 import BytecodeCache
from jinja2.bccache import Bucket

from generator.cache import read_checked, write_checked
from generator.versions import version


class Compiled(BytecodeCache):
    """A file for each template; what is no longer the template's own is left unread."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._jinja = folder, version("jinja2")

    def load_bytecode(self, bucket: Bucket) -> None:
        """Read a template's code, unless its text has changed; Jinja2 calls this."""
        body = read_checked(self._entry(bucket))
        head = self._head(bucket)
        if body is not None and body.startswith(head):
            bucket.bytecode_from_string(body.removeprefix(head))

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep a template's code; Jinja2 calls this."""
        # A folder that cannot be written costs time and no more.
        with suppress(OSError):
            write_checked(self._entry(bucket), self._head(bucket) + bucket.bytecode_to_string())

    def _entry(self, bucket: Bucket) -> Path:
        return self._folder / f"{bucket.key}.kept"

    def _head(self, bucket: Bucket) -> bytes:
        return f"{self._jinja} {bucket.checksum}\n".encode()
