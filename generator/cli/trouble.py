"""How the command line says that something went wrong, and what it keeps of a fault that nobody foresaw."""

from __future__ import annotations

import logging
import platform
import tempfile
import traceback
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import click

from generator.errors import BuildError
from generator.machine import ROOT
from generator.messages import Said, in_language, say

REPORT, FEW = "fault.txt", 3
UNTOUCHED = say("A site that was built before is untouched.")
BUILDING = ("build", "serve")
"""The commands that write a site, after which somebody may ask what has become of it."""


class Aside(logging.Handler):
    """What goes wrong and is mended at once: said in passing."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language
        self._told: Counter[str] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        """Say it; of many such lines only the first."""
        kind = getattr(record.msg, "template", record.msg)
        self._told[kind] += 1
        if self._told[kind] <= FEW:
            click.echo(in_language(record.msg, self.language), err=True)
        elif self._told[kind] == FEW + 1:
            click.echo(in_language(say("And more of the same."), self.language), err=True)


def total(error: BuildError) -> Said:
    """How many problems they are."""
    count, files = len(error.problems), len({problem.where.path for problem in error.problems})
    if count == 1:
        return say("1 fault to mend.")
    if files == 1:
        return say("{count} faults to mend.", count=count)
    return say("{count} faults to mend in {files} files.", count=count, files=files)


def tell(error: BuildError, command: str, language: str) -> None:
    """Every problem, and how many they are."""
    rows = (in_language(row, language) for row in (total(error), *_untouched(command)))
    click.echo(f"{error.told(language)}\n\n{' '.join(rows)}", err=True)


def keep_report(error: Exception, words: Sequence[str]) -> Path | None:
    """Write down what somebody needs who is to mend it; None where no folder takes it."""
    python = f"Python {platform.python_version()}, {platform.platform()}"
    head = f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC\nbuild.py {' '.join(words)}\n{python}\n\n"
    for folder in (ROOT / ".cache", Path(tempfile.gettempdir())):
        try:
            folder.mkdir(exist_ok=True)
            path = folder / REPORT
            path.write_text(head + "".join(traceback.format_exception(error)), encoding="utf-8", errors="replace")
        except OSError:
            continue
        return path
    return None


def tell_report(path: Path | None, words: Sequence[str], language: str) -> None:
    """That the fault is ours, where its report is, and how to see it."""
    for row in report_lines(path, words):
        click.echo(in_language(row, language), err=True)


def report_lines(path: Path | None, words: Sequence[str]) -> tuple[Said, ...]:
    """The same, a line each."""
    kept = say("The report is in {path}.", path=path) if path else say("No report could be written.")
    debug = say("To see it here: python3 build.py {words} --debug", words=" ".join(words))
    return (say("This is a fault of the generator, not of your texts."), *_untouched(words[0]), kept, debug)


def _untouched(command: str) -> tuple[Said, ...]:
    return (UNTOUCHED,) if command in BUILDING else ()
