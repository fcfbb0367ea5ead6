"""The other languages of our messages: for each a file LANGUAGE.toml, English template = its own."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

_HERE = Path(__file__).parent
LANGUAGES = ("en", *sorted(path.stem for path in _HERE.glob("*.toml")))
"""English is in the code itself."""


@cache
def catalogue(language: str) -> Mapping[str, str]:
    """What each English template is in a language; the file's tables only put them in order."""
    if language not in LANGUAGES[1:]:
        return {}
    tables = tomllib.loads((_HERE / f"{language}.toml").read_text(encoding="utf-8"))
    return {template: said for table in tables.values() for template, said in table.items()}
