"""What a page that is read weighs before its figures; counted from the files, so that no browser is needed."""

import gzip
import re
from pathlib import Path

import pytest

from generator.model import WRITTEN, OutputFile
from generator.publish.findings import italics_used
from tests.bench.page import FIGURE, FIGURE_SHEETS, FURNITURE

LOADED = re.compile(r'<(?:link rel="stylesheet" href|script src)="([^"]+)"')
KATEX = ("main-regular", "math-italic", "size1-regular", "size2-regular", "size4-regular")
MOST = 60_000


def packed(body: bytes) -> int:
    return len(gzip.compress(body, 9, mtime=0))


def fonts(site: Path, text: str, cache: Path) -> list[Path]:
    """The fonts that the text outside figures may ask for: rather one too many than one too few."""
    italics = italics_used([OutputFile("page.html", text.encode())], cache)
    serif = ["text", *(["text-italic"] if italics.text else []), *(["title-italic"] if italics.title else [])]
    katex = KATEX if 'class="katex"' in text else ()
    return [site / f"assets/fonts/atenta-serif-{name}.woff2" for name in serif] + [
        site / f"assets/katex/fonts/atenta_{name}.woff2" for name in katex
    ]


def weight(site: Path, page: Path, text: str, cache: Path) -> int:
    """Markup outside figures, the sheets and scripts of every page, the page's own sheets, and fonts."""
    loaded = [(page.parent / address).resolve() for address in LOADED.findall(text)]
    ours = [
        file
        for file in loaded
        if (file.name in FURNITURE if file.suffix == ".js" else file.stem not in FIGURE_SHEETS)
        and "figures" not in file.parts
    ]
    outside = FIGURE.sub("", text)
    told = [file.stat().st_size for file in fonts(site, outside, cache)] + [packed(file.read_bytes()) for file in ours]
    return packed(outside.encode()) + sum(told)


@pytest.mark.parametrize("language", WRITTEN)
def test_a_page_that_is_read_weighs_little_before_its_figures(language: str, site: Path, tmp_path: Path) -> None:
    pages = {page: page.read_text(encoding="utf-8") for page in (site / language).glob("*.html")}
    weights = {
        page.stem: weight(site, page, text, tmp_path) for page, text in pages.items() if "data-explorer" not in text
    }
    too_heavy = {name: found for name, found in weights.items() if found > MOST}
    assert not too_heavy, f"gzip bytes: {weights}"
