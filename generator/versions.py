"""Which versions of others' packages are installed: as this process has imported them, and so told once."""

from __future__ import annotations

from functools import cache
from importlib import metadata


@cache
def version(package: str) -> str:
    """The version of an installed package."""
    return metadata.version(package)
