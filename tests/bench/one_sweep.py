"""The sweep in a process of its own: `python -m tests.bench.one_sweep ROOT CACHE` prints seconds and peak memory."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import torch

from generator.attention import compute
from generator.content import load
from tests.bench.memory import peak_megabytes


def main() -> None:
    """Every preset, size and temperature, with torch imported already and nothing in the cache."""
    root, cache = map(Path, sys.argv[1:])
    torch.zeros(1).sum()
    content = load(root)
    start = time.perf_counter()
    compute(content, cache)
    print(time.perf_counter() - start, peak_megabytes())


if __name__ == "__main__":
    main()
