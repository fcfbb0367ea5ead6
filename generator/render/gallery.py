"""The figures that prose can place: each a template in templates/figures, or a chart of the build."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import PurePosixPath

from jinja2 import Environment

from generator.errors import Problem
from generator.model import Language, Prose
from generator.ramp import make_rainbow
from generator.render.contexts import place_context
from generator.render.environment import render_template
from generator.render.lending import said
from generator.render.material import Material
from generator.render.prose import CHART, Drawer
from generator.render.verdicts import verdict_rows
from generator.render.words import Words

FOLDER = "figures/"
CHART_TEMPLATE = f"{FOLDER}{CHART}.html"


def make_drawer(
    material: Material, environment: Environment, shared: Mapping[str, object], problems: list[Problem]
) -> Drawer:
    """What draws a figure of a page; faults of its template go into the problems."""
    templates = [name for name in environment.list_templates() if name.startswith(FOLDER) and name != CHART_TEMPLATE]
    verdicts, rainbow = verdict_rows(material), make_rainbow()
    own = {PurePosixPath(name).stem: name for name in templates}

    def draw(prose: Prose, name: str, number: int) -> str:
        context = {**shared, **place_context(material.content, prose.page, prose.language)}
        context |= {"name": name, "number": number, "words": _words(material, name, prose.language)}
        context |= {"study": material.computed.studies.get(name), "chart": material.charts.get(name)}
        context |= {"verdicts": verdicts, "rainbow": rainbow}
        return render_template(environment, own.get(name, CHART_TEMPLATE), context, problems)

    charts = frozenset(material.charts)
    return Drawer(frozenset(own) | charts, draw, charts)


def _words(material: Material, name: str, language: Language) -> Words:
    texts = material.content.figures.get(name, {})
    return Words({key: said(text, language) for key, text in texts.items()}, "words", f"content/figures/{name}.toml")
