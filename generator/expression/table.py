"""The words of the language: names of the present run, functions, settings, each with its kinds.

A kind is number, row, matrix or heads (a matrix for each head), truth or truths (a row of them), or text.
"""

from __future__ import annotations

from collections.abc import Mapping

RANKS = ("number", "row", "matrix", "heads")
ALWAYS = frozenset({"number", "row", "matrix"})
"""The kinds that an answer can have."""
INNERMOST = 40
"""Expressions nested deeper than this are refused."""

NAMES: Mapping[str, str] = {
    "weights": "matrix",
    "scores": "matrix",
    "scaled": "matrix",
    "values": "matrix",
    "all_weights": "heads",
    "all_scores": "heads",
    "n": "number",
    "n_heads": "number",
    "d_k": "number",
    "d_model": "number",
    "temperature": "number",
    "head": "number",
    "row": "number",
    "column": "number",
}
"""Of the present run: its head's matrices, those of all heads, its sizes, and what is chosen in it."""

SETTINGS: Mapping[str, tuple[float, float, float] | None] = {
    "preset": None,
    "heads": (1, 8, 1),
    "d_k": (4, 32, 4),
    "temperature": (0.1, 5, 0),
    "head": (0, 7, 1),
    "seed": (0, 2**32 - 1, 1),
    "causal": (0, 1, 1),
    "divide": (0, 1, 1),
    "positional": (0, 1, 1),
    "row": (0, 31, 1),
    "column": (0, 31, 1),
}
"""The names of the simulator's address with the least, the most and the step of each; a preset is a text."""

Signature = tuple[tuple[str, ...], str]


def _signatures(said: str) -> tuple[Signature, ...]:
    """Read "matrix number → row, heads number → matrix"."""
    sides = (each.split("→") for each in said.split(","))
    return tuple((tuple(takes.split()), gives.strip()) for takes, gives in sides)


_EACH = ", ".join(f"{kind} → {kind}" for kind in RANKS)
_ALL = "row → number, matrix → number, heads → number"
_BY_ROW = "row → number, matrix → row, heads → matrix"
_OF_MATRIX = "matrix → number, heads → row"
_SAID = {
    **dict.fromkeys(("exp", "ln", "log2", "sqrt", "abs"), _EACH),
    **dict.fromkeys(("max", "min", "mean", "sum"), _ALL),
    **dict.fromkeys(("entropy", "row_max", "row_sums", "row_means"), _BY_ROW),
    **dict.fromkeys(("mean_entropy", "max_attention"), _OF_MATRIX),
    "softmax": "row → row, matrix → matrix, heads → heads",
    "argmax": "row → number, matrix → row",
    "order": "row → row",
    "count": "truths → number",
    "diagonal": "matrix → row, heads → matrix",
    "column": "matrix number → row, heads number → matrix",
    "mutual": "matrix number number → number, heads number number → row",
    "transpose": "matrix → matrix",
    "hide_future": "matrix → matrix",
    "output": "row matrix → row, matrix matrix → matrix",
    "dot": "row row → number",
    "same": "number number → truth, row row → truth, matrix matrix → truth",
    "token": "text → number",
}
FUNCTIONS: Mapping[str, tuple[Signature, ...]] = {name: _signatures(said) for name, said in _SAID.items()}
"""`entropy` in bits; `argmax` the first largest; `order` the places from the largest down; `mutual` the mean of both
directions; `column` of a matrix; `hide_future` 0 after the query; `token` the place of a word. Besides these:
`at(x, temperature=2)` is x in the run with other settings, `over_seeds(x, 20)` the row of x for the seeds 1 to 20."""
