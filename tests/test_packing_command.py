"""`pack`, as a person sees it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from generator import cli
from generator.cli import packing
from generator.errors import Problem, Where
from generator.messages import verbatim
from generator.model.packages import FinishedSite, Package
from generator.packing import FORMS, MissingToolError
from generator.packing.forms import Form


def lacking(_site: FinishedSite) -> tuple[Package, ...]:
    raise MissingToolError(
        [Problem(Where(Path("requirements-pack.txt")), *map(verbatim, ("no libzim", "it installed", "Run: x")))]
    )


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A site of one page, of which one form can be made and one cannot."""
    forms: Mapping[str, Form] = {"usb": lambda _: (Package("usb", "a-usb.zip", None, b"usb"),), "single": lacking}
    monkeypatch.setattr(packing, "FORMS", forms)
    (tmp_path / "site").mkdir()
    (tmp_path / "site/index.html").write_text("<main></main>", encoding="utf-8")
    return tmp_path / "site"


def pack(site: Path, *options: str) -> tuple[int, list[str]]:
    out = site.with_name("out")
    code = cli.main(["pack", "--site", str(site), "--out", str(out), *options])
    return code, sorted(path.name for path in out.iterdir()) if out.is_dir() else []


def test_every_form_has_its_option(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["pack", "--help"])
    said = capsys.readouterr().out
    assert [form for form in FORMS if f"--{form} " not in said] == []


def test_all_forms_are_made_but_those_whose_tool_is_missing(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert pack(site) == (0, ["a-usb.zip"])
    said = capsys.readouterr().out
    assert "--single is left out. requirements-pack.txt: no libzim; expected it installed. Run: x" in said
    assert "a-usb.zip" in said
    assert Package("usb", "", None, b"usb").sha256 in said


def test_a_form_that_is_asked_for_alone_is_made_alone(site: Path) -> None:
    assert pack(site, "--usb") == (0, ["a-usb.zip"])


def test_a_form_that_is_asked_for_and_cannot_be_made_is_a_fault(
    site: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(packing, "FORMS", {"usb": lacking})
    assert pack(site, "--usb") == (1, [])
    assert "no libzim" in capsys.readouterr().err


def test_a_form_that_cannot_be_made_keeps_no_other_back(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert pack(site, "--single", "--usb") == (1, ["a-usb.zip"])
    told = capsys.readouterr()
    assert "a-usb.zip" in told.out
    assert "no libzim" in told.err


def test_without_a_site_it_says_how_to_build_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert pack(tmp_path / "none") == (1, [])
    assert "no site" in capsys.readouterr().err


def test_a_site_that_is_older_than_its_sources_is_told(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack(site, "--usb")
    assert "is older than" not in capsys.readouterr().out
    os.utime(site / "index.html", (0, 0))
    pack(site, "--usb")
    assert "is older than its sources" in capsys.readouterr().out


def test_sources_that_are_dated_in_the_future_make_no_site_old(tmp_path: Path) -> None:
    (tmp_path / "old").touch()
    (tmp_path / "new").touch()
    os.utime(tmp_path / "old", (1, 1))
    os.utime(tmp_path / "new", (2**33, 2**33))
    assert packing.newest([tmp_path]) == 1
