"""Many phrases: how time and memory of a build grow with their number."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.bench.builds import ONE, Project, copy_project
from tests.bench.figure import Figure

COUNTS = (10, 100, 1000)
PRESET = 'title = {{ es = "Frase {n}", en = "Phrase {n}" }}\nlang = "es"\ntext = "la frase número {n} de la prueba"\n'


def measure() -> Iterator[Figure]:
    """Time and peak memory of a build with so many phrases, nothing cached, and again with all of it cached."""
    with tempfile.TemporaryDirectory() as folder:
        project = copy_project(Path(folder) / "presets")
        for count in COUNTS:
            _fill_up(project, count)
            cold, peak = project.build(ONE)
            warm, lean = project.build(ONE)
            yield Figure(f"{count} presets, those beyond the last count computed", "–", f"{cold:.0f} s, {peak:.0f} MB")
            yield Figure(f"{count} presets, nothing changed", "memory as for 10", f"{warm:.1f} s, {lean:.0f} MB")


def _fill_up(project: Project, count: int) -> None:
    """Add phrases until there are so many."""
    presets = project.root / "content/presets"
    for number in range(len(list(presets.glob("*.toml"))), count):
        (presets / f"{number + 10}-phrase-{number}.toml").write_text(PRESET.format(n=number), encoding="utf-8")
