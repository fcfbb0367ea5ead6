"""Each package written beside and put in its place whole: those before stay until all the new ones are complete."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from generator.disk import writing_below
from generator.model.packages import Package


def write_packages(packages: Iterable[Package], out: Path) -> tuple[Path, ...]:
    """Write these into the folder, whose other files stay; gives where they are. Raises BuildError."""
    beside = {out / f"{package.name}.atenta-partial": package for package in packages}
    with writing_below(out):
        out.mkdir(parents=True, exist_ok=True)
        try:
            for partial, package in beside.items():
                # While what was written still takes its room.
                with writing_below(out):
                    partial.write_bytes(package.body)
            return tuple(partial.replace(out / package.name) for partial, package in beside.items())
        finally:
            for partial in beside:
                partial.unlink(missing_ok=True)
