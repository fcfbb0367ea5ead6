"""Both engines: torch over the whole sweep, and the page's own for the largest phrase."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator

from generator import machine
from generator.machine import ROOT
from tests.bench.figure import Figure


def measure() -> Iterator[Figure]:
    """Every figure of the engines, in order."""
    with tempfile.TemporaryDirectory() as cache:
        told = _told([sys.executable, "-m", "tests.bench.one_sweep", str(ROOT), cache])
    seconds, peak = map(float, told[-1].split())
    yield Figure("sweep in torch, torch imported", "5 s", f"{seconds:.1f} s")
    yield Figure("sweep in torch, peak memory", "1024 MB", f"{peak:.0f} MB")
    for line in _told([str(machine.node(ROOT)), "tests/js/attention/engine.bench.mjs"]):
        name, _, measured = line.partition(": ")
        yield Figure(f"engine in the page: {name}", "10 ms", measured)


def _told(command: list[str]) -> list[str]:
    environment = {**os.environ, "PYTHONUTF8": "1"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )
    return done.stdout.strip().splitlines()
