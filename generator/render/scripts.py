"""Which scripts an explorer's page loads, and in which order: engine, explorer, then the page's own."""

from __future__ import annotations

from pathlib import Path

# On every page already, by the shell.
SHELL = ("theme.js", "shell.js")
# Loaded by another script when a reader asks for it.
ON_DEMAND = "tour/*.js"


def engine_scripts(static_js: Path) -> tuple[str, ...]:
    """The engine's scripts below static/js, the store of traces last."""
    return (*_names(static_js, "attention/*.js"), "traces.js")


def explorer_scripts(static_js: Path, page_scripts: frozenset[str]) -> tuple[str, ...]:
    """All other scripts; those that a page is named after start it, and so come last.

    page_scripts: "simulator.js" for the page whose template is simulator.html.
    """
    others = _names(static_js, "*.js") + _names(static_js, "*/*.js")
    elsewhere = {*SHELL, *engine_scripts(static_js), *_names(static_js, ON_DEMAND)}
    ours = [name for name in others if name not in elsewhere]
    return tuple(sorted(ours, key=lambda name: name in page_scripts))


def _names(static_js: Path, pattern: str) -> tuple[str, ...]:
    return tuple(sorted(path.relative_to(static_js).as_posix() for path in static_js.glob(pattern)))
