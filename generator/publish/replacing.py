"""What a build may take the place of: a site as a build left it, and nothing of a person's own."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path

from generator import manifest
from generator.errors import BuildError, Problem, Where
from generator.messages import Said, say
from generator.passing import BELOW

# What systems put into folders by themselves.
OF_THE_SYSTEM = frozenset({".DS_Store", "Thumbs.db", "desktop.ini", ".directory"})
SHOWN = 5
SOURCES = frozenset(
    {
        "content",
        "templates",
        "static",
        "generator",
        "tests",
        "docs",
        "node_modules",
        ".git",
        ".github",
        ".venv",
        ".cache",
    }
)
INTO_ANOTHER = say("Build into another folder: python3 build.py build --out FOLDER")
ELSEWHERE = say("Move them elsewhere, or build into another folder: python3 build.py build --out FOLDER")


def refuse_what_is_no_site(out: Path) -> Mapping[str, str]:
    """Raise BuildError if the folder holds what no build wrote, or what was changed since: it would be lost.

    Gives the SHA-256 of every file of the site that stands there, by its path; nothing where there is none.
    """
    if not os.path.lexists(out):
        return {}
    if not out.is_dir():
        raise BuildError([_problem(out, say("it is no folder"), ELSEWHERE)])
    listed, paths = _listed(out), sorted(_below(out))
    foreign = [path for path in paths if path not in listed]
    changed = manifest.compare(listed, manifest.digests_of(out)).different
    told = (
        (say("files that no build put there: {files}", files=_some(foreign)), foreign),
        (say("files that were changed since they were built: {files}", files=_some(changed)), changed),
    )
    if problems := [_problem(out, said, ELSEWHERE) for said, found in told if found]:
        raise BuildError(problems)
    return listed


def refuse_at_once(out: Path, project: Path) -> None:
    """Raise BuildError for a folder of which it is plain before anything is computed that no site can come there."""
    if project.is_relative_to(out):
        raise BuildError([_problem(out, say("the folder of the project, or one around it"), INTO_ANOTHER)])
    inside = out.relative_to(project).parts[:1] if out.is_relative_to(project) else ()
    if inside and inside[0] in SOURCES and project / BELOW not in out.parents:
        raise BuildError([_problem(out, say("a folder of the project's sources"), INTO_ANOTHER)])
    if not os.path.lexists(out):
        return
    if not out.is_dir():
        raise BuildError([_problem(out, say("it is no folder"), ELSEWHERE)])
    # Only a few: somebody may have named all that they own.
    foreign = () if (out / manifest.NAME).is_file() else tuple(islice(_below(out), SHOWN + 1))
    if foreign:
        raise BuildError(
            [_problem(out, say("files that no build put there: {files}", files=_some(foreign)), ELSEWHERE)]
        )


def _listed(out: Path) -> Mapping[str, str]:
    """The SHA-256 of what a build wrote there; nothing where no build did. A list without our mark may be anybody's."""
    file = out / manifest.NAME
    if not file.is_file():
        return {}
    body = file.read_bytes()
    if manifest.is_marked(body):
        return manifest.parse(body, file)
    found = say("a {file} that no build wrote, or that was changed since", file=manifest.NAME)
    hint = say(
        "If an older version of Atenta built this site, delete the folder or give it another name, this once;\n"
        "if not, build into another folder: python3 build.py build --out FOLDER"
    )
    raise BuildError([_problem(out, found, hint)])


def _below(out: Path) -> Iterator[str]:
    """Every file, every link, and every folder with nothing in it. Raises OSError where it cannot look."""
    for folder, folders, files in os.walk(out, onerror=_raise):
        here = Path(folder)
        links = [name for name in folders if (here / name).is_symlink()]
        empty = [] if folders or files or here == out else [here]
        for path in (*empty, *(here / name for name in (*files, *links) if name not in OF_THE_SYSTEM)):
            if path != out / manifest.NAME or path.is_symlink():
                yield path.relative_to(out).as_posix()


def _raise(error: OSError) -> None:
    raise error


def _some(paths: Sequence[str]) -> str:
    return ", ".join([*paths[:SHOWN], "…"] if len(paths) > SHOWN else paths)


def _problem(out: Path, found: Said, hint: Said) -> Problem:
    return Problem(Where(out), found, say("a new folder, or a site as a build left it"), hint)
