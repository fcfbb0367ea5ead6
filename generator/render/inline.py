"""A short text of a teacher's as a template shows it: *words* set apart, and markup shown as it is written."""

from __future__ import annotations

from html import escape
from xml.etree import ElementTree

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor
from markupsafe import Markup

from generator.render.gluing import WholeOptions


def inline(text: str, lang: str = "") -> Markup:
    """The text without a paragraph of its own; lang: of the words between asterisks, if they are quoted from it."""
    reader = Markdown(output_format="html")
    reader.treeprocessors.register(_Quoted(lang), "quoted", 0)
    reader.treeprocessors.register(WholeOptions(reader), "options", 0)
    return Markup(reader.convert(escape(text, quote=False)).removeprefix("<p>").removesuffix("</p>"))


class _Quoted(Treeprocessor):
    """Says of the words that are set apart which language they are in."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self._lang = lang

    def run(self, root: ElementTree.Element) -> None:
        """Visit each of them; Markdown calls this."""
        for quoted in root.iter("em") if self._lang else ():
            quoted.set("lang", self._lang)
