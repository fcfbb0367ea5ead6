"""torch's own answers, as the reader tests ask for them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tests.attention.cases import GOLDENS, presets

SHIPPED, COMPUTED = 1e-5, 1e-9
"""What a weight may differ by: scores shipped as float32 (at T = 0.1 at most this), or computed in the page."""


@dataclass(frozen=True)
class Golden:
    """One case of tests/goldens/engine.json under the names of the address."""

    state: dict[str, object]
    tokens: Sequence[str]
    answer: dict[str, Any]

    def __str__(self) -> str:
        phrase = self.state.get("preset", f"{len(self.tokens)} tokens")
        return (
            f"{phrase} h{self.state['heads']} d{self.state['d_k']} T{self.state['temperature']:.3} {self.state['seed']}"
        )

    @property
    def tolerance(self) -> float:
        """Whether the page takes the build's scores or its own."""
        shipped = "preset" in self.state and self.state["seed"] == 2017 and not self.state["positional"]
        return SHIPPED if shipped else COMPUTED

    def apart(self, matrix: Sequence[Sequence[float]], head: int = 0) -> float:
        """The largest difference between a matrix of the page and torch's."""
        return float(np.abs(np.array(matrix) - np.array(self.answer["weights"][head])).max())


def read_goldens() -> list[Golden]:
    """Every case that torch wrote; presets by their name."""
    names = {text: name for name, text in presets().items()}
    return [_golden(case, names) for case in json.loads((GOLDENS / "engine.json").read_text("utf-8"))]


def _golden(case: dict[str, Any], names: dict[str, str]) -> Golden:
    text = case["text"]
    state: dict[str, object] = {"preset": names[text]} if text in names else {"text": text}
    state |= {"heads": case["n_heads"], "d_k": case["d_k"], "seed": case["seed"], "temperature": case["temperature"]}
    state |= {name: int(case[name]) for name in ("divide", "causal", "positional")}
    return Golden(state, case["tokens"], case["answer"])


GOLDEN_CASES = read_goldens()
START = next(golden for golden in GOLDEN_CASES if golden.state["heads"] == 4 and golden.state["d_k"] == 8)
