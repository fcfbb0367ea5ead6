"""`test`, `check` and `bench`: whether what was made is right, and how fast."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from generator import manifest, suite
from generator.bootstrap import COMMANDS
from generator.cli.beside import run_beside
from generator.cli.group import FILE, FOLDER, commands
from generator.cli.telling import ToldSteps, difference_lines, outcome_table, plain_console
from generator.errors import BuildError
from generator.machine import ROOT
from generator.messages import asked, in_language, say
from generator.packing.checking import check_zip


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
    return run_all(suite.choose(known, names, browsers=not quick))


@commands.command(help=COMMANDS["check"])
@click.argument("site", type=FOLDER, default=ROOT / "site")
@click.option("--against", type=FILE, metavar="MANIFEST", help="Only tell what differs from this list of SHA-256.")
@click.option("--zip", "archive", type=FILE, metavar="ZIP", help="Only tell whether a zip of pack --usb is whole.")
def check(site: Path, against: Path | None, archive: Path | None) -> int:
    """Check the files of a site that was built before."""
    from generator.publish.check import check_site

    if archive is not None:
        click.echo(f"{archive}: all {check_zip(archive)} files are there, each as it is listed.")
        return 0
    site = site.resolve()
    if not (site / "index.html").is_file():
        raise click.UsageError(f"{site / 'index.html'}: no such file; expected a built site. Run: python3 build.py")
    if against is not None:
        return compare_files(site, against)
    code, found = run_all(suite.site_steps(ROOT, site)), check_site(site, ROOT / ".cache")
    if found.problems:
        raise BuildError(found.problems)
    if code == 0:
        total = say(
            "{files} files, {pages} pages and {links} links: nothing is wrong.",
            files=found.files,
            pages=found.pages,
            links=found.links,
        )
        click.echo(in_language(total, asked(sys.argv[1:]).language))
    return code


@commands.command(help=COMMANDS["bench"])
@click.option(
    "--only", multiple=True, metavar="NAME", help="Measure these groups alone; a wrong name tells which there are."
)
def bench(only: tuple[str, ...]) -> int:
    """Print every figure that was promised beside what was measured; never fails on a slow one."""
    return subprocess.run([sys.executable, "-m", "tests.bench", *only], cwd=ROOT, check=False).returncode


def compare_files(site: Path, listed: Path) -> int:
    """Tell how the files of a site differ from a list, and give 1 if they do."""
    expected = manifest.read(listed)
    difference = manifest.compare(expected, manifest.digests_of(site))
    count = len(expected)
    total = (
        say("{count} files are listed in {path}, and the site differs.", count=count, path=listed)
        if difference
        else say("{count} files are listed in {path}, and the site has the same.", count=count, path=listed)
    )
    language = asked(sys.argv[1:]).language
    for line in (*difference_lines(difference), total):
        click.echo(in_language(line, language))
    return 1 if difference else 0


def run_all(steps: Sequence[suite.Step]) -> int:
    """Run these steps, tell each one's outcome, and give 1 if any failed."""
    told = ToldSteps(plain_console())
    browsers, ci = suite.found_browsers(), os.environ.get("CI", "").lower() in ("1", "true")
    outcomes = run_beside(steps, browsers, os.cpu_count() or 1, told, ci=ci)
    told.console.print(outcome_table(outcomes))
    return 1 if any(outcome.state == "failed" for outcome in outcomes) else 0
