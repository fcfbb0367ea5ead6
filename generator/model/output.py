"""What a build leaves behind."""

from __future__ import annotations

from dataclasses import dataclass, field

from generator.model.content import Translations
from generator.model.texts import Language

IN_PACKAGES = ("scorm", "single")
"""Folders of static/js whose scripts are in packages alone."""
WORKBENCH_SHEET = "workbench.css"
"""The sheet that explorers link, put together of these."""
OF_WORKBENCH = (
    *("controls", "sheet", "pencil", "ramp", "previews"),
    *("explorer", "unfold", "all-heads", "take-away", "tour", "sound"),
)
"""Of each of them something stands in every explorer's page, but of the tour."""
DOWNLOADS = "downloads"
"""The folder of the site for what is taken away: made from the site, and no part of it."""
PICTURES = "assets/pictures"
"""The folder of the site for a teacher's own pictures."""


@dataclass(frozen=True)
class OutputFile:
    """A finished file of the site: its path below site/, with / between folders, and its bytes."""

    path: str
    body: bytes


@dataclass(frozen=True)
class Download:
    """A form of the site that a reader can take away, as the page that offers it tells of it.

    language: where it is of one alone. title: of the page that it holds or opens, where that is one alone.
    """

    form: str
    name: str
    bytes: int
    sha256: str
    language: Language | None = None
    title: str = ""

    @property
    def path(self) -> str:
        """Where it lies below the site's root."""
        return f"{DOWNLOADS}/{self.name}"


@dataclass(frozen=True)
class BuildReport:
    """What a build made, for the terminal."""

    pages: int
    files: int
    bytes: int
    traces: int
    links: int
    seconds: float
    translations: Translations = field(default_factory=Translations)
