"""Which style sheets a page links: those of every page, and those that something in it asks for."""

from __future__ import annotations

import re

from generator.model.output import OF_WORKBENCH
from generator.render.formulas import OPEN

# Put together of many by generator/publish/bundles.py.
ALWAYS = "css/site"
# The explorer's own frame; what can be set or typed, and what is said of it; the home page and the front door; a
# formula's mark, a symbol in a label or a term, in whose preview formulas may be; a note at the foot; a matrix beside a
# text; what the museum hangs; a dialog; a sum by pencil; a shade of the ramp or its bar; a term's link; an exercise or
# the key to some.
CONTROLS = r'<(?:input|textarea|select)\b|\bclass="(?:control|metric|problem|status|ends)\b|"primary"'
ASKED = {
    "css/workbench": re.compile(r"\bdata-explorer\b"),
    "css/controls": re.compile(CONTROLS),
    "css/home": re.compile(r'\bclass="(?:home|front)\b'),
    "katex/katex": re.compile(f'{OPEN}|<var\\b|\\bclass="term"'),
    "css/notes": re.compile(r'\bclass="footnote"'),
    "css/figures/small-matrix": re.compile(r'\bclass="small-matrix'),
    "css/figures/exhibit": re.compile(r'\bclass="exhibit"'),
    "css/sheet": re.compile(r'\bclass="sheet\b'),
    "css/pencil": re.compile(r"\bdata-pencil\b"),
    "css/ramp": re.compile(r'\bclass="s\d+\b|colour-bar-plate'),
    "css/previews": re.compile(r'\bclass="term"'),
    "css/worksheet": re.compile(r"\bdata-exercise=|\bdata-answer-key\b"),
}
IN_WORKBENCH = frozenset(f"css/{name}" for name in OF_WORKBENCH)


def sheets(body: str) -> tuple[str, ...]:
    """The sheets below assets/, without .css, for a page whose main part is this markup."""
    asked = [name for name, sign in ASKED.items() if sign.search(body)]
    held = IN_WORKBENCH if "css/workbench" in asked else ()
    return (ALWAYS, *(name for name in asked if name not in held))
