"""`pack`: the finished site in the forms in which it is handed on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from time import time as now
from typing import Any

import click

from generator.bootstrap import COMMANDS
from generator.cli.group import FOLDER, commands
from generator.cli.telling import near, package_table, plain_console
from generator.errors import BuildError, Problem, Where
from generator.machine import ROOT
from generator.messages import Asked, Said, in_language, say
from generator.model.packages import FinishedSite, Package
from generator.packing import FORMS, MissingToolError, finished_site, write_packages

SAYS = {
    "usb": say("A zip for sticks and disks."),
    "single": say("Each explorer, and the whole site, in one HTML file."),
    "scorm": say("The exercises for a school's platform, in each language."),
    "zim": say("The site for Kiwix."),
    "pdf": say("What is to be read, on paper, in each language."),
}
SOURCES = ("content", "templates", "static", "generator")


def one_option_each(command: Callable[..., Any]) -> Callable[..., Any]:
    """An option for every form."""
    for form in reversed(tuple(FORMS)):
        command = click.option(f"--{form}", is_flag=True, help=SAYS[form])(command)
    return command


@commands.command(help=COMMANDS["pack"])
@one_option_each
@click.option("--site", type=FOLDER, default=ROOT / "site", help=say("The site that is packed.  [default: site]"))
@click.option("--out", type=FOLDER, default=ROOT / "packed", help=say("Folder for what is made.  [default: packed]"))
@click.pass_obj
def pack(told: Asked, /, site: Path, out: Path, **asked: bool) -> None:
    """Make the forms that are asked for; of all, where none is, those for which this machine has what they need."""
    from generator.content import load

    site, console = site.resolve(), plain_console()

    def tell(line: str) -> None:
        console.print(in_language(line, told.language))

    if not (site / "index.html").is_file():
        missing = Problem(Where(near(site)), say("no site"), say("a built site"), say("Run: python3 build.py"))
        raise BuildError([missing])
    if is_older(site):
        tell(say("{site} is older than its sources. To pack those, run first: python3 build.py", site=near(site)))
    names = [form for form, wanted in asked.items() if wanted]
    failed: list[Problem] = []
    if packages := tuple(made(finished_site(load(ROOT), site), names, failed, tell)):
        write_packages(packages, out)
        console.print(package_table(packages, told.language))
        tell(say("In {folder}", folder=near(out)))
    if failed:
        raise BuildError(failed)


def made(
    site: FinishedSite, names: Sequence[str], failed: list[Problem], tell: Callable[[str], None]
) -> Iterator[Package]:
    """The packages of these forms, or of all; one that fails joins `failed` and keeps none of the others back.

    Where all are made, one whose tool is missing is no fault: it is told and left out.
    """
    for name, form in FORMS.items():
        if names and name not in names:
            continue
        try:
            yield from form(site)
        except BuildError as error:
            if names or not isinstance(error, MissingToolError):
                failed += error.problems
                continue
            for problem in error.problems:
                tell(left_out(name, problem))


def left_out(name: str, problem: Problem) -> Said:
    """That a form is not made, and what it lacks, in a row."""
    return say(
        "--{name} is left out. {where}: {found}; expected {expected}. {hint}",
        name=name,
        where=problem.where,
        found=problem.found,
        expected=problem.expected,
        hint=problem.hint,
    )


def is_older(site: Path) -> bool:
    """Whether a source was changed after the newest file of the site was written."""
    return newest(ROOT / name for name in SOURCES) > newest([site])


def newest(folders: Iterable[Path]) -> float:
    """When anything below these was last written. A clock that was wrong may have dated some of it in the future."""
    files = (path for folder in folders for path in folder.rglob("*") if path.suffix != ".pyc" and path.is_file())
    return max((time for path in files if (time := path.stat().st_mtime) <= now()), default=0)
