"""`new`: a start to write on."""

from __future__ import annotations

import click

from generator.bootstrap import COMMANDS
from generator.cli.group import commands
from generator.machine import ROOT
from generator.messages import Asked, in_language, say

KINDS = ("preset", "page", "exercise")


@commands.command(help=COMMANDS["new"])
@click.argument("kind", type=click.Choice(KINDS))
@click.argument("name")
@click.pass_obj
def new(told: Asked, kind: str, name: str) -> None:
    """Write the start, and say where it is and what comes next."""
    from generator.content import begin

    for path in begin(ROOT, kind, name, told.language):
        said = say("Changed: {path}", path=path) if path.name == "site.toml" else say("New: {path}", path=path)
        click.echo(in_language(said, told.language))
    click.echo(in_language(say("Change the texts, then build: python3 build.py"), told.language))
