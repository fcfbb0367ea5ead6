"""The code page's material: the lines are those of the files, the numbers those of torch's own attention."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch
from torch.nn.functional import scaled_dot_product_attention as torch_attention

from generator.attention.code_view import make_code_view
from generator.attention.random_model import run
from generator.attention.stepping import STEPS, listings
from generator.attention.tokens import tokenize
from generator.model import CodeView
from tests.attention.cases import ROOT
from tests.attention.tiny import DEFAULTS, LUNA

SEED = 2017
AGAIN = """
import sys
from pathlib import Path
from generator.attention.code_view import make_code_view
from tests.attention.tiny import DEFAULTS, LUNA
make_code_view(LUNA, DEFAULTS, 2017, {}, Path(sys.argv[1]))
raise SystemExit("torch" in sys.modules)
"""


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("code")


@pytest.fixture(scope="module")
def view(cache: Path) -> CodeView:
    return make_code_view(LUNA, DEFAULTS, SEED, {}, cache)


@pytest.mark.parametrize("name", STEPS)
def test_a_listing_is_what_stands_in_its_file_at_its_lines(view: CodeView, name: str) -> None:
    for listing in view.listings[name]:
        lines = (ROOT / listing.file).read_text(encoding="utf-8").split("\n")
        ours = listing.source.rstrip("\n").split("\n")
        theirs = lines[listing.first_line - 1 : listing.first_line - 1 + len(ours)]
        assert [line.strip() for line in ours] == [line.strip() for line in theirs]


def test_the_listings_are_read_by_import(view: CodeView) -> None:
    assert view.listings == listings()


def test_the_mixture_is_that_of_torch(view: CodeView) -> None:
    parts = run(tokenize(LUNA.text), DEFAULTS.heads, DEFAULTS.d_k, seed=SEED)
    scale = 1 / (DEFAULTS.temperature * DEFAULTS.d_k**0.5)
    theirs = torch_attention(parts.Q, parts.K, parts.V, scale=scale)
    np.testing.assert_allclose(view.steps["mixture"], theirs[DEFAULTS.head], atol=1e-12)
    torch.testing.assert_close(torch.tensor(view.steps["output"]), theirs.transpose(0, 1).flatten(1) @ parts.W_O)


def test_each_step_follows_from_the_one_before(view: CodeView) -> None:
    steps = view.steps
    np.testing.assert_allclose(steps["scores"], steps["Q"] @ steps["K"].T)
    np.testing.assert_allclose(steps["divided"], steps["scores"] / DEFAULTS.d_k**0.5)
    np.testing.assert_allclose(steps["scaled"], steps["divided"] / DEFAULTS.temperature)
    np.testing.assert_allclose(steps["mixture"], steps["weights"] @ steps["V"])


def test_made_before_it_needs_no_torch(view: CodeView, cache: Path) -> None:
    assert view.steps
    assert subprocess.run([sys.executable, "-c", AGAIN, str(cache)], cwd=ROOT, check=False).returncode == 0
