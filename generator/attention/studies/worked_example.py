"""The article's example by hand: the query of *bank* against three keys, d_k = 2, in two heads.

Facts, for a text to ask as {{worked-example:weight_fisherman digits=4}}. Each name ending in * stands for three,
with fisherman, net and bank in its place:

    q_0 q_1              the query
    key_*_0 key_*_1      the keys, and value_*_0 value_*_1 the values
    product_*            q·k, before the division
    root                 √d_k
    score_*              after the division
    exp_* sum            e to the score, and the three of them added up
    rounded_sum          the same of the three as the article writes them, with four decimals
    weight_*             exp over sum
    rounded_ratio        the weights of fisherman and net, each with four decimals, one over the other
    part_*_0 part_*_1    weight times value
    output_0 output_1    the parts added up
    equal_0 equal_1      the output if every word weighed the same

The second head has keys of its own and the same query and values: second_key_*_0, second_key_*_1, second_product_*,
second_score_*, second_exp_*, second_sum, second_weight_*, second_part_*_0, second_part_*_1, second_output_0,
second_output_1.
"""

from __future__ import annotations

import math

import torch
from torch import Tensor

from generator.attention.scaled_dot_product import Attention, scaled_dot_product_attention
from generator.model import Study

WORDS = ("fisherman", "net", "bank")
SECOND_KEYS = [[1.0, 1.0], [2.0, 0.0], [0.0, 1.0]]


def by_hand() -> tuple[Tensor, Tensor, Tensor, Attention]:
    """The article's example: what *bank* takes from *fisherman*, *net* and itself."""
    q = torch.tensor([[math.sqrt(2), 0]], dtype=torch.float64)  # (1, d_k)
    K = torch.tensor([[2, 0], [1, 1], [0, 1]], dtype=torch.float64)  # (n_key, d_k)
    V = torch.tensor([[2, 0], [0, 2], [1, 1]], dtype=torch.float64)  # (n_key, d_v)
    return q, K, V, scaled_dot_product_attention(q, K, V)


def make() -> Study:
    """Both heads in full; every column has a number for each word."""
    q, K, V, first = by_hand()
    second_K = torch.tensor(SECOND_KEYS, dtype=torch.float64)
    second = scaled_dot_product_attention(q, second_K, V)
    columns = _head("", K, V, first) | _head("second_", second_K, V, second) | _pairs("value", V)
    facts = {f"q_{c}": float(one) for c, one in enumerate(q[0])} | {"root": math.sqrt(q.shape[1])}
    facts |= {_of(name, word): float(column[at]) for name, column in columns.items() for at, word in enumerate(WORDS)}
    for prefix in ("", "second_"):
        facts[f"{prefix}sum"] = float(columns[f"{prefix}exp"].sum())
        facts |= {f"{prefix}output_{c}": float(columns[f"{prefix}part_{c}"].sum()) for c in range(V.shape[1])}
    facts["rounded_sum"] = float(columns["exp"].round(decimals=4).sum())
    fisherman, net, _ = columns["weight"].round(decimals=4)
    facts["rounded_ratio"] = float(fisherman / net)
    facts |= {f"equal_{c}": float(V[:, c].mean()) for c in range(V.shape[1])}
    return Study("worked-example", {name: column.numpy() for name, column in columns.items()}, facts)


def _head(prefix: str, K: Tensor, V: Tensor, attention: Attention) -> dict[str, Tensor]:
    """One head's columns, from keys to weighted values. K: (n_key, d_k), V: (n_key, d_v)."""
    weights = attention.weights[0]  # (n_key)
    columns = {"product": attention.scores[0], "score": attention.scaled[0], "exp": attention.scaled[0].exp()}
    columns |= {"weight": weights} | _pairs("part", weights[:, None] * V) | _pairs("key", K)
    return {f"{prefix}{name}": column for name, column in columns.items()}


def _pairs(name: str, rows: Tensor) -> dict[str, Tensor]:
    """The components of some vectors, a column each."""
    return {f"{name}_{c}": rows[:, c].clone() for c in range(rows.shape[1])}


def _of(column: str, word: str) -> str:
    """The fact's name: weight and net are weight_net, key_0 and net are key_net_0."""
    name, _, component = column.rpartition("_")
    return f"{name}_{word}_{component}" if component.isdigit() else f"{column}_{word}"
