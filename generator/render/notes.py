"""What Markdown's footnotes leave nameless gets a name, and scripts the words with which they open a note in place."""

from __future__ import annotations

from collections.abc import Mapping
from xml.etree import ElementTree

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor

from generator.model import Language, Text


class NamedNotes(Treeprocessor):
    """Gives the notes a title and every mark a name. `words` is [prose] of ui.toml; without it nothing is named."""

    def __init__(self, markdown: Markdown, words: Mapping[str, Text], language: Language) -> None:
        super().__init__(markdown)
        self._words = {key: text[language] for key, text in words.items()}

    def run(self, root: ElementTree.Element) -> None:
        """Visit the notes at the foot, then every mark and every way back; Markdown calls this."""
        foot = next((element for element in root.iter("div") if element.get("class") == "footnote"), None)
        if foot is None or "notes" not in self._words:
            return
        title = ElementTree.Element("h2")
        title.text = self._words["notes"]
        foot[0] = title  # where Markdown draws a line
        foot.set("data-note", self._words["note"])
        foot.set("data-close", self._words["close_note"])
        for link in root.iter("a"):
            if link.get("class") == "footnote-ref":
                link.set("aria-label", self._words["note"].replace("{n}", link.text or ""))
            elif link.get("class") == "footnote-backref":
                link.set("aria-label", link.get("title", ""))
