"""A site's scripts and sheets as they can stand inside a page, and the policy that lets these alone run."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import zlib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from generator.machine import ROOT
from generator.packing.single.tags import target

OURS = ROOT / "static/js/single"
KINDS = {".woff2": "font/woff2", ".svg": "image/svg+xml", ".webp": "image/webp"}
KINDS |= {".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg"}
URL = re.compile(r"""url\(\s*["']?(?!data:|#)(?P<address>[^"')]+)["']?\s*\)""")
# What would end a script or begin a remark in the page around it. Inside the texts of a script both mean the same.
ENDING = re.compile(r"<(?=/script|!--)", re.IGNORECASE)


class Texts:
    """The files of one site, by their paths below it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.of = cache(self._of)

    def _of(self, path: str) -> str:
        """A script or a sheet, with everything in it that it asks for."""
        text = (self._folder / path).read_text(encoding="utf-8")
        if path.endswith(".css"):
            return URL.sub(lambda found: f"url({self.data(target(path, found['address']))})", text)
        return inert(text)

    def data(self, path: str) -> str:
        """A font or a picture as an address that is its own content."""
        letters = base64.b64encode((self._folder / path).read_bytes()).decode()
        return f"data:{KINDS[Path(path).suffix]};base64,{letters}"


def our_script(name: str) -> str:
    """A script that is only in the files made here."""
    return inert((OURS / f"{name}.js").read_text(encoding="utf-8"))


def inert(script: str) -> str:
    """The script with nothing in it that a page would take for its end."""
    return ENDING.sub(r"\\x3c", script)


def policy(scripts: Iterable[str]) -> str:
    """What lets these scripts run and no other, and nothing be fetched."""
    return (
        f"default-src 'none'; script-src {' '.join(sorted({_source(script) for script in scripts}))}; "
        "style-src 'unsafe-inline'; img-src data:; font-src data:"
    )


def _source(script: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"


def held(files: Mapping[str, str]) -> str:
    """The block from which held.js gives files: each deflated, in base64."""
    bodies = {path: base64.b64encode(zlib.compress(text.encode(), 9)).decode() for path, text in files.items()}
    return f'<script type="application/json" id="held">{json.dumps(bodies, separators=(",", ":"))}</script>'
