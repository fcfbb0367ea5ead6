"""`build` and `translated`: from the texts to the site."""

from __future__ import annotations

from pathlib import Path

import click

from generator.bootstrap import COMMANDS
from generator.cli.group import FOLDER, commands
from generator.cli.telling import Progress, near, plain_console, report_table, translation_lines
from generator.machine import ROOT


@commands.command(help=COMMANDS["build"])
@click.option("--out", type=FOLDER, default=ROOT / "site", help="Folder to write the site into.  [default: site]")
def build(out: Path) -> None:
    """Build, and say what was made and what to open."""
    from generator import pipeline

    console = plain_console()
    with Progress(console) as progress:
        report = pipeline.build(ROOT, out.resolve(), ROOT / ".cache", progress.say)
    console.print(report_table(report))
    for line in translation_lines(report.translations):
        console.print(line)
    console.print(f"Open {near(out / 'index.html')}")


@commands.command(help=COMMANDS["translated"])
@click.argument("names", nargs=-1, metavar="[NAME]...")
def translated(names: tuple[str, ...]) -> None:
    """Write down how both sides of texts read, so that the build can tell which of them changes alone."""
    from generator.content import confirm, load

    click.echo(f"Recorded as saying the same in both languages: {confirm(ROOT, load(ROOT), names)}")
