"""What is to be read, on paper: a book of pages in each language, printed by Chromium and joined by pypdf."""

from __future__ import annotations

from generator.model import Language
from generator.model.packages import FinishedPage, FinishedSite, Package
from generator.packing.pdf.joining import joined
from generator.packing.pdf.printing import Printer, prepare
from generator.passing import passing_folder

BOOK = ("article", "mathematics", "guide", "museum", "glossary", "references")

__all__ = ["pdf_packages"]


def pdf_packages(site: FinishedSite) -> tuple[Package, ...]:
    """A book for each language that has one of the pages. Raises MissingToolError."""
    printer = Printer.found()
    books = {language: _pages(site, language) for language in site.languages}
    return tuple(
        Package("pdf", f"{site.stem}-{language}.pdf", language, _book(site, language, pages, printer))
        for language, pages in books.items()
        if pages
    )


def _pages(site: FinishedSite, language: Language) -> tuple[FinishedPage, ...]:
    found = {page.name: page for page in site.pages if page.language == language}
    return tuple(found[name] for name in BOOK if name in found)


def _book(site: FinishedSite, language: Language, pages: tuple[FinishedPage, ...], printer: Printer) -> bytes:
    with passing_folder() as folder:
        prepare(site, pages, folder)
        printed = {page: printer.print(folder / page.path) for page in pages}
        return joined(site, language, printed, folder)
