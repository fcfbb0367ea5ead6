"""Fonts made small: only the glyphs and the weights that the site uses, the same bytes every time."""

from __future__ import annotations

from importlib.metadata import version
from io import BytesIO
from pathlib import Path

from generator.cache import digest, kept

# Reading and bold; the lighter and the blacker end of the axis cost a third of the file.
WEIGHTS = (400, 700)


def with_glyphs(font: Path, text: str, cache: Path) -> bytes:
    """The font as woff2 with the glyphs of this text alone."""
    letters = "".join(sorted(set(text)))
    return kept(cache, font.stem, _key(font, letters), lambda: _subset(font, letters))


def with_weights(font: Path, cache: Path) -> bytes:
    """The variable font as woff2 with all its glyphs and its weight axis cut to WEIGHTS."""
    return kept(cache, font.stem, _key(font, str(WEIGHTS)), lambda: _narrow(font))


def _key(font: Path, wanted: str) -> str:
    return digest(font.read_bytes(), wanted, version("fonttools"), version("brotli"), Path(__file__).read_bytes())


def _subset(font: Path, letters: str) -> bytes:
    from fontTools.subset import Options, Subsetter, load_font, save_font

    options = Options(flavor="woff2", hinting=False)
    loaded, subsetter = load_font(font, options), Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(loaded)
    body = BytesIO()
    save_font(loaded, body, options)
    return body.getvalue()


def _narrow(font: Path) -> bytes:
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    loaded = TTFont(font, recalcTimestamp=False, lazy=False)
    instantiateVariableFont(loaded, {"wght": WEIGHTS}, inplace=True)
    loaded.flavor = "woff2"
    body = BytesIO()
    loaded.save(body)
    return body.getvalue()
