"""The workflow that publishes: what it runs exists, and what it takes from elsewhere is pinned."""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from generator.bootstrap import COMMANDS
from generator.cli.group import commands
from generator.machine import ROOT

TEXT = (ROOT / ".github/workflows/pages.yml").read_text(encoding="utf-8")
WORKFLOW: dict[str, Any] = yaml.safe_load(TEXT)
STEPS: list[dict[str, Any]] = [step for job in WORKFLOW["jobs"].values() for step in job["steps"]]


def test_each_action_is_pinned_to_a_commit() -> None:
    used = [step["uses"] for step in STEPS if "uses" in step]
    assert used
    assert [name for name in used if not re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", name)] == []


def test_each_command_is_one_of_ours_with_options_that_it_has() -> None:
    ours = [step["run"].split(" && ")[0].split()[2:] for step in STEPS if "build.py" in step.get("run", "")]
    assert [words[0] for words in ours] == ["test", "build", "check"]
    for name, *options in ours:
        assert name in COMMANDS
        assert set(options) <= {each for option in commands.commands[name].params for each in option.opts}


def test_the_line_that_it_fills_in_is_the_one_of_site_toml() -> None:
    (script,) = [step["run"] for step in STEPS if "sed" in step.get("run", "")]
    found = re.search(r"s\|\^(.*?)\|", script)
    assert found is not None
    line = f"^{found[1].replace(chr(92), '')}"
    assert re.search(line, (ROOT / "content/site.toml").read_text("utf-8"), re.MULTILINE)
    assert all(re.match(line, written) for written in ('address=""', 'address  = ""'))
    assert any("site/sitemap.xml" in step.get("run", "") for step in STEPS)


def test_what_is_published_is_what_was_built() -> None:
    (artifact,) = [step["with"] for step in STEPS if "upload-pages" in step.get("uses", "")]
    assert artifact == {"path": "site", "include-hidden-files": True}


@pytest.mark.parametrize("job", ["build", "publish"])
def test_a_job_may_do_no_more_than_it_needs(job: str) -> None:
    allowed = WORKFLOW["jobs"][job].get("permissions", WORKFLOW["permissions"])
    assert allowed == (
        {"contents": "read", "pages": "read"} if job == "build" else {"pages": "write", "id-token": "write"}
    )
