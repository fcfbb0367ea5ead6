"""A finished site of a few files, to be packed."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.content import load
from generator.machine import ROOT
from generator.model.packages import FinishedPage, FinishedSite

FRONT = """\
<!doctype html>
<html lang="es"><head><title>Tiny</title><link rel="stylesheet" href="assets/css/site.css">
<link rel="canonical" href="https://example.org/"></head>
<body class="front"><main id="main"><a href="#main">a</a> <a href="es/index.html">es</a></main></body></html>
"""
PAGE = '<!doctype html>\n<html lang="{0}"><head><title>{0}</title></head><body><h1>ñ {0}</h1></body></html>\n'


@pytest.fixture
def tiny(tmp_path: Path) -> FinishedSite:
    """Two pages and what leads to them."""
    folder = tmp_path / "tiny"
    files = {"index.html": FRONT, "assets/css/site.css": "", "downloads/old.zip": ""}
    files |= {f"{language}/index.html": PAGE.format(language) for language in ("es", "en")}
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    pages = (
        FinishedPage("home", "es", "es/index.html", "es", ""),
        FinishedPage("home", "en", "en/index.html", "en", ""),
    )
    return FinishedSite(folder, "Tiny site", "", ("es", "en"), load(ROOT).ui["pack"], pages)
