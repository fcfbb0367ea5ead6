"""Which programs render: nothing that others have rendered may be taken for their work."""

from __future__ import annotations

import platform
from functools import cache
from pathlib import Path

from generator.cache import digest
from generator.render.katex import katex_version
from generator.versions import version

GENERATOR = Path(__file__).parents[1]
LIBRARIES = ("jinja2", "markdown", "markupsafe", "pygments", "pymdown-extensions")


def made_by(katex: Path) -> str:
    """A digest of the generator and of what it renders with. katex: the folder of npm's package."""
    return digest(_generator(), katex_version(katex), platform.python_version(), *map(version, LIBRARIES))


@cache
def _generator() -> str:
    """Every file of the generator as this process has read it: changed Python needs a new process anyway."""
    files = sorted(path for kind in ("*.py", "*.cjs") for path in GENERATOR.rglob(kind))
    return digest(*(part for path in files for part in (path.relative_to(GENERATOR).as_posix(), path.read_bytes())))
