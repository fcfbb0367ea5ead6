"""What holds for every test."""

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages are read in English, whatever the language of the machine that tests."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
