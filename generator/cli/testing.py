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
from generator.cli.telling import ToldSteps, difference_lines, near, outcome_table, plain_console
from generator.errors import BuildError, Problem, Where
from generator.machine import ROOT
from generator.messages import Asked, in_language, one_of, say
from generator.packing.checking import check_zip


@commands.command(help=COMMANDS["test"])
@click.option("--only", multiple=True, metavar="NAME[,NAME…]", help=say("Run these steps alone."))
@click.option("--quick", is_flag=True, help=say("Leave the browsers out."))
@click.pass_obj
def test(told: Asked, only: tuple[str, ...], quick: bool) -> int:
    """Run every step, also after one that fails, and tell each one's outcome."""
    known = suite.all_steps(ROOT)
    names = [name for part in only for name in part.split(",") if name]
    unknown = [name for name in names if name not in {step.name for step in known}]
    if unknown:
        found, expected = say("--only: {names}", names=", ".join(unknown)), one_of(step.name for step in known)
        raise BuildError([Problem(Where(Path("build.py test")), found, expected)])
    return run_all(suite.choose(known, names, browsers=not quick), told.language)


@commands.command(help=COMMANDS["check"])
@click.argument("site", type=FOLDER, default=ROOT / "site")
@click.option("--against", type=FILE, metavar="MANIFEST", help=say("Only tell what differs from this list of SHA-256."))
@click.option("--zip", "archive", type=FILE, metavar="ZIP", help=say("Only tell whether a zip of pack --usb is whole."))
@click.pass_obj
def check(told: Asked, site: Path, against: Path | None, archive: Path | None) -> int:
    """Check the files of a site that was built before."""
    from generator.publish.check import check_site

    if archive is not None:
        whole = say("{zip}: all {count} files are there, each as it is listed.", zip=archive, count=check_zip(archive))
        click.echo(in_language(whole, told.language))
        return 0
    site = site.resolve()
    if not (site / "index.html").is_file():
        missing = Problem(Where(near(site)), say("no site"), say("a built site"), say("Run: python3 build.py"))
        raise BuildError([missing])
    if against is not None:
        return compare_files(site, against, told.language)
    code, found = run_all(suite.site_steps(ROOT, site), told.language), check_site(site, ROOT / ".cache")
    if found.problems:
        raise BuildError(found.problems)
    if code == 0:
        total = say(
            "{files} files, {pages} pages and {links} links: nothing is wrong.",
            files=found.files,
            pages=found.pages,
            links=found.links,
        )
        click.echo(in_language(total, told.language))
    return code


@commands.command(help=COMMANDS["bench"])
@click.option(
    "--only", multiple=True, metavar="NAME", help=say("Measure these groups alone; a wrong name tells which there are.")
)
def bench(only: tuple[str, ...]) -> int:
    """Print every figure that was promised beside what was measured; never fails on a slow one."""
    return subprocess.run([sys.executable, "-m", "tests.bench", *only], cwd=ROOT, check=False).returncode


def compare_files(site: Path, listed: Path, language: str) -> int:
    """Tell how the files of a site differ from a list, and give 1 if they do."""
    expected = manifest.read(listed)
    difference = manifest.compare(expected, manifest.digests_of(site))
    count = len(expected)
    total = (
        say("{count} files are listed in {path}, and the site differs.", count=count, path=listed)
        if difference
        else say("{count} files are listed in {path}, and the site has the same.", count=count, path=listed)
    )
    for line in (*difference_lines(difference), total):
        click.echo(in_language(line, language))
    return 1 if difference else 0


def run_all(steps: Sequence[suite.Step], language: str) -> int:
    """Run these steps, tell each one's outcome, and give 1 if any failed."""
    told = ToldSteps(plain_console(), language)
    browsers, ci = suite.found_browsers(), os.environ.get("CI", "").lower() in ("1", "true")
    outcomes = run_beside(steps, browsers, os.cpu_count() or 1, told, ci=ci)
    told.console.print(outcome_table(outcomes, language))
    return 1 if any(outcome.state == "failed" for outcome in outcomes) else 0
