"""What the commands hang from, and what several of them share."""

from __future__ import annotations

from pathlib import Path

import click

CONTEXT = {"help_option_names": ["-h", "--help"], "max_content_width": 100}
FOLDER = click.Path(file_okay=False, path_type=Path)


@click.group(context_settings=CONTEXT)
def commands() -> None:
    """Atenta: a static site, in Spanish and English, that teaches the Transformer's attention."""
