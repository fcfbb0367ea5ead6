"""Files become text, and what stands in the way becomes a problem."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from generator.errors import Problem, Where

BOM = "\ufeff"
_UTF16 = (b"\xff\xfe", b"\xfe\xff")


def place(path: Path, lines: tuple[str, ...], line: int) -> Where:
    """A line of a file, shown if the file has it."""
    return Where(path, line, lines[line - 1] if 1 <= line <= len(lines) else None)


def names_in(folder: Path) -> tuple[str, ...]:
    """The names in a folder in order, without hidden files and what editors and systems leave behind."""
    left_behind = re.compile(r"\..*|.*~|#.*#|Thumbs\.db|desktop\.ini", re.IGNORECASE)
    if not folder.is_dir():
        return ()
    return tuple(sorted(entry.name for entry in folder.iterdir() if not left_behind.fullmatch(entry.name)))


def read_text(root: Path, path: Path, problems: list[Problem]) -> str | None:
    """Read a file below root as UTF-8 with line ends made \\n; what stands in the way becomes a problem."""
    try:
        raw = (root / path).read_bytes()
    except FileNotFoundError:
        problems.append(Problem(Where(path), "no such file", "a file of this name"))
        return None
    except OSError as error:
        problems.append(Problem(Where(path), f"cannot be opened ({error.strerror})", "a file that can be read"))
        return None
    try:
        return raw.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        problems.append(_not_utf8(path, raw, error.start))
        return None


def has_control_characters(text: str, allowed: str) -> bool:
    """Whether a text holds a control character (Unicode category Cc) other than those allowed."""
    return any(unicodedata.category(character) == "Cc" for character in text if character not in allowed)


def _not_utf8(path: Path, raw: bytes, start: int) -> Problem:
    expected, hint = "text in UTF-8", 'Save the file again as "UTF-8".'
    if raw.startswith(_UTF16):
        return Problem(Where(path, 1), "text in UTF-16", expected, hint)
    line = raw.count(b"\n", 0, start) + 1
    shown = raw.split(b"\n")[line - 1].decode("utf-8", errors="replace")
    return Problem(Where(path, line, shown), f"a byte that is not UTF-8 (0x{raw[start]:02x})", expected, hint)
