"""What the page says, in both languages: the tests' oracle is content/, so that rewording breaks no test."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("es", "en")
PERCENT = {"es": "\u00a0%", "en": "%"}
"""What follows a share."""
UI: dict[str, Any] = tomllib.loads((ROOT / "content/ui.toml").read_text("utf-8"))
SITE: dict[str, Any] = tomllib.loads((ROOT / "content/site.toml").read_text("utf-8"))
FIGURES: dict[str, Any] = {
    path.stem: tomllib.loads(path.read_text("utf-8")) for path in (ROOT / "content/figures").glob("*.toml")
}
PALETTE: dict[str, Any] = tomllib.loads((ROOT / "content/palette.toml").read_text("utf-8"))


def say(language: str, name: str, /, **values: object) -> str:
    """The string `room.name` of ui.toml with its {names} filled in."""
    room, key = name.split(".")
    text: str = UI[room][key][language]
    return text.format(**values)


def path_of(page: str, language: str) -> str:
    """A page's file below the site, by its name in site.toml."""
    return f"{language}/{SITE['pages'][page]['slug'][language]}.html"
