"""The one script that stands in its page: no address would reach it from where the page may be shown."""

from __future__ import annotations

import hashlib
from base64 import b64encode
from dataclasses import dataclass
from pathlib import Path

from markupsafe import Markup

NAME = "js/pages/not-found.js"


@dataclass(frozen=True)
class OwnScript:
    """A script's text, and its hash as a Content-Security-Policy names it."""

    script: Markup
    hash: str


def own_script(static: Path) -> OwnScript:
    """That of the page for a missing file; an empty one where the project has none."""
    path = static / NAME
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return OwnScript(Markup(text), f"sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}")
