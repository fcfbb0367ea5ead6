"""The face that the site is read in, and the families that its style sheets may name."""

from __future__ import annotations

from pathlib import Path

from generator.model import OutputFile
from generator.publish.fonts import WEIGHTS, with_weights

FAMILY = "Source Serif 4"
STYLES = ("normal", "italic")
STACKS = {
    "serif": f'"{FAMILY}", Georgia, "Times New Roman", serif',
    "sans": 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif',
    "mono": 'ui-monospace, "SF Mono", Consolas, "DejaVu Sans Mono", monospace',
}


def serif_files(package: Path, cache: Path) -> tuple[OutputFile, ...]:
    """fonts.css and the two faces. package: npm's folder of Source Serif 4."""
    fonts = tuple(
        OutputFile(f"assets/fonts/{_name(style)}", with_weights(package / "files" / _name(style), cache))
        for style in STYLES
    )
    stacks = "".join(f"  --{name}: {stack};\n" for name, stack in STACKS.items())
    sheet = f"@layer tokens {{\n:root {{\n{stacks}}}\n}}\n" + "".join(_face(style) for style in STYLES)
    return (OutputFile("assets/css/fonts.css", sheet.encode()), *fonts)


def _name(style: str) -> str:
    return f"source-serif-4-latin-wght-{style}.woff2"


def _face(style: str) -> str:
    lightest, heaviest = WEIGHTS
    return (
        f'@font-face {{ font-family: "{FAMILY}"; font-style: {style}; font-weight: {lightest} {heaviest}; '
        f'font-display: swap; src: url(../fonts/{_name(style)}) format("woff2") }}\n'
    )
