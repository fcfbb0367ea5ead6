"""What the commands hang from, and what several of them share."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from generator.messages import LANGUAGES, in_language, retold, say

CONTEXT = {"help_option_names": ["-h", "--help"], "max_content_width": 100}
FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
FOLDER = click.Path(file_okay=False, path_type=Path)
HELP = say("Show this message and exit.")
"""What click says of --help."""


class Command(click.Command):
    """A command with what every command can be told. Both are read before click reads anything, by cli.main."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **{"options_metavar": say("[OPTIONS]"), **settings})
        languages = click.Choice(LANGUAGES)
        said = say("Language of messages.  [default: the system's]")
        self.params.append(click.Option(["--lang"], type=languages, expose_value=False, help=said))
        shown = say("Show the traceback of a fault of the generator's own.")
        self.params.append(click.Option(["--debug"], is_flag=True, expose_value=False, help=shown))

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How the command is called, in the language that was asked for."""
        pieces = [retold(piece, ctx.obj.language) for piece in self.collect_usage_pieces(ctx)]
        usage = in_language(say("Usage:"), ctx.obj.language)
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=f"{usage} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(retold(self.help or "", ctx.obj.language))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What it can be told, a row each."""
        language, rows = ctx.obj.language, list[tuple[str, str]]()
        for each in self.get_params(ctx):
            if isinstance(each, click.Option) and (row := each.get_help_record(ctx)) is not None:
                # The library may have put something behind the words, such as the limits of a number.
                words = each.help or ""
                rows.append((row[0], row[1].replace(words, retold(words, language))))
        with formatter.section(in_language(say("Options"), language)):
            formatter.write_dl(rows)


class Commands(click.Group):
    """The group whose commands are such."""

    command_class = Command


@click.group(cls=Commands, context_settings=CONTEXT)
def commands() -> None:
    """Atenta: a static site, in Spanish and English, that teaches the Transformer's attention."""
