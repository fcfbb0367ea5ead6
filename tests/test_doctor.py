"""The doctor looks at a project and says what it lacks."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from generator import bootstrap, doctor
from generator.doctor import Finding
from generator.machine import ROOT


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A fresh clone: lock files, and nothing made from them."""
    for name in (*bootstrap.TEST_TOOLS, "package.json", "package-lock.json"):
        (tmp_path / name).touch()
    return tmp_path


def test_a_fresh_clone_lacks_something_that_build_needs(bare: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert doctor.main(bare) == 1
    assert "missing  .venv. Run: python3 build.py" in capsys.readouterr().out


def test_what_only_tests_need_does_not_fail_the_doctor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    findings = (Finding("torch", "2.13.0", "", needed=True), Finding("Firefox", "", "get it", needed=False))
    monkeypatch.setattr(doctor, "examine", lambda _root: findings)
    assert doctor.main(tmp_path) == 0
    assert "missing  Firefox (for tests alone). Run: get it" in capsys.readouterr().out


def test_every_line_that_is_not_ok_tells_a_command(bare: Path) -> None:
    assert all(finding.mend for finding in doctor.examine(bare))


def test_the_doctor_changes_nothing(bare: Path) -> None:
    before = sorted(bare.rglob("*"))
    doctor.examine(bare)
    assert sorted(bare.rglob("*")) == before


def test_the_doctor_speaks_spanish(bare: Path, capsys: pytest.CaptureFixture[str]) -> None:
    doctor.main(bare, "es")
    said = capsys.readouterr().out
    assert "falta    .venv. Ejecuta: python3 build.py" in said
    assert not re.search(r"\b(missing|ok|as pinned|free|for tests alone)\b", said)


def test_a_reader_that_leaves_early_is_no_fault() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, str(ROOT / "build.py"), "doctor", "--help"]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")
