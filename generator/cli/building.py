"""`build` and `translated`: from the texts to the site."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from time import monotonic

import click

from generator.bootstrap import COMMANDS
from generator.cli.group import FOLDER, commands
from generator.cli.packing import made
from generator.cli.telling import Progress, near, plain_console, report_table
from generator.cli.translating import translation_lines
from generator.errors import BuildError, Problem
from generator.machine import ROOT
from generator.messages import Asked, in_language, say
from generator.model.packages import Package
from generator.packing import finished_site
from generator.passing import passing_folder


@commands.command(help=COMMANDS["build"])
@click.option("--out", type=FOLDER, default=ROOT / "site", help=say("Folder to write the site into.  [default: site]"))
@click.option("--downloads", is_flag=True, help=say("Make what `pack` makes as well, for readers to take away."))
@click.pass_obj
def build(told: Asked, out: Path, downloads: bool) -> None:
    """Build, and say what was made and what to open."""
    from generator import pipeline

    console, started = plain_console(), monotonic()
    with Progress(console, told.language) as progress:
        packages = packed(progress) if downloads else ()
        report = pipeline.build(ROOT, out.resolve(), ROOT / ".cache", progress.say, pipeline.Wishes(packages))
    console.print(report_table(replace(report, seconds=monotonic() - started), told.language))
    for line in (*translation_lines(report.translations), say("Open {page}", page=near(out / "index.html"))):
        console.print(in_language(line, told.language))


def packed(progress: Progress) -> tuple[Package, ...]:
    """Every form of the site as it is when it offers none; what follows is the site that offers them."""
    from generator import pipeline
    from generator.content import load

    progress.begin(say("First the site that is packed:"))
    with passing_folder() as folder:
        site = folder / "site"
        pipeline.build(ROOT, site, ROOT / ".cache", progress.say)
        progress.say(say("Packing the site"))

        def tell(line: str) -> None:
            progress.console.print(in_language(line, progress.language))

        failed: list[Problem] = []
        packages = tuple(made(finished_site(load(ROOT), site), (), failed, tell))
    if failed:
        raise BuildError(failed)
    progress.begin(say("Then the site that offers what was packed:"))
    return packages


@commands.command(help=COMMANDS["translated"])
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.pass_obj
def translated(told: Asked, names: tuple[str, ...]) -> None:
    """Write down how both sides of texts read, so that the build can tell which of them changes alone."""
    from generator.content import confirm, load

    said = say("Recorded as saying the same in both languages: {count}", count=confirm(ROOT, load(ROOT), names))
    click.echo(in_language(said, told.language))
