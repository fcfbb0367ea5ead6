"""What browsers would tear at a line's end stays whole: a formula with the sign that closes it, an option in code."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString

from generator.render.formulas import Formula

CLOSING = re.compile(r"[,.;:!?…)\]»”’]+")
# In signs of TeX. A longer formula may itself have to be broken on a phone, and what is glued cannot be.
LONGEST = 40
OPTION = re.compile(r"(?<!\S)(--?\w[\w-]*)")


def glue(parent: ElementTree.Element, element: ElementTree.Element, formula: Formula) -> None:
    """Put a formula in a line, and the signs that close right after it, into one span that no line may break."""
    closing = CLOSING.match(element.tail or "")
    if closing is None or formula.display or len(formula.tex) > LONGEST:
        return
    glued = ElementTree.Element("span", {"class": "glued"})
    glued.tail = (element.tail or "")[closing.end() :]
    element.tail = closing.group()
    parent[list(parent).index(element)] = glued
    glued.append(element)


class WholeOptions(Treeprocessor):
    """Keeps the options of a command whole: a line may break after any hyphen, and "--" alone is no option."""

    def run(self, root: ElementTree.Element) -> None:
        """Visit all code within a line; Markdown calls this."""
        blocks = {block for block in root.iter("pre") for block in block}
        for code in [code for code in root.iter("code") if code not in blocks]:
            start, *pieces = OPTION.split(code.text or "")
            code.text = AtomicString(start)
            for option, after in zip(pieces[::2], pieces[1::2], strict=True):
                glued = ElementTree.SubElement(code, "span", {"class": "glued"})
                glued.text, glued.tail = AtomicString(option), AtomicString(after)
