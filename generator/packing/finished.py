"""What of the content the forms are told."""

from __future__ import annotations

from pathlib import Path

from generator.model import Content
from generator.model.packages import FinishedPage, FinishedSite


def finished_site(content: Content, folder: Path) -> FinishedSite:
    """The site in this folder, which was built of this content."""
    site = content.site
    pages = tuple(
        FinishedPage(name, language, f"{language}/{entry.slug[language]}.html", prose.title, prose.description)
        for language in site.languages
        for name, entry in site.pages.items()
        if (prose := content.prose.get((name, language))) is not None
    )
    return FinishedSite(folder, site.name, site.address, site.languages, content.ui["pack"], pages)
