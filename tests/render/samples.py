"""Small content for the tests of this room: two pages in two languages, one source, a few words."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from generator.errors import Problem
from generator.memory import Memory
from generator.model import (
    WRITTEN,
    AttentionTrace,
    Computed,
    Content,
    Defaults,
    Heatmap,
    Language,
    Measures,
    PageEntry,
    Palette,
    Preset,
    PresetSweep,
    Prose,
    Provenance,
    RampStop,
    Site,
    Source,
    StartView,
    Steps,
    SweepPlan,
    Sweeps,
    Term,
    Text,
    Theme,
    Tongue,
)
from generator.ramp import make_ramp
from generator.render.blueprints import Blueprints
from generator.render.environment import make_environment
from generator.render.formulas import FormulaBook
from generator.render.material import Material, NumberFile
from generator.render.press import Press
from generator.render.prose import render_prose
from generator.render.stage import Stage

ROOT = Path(__file__).parents[2]
KATEX = ROOT / "node_modules" / "katex"

THEME = Theme(
    *("#fbfaf6", "#f2efe7", "#1c1b19", "#5b5750", "#d9d4c7", "#a8321a", "#0b5fa5", "#8a4b00", "#0a5c73"),
    heads=("#0062a0", "#b84a00", "#00775a", "#a8447e", "#6f5600", "#1a7fb8", "#6a3d9a", "#444444"),
)
PALETTE = Palette(THEME, THEME, Heatmap((0.0, 1.0), (RampStop(0, "#101830"), RampStop(1, "#ffea78"))))
SITE = Site(
    "Atenta",
    "",
    Defaults("gato", 1, 4, 1.0, 0, 0.2),
    {
        "home": PageEntry(Text("index", "index"), "page.html", nav=False),
        "simulator": PageEntry(Text("simulador", "simulator"), "page.html"),
    },
    {"es": Tongue("Español", lender="en", letters={"ñ": "n"}), "en": Tongue("English", lender="es")},
)
JOINING = {"and": Text("y", "and"), "and_before_i": Text("e", "and")}
VASWANI = Source(
    "vaswani2017", ("Vaswani, Ashish", "Shazeer, Noam", "Parmar, Niki"), 2017, "T", "V", arxiv="1706.03762"
)


def prose(markdown: str, page: str = "home", language: Language = "es") -> Prose:
    path = f"content/pages/01-{page}.{language}.md"
    return Prose(page, language, path, f"{page} {language}", "What it is.", markdown, first_line=5)


def content(
    *pages: Prose,
    sources: tuple[Source, ...] = (),
    ui: dict[str, dict[str, Text]] | None = None,
    site: Site = SITE,
    glossary: dict[str, Term] | None = None,
) -> Content:
    every = {(page, language): prose("Text.", page, language) for page in site.pages for language in WRITTEN}
    every |= {(page.page, page.language): page for page in pages}
    steps = Steps(1, 1, 1)
    preset = Preset("gato", Text("Gato", "Cat"), "es", "el gato")
    return Content(
        site=site,
        sweep=SweepPlan(2017, steps, steps, steps),
        palette=PALETTE,
        ui=ui or {},
        presets=(preset,),
        prose=every,
        sources={source.key: source for source in sources},
        glossary=glossary or {},
    )


def computed() -> Computed:
    trace = AttentionTrace(
        id="gato-h1-d4",
        title=Text("Gato", "Cat"),
        query_tokens=("el", "gato"),
        key_tokens=("el", "gato"),
        d_k=4,
        scores=np.array([[[[0.0, 2.0], [1.0, 1.0]]]]),
        mask=None,
        provenance=Provenance("random", 2017, {"torch": "2"}),
    )
    measures = Measures((1.0,), np.array([[0.9]]), np.array([[0.73]]))
    weights, entropy = np.array([[[0.25, 0.75], [0.5, 0.5]]]), np.array([[0.8113, 1.0]])
    return Computed(
        Sweeps((), lambda preset: PresetSweep(preset, (), ())),
        StartView(trace, measures, weights, entropy),
        {"torch": "2"},
        0,
    )


def material(given: Content) -> Material:
    return Material(
        content=given,
        computed=computed(),
        ramp=make_ramp(PALETTE.heatmap.ramp),
        figures={"heatmap": {"b": 1, "a": 2}},
        bundle={"id": "gato"},
        number_files=(NumberFile("assets/data/gato.js", "el gato", 1, "00"),),
        versions={"torch": "2"},
    )


def stage(templates: Path, problems: list[Problem]) -> Stage:
    """Where these templates are rendered, as if for the first time."""
    book, memory = FormulaBook(), Memory()
    environment = make_environment(templates, book)
    return Stage(environment, book, problems, Blueprints(environment, memory, "tests"), memory)


def html_of(markdown: str, language: Language = "es", sources: tuple[Source, ...] = ()) -> str:
    """What one page's Markdown becomes, formulas still marked; a problem fails the test."""
    html, problems = html_and_problems(markdown, language, sources)
    assert not problems
    return html


def html_and_problems(
    markdown: str, language: Language = "es", sources: tuple[Source, ...] = ()
) -> tuple[str, list[str]]:
    given = content(prose(markdown, language=language), sources=sources)
    problems = list[Problem]()
    rendered = render_prose(Press(given, FormulaBook(), problems))
    return rendered["home", language].html, [str(problem) for problem in problems]
