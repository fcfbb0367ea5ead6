"""The engine looked at from outside: the source of each step by import, and each step's numbers for one state."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from textwrap import dedent
from typing import Any

from torch import Tensor

from generator.attention.random_model import project, run
from generator.attention.scaled_dot_product import (
    causal_mask,
    multi_head,
    scale,
    scaled_dot_product_attention,
    softmax,
    split_heads,
)
from generator.attention.studies.worked_example import by_hand
from generator.model import Defaults, Listing

ROOT = Path(__file__).parents[2]
Lines = tuple[Callable[..., Any], str]
"""A function, and what stands in the line that is meant; the whole function where that is empty."""
STEPS: Mapping[str, tuple[Lines, ...]] = {
    "attention": ((scaled_dot_product_attention, ""),),
    "project": ((project, ""),),
    "split": ((split_heads, ""),),
    "scores": ((scaled_dot_product_attention, "scores = "),),
    "scale": ((scale, ""),),
    "mask": ((causal_mask, ""), (scaled_dot_product_attention, "masked = ")),
    "softmax": ((softmax, ""),),
    "output": ((scaled_dot_product_attention, "weights @ V"),),
    "join": ((multi_head, ""),),
    "example": ((by_hand, ""),),
}


def listings() -> Mapping[str, tuple[Listing, ...]]:
    """The source of each step as Python has it."""
    return {name: tuple(_listing(*lines) for lines in parts) for name, parts in STEPS.items()}


def steps(tokens: Sequence[str], state: Defaults, seed: int) -> Mapping[str, Tensor]:
    """What each step gives in the state's head, every number of it a row by row matrix.

    Q, K, V: (n, d_k). scores, divided, scaled, weights: (n, n). mixture: (n, d_k). output: (n, d_model), of all heads.
    """
    parts = run(tokens, state.heads, state.d_k, seed=seed)
    attention = scaled_dot_product_attention(parts.Q, parts.K, parts.V, temperature=state.temperature)
    whole = {
        **{"Q": parts.Q, "K": parts.K, "V": parts.V},
        **{"scores": attention.scores, "divided": scale(attention.scores, state.d_k), "scaled": attention.scaled},
        **{"masked": attention.masked, "weights": attention.weights, "mixture": attention.output},
    }
    of_the_head = {name: heads[state.head] for name, heads in whole.items()}
    return {**of_the_head, "output": multi_head(attention, parts.W_O)}


def _listing(function: Callable[..., Any], needle: str) -> Listing:
    lines, first = inspect.getsourcelines(function)
    file = Path(inspect.getfile(function)).relative_to(ROOT).as_posix()
    if not needle:
        return Listing(file, first, "".join(lines))
    at = next(number for number, line in enumerate(lines) if needle in line)
    return Listing(file, first + at, dedent(lines[at]))
