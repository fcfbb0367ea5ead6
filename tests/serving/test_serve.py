"""The whole of `serve`: a warm process builds after each change, and a new one where Python has changed."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from generator.serving import serve, serve_site
from generator.serving.serve import Project

# Stands for the builder: says in which process it builds, and fails when asked to.
BUILDER = """
import json, os, sys
from pathlib import Path
for line in sys.stdin:
    with open("built", "a") as said: print(os.getpid(), file=said)
    if Path("ends").exists(): sys.exit(1)
    faults = {"en": ["a.md:1: a fault"]} if Path("fails").exists() else {}
    print(json.dumps({"total": {"en": "1 fault to mend."}, "faults": faults, "seconds": 0.5}), flush=True)
"""


ASKED = ("Changed", "That is what serves")
"""What is told before a build has ended."""


class Steps:
    """Changes one after the other, each when the last has been built: a file that is touched below the project."""

    def __init__(self, root: Path, told: Sequence[str], *names: str) -> None:
        self._root, self._told, self._names = root, told, names

    def __call__(self, *_folders: Path, **_options: object) -> Iterator[set[tuple[int, str]]]:
        for name in self._names:
            (self._root / name).parent.mkdir(exist_ok=True)
            (self._root / name).touch()
            yield {(1, str(self._root / name))}
            while self._told[-1].startswith(ASKED):
                time.sleep(0.01)
        raise KeyboardInterrupt


def served(root: Path, monkeypatch: pytest.MonkeyPatch, *names: str) -> tuple[list[str], list[str]]:
    """What is told while these change, and the process of each build."""
    told = list[str]()
    monkeypatch.setattr(serve, "watch", Steps(root, told, *names))
    assert serve_site(Project(root, [sys.executable, "-c", BUILDER], root), 0, "/", "en", told.append) == 0
    return told, (root / "built").read_text().split()


def test_one_process_builds_first_and_after_each_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told, processes = served(tmp_path, monkeypatch, "content/ui.toml", "static/a.css")
    assert (len(processes), len({*processes})) == (3, 1)
    assert [line.split("  ")[0].split(":")[0] for line in told] == [
        *("Built in 0.50 s", "See http"),
        *("Changed", "Built in 0.50 s", "Changed", "Built in 0.50 s"),
    ]


def test_changed_python_is_read_by_a_new_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, processes = served(tmp_path, monkeypatch, "generator/a.py", "content/ui.toml")
    assert (processes[0] != processes[1], processes[1] == processes[2]) == (True, True)


def test_changed_python_of_what_serves_asks_for_a_new_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told, _ = served(tmp_path, monkeypatch, "generator/a.py")
    assert not [line for line in told if "start serve again" in line]
    (tmp_path / "generator/serving").mkdir()
    told, processes = served(tmp_path, monkeypatch, "generator/serving/a.py")
    assert [line.startswith("That is what serves") for line in told] == [False, False, False, True, False]
    assert len({*processes[2:]}) == 2


def test_a_fault_is_told_and_the_serving_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told, processes = served(tmp_path, monkeypatch, "fails", "content/ui.toml")
    assert told[-1] == "a.md:1: a fault\n\n1 fault to mend."
    assert len({*processes}) == 1


def test_a_builder_that_has_ended_is_told_and_started_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told, processes = served(tmp_path, monkeypatch, "ends", "content/ui.toml")
    assert told[-1].endswith("The generator does not start, or has ended.")
    assert len({*processes}) == 2
