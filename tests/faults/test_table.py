"""Each way to break content gives its message, whole, in both languages, and all of them come at once."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.faults.breaking import LANGUAGES, Breakage, breakages, problems_of

ROWS = breakages()
ROUNDS = tuple(dict.fromkeys(row.round for row in ROWS))
Told = Mapping[str, tuple[Path, Mapping[str, list[str]]]]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """For each round the broken copy, and its messages in each language."""
    found = {}
    for name in ROUNDS:
        root = tmp_path_factory.mktemp(name)
        problems = problems_of(root, [row for row in ROWS if row.round == name])
        found[name] = root, {language: [each.told(language) for each in problems] for language in LANGUAGES}
    return found


def test_there_are_forty_ways_and_more() -> None:
    assert len(ROWS) >= 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", ROWS, ids=[f"{row.file} {at}" for at, row in enumerate(ROWS)])
def test_what_is_broken_is_told_whole(row: Breakage, language: str, told: Told) -> None:
    root, messages = told[row.round]
    assert row.message(root, language) in messages[language]


@pytest.mark.parametrize("name", ROUNDS)
def test_nothing_else_is_told(name: str, told: Told) -> None:
    root, messages = told[name]
    expected = {row.message(root, "en") for row in ROWS if row.round == name}
    assert set(messages["en"]) == expected
