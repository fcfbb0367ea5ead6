"""The command line. Everything that a person types ends here, and only here is click known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from generator.bootstrap import with_command
from generator.cli import building, serving, testing
from generator.cli.group import commands
from generator.errors import BuildError

__all__ = ["building", "main", "serving", "testing"]


def main(arguments: Sequence[str]) -> int:
    """Do one command; gives its exit code. Expected faults are told on stderr, without a traceback."""
    try:
        code: Any = commands.main(with_command(arguments), prog_name="build.py", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except BuildError as error:
        for problem in error.problems:
            click.echo(f"{problem}\n", err=True)
        click.echo(f"{len(error.problems)} to mend. A site that was built before is untouched.", err=True)
        return 1
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except (click.Abort, KeyboardInterrupt):
        click.echo("\nbuild.py: stopped.", err=True)
        return 130
