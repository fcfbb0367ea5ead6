from pathlib import Path

import pytest

from tests.content.tiny import Tree, make_tree


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return make_tree(tmp_path)
