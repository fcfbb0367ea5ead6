"""How a command tells what it does and what it made."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.status import Status
from rich.table import Table
from rich.text import Text

from generator import suite
from generator.manifest import Difference
from generator.messages import Said, in_language, say
from generator.model import BuildReport
from generator.model.packages import Package

STATES = {"passed": say("passed"), "failed": say("failed"), "skipped": say("skipped")}


class Progress:
    """Shows the step under way, and when the next begins, how long it took."""

    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.language = language
        self.status: Status = console.status(Text(in_language(say("Starting …"), language)))
        self.step = ""
        self.since = 0.0

    def __enter__(self) -> Progress:
        self.status.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._finish()
        self.status.stop()

    def say(self, step: str) -> None:
        """Called by the pipeline as a step begins."""
        self._finish()
        self.step, self.since = in_language(step, self.language), time.monotonic()
        self.status.update(Text(f"{self.step} …"))

    def begin(self, part: Said) -> None:
        """Names a part of the work that has steps of its own."""
        self._finish()
        self.console.print(in_language(part, self.language))

    def _finish(self) -> None:
        if self.step:
            self.console.print(f"{time.monotonic() - self.since:6.1f} s  {self.step}")
        self.step = ""


class ToldSteps:
    """Tells each step of `test` in one piece, whichever run beside it; what has the terminal speaks for itself."""

    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.language = language

    def began(self, step: suite.Step, *, live: bool) -> None:
        """Name it before it speaks."""
        if live:
            self._name(step)

    def ended(self, outcome: suite.Outcome, *, live: bool) -> None:
        """What it said, and its outcome."""
        if not live:
            self._name(outcome.step)
            self.console.out(outcome.said, end="", highlight=False)
        reason = outcome.reason and f" ({in_language(outcome.reason, self.language)})"
        seconds, state = f"{outcome.seconds:.1f}", STATES[outcome.state]
        ended = in_language(say("{state} in {seconds} s", state=state, seconds=seconds), self.language)
        self.console.print(f"   {ended}{reason}\n")

    def _name(self, step: suite.Step) -> None:
        self.console.print(f"── {step.name}: {in_language(step.says, self.language)}")


def report_table(report: BuildReport, language: str) -> Table:
    """What a build made, as two columns."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    rows = (
        (say("pages"), f"{report.pages}"),
        (say("files"), f"{report.files}"),
        (say("bytes"), f"{report.bytes:,}"),
        (say("traces"), f"{report.traces}"),
        (say("links"), f"{report.links}"),
        (say("seconds"), f"{report.seconds:.1f}"),
    )
    for name, value in rows:
        table.add_row(value, in_language(name, language))
    return table


def package_table(packages: Sequence[Package], language: str) -> Table:
    """What was packed: a line for each file, with how large it is and by what it is known."""
    file, size = (in_language(name, language) for name in (say("file"), say("bytes")))
    table = Table(file, size, "SHA-256", box=None, padding=(0, 2, 0, 0))
    table.columns[1].justify = "right"
    for package in packages:
        table.add_row(package.name, f"{package.bytes:,}", package.sha256)
    return table


def difference_lines(difference: Difference) -> Iterator[Said]:
    """Each file in which a folder and a list differ, a line each."""
    yield from (say("missing: {path}", path=path) for path in difference.missing)
    yield from (say("not listed: {path}", path=path) for path in difference.extra)
    yield from (say("different: {path}", path=path) for path in difference.different)


def outcome_table(outcomes: Sequence[suite.Outcome], language: str) -> Table:
    """Every step with its outcome and time; the reason where it did not pass."""
    heads = (in_language(head, language) for head in (say("step"), say("outcome"), say("seconds")))
    table = Table(*heads, "", box=None, padding=(0, 2, 0, 0))
    table.columns[2].justify = "right"
    for outcome in outcomes:
        state, reason = (in_language(each, language) for each in (STATES[outcome.state], outcome.reason))
        table.add_row(outcome.step.name, state, f"{outcome.seconds:.1f}", reason)
    return table


def plain_console() -> Console:
    """A console that takes no text for markup, and does not break lines for a reader that is a file."""
    return Console(markup=False, highlight=False, emoji=False, width=None if sys.stdout.isatty() else 140)


def near(path: Path) -> Path:
    """The path as seen from where the person stands, if it lies below."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path
