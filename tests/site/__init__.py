"""A tiny site, before/ and after/ a build: documentation and test at once.

`python -m tests.site` builds before/ and accepts what comes out as after/.
"""

from __future__ import annotations

import shutil
from pathlib import Path

HERE = Path(__file__).parent
PROJECT = HERE.parents[1]
AFTER = HERE / "after"
# Libraries' files, fonts and packed numbers are told by name alone.
SHOWN = (".html", "assets/js/attention/answer.js")


def lay_out(folder: Path) -> Path:
    """Copy before/ into a folder and lend it the project's npm libraries; gives the folder."""
    shutil.copytree(HERE / "before", folder)
    (folder / "node_modules").symlink_to(PROJECT / "node_modules", target_is_directory=True)
    return folder


def borrow(folder: Path) -> Path:
    """Copy our own content into a folder and lend it all else, and what our builds have kept; gives the folder."""
    shutil.copytree(PROJECT / "content", folder / "content")
    for name in ("generator", "node_modules", "pyproject.toml", "requirements.txt", "static", "templates"):
        (folder / name).symlink_to(PROJECT / name)
    if (PROJECT / ".cache").is_dir():
        kept = shutil.ignore_patterns("*.lock", "memory*")
        shutil.copytree(PROJECT / ".cache", folder / ".cache", ignore=kept)
    return folder


def snapshot(site: Path) -> dict[str, str]:
    """What after/ keeps of a built site: our own files by their text, and the names of all."""
    names = sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    texts = {name: (site / name).read_text(encoding="utf-8") for name in names if name.endswith(SHOWN)}
    return {**texts, "files.txt": "".join(f"{name}\n" for name in names)}


def accepted() -> dict[str, str]:
    """What after/ holds."""
    return {
        path.relative_to(AFTER).as_posix(): path.read_text(encoding="utf-8")
        for path in AFTER.rglob("*")
        if path.is_file()
    }
