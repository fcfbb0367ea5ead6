"""The finished site as it is handed on: how large its zip is, and how long a check of all of it takes."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from generator.machine import ROOT
from tests.bench.figure import Figure


def measure() -> Iterator[Figure]:
    """Every figure, in order; needs a built site."""
    if not (ROOT / "site/index.html").is_file():
        raise FileNotFoundError("site/index.html; run python3 build.py first")
    with tempfile.TemporaryDirectory() as folder:
        _build_py("pack", "--usb", "--out", folder)
        for package in sorted(Path(folder).iterdir()):
            yield Figure(f"{package.name}", "15 MB", f"{package.stat().st_size / 1e6:.2f} MB")
    start = time.perf_counter()
    code = _build_py("check")
    yield Figure("check of the whole site", "20 s", f"{time.perf_counter() - start:.1f} s, exit code {code}")


def _build_py(*words: str) -> int:
    return subprocess.run([sys.executable, "build.py", *words], cwd=ROOT, stdout=-3, check=False).returncode
