"""What pages load when it is first asked for: the previews of terms, and Bokeh's items for figures in prose."""

from __future__ import annotations

from collections.abc import Mapping

from generator.model import Language, OutputFile, Tongue
from generator.render.filters import data_block
from generator.render.formulas import fill, without_tex
from generator.render.glossary import Entries, Entry
from generator.render.lending import settle, with_shares
from generator.render.material import Material

FOLDER = "assets/data"
IN_PROSE = ("lines", "heatmap", "field", "stretches")
"""The kinds of Bokeh's figures that prose has; an explorer's page carries its own."""


def previews_name(language: Language) -> str:
    """The script of a language's previews, below the site's root."""
    return f"{FOLDER}/previews-{language}.js"


def data_scripts(material: Material, entries: Entries, typeset: Mapping[str, str]) -> tuple[OutputFile, ...]:
    """The scripts of a site that has such things; each hands its data to a function of the page's own scripts.

    typeset: the HTML for every formula's mark.
    """
    tongues = material.content.site.tongues
    previews = [
        _script(
            previews_name(language),
            "previews",
            {entry.key: _preview(entry, typeset, tongues, language) for entry in entries[language]},
        )
        for language in tongues
        if entries[language]
    ]
    items = {kind: material.figures[kind] for kind in IN_PROSE} if material.content.figures else {}
    return (*previews, *([_script(f"{FOLDER}/figure-items.js", "figures.keep", items)] if items else []))


def _preview(entry: Entry, typeset: Mapping[str, str], tongues: Mapping[Language, Tongue], language: Language) -> str:
    whole = settle(fill(f"<b>{entry.term}</b>{entry.preview}", typeset), tongues)
    return without_tex(with_shares(whole, language, tongues))


def _script(path: str, taker: str, data: object) -> OutputFile:
    return OutputFile(path, f"Atenta.{taker}({data_block(data)});\n".encode())
