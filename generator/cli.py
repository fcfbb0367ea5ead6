"""The command line. Everything that a person types ends here, and only here is click known."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.status import Status
from rich.table import Table
from rich.text import Text

from generator import suite
from generator.bootstrap import COMMANDS, with_command
from generator.errors import BuildError
from generator.machine import ROOT
from generator.model import BuildReport, Translations

OUT = click.Path(file_okay=False, path_type=Path)
CONTEXT = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


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


@click.group(context_settings=CONTEXT)
def commands() -> None:
    """Atenta: a static site, in Spanish and English, that teaches the Transformer's attention."""


@commands.command(help=COMMANDS["build"])
@click.option("--out", type=OUT, default=ROOT / "site", help="Folder to write the site into.  [default: site]")
def build(out: Path) -> None:
    """Build, and say what was made and what to open."""
    from generator import pipeline

    console = _console()
    with Progress(console) as progress:
        report = pipeline.build(ROOT, out.resolve(), ROOT / ".cache", progress.say)
    console.print(report_table(report))
    for line in translation_lines(report.translations):
        console.print(line)
    console.print(f"Open {_near(out / 'index.html')}")


@commands.command(help=COMMANDS["test"])
@click.option("--only", multiple=True, metavar="NAME[,NAME…]", help="Run these steps alone.")
@click.option("--quick", is_flag=True, help="Leave the browsers out.")
def test(only: tuple[str, ...], quick: bool) -> int:
    """Run every step, also after one that fails, and tell each one's outcome."""
    known = suite.all_steps(ROOT)
    names = [name for part in only for name in part.split(",") if name]
    unknown = [name for name in names if name not in {step.name for step in known}]
    if unknown:
        expected = ", ".join(step.name for step in known)
        raise click.UsageError(f"--only: {', '.join(unknown)}; expected of {expected}.")
    return _run_all(suite.choose(known, names, browsers=not quick))


@commands.command(help=COMMANDS["check"])
@click.argument("site", type=OUT, default=ROOT / "site")
def check(site: Path) -> int:
    """Check the files of a site that was built before."""
    from generator.publish.check import check_site

    site = site.resolve()
    if not (site / "index.html").is_file():
        raise click.UsageError(f"{site / 'index.html'}: no such file; expected a built site. Run: python3 build.py")
    code = _run_all(suite.site_steps(ROOT, site))
    if problems := check_site(site, ROOT / ".cache"):
        raise BuildError(problems)
    return code


@commands.command(help=COMMANDS["serve"])
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 takes any free one.")
def serve(port: int) -> int:
    """Build, serve, and build again whenever a source changes, until Ctrl-C."""
    from generator.publish.serve import serve_site

    return serve_site(ROOT, port, [sys.executable, str(ROOT / "build.py"), "build"], click.echo)


@commands.command(help=COMMANDS["translated"])
@click.argument("names", nargs=-1, metavar="[NAME]...")
def translated(names: tuple[str, ...]) -> None:
    """Write down how both sides of texts read, so that the build can tell which of them changes alone."""
    from generator.content import confirm, load

    click.echo(f"Recorded as saying the same in both languages: {confirm(ROOT, load(ROOT), names)}")


@commands.command(help=COMMANDS["bench"])
@click.option("--only", multiple=True, metavar="NAME", help="Measure these groups alone: builds, engine, page.")
def bench(only: tuple[str, ...]) -> int:
    """Print every figure that was promised beside what was measured; never fails on a slow one."""
    return subprocess.run([sys.executable, "-m", "tests.bench", *only], cwd=ROOT, check=False).returncode


class Progress:
    """Shows the step under way, and when the next begins, how long it took."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.status: Status = console.status(Text("Starting …"))
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
        self.step, self.since = step, time.monotonic()
        self.status.update(Text(f"{step} …"))

    def _finish(self) -> None:
        if self.step:
            self.console.print(f"{time.monotonic() - self.since:6.1f} s  {self.step}")
        self.step = ""


def report_table(report: BuildReport) -> Table:
    """What a build made, as two columns."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    rows = (
        ("pages", f"{report.pages}"),
        ("files", f"{report.files}"),
        ("bytes", f"{report.bytes:,}"),
        ("traces", f"{report.traces}"),
        ("links", f"{report.links}"),
        ("seconds", f"{report.seconds:.1f}"),
    )
    for name, value in rows:
        table.add_row(value, name)
    return table


def translation_lines(translations: Translations) -> Iterator[str]:
    """What a translator has to do, a line each; nothing where nothing is known to be amiss."""
    for pair, language in translations.missing:
        for other, where in pair.places.items():
            yield f"{where}: {pair.name} is missing in {language}; the site shows the text in {other} there."
    for pair, language in translations.stale:
        yield f"{pair.places[language]}: {pair.name} in {language} is older than its twin."
    if translations.stale:
        yield "Once they agree, run: python3 build.py translated NAME…"
    if translations.untold:
        yield f"New or changed in both languages: {translations.untold}. If they agree: python3 build.py translated"


def outcome_table(outcomes: Sequence[suite.Outcome]) -> Table:
    """Every step with its outcome and time; the reason where it did not pass."""
    table = Table("step", "outcome", "seconds", "", box=None, padding=(0, 2, 0, 0))
    table.columns[2].justify = "right"
    for outcome in outcomes:
        table.add_row(outcome.step.name, outcome.state, f"{outcome.seconds:.1f}", outcome.reason)
    return table


def _run_all(steps: Sequence[suite.Step]) -> int:
    console = _console()
    browsers, ci = suite.found_browsers(), os.environ.get("CI", "").lower() in ("1", "true")
    outcomes = []
    for step in steps:
        console.print(f"── {step.name}: {step.says}")
        outcome = suite.run_step(ROOT, step, browsers, ci=ci)
        console.print(f"   {outcome.state} in {outcome.seconds:.1f} s{outcome.reason and f' ({outcome.reason})'}\n")
        outcomes.append(outcome)
    console.print(outcome_table(outcomes))
    return 1 if any(outcome.state == "failed" for outcome in outcomes) else 0


def _console() -> Console:
    """A console that takes no text for markup, and does not break lines for a reader that is a file."""
    return Console(markup=False, highlight=False, emoji=False, width=None if sys.stdout.isatty() else 140)


def _near(path: Path) -> Path:
    """The path as seen from where the person stands, if it lies below."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path
