"""Builds that are cut off: `python -m tests.killing ROOT SEED TIMES` kills as many at a random step of theirs.

A step is whatever asks something of the disk, and what a build was about to do is not done: SIGKILL leaves it no time.
Prints for each where it was killed; ends with an error when the site that is left is not whole, or not one of those
that were built.
"""

from __future__ import annotations

import os
import random
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from generator import manifest
from generator.pipeline import build

STEPS = frozenset(
    {"open", "os.chmod", "os.mkdir", "os.remove", "os.rename", "os.rmdir", "shutil.rmtree", "ctypes.dlsym"}
)
PAGE, TITLE = "content/pages/02-reading.en.md", 'title = "'


def main() -> None:
    """Edit the text before each build, so that each has something to write."""
    root, seed, times = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    draw, page = random.Random(seed), root / PAGE
    text = page.read_text(encoding="utf-8")
    steps = _run(root, kill_at=None)
    print(f"seed {seed}, {steps} steps of a build")
    for time in range(times):
        page.write_text(text.replace(TITLE, f"{TITLE}{time} "), encoding="utf-8")
        # Half of them while the site is written and swapped.
        at = draw.randrange(steps) if time % 2 else draw.randrange(steps // 2, steps)
        print(f"killed at step {at}" if _run(root, kill_at=at) < 0 else f"done before step {at}")
        _expect_whole(root / "site")
    page.write_text(text, encoding="utf-8")


def _run(root: Path, kill_at: int | None) -> int:
    """Build in a child; gives how many steps it took, or -1 if it was killed."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        steps = _count(kill_at)
        build(root, root / "site", root / ".cache", lambda _step: None)
        os.write(writing, b"%d" % steps())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as told:
        said = told.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return -1
    assert status == 0, "the build failed"
    return int(said)


def _count(kill_at: int | None) -> Callable[[], int]:
    """Count the steps of this process from now on, and end it at one of them."""
    taken = 0

    def count(event: str, _arguments: tuple[object, ...]) -> None:
        nonlocal taken
        if event in STEPS:
            if taken == kill_at:
                os.kill(os.getpid(), signal.SIGKILL)
            taken += 1

    sys.addaudithook(count)
    return lambda: taken


def _expect_whole(site: Path) -> None:
    difference = manifest.compare(manifest.read(site / manifest.NAME), manifest.digests_of(site))
    assert not difference, difference


if __name__ == "__main__":
    main()
