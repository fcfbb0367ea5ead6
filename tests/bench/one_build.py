"""One build in a process of its own: `python -m tests.bench.one_build ROOT OUT CACHE` prints its peak memory."""

from __future__ import annotations

import sys
from pathlib import Path

from generator.pipeline import build
from tests.bench.memory import peak_megabytes


def main() -> None:
    """Build, then print one number."""
    root, out, cache = map(Path, sys.argv[1:])
    build(root, out, cache, lambda _step: None)
    print(peak_megabytes())


if __name__ == "__main__":
    main()
