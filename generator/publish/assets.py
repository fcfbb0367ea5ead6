"""Everything under site/assets: our own sheets and scripts, the libraries' files."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from generator import manifest
from generator.errors import BuildError
from generator.held import held, last
from generator.model import PICTURES, OutputFile, Palette, Picture
from generator.model.output import IN_PACKAGES
from generator.publish.bundles import SHEET, bundled, loaded_by_themselves
from generator.publish.colours import ramp_css, tokens_css
from generator.publish.findings import formulas_used, italics_used
from generator.publish.installed import needing_libraries, package
from generator.publish.katex import katex_files
from generator.publish.search import search_files
from generator.publish.serif import serif_files
from generator.ramp import Ramp
from generator.scripts import Lying, put_together

OURS = {"css": ("**/*.css", "**/*.svg"), "js": ("**/*.js",)}


def collect_assets(
    root: Path, palette: Palette, ramp: Ramp, pages: Sequence[OutputFile], cache: Path
) -> tuple[OutputFile, ...]:
    """Give every file under assets/ that is neither a trace nor a licence.

    root: the project's folder. pages: finished, so that fonts can be cut to them. cache: where fonts are kept.
    Raises BuildError where a library's file is missing.
    """
    npm = root / "node_modules"
    katex, serif, bokeh = npm / "katex", npm / "@fontsource-variable/source-serif-4", package("bokeh")
    with needing_libraries():
        fonts, *faces = serif_files(serif, italics_used(pages, cache), cache)
        held(_fonts_of(root), fonts, lambda: fonts)
        return bundled(
            (
                *_our_own(root / "static", palette, ramp),
                fonts,
                *faces,
                *katex_files(katex, formulas_used(pages, cache), cache),
                *search_files(pages, cache),
                _copy(npm / "minisearch/dist/umd/index.js", "assets/minisearch/minisearch.js"),
                _copy(npm / "qrcode-generator/dist/qrcode.js", "assets/qrcode/qrcode.js"),
                _copy(bokeh / "server/static/js/bokeh.min.js", "assets/bokeh/bokeh.min.js"),
            ),
            put_together(Lying(root / "static/js")),
            loaded_by_themselves(pages),
        )


def changed_before_pages(root: Path, palette: Palette, ramp: Ramp, site: Path) -> Iterator[OutputFile]:
    """Of our own sheets and scripts, for which no page is needed, those that this site has in another state.

    Fonts are cut to the pages: their rules are taken from the last build of this process, if there was one.
    """
    try:
        standing = manifest.read(site / manifest.NAME)
    except BuildError:
        return
    fonts: OutputFile | None = last(_fonts_of(root))
    ours = (*_our_own(root / "static", palette, ramp), *([fonts] if fonts else []))
    for file in bundled(ours, put_together(Lying(root / "static/js"))):
        is_whole = file.path != SHEET or fonts is not None
        if is_whole and standing.get(file.path) not in (None, hashlib.sha256(file.body).hexdigest()):
            yield file


def pictures_shown(pictures: Mapping[str, Picture], pages: Sequence[OutputFile]) -> Iterator[OutputFile]:
    """The teacher's own pictures that some page shows."""
    for name, picture in pictures.items():
        path = f"{PICTURES}/{name}"
        if any(f'{path}"'.encode() in page.body for page in pages):
            yield OutputFile(path, picture.body)


def _fonts_of(root: Path) -> str:
    return f"fonts of {root}"


def _our_own(static: Path, palette: Palette, ramp: Ramp) -> list[OutputFile]:
    """static/css and static/js as they lie, and the palette's sheets; types are for the checker and stay at home."""
    return [
        OutputFile("assets/css/tokens.css", tokens_css(palette).encode()),
        OutputFile("assets/css/ramp.css", ramp_css(palette, ramp).encode()),
        *_lying(static),
    ]


def _lying(static: Path) -> list[OutputFile]:
    return [
        _copy(path, f"assets/{path.relative_to(static).as_posix()}")
        for folder, patterns in OURS.items()
        for pattern in patterns
        for path in sorted((static / folder).glob(pattern))
        if path.parent.name not in IN_PACKAGES
    ]


def _copy(path: Path, to: str) -> OutputFile:
    return OutputFile(to, path.read_bytes())
