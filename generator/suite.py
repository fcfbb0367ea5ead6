"""The steps of `build.py test` and `build.py check`: which commands, in which order, with which outcome."""

from __future__ import annotations

import glob
import os
import re
import subprocess
import sys
import time
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from generator import machine
from generator.messages import NOTHING, Said, say

STATE_IN_ADDRESS = "#[^#]*="
"""A fragment with "=" in it is the simulator's state, not an anchor."""

TAKEN_AWAY = "downloads"
"""Not pages of the site, but the site in other forms."""

NODE_TESTS = "tests/js/**/*.test.mjs"
FIREFOX_TESTS = "tests/browser/**/*.test.mjs"


@dataclass(frozen=True)
class Step:
    """One command and what it proves.

    browser: the browser without which it proves nothing. files: a pattern that must match a file, since a
    runner that finds no test passes. after: the step that makes what it looks at. cores: how many it keeps busy.
    """

    name: str
    says: str
    command: tuple[str, ...]
    browser: Literal["", "Chromium", "Firefox"] = ""
    files: str = ""
    after: str = ""
    cores: int = 1


@dataclass(frozen=True)
class Outcome:
    """How a step ended, and after how many seconds; what it said, unless it said so itself."""

    step: Step
    state: Literal["passed", "failed", "skipped"]
    seconds: float = 0.0
    reason: Said = NOTHING
    said: str = ""


def all_steps(root: Path) -> tuple[Step, ...]:
    """Everything that `test` runs, in the order in which it begins: what keeps one core busy, then what keeps two."""
    firefox, chromium = _browser_steps(root)
    node, unit = _unit_steps(root)
    site = Step("site", say("the site is built"), (sys.executable, "build.py", "build"))
    return (*_code_steps(root), site, firefox, node, *site_steps(root, root / "site"), unit, chromium)


def site_steps(root: Path, site: Path) -> tuple[Step, ...]:
    """What can be said of a finished site from its files: valid HTML, files that exist, anchors that exist."""
    node = str(machine.node(root))
    validate = str(root / "node_modules/html-validate/bin/html-validate.mjs")
    config = str(root / ".htmlvalidate.json")
    program = str(machine.venv_program(root, "lychee"))
    here = glob.escape(site.as_posix())
    pages = (f"{here}/*.html", f"{here}/!({TAKEN_AWAY})/**/*.html")
    taken_away = rf"^{re.escape(str(site / TAKEN_AWAY))}[/\\]"
    lychee = (program, "--offline", "--no-progress", "--extensions", "html", "--exclude-path", taken_away)
    anchors = ("--include-fragments", "--exclude", STATE_IN_ADDRESS)
    return (
        Step(
            "html",
            say("the pages are valid HTML"),
            (node, validate, "--config", config, *pages),
            after="site",
        ),
        Step("links", say("every link leads to a file"), (*lychee, "--root-dir", str(site), str(site)), after="site"),
        Step(
            "anchors", say("every anchor exists"), (*lychee, *anchors, "--root-dir", str(site), str(site)), after="site"
        ),
    )


def choose(steps: Collection[Step], only: Collection[str], *, browsers: bool) -> tuple[Step, ...]:
    """The steps named in `only` (all, if it is empty), without those of a browser if so wished."""
    named = (step for step in steps if not only or step.name in only)
    return tuple(step for step in named if browsers or not step.browser)


def run_step(root: Path, step: Step, browsers: Mapping[str, Path | None], *, ci: bool, live: bool = True) -> Outcome:
    """Run one step, live with our terminal. Without its browser it is skipped, and on CI failed."""
    if step.browser and browsers[step.browser] is None:
        reason = say(
            "no {browser} found on this machine (python3 build.py doctor says how to get it)", browser=step.browser
        )
        return Outcome(step, "failed" if ci else "skipped", reason=reason)
    if step.files and not any(root.glob(step.files)):
        return Outcome(step, "failed", reason=say("no file matches {pattern}", pattern=step.files))
    start = time.monotonic()
    out, err = (None, None) if live else (subprocess.PIPE, subprocess.STDOUT)
    try:
        done = subprocess.run(step.command, cwd=root, env=_environment(browsers), check=False, stdout=out, stderr=err)
    except OSError as error:
        return Outcome(step, "failed", time.monotonic() - start, say("it could not be started: {reason}", reason=error))
    reason = NOTHING if done.returncode == 0 else say("exit code {code}", code=done.returncode)
    said = (done.stdout or b"").decode("utf-8", "replace")
    return Outcome(step, "failed" if reason else "passed", time.monotonic() - start, reason, said)


def found_browsers() -> dict[str, Path | None]:
    """The browsers of this machine, by the names that steps use."""
    return {"Chromium": machine.chromium(), "Firefox": machine.firefox()}


def _code_steps(root: Path) -> tuple[Step, ...]:
    python, node = sys.executable, str(machine.node(root))
    contracts = str(machine.venv_program(root, "lint-imports"))
    types = (node, str(root / "node_modules/typescript/bin/tsc"), "-p", "tsconfig.json")
    return (
        Step("ruff", say("no common fault in the Python"), (python, "-m", "ruff", "check")),
        Step("format", say("the Python is formatted"), (python, "-m", "ruff", "format", "--check")),
        Step("mypy", say("the Python's types hold"), (python, "-m", "mypy", "--strict")),
        Step("contracts", say("no room imports what it may not"), (contracts, "--no-logo")),
        Step("types", say("the JavaScript's types hold"), types),
    )


def _unit_steps(root: Path) -> tuple[Step, ...]:
    python, node = sys.executable, str(machine.node(root))
    unit = (python, "-m", "pytest", "tests", "--ignore=tests/browser", "-n", "2")
    return (
        Step("node", say("the page's engine and views"), (node, "--test", NODE_TESTS), files=NODE_TESTS),
        Step("unit", say("the generator and its engine"), unit, after="site", cores=2),
    )


def _browser_steps(root: Path) -> tuple[Step, ...]:
    chromium = (sys.executable, "-m", "pytest", "tests/browser", "-n", "3")
    firefox = (str(machine.node(root)), "--test", FIREFOX_TESTS)
    return (
        Step("firefox", say("a reader in Firefox"), firefox, "Firefox", FIREFOX_TESTS, after="site"),
        Step("chromium", say("a reader in Chromium"), chromium, "Chromium", after="site", cores=2),
    )


def _environment(browsers: Mapping[str, Path | None]) -> dict[str, str]:
    found = {f"ATENTA_{name.upper()}": str(path) for name, path in browsers.items() if path is not None}
    return {**os.environ, "PYTHONUTF8": "1", **found}
