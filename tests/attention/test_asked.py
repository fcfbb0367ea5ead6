"""Numbers that texts ask for: the same as torch's own, kept until what they are made from changes."""

from __future__ import annotations

import math
import subprocess
import sys
from pathlib import Path

import pytest

from generator.attention import compute
from generator.attention.asked import answers
from generator.model import Computed
from generator.requests import Measured, NumberRequest
from tests.attention.answers import answer
from tests.attention.cases import ROOT, Case
from tests.attention.tiny import LUNA, content

ASKED = NumberRequest("weight", "luna", 2, 8, 1, 0.7, divide=False, causal=True, row=3, column=2)
SAME = Case(LUNA.text, 2, 8, temperature=0.7, divide=False, causal=True)
AGAIN = """
import sys
from pathlib import Path
from generator.attention import compute
from generator.attention.asked import answers
from generator.requests import NumberRequest
from tests.attention.tiny import content
cache = Path(sys.argv[1])
answers(compute(content(), cache), [eval(sys.argv[2])], cache)
raise SystemExit("torch" in sys.modules)
"""


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("asked")


@pytest.fixture(scope="module")
def computed(cache: Path) -> Computed:
    return compute(content(), cache)


def of(measure: Measured) -> NumberRequest:
    return NumberRequest(measure, "luna", 2, 8, 1, 0.7, divide=False, causal=True, row=3, column=2)


@pytest.mark.parametrize(
    ("measure", "place"),
    [
        ("weight", ("weights", (1, 3, 2))),
        ("share", ("weights", (1, 3, 2))),
        ("entropy", ("row_entropy", (1, 3))),
        ("mean_entropy", ("mean_entropy", (1,))),
        ("max_attention", ("max_attention", (1,))),
    ],
)
def test_an_answer_is_what_torch_gives(
    computed: Computed, cache: Path, measure: Measured, place: tuple[str, tuple[int, ...]]
) -> None:
    name, at = place
    assert answers(computed, [of(measure)], cache)[of(measure)] == pytest.approx(answer(SAME)[name][at], abs=1e-12)


def test_the_limit_is_the_mean_of_the_logarithms_of_the_keys_seen(computed: Computed, cache: Path) -> None:
    limit = sum(math.log2(seen) for seen in (1, 2, 3, 4, 5)) / 5
    assert answers(computed, [of("limit")], cache)[of("limit")] == pytest.approx(limit, abs=1e-12)


@pytest.mark.parametrize(
    "request_", [NumberRequest("limit", "mar", 2, 8, 0, 1), NumberRequest("limit", "luna", 8, 8, 0, 1)]
)
def test_what_the_sweep_does_not_have_is_left_out(computed: Computed, cache: Path, request_: NumberRequest) -> None:
    assert answers(computed, [request_], cache) == {}


def test_a_place_outside_the_phrase_is_left_out(computed: Computed, cache: Path) -> None:
    assert answers(computed, [NumberRequest("entropy", "luna", 2, 8, 0, 1, row=5)], cache) == {}


def test_a_question_asked_before_needs_no_torch(computed: Computed, cache: Path) -> None:
    answers(computed, [ASKED], cache)
    command = [sys.executable, "-c", AGAIN, str(cache), repr(ASKED)]
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == 0
