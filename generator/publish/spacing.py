"""The space between two letters: told once for every weight, and only of the pairs that words are written with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fontTools.ttLib import TTFont

# How OpenType numbers what is taken out here: pairs, pairs by class, values without variation, a GDEF without it.
PAIRS, CLASSES, PLAIN, GDEF_PLAIN = 2, 2, 0x0F, 0x00010002
Glyphs = set[tuple[str, str]]


def space_alike(font: TTFont) -> None:
    """Space pairs of letters in every weight as in the lightest: they differ by less than can be seen."""
    if "GDEF" not in font or getattr(font["GDEF"].table, "VarStore", None) is None:
        return
    for pairs in _tables(font):
        pairs.ValueFormat1 &= PLAIN
        for *_, value in _values(pairs):
            value.__dict__.pop("XAdvDevice", None)
    font["GDEF"].table.VarStore, font["GDEF"].table.Version = None, GDEF_PLAIN


def space_only(font: TTFont, pairs: Iterable[str]) -> None:
    """Space no pairs of letters but these; the others stand as they are wide."""
    glyphs = font.getBestCmap()
    used = {(glyphs.get(ord(pair[0]), ""), glyphs.get(ord(pair[1]), "")) for pair in pairs}
    for table in _tables(font):
        kept = _classes(table, used) if table.Format == CLASSES else used
        for first, second, value in _values(table):
            if (first, second) not in kept:
                value.XAdvance = 0


def _classes(table: Any, used: Glyphs) -> set[tuple[int, int]]:
    """The classes of the pairs in use."""
    first, second = table.ClassDef1.classDefs, table.ClassDef2.classDefs
    covered = set(table.Coverage.glyphs)
    return {(first.get(one, 0), second.get(other, 0)) for one, other in used if one in covered}


def _tables(font: TTFont) -> Iterator[Any]:
    lookups = font["GPOS"].table.LookupList.Lookup if "GPOS" in font else ()
    return (table for lookup in lookups for table in lookup.SubTable if table.LookupType == PAIRS)


def _values(table: Any) -> Iterator[tuple[Any, Any, Any]]:
    """Both of each pair, as classes or as glyphs, and what is told of it."""
    rows: Iterable[tuple[Any, Iterable[tuple[Any, Any]]]] = (
        ((one, enumerate(record.Class2Record)) for one, record in enumerate(table.Class1Record))
        if table.Format == CLASSES
        else (
            (one, ((record.SecondGlyph, record) for record in row.PairValueRecord))
            for one, row in zip(table.Coverage.glyphs, table.PairSet, strict=True)
        )
    )
    return ((one, other, record.Value1) for one, row in rows for other, record in row if record.Value1 is not None)
