"""Whole builds: cold, warm, after a change of text, and twice under different skies."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from generator.machine import ROOT
from tests.bench.figure import Figure

SOURCES = ("content", "templates", "static", "generator")
FILES = ("package.json", "package-lock.json", "requirements.txt", "pyproject.toml")
ONE = {"TZ": "UTC", "PYTHONHASHSEED": "0"}
OTHER = {"TZ": "Asia/Tokyo", "PYTHONHASHSEED": "4242", "LC_ALL": "C", "OMP_NUM_THREADS": "2"}
OTHER |= {"ATEN_CPU_CAPABILITY": "default", "MKL_CBWR": "COMPATIBLE"}


@dataclass(frozen=True)
class Project:
    """A copy of the sources, with its own cache and its own site."""

    root: Path

    @property
    def site(self) -> Path:
        """Where its builds go."""
        return self.root / "site"

    def build(self, environment: Mapping[str, str]) -> tuple[float, float]:
        """Build in a new process; gives seconds, start of Python included, and peak MB."""
        command = [sys.executable, "-m", "tests.bench.one_build", self.root, self.site, self.root / ".cache"]
        start = time.perf_counter()
        done = subprocess.run(
            list(map(str, command)), cwd=self.root, env=_environment(self.root, environment), check=True, stdout=-1
        )
        return time.perf_counter() - start, float(done.stdout.split()[-1])

    def change_a_sentence(self) -> None:
        """Add one to the first page, in both languages."""
        for language in ("es", "en"):
            page = min((self.root / "content/pages").glob(f"*.{language}.md"))
            page.write_text(page.read_text(encoding="utf-8") + "\nUna más. One more.\n", encoding="utf-8")


def measure() -> Iterator[Figure]:
    """Every figure of the builds, in order."""
    with tempfile.TemporaryDirectory() as folder:
        one, other = copy_project(Path(folder) / "one"), copy_project(Path(folder) / "otra carpeta ñ")
        cold, peak = one.build(ONE)
        yield Figure("build, nothing cached", "15 s", f"{cold:.1f} s")
        yield Figure("build, peak memory of its process", "600 MB", f"{peak:.0f} MB")
        other.build(OTHER)
        yield Figure(
            "two builds as if on two machines",
            "same bytes",
            difference(one.site, other.site),
        )
        yield Figure("site", "–", f"{size(one.site) / 1e6:.2f} MB in {len(digests(one.site))} files")
        yield Figure("build, nothing changed", "2 s", f"{one.build(ONE)[0]:.1f} s")
        one.change_a_sentence()
        yield Figure("build, only text changed", "2 s", f"{one.build(ONE)[0]:.1f} s")


def copy_project(root: Path) -> Project:
    """The sources copied, node_modules linked."""
    for name in SOURCES:
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "tests/bench", root / "tests/bench", ignore=shutil.ignore_patterns("__pycache__"))
    (root / "tests/__init__.py").touch()
    for name in FILES:
        shutil.copy2(ROOT / name, root / name)
    (root / "node_modules").symlink_to(ROOT / "node_modules", target_is_directory=True)
    return Project(root)


def digests(site: Path) -> dict[str, str]:
    """SHA-256 of every file, by its path in the site."""
    files = sorted(path for path in site.rglob("*") if path.is_file())
    return {path.relative_to(site).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def difference(one: Path, other: Path) -> str:
    """`same bytes`, or the files that differ."""
    first, second = digests(one), digests(other)
    differing = sorted(name for name in first.keys() | second.keys() if first.get(name) != second.get(name))
    return f"differ in {', '.join(differing[:5])} ({len(differing)} files)" if differing else "same bytes"


def size(site: Path) -> int:
    """Bytes of every file."""
    return sum(path.stat().st_size for path in site.rglob("*") if path.is_file())


def _environment(root: Path, changes: Mapping[str, str]) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(root), **changes}
