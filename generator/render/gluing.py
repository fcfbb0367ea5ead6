"""A sign that closes stays on the line of the formula before it; browsers may break a line after any formula."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from generator.render.formulas import Formula

CLOSING = re.compile(r"[,.;:!?…)\]»”’]+")
# In signs of TeX. A longer formula may itself have to be broken on a phone, and what is glued cannot be.
LONGEST = 40


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
