"""What pages load when it is first asked for: previews of terms, what marks exercises, Bokeh's items for prose."""

from __future__ import annotations

from collections.abc import Mapping

from generator.model import Language, OutputFile, Tongue
from generator.render.exercise_data import marked_data
from generator.render.filters import data_block
from generator.render.formulas import fill, without_tex
from generator.render.glossary import Entries, Entry
from generator.render.lending import bare, settle, with_shares
from generator.render.material import Material
from generator.scripts import TEACHERS

FOLDER = "assets/data"
IN_PROSE = ("lines", "heatmap", "field", "stretches")
"""The kinds of Bokeh's figures that prose has; an explorer's page carries its own."""


def previews_name(language: Language) -> str:
    """The script of a language's previews, below the site's root."""
    return f"{FOLDER}/previews-{language}.js"


def marked_name(language: Language) -> str:
    """The script with which the teachers' page marks, below the site's root."""
    return f"{FOLDER}/marked-{language}.js"


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
    marked = [_marked(material, language) for language in tongues if _has_teachers(material)]
    items = {kind: material.figures[kind] for kind in IN_PROSE} if material.content.figures else {}
    return (*previews, *marked, *([_script(f"{FOLDER}/figure-items.js", "figures.keep", items)] if items else []))


def _preview(entry: Entry, typeset: Mapping[str, str], tongues: Mapping[Language, Tongue], language: Language) -> str:
    whole = settle(fill(f"<b>{entry.term}</b>{entry.preview}", typeset), tongues)
    return without_tex(with_shares(whole, language, tongues))


def _has_teachers(material: Material) -> bool:
    return any(page.template == f"{TEACHERS}.html" for page in material.content.site.pages.values())


def _marked(material: Material, language: Language) -> OutputFile:
    content, tongues = material.content, material.content.site.tongues
    block = data_block(marked_data(content, material.computed.exercises, language))
    said = with_shares(bare(block), language, tongues)
    return OutputFile(marked_name(language), f"Atenta.teachers.keep({said});\n".encode())


def _script(path: str, taker: str, data: object) -> OutputFile:
    return OutputFile(path, f"Atenta.{taker}({data_block(data)});\n".encode())
