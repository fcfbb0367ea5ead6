"""What holds for every test."""

from pathlib import Path

import pytest

from tests.site import lay_out


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages are read in English, whatever the language of the machine that tests."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tiny site's project with its site and all that a build keeps; to be copied, not changed."""
    from generator.pipeline import build

    root = lay_out(tmp_path_factory.mktemp("built") / "tiny")
    build(root, root / "site", root / ".cache", lambda _step: None)
    return root
