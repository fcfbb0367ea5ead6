"""Fonts made small: only the glyphs and the weights that the site uses, the same bytes every time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from generator.cache import digest, kept
from generator.publish import spacing
from generator.versions import version

if TYPE_CHECKING:
    from fontTools.ttLib import TTFont


# What a browser does well without: lines of other scripts, the names of weights, widths that the outlines tell as well.
DROPPED = ("BASE", "STAT", "HVAR")
# Of a font's names: whose it is. It goes along in the text of the licence, and no cut font keeps a name.
NOTICE, LICENCE = 0, 13
# How far a point of another weight may lie from where it was drawn, in squares of the grid.
NEAR = 0.75
# Outlines lie on a grid of so many squares to the size of the letters, finer than a screen shows: every coordinate is
# shorter to write than on the thousand that the faces were drawn on.
GRID = 500
FORMULAS_GRID = 333


@dataclass(frozen=True)
class Cut:
    """A part of a variable face: its weights, one or a range, its letters, and how they are joined and spaced."""

    weights: tuple[int, int] | int
    letters: str
    features: tuple[str, ...] = ("kern",)
    pairs: tuple[str, ...] = ()
    """The pairs of letters that are spaced by themselves."""


def notices(fonts: Iterable[Path], kind: int = NOTICE) -> tuple[str, ...]:
    """Whose these fonts are, and which names are kept for them, as they say themselves."""
    said = (str(_read(font)["name"].getDebugName(kind)).strip() for font in fonts)
    return tuple(dict.fromkeys(said))


def with_glyphs(font: Path, text: str, cache: Path) -> bytes:
    """The font as woff2 with the glyphs of this text alone."""
    letters = "".join(sorted(set(text)))
    return kept(
        cache, font.stem, _key(font, letters), lambda: _saved(_subset(_read(font), letters, ("*",)), FORMULAS_GRID)
    )


def cut_out(font: Path, cut: Cut, cache: Path) -> bytes:
    """This part of the variable font as woff2."""
    wanted = repr(cut)
    # A font is cut in several ways, and what is kept under one name is one thing.
    return kept(cache, f"{font.stem}-{digest(wanted)[:8]}", _key(font, wanted), lambda: _cut(font, cut))


def _key(font: Path, wanted: str) -> str:
    ours = (Path(module).read_bytes() for module in (__file__, spacing.__file__))
    return digest(font.read_bytes(), wanted, version("fonttools"), version("brotli"), *ours)


def _cut(font: Path, cut: Cut) -> bytes:
    from fontTools.varLib.instancer import instantiateVariableFont

    narrow = instantiateVariableFont(_read(font), {"wght": cut.weights})
    # The subsetter wants its tables as a file has them.
    body = BytesIO()
    narrow.flavor = None
    narrow.save(body)
    subset = _subset(_read(body), cut.letters, cut.features)
    spacing.space_only(subset, cut.pairs)
    return _saved(subset, GRID)


def _subset(font: TTFont, letters: str, features: tuple[str, ...]) -> TTFont:
    from fontTools.subset import Options, Subsetter

    options = Options(hinting=False, layout_features=list(features), name_IDs=[], notdef_outline=False)
    options.drop_tables += DROPPED
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    return font


def _tell_less(font: TTFont) -> None:
    """Leave out how points move between weights where it follows from how their neighbours do."""
    from fontTools.varLib.iup import iup_delta, iup_delta_optimize

    glyphs, widths = font["glyf"], font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        places, control = glyphs._getCoordinatesAndControls(name, widths)
        for variation in variations:
            moves = [(round(x), round(y)) for x, y in iup_delta(variation.coordinates, places, control.endPts)]
            variation.coordinates = iup_delta_optimize(moves, places, control.endPts, tolerance=NEAR)


def _read(font: Path | BytesIO) -> TTFont:
    from fontTools.ttLib import TTFont

    if isinstance(font, BytesIO):
        font.seek(0)
    return TTFont(font, recalcTimestamp=False, lazy=False)


def _saved(font: TTFont, grid: int) -> bytes:
    from fontTools.ttLib.scaleUpem import scale_upem

    body = BytesIO()
    scale_upem(font, grid)
    if "gvar" in font:
        _tell_less(font)
    font.flavor = "woff2"
    font.save(body)
    return body.getvalue()
