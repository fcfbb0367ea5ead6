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
# Loads the scripts of figures when these come near, on pages that are read, and of the parts of the teachers' page.
NEAR = "near.js"
# Bokeh over the pictures of figures in prose.
OVER_PICTURE = "over-picture.js"
# Loaded by another script when a reader asks for it.
ON_DEMAND = ("tour/*.js", "search/*.js", "previews/*.js")
# What marks an answer without a page: also the teachers' page does, and knows neither matrix nor row.
MARKING = (
    *("functions", "parse", "expression", "runs", "variants", "answering", "answers", "judge", "given", "marking"),
    "key",
)
TEACHERS = "teachers"
# What sets a task there, put together into one script: with it the page opens.
FORM_OF_TEACHERS = (
    *("attention/philox.js", "attention/tokens.js", "numbers.js", "reading.js", "address.js"),
    *("random-model/state.js", "explorer/say.js", "memory.js", "take-away/save.js", "near.js", "exercises/task.js"),
    *("teachers/published.js", "teachers/qr.js", "teachers/task-qr.js", "teachers/task-form.js"),
    *("teachers/task-outcome.js", "late-part.js"),
)
# What each part of the teachers' page loads besides, when it is seen or used.
OF_TEACHERS = {
    "key": ("exercises/key-sheet.js",),
    "numbers": ("teachers/varying.js",),
    "folder": (
        *("csv.js", "plain-name.js", "exercises/hand-in.js", "exercises/hand-in-file.js", "teachers/chosen-files.js"),
        *("teachers/gathering.js", "teachers/gathered-words.js", "teachers/gathered-rows.js"),
        *("teachers/gathered-table.js", "teachers/gathered-task.js", "teachers/hand-ins.js"),
    ),
}
# Has the scripts of a part of a page come when it is seen or used.
LATE_PART = "late-part.js"
# What the code page loads besides the engine once somebody brings a state or sets one.
OF_CODE = (
    *("numbers.js", "ramp.js", "reading.js", "random-model/state.js", "explorer/say.js", "controls.js"),
    *("head-tabs.js", "simulator/phrase.js", "address.js", "pages/code-steps.js", "pages/code.js"),
)
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
    """Of every script that pages with a tool load as one, those that it is made of, in order; none without a start."""
    pages = [page for page in EXPLORERS if js.names(f"{page}.js")]
    own = {_own_parts(page): _of_page(js, page) for page in pages}
    form = {_own_parts(TEACHERS): FORM_OF_TEACHERS} if teacher_scripts(js) else {}
    return form | ({WORKBENCH: (*engine_scripts(js), *_of_every_explorer(js)), **own} if pages else {})


def _own_parts(page: str) -> str:
    return f"{page}-parts.js"


def _of_page(js: Lying, page: str) -> tuple[str, ...]:
    source = RULES if page == "laboratory" else js.names(RANDOM_MODEL)
    return (*source, *js.names(f"{page}/*.js"))


def _of_every_explorer(js: Lying) -> tuple[str, ...]:
    """The parts that every explorer may use besides the engine."""
    pages = (*EXPLORERS, TEACHERS)
    elsewhere = {HEAD, NEAR, LATE_PART, OVER_PICTURE, *engine_scripts(js), *RULES, *(f"{each}.js" for each in pages)}
    folders = (SITE, FIGURES, PAGES, RANDOM_MODEL, *ON_DEMAND, *(f"{each}/*.js" for each in (*pages, *IN_PACKAGES)))
    elsewhere.update(name for pattern in folders for name in js.names(pattern))
    others = js.names("*.js") + js.names("*/*.js")
    return tuple(name for name in others if name not in elsewhere)


@dataclass(frozen=True)
class LateScripts:
    """What near.js loads of a page: what all its figures or parts may use, and by their names what only they do."""

    shared: tuple[str, ...]
    own: Mapping[str, tuple[str, ...]]


def teacher_scripts(js: Lying) -> tuple[str, ...]:
    """What the teachers' page opens with, last what starts it; nothing as long as there is no such."""
    start = js.names(f"{TEACHERS}.js")
    return (_own_parts(TEACHERS), *start) if start else ()


def late_teacher_scripts(js: Lying) -> LateScripts | None:
    """What its parts load later: the engine and what marks, without what came with the page."""
    marking = (*engine_scripts(js), *(name for each in MARKING for name in js.names(f"exercises/{each}.js")))
    shared = tuple(name for name in marking if name not in FORM_OF_TEACHERS)
    return LateScripts(shared, OF_TEACHERS) if teacher_scripts(js) else None


def late_code_scripts(js: Lying) -> LateScripts:
    """What computes on the code page, under the name of its one part."""
    return LateScripts((), {"code": (*engine_scripts(js), *OF_CODE)})


def figure_scripts(js: Lying, figures: Sequence[str]) -> LateScripts | None:
    """The engine and the scripts of these figures, each list in its order; nothing where none has one."""
    own = {figure: scripts for figure in figures if (scripts := _of_figure(js, figure))}
    return LateScripts((*engine_scripts(js), *FOR_FIGURES), own) if own else None


def figure_sheets(css: Lying, figures: Sequence[str]) -> tuple[str, ...]:
    """The style sheets of these figures, in the figures' order."""
    return tuple(name for name in (f"figures/{figure}.css" for figure in figures) if css.names(name))


def _of_figure(js: Lying, figure: str) -> tuple[str, ...]:
    return js.names(f"figures/{figure}/*.js") + js.names(f"figures/{figure}.js")
