"""The face that the site is read in, and the families that its style sheets may name."""

from __future__ import annotations

import json
import string
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path

from generator.model import OutputFile
from generator.publish.fonts import Cut, cut_out
from generator.publish.italics_used import ItalicsUsed

# Not the name of the face that it is cut from: its licence keeps that for what its makers drew.
FAMILY = "Atenta Serif"
FILES, FILES_AS_THEY_ARE = "atenta-serif-", "source-serif-4-"
SUBSET = "latin"
TEXT, TITLE = 400, 600
# What both languages, the names of those who are cited and addresses are written with. All else (a reader's own phrase,
# a name from elsewhere) is in files of its own, which are fetched where such a letter stands.
LETTERS = string.ascii_letters + string.digits + "áéíóúüñÁÉÍÓÚÜÑë" + " \u00a0\u202f.,;:…¿?¡!-–—()'’‘\"“”«»%/·=+×−"
SIGNS = "[]&°√_"
# What words stand between.
BEFORE, AFTER = " ¿¡«“(", " .,;:’"
STACKS = {
    "serif": f'"{FAMILY}", Georgia, "Times New Roman", serif',
    "sans": 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif',
    "mono": 'ui-monospace, "SF Mono", Consolas, "DejaVu Sans Mono", monospace',
}


@dataclass(frozen=True)
class Face:
    """One face of the family and its file; of two faces of one style and weight, the later sets what both have.

    weights: as the rule names them, which must be the same words for faces that share letters out among them.
    """

    name: str
    style: str
    weights: str
    cut: Cut | None = None
    """Nothing for the package's file as it is."""


WHOLE = (
    Face("more", "normal", f"{TEXT} {TITLE}"),
    Face("more-italic", "italic", f"{TEXT}"),
    Face("more-italic", "italic", f"{TITLE}"),
    Face("text", "normal", f"{TEXT} {TITLE}", Cut((TEXT, TITLE), LETTERS + SIGNS, ("kern", "liga"))),
)


def serif_files(package: Path, italics: ItalicsUsed, cache: Path) -> tuple[OutputFile, ...]:
    """fonts.css and the files of the family, of italics the letters in use. package: npm's of Source Serif 4."""
    whole = json.loads((package / "unicode.json").read_text(encoding="utf-8"))[SUBSET]
    chosen = (*WHOLE, *_italics(italics))
    stacks = "".join(f"  --{name}: {stack};\n" for name, stack in STACKS.items())
    faces = "".join(_face(face, _ranges(face.cut.letters) if face.cut else whole) for face in chosen)
    sheet = f"@layer tokens {{\n:root {{\n{stacks}}}\n}}\n{faces}"
    fonts = {_file(face): _body(_source(package, face), _spaced(face.cut), cache) for face in chosen}
    return (
        OutputFile("assets/css/fonts.css", sheet.encode()),
        *(OutputFile(f"assets/fonts/{name}", body) for name, body in fonts.items()),
    )


def _italics(used: ItalicsUsed) -> Iterator[Face]:
    """Words in italics are few; a letter that none of them has is in the file for all others."""
    for name, weight, letters in (("text-italic", TEXT, used.text), ("title-italic", TITLE, used.title)):
        if ours := "".join(sorted(set(letters) & set(LETTERS))):
            yield Face(name, "italic", f"{weight}", Cut(weight, ours))


def _spaced(cut: Cut | None) -> Cut | None:
    """With the pairs that words are written with: what a text happens to say must not cut its font again."""
    return cut and replace(cut, pairs=tuple(sorted(_pairs_of_words(cut.letters))))


def _pairs_of_words(letters: str) -> Iterator[str]:
    small, large = ("".join(filter(kind, letters)) for kind in (str.islower, str.isupper))
    sides = ((small + large, small), (small, AFTER), (BEFORE, small + large))
    return ("".join(pair) for before, after in sides for pair in product(before, after) if set(pair) <= set(letters))


def _body(font: Path, cut: Cut | None, cache: Path) -> bytes:
    return cut_out(font, cut, cache) if cut else font.read_bytes()


def _source(package: Path, face: Face) -> Path:
    return package / "files" / f"source-serif-4-{SUBSET}-wght-{face.style}.woff2"


def _file(face: Face) -> str:
    return f"{FILES if face.cut else FILES_AS_THEY_ARE}{face.name}.woff2"


def _face(face: Face, ranges: str) -> str:
    return (
        f'@font-face {{ font-family: "{FAMILY}"; font-style: {face.style}; font-weight: {face.weights}; '
        f'font-display: swap; src: url(../fonts/{_file(face)}) format("woff2"); unicode-range: {ranges} }}\n'
    )


def _ranges(letters: str) -> str:
    """The letters as unicode-range has them, neighbours joined."""
    runs: list[list[int]] = []
    for code in sorted(map(ord, set(letters))):
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ",".join(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in runs)
