"""`serve`: the site on this machine while its texts change."""

from __future__ import annotations

import sys

import click

from generator.bootstrap import COMMANDS
from generator.cli.group import commands
from generator.machine import ROOT


@commands.command(help=COMMANDS["serve"])
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 takes any free one.")
def serve(port: int) -> int:
    """Build, serve, and build again whenever a source changes, until Ctrl-C."""
    from generator.publish.serve import serve_site

    return serve_site(ROOT, port, [sys.executable, str(ROOT / "build.py"), "build"], click.echo)
