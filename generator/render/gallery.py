"""The figures that prose can place: each a template in templates/figures, or a chart of the build."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import PurePosixPath

from generator.model import Language, Prose
from generator.ramp import make_rainbow
from generator.render.contexts import place_context
from generator.render.lending import said
from generator.render.material import Material
from generator.render.press import CHART, Drawer
from generator.render.stage import Stage
from generator.render.verdicts import verdict_rows
from generator.render.words import Words

FOLDER = "figures/"
CHART_TEMPLATE = f"{FOLDER}{CHART}.html"


def make_drawer(material: Material, stage: Stage, shared: Mapping[str, object]) -> Drawer:
    """What draws a figure of a page; faults of its template go into the stage's problems."""
    names = stage.environment.list_templates()
    templates = [name for name in names if name.startswith(FOLDER) and name != CHART_TEMPLATE]
    verdicts, rainbow = verdict_rows(material), make_rainbow()
    own = {PurePosixPath(name).stem: name for name in templates}

    @cache
    def of_page(page: str, language: Language) -> Mapping[str, object]:
        return {**shared, **place_context(material.content, page, language)}

    def context(prose: Prose, name: str) -> dict[str, object]:
        known = {"name": name, "words": _words(material, name, prose.language)}
        known |= {"study": material.computed.studies.get(name), "chart": material.charts.get(name)}
        return {**of_page(prose.page, prose.language), **known, "verdicts": verdicts, "rainbow": rainbow}

    def draw(prose: Prose, name: str, number: int) -> str:
        return stage.render(own.get(name, CHART_TEMPLATE), {**context(prose, name), "number": number})

    def key(prose: Prose, name: str) -> str:
        return stage.blueprints.key(own.get(name, CHART_TEMPLATE), context(prose, name))

    charts = frozenset(material.charts)
    return Drawer(frozenset(own) | charts, draw, charts, key)


def _words(material: Material, name: str, language: Language) -> Words:
    texts = material.content.figures.get(name, {})
    return Words({key: said(text, language) for key, text in texts.items()}, "words", f"content/figures/{name}.toml")
