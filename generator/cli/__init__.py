"""The command line. Everything that a person types ends here, and only here is click known."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import click

from generator.bootstrap import with_command
from generator.cli import building, packing, serving, starting, testing
from generator.cli.group import commands
from generator.cli.refusing import as_problem
from generator.cli.trouble import Aside, keep_report, tell, tell_report
from generator.errors import BuildError
from generator.messages import asked, in_language, say

__all__ = ["building", "main", "packing", "serving", "starting", "testing"]


def main(arguments: Sequence[str]) -> int:
    """Do one command; gives its exit code. Faults are told on stderr, and a traceback goes into a file."""
    words = with_command(arguments)
    told = asked(words)
    logging.getLogger("generator").handlers = [Aside(told.language)]
    try:
        code: Any = commands.main(words, prog_name="build.py", standalone_mode=False, obj=told)
        return code if isinstance(code, int) else 0
    except BuildError as error:
        tell(error, words[0], told.language)
        return 1
    except click.ClickException as error:
        click.echo(as_problem(error).told(told.language), err=True)
        return error.exit_code
    except (click.Abort, KeyboardInterrupt):
        click.echo(f"\nbuild.py: {in_language(say('stopped.'), told.language)}", err=True)
        return 130
    except BrokenPipeError:
        raise
    except Exception as error:
        if told.debug:
            raise
        tell_report(keep_report(error, words), words, told.language)
        return 70
