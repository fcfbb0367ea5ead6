"""What click refuses of a command line, in our form and in our words."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import click

from generator.errors import Problem, Where, did_you_mean
from generator.messages import NOTHING, Said, either, one_of, say, verbatim

_LIMITS = re.compile(r"(?P<least>\d+)<=x<=(?P<most>\d+)")


def as_problem(error: click.ClickException) -> Problem:
    """What was found, what was expected, and where it can be looked up."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "build.py"
    hint = say("See: python3 {command} --help", command=command)
    found, expected, near = _known(error, context) or _other(error)
    return Problem(Where(Path(command)), found, expected, near or hint)


def _known(error: click.ClickException, context: click.Context | None) -> tuple[Said, Said, Said] | None:
    """The usual ones."""
    if isinstance(error, click.NoSuchOption):
        known = [name for each in context.command.params for name in each.opts] if context else []
        found, expected = say("unknown option {name}", name=error.option_name), either(sorted(known) or ["--help"])
        return found, expected, did_you_mean(error.option_name, known)
    if isinstance(error, click.MissingParameter) and error.param:
        name = error.param.opts[0] if isinstance(error.param, click.Option) else error.param.name
        return say("no {name}", name=name), _wanted(error.param), NOTHING
    if isinstance(error, click.BadParameter) and error.param:
        said = re.search(r"'(?P<value>[^']*)'|^(?P<number>\S+) is not in the range", error.message)
        value = said and (said["value"] or said["number"])
        name = error.param.opts[0] if isinstance(error.param, click.Option) else error.param.name
        return say("{name} is {value}", name=name, value=verbatim(value or "…")), _wanted(error.param), NOTHING
    return None


def _wanted(param: click.Parameter) -> Said:
    """What an option or a word of a command can be."""
    kind = param.type
    if isinstance(kind, click.Choice):
        return one_of(kind.choices)
    if isinstance(kind, click.IntRange):
        return say("a whole number from {least} to {most}", least=kind.min, most=kind.max)
    if isinstance(kind, click.Path):
        return say("a folder") if not kind.file_okay else say("a file that is there")
    return say("what --help lists")


_SAID: tuple[tuple[re.Pattern[str], Callable[[str], Said]], ...] = (
    (re.compile(r"Got unexpected extra arguments? \((.*)\)"), lambda words: say("{words} too many", words=words)),
    (re.compile(r"Option '(.*)' requires an argument"), lambda name: say("{name} without a value", name=name)),
    (re.compile(r"Option '(.*)' does not take a value"), lambda name: say("{name} with a value", name=name)),
)


def _other(error: click.ClickException) -> tuple[Said, Said, Said]:
    said = error.format_message().rstrip(".")
    for pattern, told in _SAID:
        if match := pattern.fullmatch(said):
            return told(match[1]), say("what --help lists"), NOTHING
    return verbatim(said), say("what --help lists"), NOTHING
