"""Jinja2, Markdown and KaTeX, and only here: content and numbers become pages."""

from generator.render.formulas import katex_version
from generator.render.pages import Manifest, Material, render_site
from generator.render.urls import page_path, page_paths

__all__ = ["Manifest", "Material", "katex_version", "page_path", "page_paths", "render_site"]
