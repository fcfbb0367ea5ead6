"""What a build leaves behind."""

from __future__ import annotations

from dataclasses import dataclass, field

from generator.model.content import Translations


@dataclass(frozen=True)
class OutputFile:
    """A finished file of the site: its path below site/, with / between folders, and its bytes."""

    path: str
    body: bytes


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
