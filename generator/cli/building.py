"""`build` and `translated`: from the texts to the site."""

from __future__ import annotations

import tempfile
from pathlib import Path

import click

from generator.bootstrap import COMMANDS
from generator.cli.group import FOLDER, commands
from generator.cli.packing import made
from generator.cli.telling import Progress, near, plain_console, report_table, translation_lines
from generator.machine import ROOT
from generator.model.packages import Package
from generator.packing import finished_site


@commands.command(help=COMMANDS["build"])
@click.option("--out", type=FOLDER, default=ROOT / "site", help="Folder to write the site into.  [default: site]")
@click.option("--downloads", is_flag=True, help="Make what `pack` makes as well, for readers to take away.")
def build(out: Path, downloads: bool) -> None:
    """Build, and say what was made and what to open."""
    from generator import pipeline

    console = plain_console()
    with Progress(console) as progress:
        packages = packed(progress) if downloads else ()
        report = pipeline.build(ROOT, out.resolve(), ROOT / ".cache", progress.say, packages)
    console.print(report_table(report))
    for line in translation_lines(report.translations):
        console.print(line)
    console.print(f"Open {near(out / 'index.html')}")


def packed(progress: Progress) -> tuple[Package, ...]:
    """Every form of the site as it is when it offers none."""
    from generator import pipeline
    from generator.content import load

    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        pipeline.build(ROOT, site, ROOT / ".cache", progress.say)
        progress.say("Packing the site")
        return tuple(made(finished_site(load(ROOT), site), (), progress.console.print))


@commands.command(help=COMMANDS["translated"])
@click.argument("names", nargs=-1, metavar="[NAME]...")
def translated(names: tuple[str, ...]) -> None:
    """Write down how both sides of texts read, so that the build can tell which of them changes alone."""
    from generator.content import confirm, load

    click.echo(f"Recorded as saying the same in both languages: {confirm(ROOT, load(ROOT), names)}")
