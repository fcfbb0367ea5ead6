"""A finished page is read once: what a reader found in it is kept until the page or the reader changes."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache as once
from pathlib import Path
from typing import Any

from generator import plain_tex
from generator.cache import digest, digest_of_files, kept
from generator.held import held

READERS = (*Path(__file__).parent.glob("*.py"), Path(plain_tex.__file__))
"""What decides what is found in a page."""


def read_once(what: str, path: str, body: bytes, read: Callable[[str], object], cache: Path) -> Any:
    """What `read` finds in a page's text, as JSON has it. what: the name under which it is kept."""
    name = f"{what}-{path.replace('/', '-')}"

    def from_cache() -> Any:
        key = digest(body, _readers())
        return json.loads(kept(cache, name, key, lambda: json.dumps(read(body.decode())).encode()))

    return held(name, body, from_cache)


@once
def _readers() -> str:
    """The readers as this process has them: changed Python needs a new process anyway."""
    return digest_of_files(READERS)
