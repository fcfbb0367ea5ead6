"""The SHA-256 of every file of a folder, in the lines that `sha256sum` writes and checks."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from generator.errors import BuildError, Problem, Where
from generator.messages import say

NAME = "manifest.txt"
# The first line of the list that a build writes: no list that somebody else makes, or changes, begins so.
MARK = "# A build of Atenta wrote this list and all that is on it. SHA-256 of the lines below: "
# What `sha256sum` and its kin on other systems write: two spaces, or a star for a file that was read as bytes.
LINE = re.compile(r"(?P<sha256>[0-9a-fA-F]{64}) [ *](\./)?(?P<path>.+)")


@dataclass(frozen=True)
class Difference:
    """What a folder lacks, what it has beyond the list, and which files are not as listed; sorted paths."""

    missing: tuple[str, ...]
    extra: tuple[str, ...]
    different: tuple[str, ...]

    def __bool__(self) -> bool:
        return bool(self.missing or self.extra or self.different)


def make(digests: Mapping[str, str]) -> bytes:
    """The list of these files. digests: the SHA-256 of each by its path, with / between folders."""
    return "".join(f"{digests[path]}  {path}\n" for path in sorted(digests)).encode()


def marked(digests: Mapping[str, str]) -> bytes:
    """The same under our mark, which sha256sum takes for a comment."""
    lines = make(digests)
    return f"{MARK}{hashlib.sha256(lines).hexdigest()}\n".encode() + lines


def is_marked(body: bytes) -> bool:
    """Whether a build of ours wrote this list, and nobody has changed it."""
    first, _, lines = body.partition(b"\n")
    return first == f"{MARK}{hashlib.sha256(lines).hexdigest()}".encode()


def read(file: Path) -> dict[str, str]:
    """The SHA-256 of each file by its path. Raises BuildError with every line that is none of a list."""
    try:
        return parse(file.read_bytes(), file)
    except OSError as error:
        raise BuildError([_unread(file, error)]) from error


def parse(body: bytes, file: Path) -> dict[str, str]:
    """The same of a list that was read already; `file` is where it stood."""
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BuildError([_unread(file, error)]) from error
    listed, problems = dict[str, str](), list[Problem]()
    for number, line in enumerate(text.splitlines(), start=1):
        found = LINE.fullmatch(line)
        if found is not None:
            listed[found["path"]] = found["sha256"].lower()
        elif line.strip() and not line.startswith("#"):
            where, expected = Where(file, number, line), say("a SHA-256, two spaces, a path")
            problems.append(Problem(where, say("no line of a list"), expected))
    if problems:
        raise BuildError(problems)
    return listed


def _unread(file: Path, error: Exception) -> Problem:
    return Problem(Where(file), say("it cannot be read ({reason})", reason=error), say("a list of SHA-256"))


def digests_of(folder: Path) -> dict[str, str]:
    """The SHA-256 of every file below a folder by its path, without the folder's own list."""
    return {path: _digest(folder / path) for path in _paths(folder) if path != NAME}


def compare(listed: Mapping[str, str], found: Mapping[str, str]) -> Difference:
    """How what was found differs from the list."""
    both = listed.keys() & found.keys()
    return Difference(
        missing=tuple(sorted(listed.keys() - found.keys())),
        extra=tuple(sorted(found.keys() - listed.keys())),
        different=tuple(sorted(path for path in both if listed[path] != found[path])),
    )


def _paths(folder: Path) -> Iterator[str]:
    return (path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*")) if path.is_file())


def _digest(file: Path) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()
