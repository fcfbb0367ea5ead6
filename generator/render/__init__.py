"""Jinja2, Markdown and KaTeX, and only here: content and numbers become pages."""

from generator.render.early import NOTHING_EARLY, Early
from generator.render.first_look import look_at_texts
from generator.render.formulas import as_sent
from generator.render.katex import katex_version
from generator.render.material import Material, NumberFile
from generator.render.numbers import asked_numbers
from generator.render.pages import render_site
from generator.render.tracing import traced
from generator.render.urls import page_paths

__all__ = [
    "NOTHING_EARLY",
    "Early",
    "Material",
    "NumberFile",
    "as_sent",
    "asked_numbers",
    "katex_version",
    "look_at_texts",
    "page_paths",
    "render_site",
    "traced",
]
