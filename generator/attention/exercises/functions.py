"""The functions of the language in torch. static/js/exercises/functions.js has the same under the same names."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import torch
from torch import Tensor

from generator.attention.measures import max_attention, mean_entropy, row_entropy
from generator.attention.scaled_dot_product import softmax

NEAR = 1e-9
"""How far apart two numbers may lie that are the same."""


def argmax(numbers: Tensor) -> Tensor:
    """The place of the first largest: a number of a row, (row, column) of a matrix."""
    place = (numbers == numbers.max()).nonzero()[0].double()
    return place[0] if numbers.dim() == 1 else place


def order(row: Tensor) -> Tensor:
    """The places of a row from its largest number down; of equals the first comes first."""
    return row.sort(descending=True, stable=True).indices.double()


def mutual(weights: Tensor, i: Tensor, j: Tensor) -> Tensor:
    """The mean of what i gives to j and j to i, in each head."""
    return (weights[..., int(i), int(j)] + weights[..., int(j), int(i)]) / 2


def same(one: Tensor, other: Tensor) -> Tensor:
    """Whether both have one shape and differ nowhere by more than a rounding error."""
    return torch.tensor(one.shape == other.shape and bool(((one - other).abs() <= NEAR).all()))


FUNCTIONS: Mapping[str, Callable[..., Tensor]] = {
    "exp": torch.exp,
    "ln": torch.log,
    "log2": torch.log2,
    "sqrt": torch.sqrt,
    "abs": torch.abs,
    "max": torch.max,
    "min": torch.min,
    "mean": torch.mean,
    "sum": torch.sum,
    "entropy": row_entropy,
    "mean_entropy": mean_entropy,
    "max_attention": max_attention,
    "row_max": lambda X: X.amax(dim=-1),
    "row_sums": lambda X: X.sum(dim=-1),
    "row_means": lambda X: X.mean(dim=-1),
    "softmax": softmax,
    "argmax": argmax,
    "order": order,
    "count": lambda truths: truths.double().sum(),
    "diagonal": lambda X: X.diagonal(dim1=-2, dim2=-1),
    "column": lambda X, j: X[..., int(j)],
    "mutual": mutual,
    "transpose": lambda X: X.T,
    "hide_future": torch.tril,
    "output": torch.matmul,
    "dot": torch.dot,
    "same": same,
}
ARITHMETIC: Mapping[str, Callable[..., Tensor]] = {
    "Add": torch.add,
    "Sub": torch.sub,
    "Mult": torch.mul,
    "Div": torch.div,
    "Pow": torch.pow,
}
COMPARISONS: Mapping[str, Callable[..., Tensor]] = {
    "Lt": torch.lt,
    "Gt": torch.gt,
    "LtE": torch.le,
    "GtE": torch.ge,
    "Eq": torch.eq,
    "NotEq": torch.ne,
}
