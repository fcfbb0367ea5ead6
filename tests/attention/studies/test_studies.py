import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from generator.attention import studies
from generator.model import Prose, Study
from tests.attention.tiny import content

MADE = Study("two-coins", {"heads": np.array([0.1, np.inf])}, {"mean": 1 / 3})


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A study of our own, and a note each time that it is made."""
    made = list[str]()
    module = ModuleType("generator.attention.studies.two_coins")

    def make() -> Study:
        made.append("made")
        return MADE

    module.__dict__["make"] = make
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(studies, "STUDIES", ("two-coins",))
    return made


def test_a_study_comes_out_of_the_cache_as_it_went_in(tmp_path: Path, calls: list[str]) -> None:
    for _ in range(2):
        study = studies.make_studies(["two-coins"], {}, tmp_path)["two-coins"]
    np.testing.assert_array_equal(study.columns["heads"], MADE.columns["heads"])
    assert (study.facts, calls) == (MADE.facts, ["made"])


def test_a_study_is_made_again_by_another_torch(tmp_path: Path, calls: list[str]) -> None:
    studies.make_studies(["two-coins"], {"torch": "1"}, tmp_path)
    studies.make_studies(["two-coins"], {"torch": "2"}, tmp_path)
    assert calls == ["made", "made"]


def test_a_study_is_made_where_a_text_or_a_figure_names_it(calls: list[str]) -> None:
    prose = Prose("p", "en", "p.md", "P", "P", "Heads: {{two-coins:mean}}", 1)
    assert studies.asked_for(replace(content(), prose={("p", "en"): prose})) == ("two-coins",)
    assert studies.asked_for(replace(content(), figures={"two-coins": {}})) == ("two-coins",)
    assert studies.asked_for(content()) == ()
    assert calls == []


def test_columns_cannot_be_written(tmp_path: Path, calls: list[str]) -> None:
    study = studies.make_studies(["two-coins"], {}, tmp_path)["two-coins"]
    assert calls
    with pytest.raises(ValueError, match="read-only"):
        study.columns["heads"][0] = 1.0
