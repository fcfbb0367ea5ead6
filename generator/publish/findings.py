"""What the finished pages hold that other files are made from: letters for the fonts, sections for search."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TypedDict, cast

from generator.model import OutputFile
from generator.publish import formulas_used as formulas
from generator.publish import italics_used as italics
from generator.publish.formulas_used import FormulaListener, FormulasUsed
from generator.publish.italics_used import ItalicListener, ItalicsUsed
from generator.publish.one_pass import listen
from generator.publish.read_once import read_once
from generator.publish.sections import SectionListener


class Findings(TypedDict):
    """What was heard in one page, as JSON has it."""

    formulas: list[tuple[list[list[str]], str]]
    italics: dict[str, str]
    sections: list[tuple[str, str, str]]


def findings(page: OutputFile, cache: Path) -> Findings:
    """Read a page of HTML. cache: where what was found is kept."""
    return cast(Findings, read_once("found", page.path, page.body, found_in, cache))


def found_in(page: str) -> Findings:
    """The same of its text alone."""
    of_formulas, of_italics, of_sections = FormulaListener(), ItalicListener(), SectionListener()
    listen(page, (of_formulas, of_italics, of_sections))
    return {"formulas": of_formulas.heard, "italics": of_italics.heard, "sections": of_sections.heard}


def formulas_used(pages: Iterable[OutputFile], cache: Path) -> FormulasUsed:
    """What all formulas ask of KaTeX's sheet and fonts."""
    return formulas.gathered(findings(page, cache)["formulas"] for page in pages)


def italics_used(pages: Iterable[OutputFile], cache: Path) -> ItalicsUsed:
    """Which letters all pages set in italics."""
    return italics.gathered(findings(page, cache)["italics"] for page in pages)
