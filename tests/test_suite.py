"""The steps of `test`: which are run, and how each ends."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from generator import suite
from generator.suite import Step

ROOT = Path(__file__).resolve().parents[1]
VALID = """<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Atenta</title>
</head>
<body>
</body>
</html>
"""
BROWSERS = {"Chromium": None, "Firefox": Path("firefox")}


def step(code: str, browser: str = "") -> Step:
    """A step that runs a line of Python."""
    return Step("name", "says", (sys.executable, "-c", code), browser)  # type: ignore[arg-type]


def test_a_step_that_exits_with_0_passed(tmp_path: Path) -> None:
    assert suite.run_step(tmp_path, step("pass"), BROWSERS, ci=False).state == "passed"


def test_a_step_that_exits_with_another_code_failed_and_tells_it(tmp_path: Path) -> None:
    outcome = suite.run_step(tmp_path, step("raise SystemExit(3)"), BROWSERS, ci=False)
    assert (outcome.state, outcome.reason) == ("failed", "exit code 3")


def test_a_program_that_is_not_there_failed_and_is_named(tmp_path: Path) -> None:
    outcome = suite.run_step(tmp_path, Step("name", "says", ("no-such-program",)), BROWSERS, ci=False)
    assert outcome.state == "failed"
    assert "no-such-program" in outcome.reason


@pytest.mark.parametrize(("ci", "state"), [(False, "skipped"), (True, "failed")])
def test_without_its_browser_a_step_is_skipped_and_on_ci_failed(tmp_path: Path, ci: bool, state: str) -> None:
    outcome = suite.run_step(tmp_path, step("pass", "Chromium"), BROWSERS, ci=ci)
    assert outcome.state == state
    assert "no Chromium found" in outcome.reason


def test_a_runner_without_a_test_file_failed(tmp_path: Path) -> None:
    nothing = Step("name", "says", (sys.executable, "-c", "pass"), files="**/*.test.mjs")
    outcome = suite.run_step(tmp_path, nothing, BROWSERS, ci=False)
    assert (outcome.state, outcome.reason) == ("failed", "no file matches **/*.test.mjs")


def test_a_step_learns_which_browser_to_use(tmp_path: Path) -> None:
    asks = "import os; raise SystemExit(os.environ['ATENTA_FIREFOX'] != 'firefox')"
    assert suite.run_step(tmp_path, step(asks), BROWSERS, ci=False).state == "passed"


def test_quick_leaves_out_the_browsers_and_nothing_else() -> None:
    names = [step.name for step in suite.all_steps(ROOT)]
    quick = [step.name for step in suite.choose(suite.all_steps(ROOT), (), browsers=False)]
    assert [name for name in names if name not in quick] == ["firefox", "chromium"]


def test_only_keeps_the_order_of_the_steps() -> None:
    chosen = suite.choose(suite.all_steps(ROOT), ("unit", "ruff"), browsers=True)
    assert [step.name for step in chosen] == ["ruff", "unit"]


def test_the_site_is_built_before_it_is_looked_at() -> None:
    names = [step.name for step in suite.all_steps(ROOT)]
    assert all(names.index("site") < names.index(later) for later in ("html", "links", "anchors", "chromium"))


@pytest.mark.parametrize("folder", ["downloads", "a (b) +c"])
def test_links_are_followed_in_a_site_wherever_it_stands_and_not_in_what_is_taken_away(
    folder: str, tmp_path: Path
) -> None:
    site = tmp_path / folder / "atenta" / "site"
    (site / suite.TAKEN_AWAY).mkdir(parents=True)
    (site / suite.TAKEN_AWAY / "one.html").write_text('<a href="nowhere.html">a</a>')
    (site / "index.html").write_text('<a href="404.html">a</a>')
    (links,) = (step for step in suite.site_steps(ROOT, site) if step.name == "links")
    assert suite.run_step(ROOT, links, {}, ci=False, live=False).state == "failed"
    (site / "404.html").touch()
    assert suite.run_step(ROOT, links, {}, ci=False, live=False).state == "passed"


@pytest.mark.parametrize("folder", ["downloads", "a [b] +c"])
def test_pages_are_held_to_html_wherever_the_site_stands_and_what_is_taken_away_is_not(
    folder: str, tmp_path: Path
) -> None:
    site = tmp_path / folder / "site"
    for name in ("es", suite.TAKEN_AWAY):
        (site / name).mkdir(parents=True)
    (html,) = (step for step in suite.site_steps(ROOT, site) if step.name == "html")
    for page in ("index.html", "es/index.html"):
        (site / page).write_text("<p>")
        assert suite.run_step(ROOT, html, {}, ci=False, live=False).state == "failed"
        (site / page).write_text(VALID)
    (site / suite.TAKEN_AWAY / "one.html").write_text("<p>")
    assert suite.run_step(ROOT, html, {}, ci=False, live=False).state == "passed"
