"""`serve`: the site on this machine while its texts change."""

from __future__ import annotations

import sys

import click

from generator.bootstrap import COMMANDS
from generator.cli.group import commands
from generator.machine import ROOT
from generator.messages import Asked, say


@commands.command(help=COMMANDS["serve"])
@click.option(
    "--port",
    metavar="N",
    type=click.IntRange(0, 65535),
    default=8000,
    help=say("0 takes any free one.  [default: 8000]"),
)
@click.option(
    "--base", metavar="/REPO/", default="/", help=say("Where the site begins: /repo/ as on GitHub Pages.  [default: /]")
)
@click.pass_obj
def serve(asked: Asked, port: int, base: str) -> int:
    """Build, serve, and build again whenever a source changes, until Ctrl-C."""
    from generator.serving import serve_site
    from generator.serving.serve import Project

    folders = [str(path) for path in (ROOT, ROOT / "site", ROOT / ".cache")]
    command = [sys.executable, "-m", "generator.cli.rebuilding", *folders, asked.language]
    return serve_site(Project(ROOT, command, ROOT), port, base, asked.language, click.echo)
