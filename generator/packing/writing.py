"""Each package written beside and put in its place whole: the one before stays until the new one is complete."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from generator.disk import writing_below
from generator.model.packages import Package


def write_packages(packages: Iterable[Package], out: Path) -> tuple[Path, ...]:
    """Write these into the folder, whose other files stay; gives where they are. Raises BuildError."""
    with writing_below(out):
        out.mkdir(parents=True, exist_ok=True)
        return tuple(_write(package, out / package.name) for package in packages)


def _write(package: Package, path: Path) -> Path:
    partial = path.with_name(f"{path.name}.atenta-partial")
    try:
        partial.write_bytes(package.body)
        return partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)
