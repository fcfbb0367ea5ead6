"""What a file of content/ should be called, and what is told of one that is called otherwise."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path, PurePosixPath

from generator.content.words import quoted
from generator.errors import Problem, Where
from generator.messages import NOTHING, Said, say
from generator.model import WRITTEN

_OF_A_PROCESSOR = frozenset({".doc", ".docx", ".odt", ".pages", ".pdf", ".rtf", ".gdoc"})
_BEGINNINGS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0", b"{\\rtf", b"%PDF")
"""Of Word's and LibreOffice's files, whatever they are called."""
_NUMBER = re.compile(r"\s*(?P<number>[0-9]*)[\s._-]*(?P<rest>.*)")
_PROCESSOR, _PLAIN = say("a file of a word processor"), say("plain text in UTF-8")


def plain_name(title: str) -> str:
    """A title in the letters that names of files have: nina-y-sol for Niña y sol; it may be empty."""
    plain = unicodedata.normalize("NFKD", title.lower()).encode("ascii", "ignore").decode()
    return "-".join(re.findall("[a-z0-9]+", plain))


def misnamed(folder: Path, name: str, expected: Said, ending: str = "", *, numbered: bool = True) -> Problem:
    """The problem of a file in a folder of content whose name cannot be read. ending: what it has to end in."""
    path, better = PurePosixPath(name), _better(folder, name, ending, numbered=numbered)
    if path.suffix.lower() in _OF_A_PROCESSOR:
        hint = _save_as(better) if better else NOTHING
        return Problem(Where(folder / name), _PROCESSOR, _PLAIN, hint)
    hint = say("Call it {name}.", name=better) if better and better != name else NOTHING
    return Problem(Where(folder / name), say("file name {name}", name=quoted(name)), expected, hint)


def of_a_processor(path: Path, raw: bytes) -> Problem | None:
    """The problem of a file that has the name of a text and is none."""
    if not raw.startswith(_BEGINNINGS):
        return None
    return Problem(Where(path), _PROCESSOR, _PLAIN, _save_as(path.name))


def _save_as(name: str) -> Said:
    return say("In the word processor: save as plain text (.txt), in UTF-8, and call that {name}.", name=name)


def _better(folder: Path, name: str, ending: str, *, numbered: bool) -> str:
    """A name that a file could have instead; nothing where none of its letters can stay."""
    stem, ending = name, ending or ".toml"
    while len(suffix := PurePosixPath(stem).suffix) in range(2, 7) and " " not in suffix:
        stem = stem.removesuffix(suffix)
        if folder.name == "pages" and suffix.lower()[1:] in WRITTEN:
            ending = f"{suffix.lower()}.md"
    if folder.name == "pages" and ending == ".toml":
        ending = f".{WRITTEN[0]}.md"
    number = _NUMBER.fullmatch(stem) if numbered else None
    words = plain_name(number["rest"] if number else stem)
    first = f"{number['number'] or 'NN'}-" if number else ""
    return f"{first}{words}{ending}" if words else ""
