"""Where things are on this machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator import machine


def test_a_named_browser_comes_before_an_installed_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = tmp_path / "my browser"
    mine.touch()
    monkeypatch.setenv("ATENTA_FIREFOX", str(mine))
    assert machine.firefox() == mine


def test_a_named_browser_that_is_not_there_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATENTA_FIREFOX", str(tmp_path / "nothing"))
    assert machine.firefox() != tmp_path / "nothing"


def test_a_machine_without_browsers_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ATENTA_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(machine, "CHROMIUM_PLACES", ())
    assert machine.chromium() is None


def test_there_is_no_node_where_there_is_no_environment(tmp_path: Path) -> None:
    assert machine.node(tmp_path) is None
