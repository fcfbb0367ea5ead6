"""Fonts made small: only the glyphs and the weights that the site uses, the same bytes every time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from generator.cache import digest, kept

if TYPE_CHECKING:
    from fontTools.ttLib import TTFont


# How OpenType numbers what is taken out here: pairs, pairs by class, values without variation, a GDEF without it.
PAIRS, CLASSES, PLAIN, GDEF_PLAIN = 2, 2, 0x0F, 0x00010002
# Outlines lie on a grid of so many squares to the size of the letters: half of what the faces were drawn on, and finer
# than a screen shows; every coordinate is shorter to write.
GRID = 500


@dataclass(frozen=True)
class Cut:
    """A part of a variable face: its weights, one or a range, its letters, and how they are joined and spaced."""

    weights: tuple[int, int] | int
    letters: str
    features: tuple[str, ...] = ("kern",)


def with_glyphs(font: Path, text: str, cache: Path) -> bytes:
    """The font as woff2 with the glyphs of this text alone."""
    letters = "".join(sorted(set(text)))
    return kept(cache, font.stem, _key(font, letters), lambda: _saved(_subset(_read(font), letters, ("*",))))


def cut_out(font: Path, cut: Cut, cache: Path) -> bytes:
    """This part of the variable font as woff2."""
    wanted = repr(cut)
    # A font is cut in several ways, and what is kept under one name is one thing.
    return kept(cache, f"{font.stem}-{digest(wanted)[:8]}", _key(font, wanted), lambda: _cut(font, cut))


def _key(font: Path, wanted: str) -> str:
    return digest(font.read_bytes(), wanted, version("fonttools"), version("brotli"), Path(__file__).read_bytes())


def _cut(font: Path, cut: Cut) -> bytes:
    from fontTools.varLib.instancer import instantiateVariableFont

    narrow = instantiateVariableFont(_read(font), {"wght": cut.weights})
    # The subsetter wants its tables as a file has them.
    body = BytesIO()
    narrow.flavor = None
    narrow.save(body)
    subset = _subset(_read(body), cut.letters, cut.features)
    _space_alike(subset)
    return _saved(subset)


def _subset(font: TTFont, letters: str, features: tuple[str, ...]) -> TTFont:
    from fontTools.subset import Options, Subsetter

    subsetter = Subsetter(Options(hinting=False, layout_features=list(features), name_IDs=[], notdef_outline=False))
    subsetter.populate(text=letters)
    subsetter.subset(font)
    return font


def _space_alike(font: TTFont) -> None:
    """Space pairs of letters in every weight as in the lightest: they differ by less than can be seen."""
    if "GDEF" not in font or "GPOS" not in font or getattr(font["GDEF"].table, "VarStore", None) is None:
        return
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for pairs in (each for each in lookup.SubTable if each.LookupType == PAIRS):
            pairs.ValueFormat1 &= PLAIN
            for value in _values(pairs):
                value.__dict__.pop("XAdvDevice", None)
    font["GDEF"].table.VarStore, font["GDEF"].table.Version = None, GDEF_PLAIN


def _values(pairs: Any) -> Iterator[Any]:
    records = (
        [second for first in pairs.Class1Record for second in first.Class2Record]
        if pairs.Format == CLASSES
        else [second for first in pairs.PairSet for second in first.PairValueRecord]
    )
    return (record.Value1 for record in records if record.Value1 is not None)


def _read(font: Path | BytesIO) -> TTFont:
    from fontTools.ttLib import TTFont

    if isinstance(font, BytesIO):
        font.seek(0)
    return TTFont(font, recalcTimestamp=False, lazy=False)


def _saved(font: TTFont) -> bytes:
    from fontTools.ttLib.scaleUpem import scale_upem

    body = BytesIO()
    scale_upem(font, GRID)
    font.flavor = "woff2"
    font.save(body)
    return body.getvalue()
