"""Formulas on paper for who listens: Chromium drops MathML from what it prints, so that each gets a name in words."""

from __future__ import annotations

import re
from html import escape
from xml.etree import ElementTree

# A formula of a page: MathML that is heard, and beside it what is seen.
HEARD = r'<span class="katex-mathml">(<math.*?</math>)</span>'
FORMULA = re.compile(f'<span class="katex">{HEARD}<span class="katex-html" aria-hidden="true">', re.DOTALL)
BETWEEN = {"msub": "_", "munder": "_", "msup": "^", "mover": "^", "mfrac": "/"}
SIMPLE = re.compile(r"[^\s_^/]*|√?\([^()]*\)")
# Between a function and what it is of: a sign without a shape.
UNSEEN = "\u2061"


def with_names(page: str) -> str:
    """The page with its formulas as pictures that are called what they say."""
    return FORMULA.sub(_named, page)


def _named(found: re.Match[str]) -> str:
    name = linear(ElementTree.fromstring(found[1]))
    return f'<span class="katex" role="img" aria-label="{escape(name)}"><span class="katex-html">'


def linear(element: ElementTree.Element) -> str:
    """MathML in one row: "(q_i ⋅ k_j)/√(d_k)"."""
    parts = [said for part in element if (said := linear(part)) or element.tag != "mrow"]
    match element.tag:
        case "msub" | "munder" | "msup" | "mover" | "mfrac":
            return BETWEEN[element.tag].join(map(_grouped, parts))
        case "msubsup" | "munderover":
            base, below, above = map(_grouped, parts)
            return f"{base}_{below}^{above}"
        case "msqrt":
            return f"√({' '.join(parts)})"
        case "mtr":
            return ", ".join(parts)
        case "mtable":
            return "; ".join(parts)
        case _:
            return " ".join([*(element.text or "").replace(UNSEEN, "").split(), *parts])


def _grouped(part: str) -> str:
    """In brackets, unless it is one thing."""
    return part if SIMPLE.fullmatch(part) else f"({part})"
