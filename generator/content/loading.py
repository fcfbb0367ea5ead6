"""The one door of this room: a checkout's content, or every fault in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TypeVar

from generator.content import (
    exercises,
    features,
    figures,
    glossary,
    heads,
    laboratory,
    languages,
    pages,
    palette,
    pictures,
    presets,
    sentences,
    site,
    sources,
    sweep,
    translations,
    ui,
)
from generator.content.layers import Layers
from generator.content.reading import names_in
from generator.content.tables import Document, read_toml
from generator.content.twins import Twins
from generator.content.words import quoted
from generator.errors import BuildError, Problem, Where, did_you_mean
from generator.messages import either, say
from generator.model import Content

T = TypeVar("T")
Look = Callable[[Content], Iterable[Problem]]
FOLDER = Path("content")
_KNOWN_TO_TEXTS = {site.PATH, sources.PATH, glossary.PATH}
"""What pages, links and citations are held against: where these have faults, a text may seem to have some too."""
TEMPLATES = Path("templates")
_FILES = (site.PATH, sweep.PATH, palette.PATH, ui.PATH, sources.PATH, glossary.PATH, features.PATH, translations.PATH)
_WITH_FOLDERS = (presets, pages, figures, heads, sentences, exercises, languages, pictures)


def load(root: Path, look: Look = lambda _content: ()) -> Content:
    """Read and check everything below root/content.

    look: finds more faults in what could be read, where there are faults already; so all are told at once.
    Raises: BuildError, with every problem of every file, in the order of files and lines.
    """
    problems: list[Problem] = []
    if not (root / FOLDER).is_dir():
        raise BuildError([Problem(Where(FOLDER), say("no such folder"), say("the folder that holds the site's texts"))])
    content = _read(root, problems)
    _check_strays(root, problems)
    _check_folders(root, problems)
    if content is not None and problems and _KNOWN_TO_TEXTS.isdisjoint(problem.where.path for problem in problems):
        problems += look(content)
    if problems or content is None:
        raise BuildError(_in_order(problems))
    return content


def _read(root: Path, problems: list[Problem]) -> Content | None:
    site_toml = read_toml(root, site.PATH, problems)
    tongues = languages.read_tongues(root, problems)
    twins = Twins(tongues, layers=(the_layers := Layers(root, tuple(tongues), problems)))
    the_site = None if site_toml is None else site.make_site(site_toml, root / TEMPLATES, problems, twins)
    the_sweep = _made(root, sweep.PATH, sweep.make_sweep, problems)
    the_palette = _made(root, palette.PATH, palette.make_palette, problems)
    the_ui = _made(root, ui.PATH, partial(ui.make_ui, twins=twins), problems)
    the_sources = _made(root, sources.PATH, sources.make_sources, problems)
    the_glossary = _made(root, glossary.PATH, partial(glossary.make_glossary, twins=twins), problems)
    the_presets = presets.read_presets(root, problems, twins)
    prose = pages.read_pages(root, problems, twins)
    the_figures = figures.read_figures(root, the_sources or {}, problems, twins)
    the_pictures = pictures.read_pictures(root, problems)
    the_laboratory = laboratory.read_laboratory(root, problems, twins)
    the_exercises = exercises.read_exercises(root, presets.preset_names(root), problems, twins)
    the_layers.check_strays()
    if site_toml is not None:
        site.check_start(site_toml, presets.preset_names(root), the_sweep, problems)
        pages.check_listed(root, site_toml, problems)
    if the_site is None or the_sweep is None or the_palette is None or the_ui is None:
        return None
    if the_sources is None or the_glossary is None:
        return None
    texts = (the_presets, prose, the_sources, the_figures, the_glossary)
    compared = translations.compare(twins.pairs, translations.read_record(root, problems), twins.languages)
    built_in = (the_laboratory, the_exercises, the_pictures)
    return Content(the_site, the_sweep, the_palette, the_ui, *texts, tuple(twins.pairs), compared, *built_in)


def _made(
    root: Path, path: Path, make: Callable[[Document, list[Problem]], T | None], problems: list[Problem]
) -> T | None:
    document = read_toml(root, path, problems)
    return None if document is None else make(document, problems)


def _check_strays(root: Path, problems: list[Problem]) -> None:
    known = [path.name for path in (*_FILES, *(each.FOLDER for each in _WITH_FOLDERS))]
    for name in names_in(root / FOLDER):
        if name not in known:
            found = say("unknown {name}", name=quoted(name))
            problems.append(Problem(Where(FOLDER / name), found, either(known), did_you_mean(name, known)))


def _check_folders(root: Path, problems: list[Problem]) -> None:
    for folder in (each.FOLDER for each in _WITH_FOLDERS):
        # A link that leads nowhere or around in a circle does not exist, and yet is there.
        if ((root / folder).is_symlink() and not (root / folder).exists()) or (root / folder).is_file():
            problems.append(Problem(Where(folder), say("what is no folder"), say("a folder of this name")))


def _in_order(problems: list[Problem]) -> list[Problem]:
    """By file, line and column; of two problems that found the same thing in the same place only the first."""
    once: dict[tuple[Where, str], Problem] = {}
    for problem in problems:
        once.setdefault((problem.where, problem.found), problem)
    return sorted(once.values(), key=_place)


def _place(problem: Problem) -> tuple[str, int, int]:
    where = problem.where
    return where.path.as_posix(), where.line or 0, where.column or 0
