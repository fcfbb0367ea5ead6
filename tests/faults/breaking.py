"""A copy of the real content, broken as table.toml says, and what is told of it."""

from __future__ import annotations

import os
import shutil
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from generator.content import load
from generator.errors import BuildError, Problem
from generator.render import look_at_texts
from tests.content.drawn import drawn, noise

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "es")


@dataclass(frozen=True)
class Breakage:
    """One way to break content: what is done to a file, the line that is then shown, the message in each language.

    The first old → new in the file, or in a copy of the file `like`; without old, new is written at the end. make: a
    thing that is no text in the file's place: of a picture, new is its kind, width, height and if it tells a place.
    In the messages, {line} is that of the first line that begins with `at`.
    """

    file: str
    en: str
    es: str
    round: str = "texts"
    old: str = ""
    new: str = ""
    like: str = ""
    make: str = ""
    at: str = ""

    def do(self, root: Path) -> None:
        """Break the copy in this folder."""
        path = root / self.file
        if self.make:
            _put(path, self.make, self.new)
            return
        source = root / self.like if self.like else path
        text = source.read_text(encoding="utf-8") if source.exists() else ""
        assert self.old in text, f"{self.file} has no {self.old}"
        path.write_text(text.replace(self.old, self.new, 1) if self.old else text + self.new, encoding="utf-8")

    def message(self, root: Path, language: str) -> str:
        """The whole message that it must give."""
        said = str(getattr(self, language)).strip("\n")
        if not self.at:
            return said
        lines = (root / self.file).read_text(encoding="utf-8").split("\n")
        line = next(str(number) for number, text in enumerate(lines, 1) if text.startswith(self.at))
        return said.replace("{line}", line).replace("{gap}", " " * len(line))


def breakages() -> tuple[Breakage, ...]:
    """The table."""
    table = tomllib.loads(Path(__file__).with_name("table.toml").read_text(encoding="utf-8"))
    return tuple(Breakage(**row) for row in table["fault"])


def problems_of(root: Path, rows: Sequence[Breakage]) -> tuple[Problem, ...]:
    """Break a copy in all these ways at once, and read it as a build does."""
    for name in ("content", "templates"):
        shutil.copytree(ROOT / name, root / name)
    (root / "node_modules").symlink_to(ROOT / "node_modules")
    for row in rows:
        row.do(root)
    try:
        load(root, partial(look_at_texts, root=root, cache=root / ".cache"))
    except BuildError as error:
        return error.problems
    return ()


def _put(path: Path, what: str, written: str) -> None:
    if what == "nothing":  # another row of the same file breaks it so
        return
    if path.is_dir():
        shutil.rmtree(path)
    path.unlink(missing_ok=True)
    if what == "folder":
        path.mkdir()
    elif what == "loop":
        path.symlink_to(path.name)
    elif what == "picture":
        kind, width, height, *place = written.split()
        path.write_bytes(drawn(kind, int(width), int(height), place=bool(place)))
    elif what == "noise":
        path.write_bytes(noise(int(written)))
    elif what == "large":
        path.write_text(written)
        os.truncate(path, 50_000_000)
    else:
        path.write_bytes(bytes.fromhex(written))
