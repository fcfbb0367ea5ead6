from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def font_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Cutting the reading face takes seconds: once for all tests of this room."""
    return tmp_path_factory.mktemp("fonts")
