"""Which scripts and sheets a page loads, and in which order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from generator.model.output import IN_PACKAGES

# In the head of every page, before it is painted.
HEAD = "theme.js"
# The furniture of every page.
SITE = "site/*.js"
# Beside the figure of the same name, where a page shows it; its parts in a folder of that name come first.
FIGURES = "figures/*.js"
# Named by the one template that needs it.
PAGES = "pages/*.js"
# Pages with an explorer: each has a script of this name that starts it, and a folder of this name for what is its own.
EXPLORERS = ("simulator", "laboratory", "exercises")
# What all explorers load, put together into one script.
WORKBENCH = "workbench.js"
# What only the explorers share that are fed by the random model.
RANDOM_MODEL = "random-model/*.js"
# The part of the engine that only the laboratory needs.
RULES = ("attention/stream.js", "attention/lines.js", "attention/rules.js", "attention/shares.js")
# Loads the scripts of figures when these come near, on pages that are read.
NEAR = "near.js"
# Bokeh over the pictures of figures in prose.
OVER_PICTURE = "over-picture.js"
# Loaded by another script when a reader asks for it.
ON_DEMAND = ("tour/*.js", "search/*.js", "previews/*.js")
# What marks an answer without a page: also the teachers' page does, and knows neither matrix nor row.
MARKING = (
    "functions",
    "parse",
    "expression",
    "runs",
    "variants",
    "answering",
    "answers",
    "judge",
    "given",
    "marking",
    "task",
    "hand-in",
    "hand-in-file",
    "key",
    "key-sheet",
)
# What else the teachers' page loads besides the engine.
FOR_TEACHERS = (
    *("numbers.js", "reading.js", "address.js", "random-model/state.js", "explorer/say.js"),
    *("csv.js", "memory.js", "plain-name.js", "take-away/save.js"),
)
TEACHERS = "teachers"
# What the scripts of figures may use besides the engine.
FOR_FIGURES = (
    *("numbers.js", "ramp.js", "reading.js", "controls.js", "figures.js"),
    *("under-table.js", OVER_PICTURE, "explorer/say.js"),
)


class Lying:
    """What lies in a folder of the project, looked up once for a build."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._found: dict[str, tuple[str, ...]] = {}

    def names(self, pattern: str) -> tuple[str, ...]:
        """The paths below the folder that a pattern fits, in order."""
        if pattern not in self._found:
            found = (path.relative_to(self._folder).as_posix() for path in self._folder.glob(pattern))
            self._found[pattern] = tuple(sorted(found))
        return self._found[pattern]


@dataclass(frozen=True)
class Ours:
    """Our own scripts and sheets."""

    js: Lying
    css: Lying


def site_scripts(js: Lying) -> tuple[str, ...]:
    """The scripts of every page, put together by generator/publish/bundles.py."""
    return ("site.js",) if js.names(SITE) else ()


def engine_scripts(js: Lying) -> tuple[str, ...]:
    """The engine's scripts below static/js, the store of traces last."""
    engine = [name for name in js.names("attention/*.js") if name not in RULES]
    return (*engine, "traces.js")


def explorer_scripts(page: str) -> tuple[str, ...]:
    """What an explorer's page loads: what is put together for every explorer, for this one, and last what starts it.

    page: the page's template without ".html"; one that is no explorer loads nothing.
    """
    if page not in EXPLORERS:
        return ()
    return (WORKBENCH, _own_parts(page), f"{page}.js")


def put_together(js: Lying) -> dict[str, tuple[str, ...]]:
    """Of every script that explorers load as one, those that it is made of, in their order; none without a start."""
    pages = [page for page in EXPLORERS if js.names(f"{page}.js")]
    own = {_own_parts(page): _of_page(js, page) for page in pages}
    return {WORKBENCH: (*engine_scripts(js), *_of_every_explorer(js)), **own} if pages else {}


def _own_parts(page: str) -> str:
    return f"{page}-parts.js"


def _of_page(js: Lying, page: str) -> tuple[str, ...]:
    source = RULES if page == "laboratory" else js.names(RANDOM_MODEL)
    return (*source, *js.names(f"{page}/*.js"))


def _of_every_explorer(js: Lying) -> tuple[str, ...]:
    """The parts that every explorer may use besides the engine."""
    pages = (*EXPLORERS, TEACHERS)
    elsewhere = {HEAD, NEAR, OVER_PICTURE, *engine_scripts(js), *RULES, *(f"{each}.js" for each in pages)}
    folders = (SITE, FIGURES, PAGES, RANDOM_MODEL, *ON_DEMAND, *(f"{each}/*.js" for each in (*pages, *IN_PACKAGES)))
    elsewhere.update(name for pattern in folders for name in js.names(pattern))
    others = js.names("*.js") + js.names("*/*.js")
    return tuple(name for name in others if name not in elsewhere)


def teacher_scripts(js: Lying) -> tuple[str, ...]:
    """What the teachers' page loads besides the engine, last what starts it; nothing as long as there is no such."""
    marking = tuple(name for name in (f"exercises/{each}.js" for each in MARKING) if js.names(name))
    start = js.names(f"{TEACHERS}.js")
    return (*FOR_TEACHERS, *marking, *js.names(f"{TEACHERS}/*.js"), *start) if start else ()


@dataclass(frozen=True)
class FigureScripts:
    """What near.js loads for the figures of a page: what all of them may use, and by figure what only it does."""

    shared: tuple[str, ...]
    own: Mapping[str, tuple[str, ...]]


def figure_scripts(js: Lying, figures: Sequence[str]) -> FigureScripts | None:
    """The engine and the scripts of these figures, each list in its order; nothing where none has one."""
    own = {figure: scripts for figure in figures if (scripts := _of_figure(js, figure))}
    return FigureScripts((*engine_scripts(js), *FOR_FIGURES), own) if own else None


def figure_sheets(css: Lying, figures: Sequence[str]) -> tuple[str, ...]:
    """The style sheets of these figures, in the figures' order."""
    return tuple(name for name in (f"figures/{figure}.css" for figure in figures) if css.names(name))


def _of_figure(js: Lying, figure: str) -> tuple[str, ...]:
    return js.names(f"figures/{figure}/*.js") + js.names(f"figures/{figure}.js")
