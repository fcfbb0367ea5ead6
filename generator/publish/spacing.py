"""The space between two letters: told once for every weight, and only of the pairs that words are written with."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fontTools.ttLib import TTFont

# How OpenType numbers what is asked for here: pairs of letters, pairs of classes, a GDEF that knows no weights.
PAIRS, CLASSES, GDEF_PLAIN = 2, 2, 0x00010002
# Spaces are told in hundredths of the letters' size: half of one, a tenth of a pixel in a text, nobody sees.
STEPS = 100
Spaces = dict[tuple[str, str], int]
"""By the names of the first and the second glyph."""


def space_only(font: TTFont, pairs: Iterable[str]) -> None:
    """Space these pairs of letters, in every weight as in the lightest; all others stand as they are wide."""
    from fontTools.feaLib.builder import addOpenTypeFeaturesFromString

    if "GPOS" not in font:
        return
    told = _told(font, pairs)
    del font["GPOS"]
    if "GDEF" in font:
        font["GDEF"].table.VarStore, font["GDEF"].table.Version = None, GDEF_PLAIN
    if told:
        addOpenTypeFeaturesFromString(font, f"feature kern {{ {_rules(told)} }} kern;", tables=["GPOS"])


def _told(font: TTFont, pairs: Iterable[str]) -> Spaces:
    """What the font says of each of the pairs, as far as it can be seen."""
    glyphs, step = font.getBestCmap(), font["head"].unitsPerEm // STEPS
    tables = [table for lookup in font["GPOS"].table.LookupList.Lookup for table in lookup.SubTable]
    asked = {(glyphs[ord(pair[0])], glyphs[ord(pair[1])]) for pair in pairs}
    spaces = {pair: round(_space(tables, *pair) / step) * step for pair in asked}
    return {pair: space for pair, space in spaces.items() if space}


def _space(tables: Iterable[Any], first: str, second: str) -> int:
    """What the first table that knows the pair says of it."""
    for table in tables:
        if table.LookupType != PAIRS or first not in table.Coverage.glyphs:
            continue
        if table.Format == CLASSES:
            row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)].Class2Record
            return _advance(row[table.ClassDef2.classDefs.get(second, 0)])
        for record in table.PairSet[table.Coverage.glyphs.index(first)].PairValueRecord:
            if record.SecondGlyph == second:
                return _advance(record)
    return 0


def _advance(record: Any) -> int:
    return int(getattr(record.Value1, "XAdvance", 0))


def _rules(spaces: Spaces) -> str:
    """The spaces as a feature file has them: letters that are spaced alike are one class."""
    firsts, seconds = _alike(spaces), _alike({(second, first): space for (first, second), space in spaces.items()})
    rules = ((first, second, spaces.get((first[0], second[0]))) for first in firsts for second in seconds)
    return " ".join(f"pos [{' '.join(first)}] [{' '.join(second)}] {space};" for first, second, space in rules if space)


def _alike(spaces: Mapping[tuple[str, str], int]) -> list[list[str]]:
    """The glyphs that come first in pairs, those together whose pairs are spaced alike."""
    rows: defaultdict[str, list[tuple[str, int]]] = defaultdict(list)
    for (glyph, other), space in sorted(spaces.items()):
        rows[glyph].append((other, space))
    classes: defaultdict[tuple[tuple[str, int], ...], list[str]] = defaultdict(list)
    for glyph, row in rows.items():
        classes[tuple(row)].append(glyph)
    return list(classes.values())
