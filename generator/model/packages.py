"""What the finished site is handed on as, and what of it the makers of these forms may know."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from generator.model.output import DOWNLOADS
from generator.model.texts import Language, Text


@dataclass(frozen=True)
class Package:
    """A file that is handed on: of which form it is, its name, its language if it is of one alone, its bytes.

    title: of the page that it holds or opens, where that is one alone.
    """

    form: str
    name: str
    language: Language | None
    body: bytes
    title: str = ""

    @property
    def bytes(self) -> int:
        """How large it is."""
        return len(self.body)

    @property
    def sha256(self) -> str:
        """By which it is known to have arrived whole."""
        return hashlib.sha256(self.body).hexdigest()


@dataclass(frozen=True)
class FinishedPage:
    """A page in one language; `path` is its file below the site."""

    name: str
    language: Language
    path: str
    title: str
    description: str


@dataclass(frozen=True)
class FinishedSite:
    """All that a form may know: a site's folder, the words of ui.toml's [pack], and what site.toml says.

    pages: of every language, in the order of site.toml.
    """

    folder: Path
    name: str
    address: str
    languages: tuple[Language, ...]
    words: Mapping[str, Text]
    pages: tuple[FinishedPage, ...]

    @property
    def stem(self) -> str:
        """How the files that are made of it begin."""
        return "-".join(
            "".join(sign if sign.isascii() and sign.isalnum() else " " for sign in self.name.lower()).split()
        )

    def page(self, name: str, language: Language) -> FinishedPage:
        """The page of this name. Raises KeyError where there is none."""
        found = (page for page in self.pages if (page.name, page.language) == (name, language))
        if (page := next(found, None)) is None:
            raise KeyError(name)
        return page

    def files(self) -> tuple[str, ...]:
        """Every file below the folder but the packages themselves, in an order that no disk decides."""
        found = (path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*") if path.is_file())
        return tuple(sorted(path for path in found if not path.startswith(f"{DOWNLOADS}/")))
