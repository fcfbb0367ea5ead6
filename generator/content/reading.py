"""Files become text, and what stands in the way becomes a problem."""

from __future__ import annotations

import errno
import re
from pathlib import Path

from generator.content.file_names import of_a_processor
from generator.errors import Problem, Where
from generator.messages import say

BOM = "\ufeff"
LARGEST = 2_000_000
"""Bytes. No text that somebody writes is longer; whatever is would keep every step of the build waiting."""
_REASONS = {
    errno.EISDIR: say("a folder in the file's place"),
    errno.ELOOP: say("a link that leads to itself"),
    errno.EACCES: say("a file that may not be opened"),
}
_UTF16 = (b"\xff\xfe", b"\xfe\xff")


def place(path: Path, lines: tuple[str, ...], line: int, column: int | None = None, end: int | None = None) -> Where:
    """A line of a file or a part of it, shown if the file has it."""
    return Where(path, line, lines[line - 1] if 1 <= line <= len(lines) else None, column, end)


def names_in(folder: Path) -> tuple[str, ...]:
    """The names in a folder in order, without hidden files and what editors and systems leave behind."""
    left_behind = re.compile(r"\..*|.*~|#.*#|Thumbs\.db|desktop\.ini", re.IGNORECASE)
    if not folder.is_dir():
        return ()
    return tuple(sorted(entry.name for entry in folder.iterdir() if not left_behind.fullmatch(entry.name)))


def read_text(root: Path, path: Path, problems: list[Problem]) -> str | None:
    """Read a file below root as UTF-8 with line ends made \\n; what stands in the way becomes a problem."""
    try:
        if (size := (root / path).stat().st_size) > LARGEST:
            problems.append(_too_large(path, size))
            return None
    except OSError:
        pass  # and reading tells why
    raw = read_bytes(root, path, problems)
    if raw is None:
        return None
    if (problem := of_a_processor(path, raw)) is not None:
        problems.append(problem)
        return None
    try:
        return raw.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        problems.append(_not_utf8(path, raw, error.start))
        return None


def read_bytes(root: Path, path: Path, problems: list[Problem]) -> bytes | None:
    """Read a file below root; what stands in the way becomes a problem."""
    try:
        return (root / path).read_bytes()
    except FileNotFoundError:
        problems.append(Problem(Where(path), say("no such file"), say("a file of this name")))
    except OSError as error:
        found = _REASONS.get(error.errno or 0) or say("cannot be opened ({reason})", reason=error.strerror)
        problems.append(Problem(Where(path), found, say("a file that can be read")))
    return None


CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")


def _too_large(path: Path, size: int) -> Problem:
    found = say("a file of {size} MB", size=f"{size / 1e6:.1f}")
    return Problem(Where(path), found, say("text of at most {size} MB", size=f"{LARGEST / 1e6:g}"))


def has_control_characters(text: str, allowed: str) -> bool:
    """Whether a text holds a control character (Unicode category Cc) other than those allowed."""
    return any(found not in allowed for found in CONTROL.findall(text))


def _not_utf8(path: Path, raw: bytes, start: int) -> Problem:
    expected, hint = say("text in UTF-8"), say('Save the file again as "UTF-8".')
    if raw.startswith(_UTF16):
        return Problem(Where(path, 1), say("text in UTF-16"), expected, hint)
    line, begins = raw.count(b"\n", 0, start) + 1, raw.rfind(b"\n", 0, start) + 1
    shown = raw[begins:].split(b"\n")[0].decode("utf-8", errors="replace")
    column = len(raw[begins:start].decode("utf-8", errors="replace")) + 1
    found = say("a byte that is not UTF-8 ({byte})", byte=f"0x{raw[start]:02x}")
    return Problem(Where(path, line, shown, column, column + 1), found, expected, hint)
