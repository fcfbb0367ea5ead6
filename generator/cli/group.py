"""What the commands hang from, and what several of them share."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from generator.messages import LANGUAGES

CONTEXT = {"help_option_names": ["-h", "--help"], "max_content_width": 100}
FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
FOLDER = click.Path(file_okay=False, path_type=Path)


class Command(click.Command):
    """A command with what every command can be told. Both are read before click reads anything, by cli.main."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        languages = click.Choice(LANGUAGES)
        said = "Language of messages.  [default: the system's]"
        self.params.append(click.Option(["--lang"], type=languages, expose_value=False, help=said))
        shown = "Show the traceback of a fault of the generator's own."
        self.params.append(click.Option(["--debug"], is_flag=True, expose_value=False, help=shown))


class Commands(click.Group):
    """The group whose commands are such."""

    command_class = Command


@click.group(cls=Commands, context_settings=CONTEXT)
def commands() -> None:
    """Atenta: a static site, in Spanish and English, that teaches the Transformer's attention."""
