"""A teacher's Markdown becomes HTML, or is taken from the last build where nothing that it came from has changed."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from generator.errors import Where
from generator.model import Language, Prose
from generator.render.formulas import Formula
from generator.render.press import Manner, Press, RenderedProse
from generator.render.setting import set_text


def render_prose(press: Press) -> dict[tuple[str, Language], RenderedProse]:
    """Render every page in every language."""
    return {place: render_text(prose, press) for place, prose in press.content.prose.items()}


def render_text(prose: Prose, press: Press, manner: Manner = "page") -> RenderedProse:
    """Render one text: a page, or a definition of the glossary, or what a preview shows of it."""
    press.give_way()
    key = press.keys.of(prose, manner, press.shelf) if press.keys else ""
    recalled = press.memory.recall(key)
    if recalled is not None:
        return _again(recalled, prose, press)
    before = len(press.problems)
    with press.book.noting() as formulas:
        rendered = set_text(prose, replace(press, content=press.keys.content) if press.keys else press, manner)
    # A text with a fault has to tell it again.
    if len(press.problems) == before:
        press.memory.keep(key, _kept(rendered, formulas))
    return rendered


def _kept(rendered: RenderedProse, formulas: Collection[Formula]) -> Mapping[str, object]:
    return {
        "html": rendered.html,
        "cited": [source.key for source in rendered.cited],
        "figures": rendered.figures,
        "terms": rendered.terms,
        "formulas": [(formula.tex, formula.display) for formula in formulas],
    }


def _again(kept: Mapping[str, Any], prose: Prose, press: Press) -> RenderedProse:
    """The text as it was, with what setting it would leave behind: its formulas in the book, its terms as linked."""
    for tex, display in kept["formulas"]:
        press.book.mark(Formula(tex, display), Where(Path(prose.path)))
    if press.shelf.linked is not None:
        press.shelf.linked.update({key: press.content.glossary[key] for key in kept["terms"]})
    cited = tuple(press.content.sources[key] for key in kept["cited"])
    return RenderedProse(kept["html"], cited, tuple(kept["figures"]), tuple(kept["terms"]))
