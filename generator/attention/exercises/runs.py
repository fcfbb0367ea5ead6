"""The runs that an expression speaks of: the simulator's model under some settings. exercises/runs.js is its twin."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

import torch
from torch import Tensor

from generator.attention import random_model
from generator.attention.exercises.faults import UnfitError
from generator.attention.random_model import Projections
from generator.attention.scaled_dot_product import Attention, causal_mask, scaled_dot_product_attention
from generator.attention.tokens import tokenize
from generator.messages import say, verbatim
from generator.model import Setting

Settings = Mapping[str, Setting]


@dataclass
class Model:
    """What a run needs besides its settings: the phrases by the presets' ids; what was drawn is kept."""

    phrases: Mapping[str, str]
    kept: dict[tuple[object, ...], Projections] = field(default_factory=dict)

    def project(self, tokens: tuple[str, ...], heads: int, d_k: int, seed: int, positional: bool) -> Projections:
        """The model's vectors on a phrase, drawn once."""
        key = (tokens, heads, d_k, seed, positional)
        if key not in self.kept:
            self.kept[key] = random_model.run(tokens, heads, d_k, seed=seed, positional=positional)
        return self.kept[key]


@dataclass(frozen=True, eq=False)
class Run:
    """One state of the simulator; its numbers are computed when an expression first asks."""

    model: Model
    settings: Settings

    def changed(self, settings: Settings) -> Run:
        """The same with other settings."""
        return replace(self, settings={**self.settings, **settings})

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        """The phrase's tokens."""
        return tokenize(self.model.phrases[str(self.settings["preset"])])

    @cached_property
    def attention(self) -> Attention:
        """Every step of every head, each (n_heads, n, n); the output is (n_heads, n, d_k)."""
        parts, n = self._parts, len(self.tokens)
        mask = causal_mask(n, n) if self.number("causal") else None
        how = {"temperature": self.number("temperature"), "mask": mask, "divide": bool(self.number("divide"))}
        return scaled_dot_product_attention(parts.Q, parts.K, parts.V, **how)  # type: ignore[arg-type]

    @property
    def _parts(self) -> Projections:
        heads, d_k, seed, positional = (int(self.number(name)) for name in ("heads", "d_k", "seed", "positional"))
        return self.model.project(self.tokens, heads, d_k, seed, positional=bool(positional))

    def number(self, name: str) -> float:
        """A setting that is a number."""
        value = self.settings.get(name)
        if value is None or isinstance(value, str):
            raise UnfitError(
                say("{name}, which the state does not choose", name=name), say("{name} among its settings", name=name)
            )
        return float(value)

    def place(self, name: str) -> int:
        """A setting that is a place: the head among the heads, a row or a column among the tokens."""
        at, most = int(self.number(name)), int(self.number("heads")) if name == "head" else len(self.tokens)
        if at >= most:
            raise UnfitError(verbatim(f"{name} {at}"), say("a {name} from 0 to {most}", name=name, most=most - 1))
        return at

    def named(self, name: str) -> Tensor:
        """What a name of the language stands for."""
        numbers = {
            "n": len(self.tokens),
            "n_heads": self.number("heads"),
            "d_model": self.number("heads") * self.number("d_k"),
        }
        if name in numbers:
            return torch.tensor(float(numbers[name]), dtype=torch.float64)
        if name in ("d_k", "temperature"):
            return torch.tensor(self.number(name), dtype=torch.float64)
        if name in ("head", "row", "column"):
            return torch.tensor(float(self.place(name)), dtype=torch.float64)
        if name == "values":
            return self._parts.V[self.place("head")]
        steps = {"weights": "weights", "scores": "scores", "scaled": "masked"}
        if name.startswith("all_"):
            return getattr(self.attention, name.removeprefix("all_"))  # type: ignore[no-any-return]
        return getattr(self.attention, steps[name])[self.place("head")]  # type: ignore[no-any-return]


_SIZES: Mapping[str, Callable[[Run], float]] = {
    "n": lambda run: len(run.tokens),
    "n_heads": lambda run: run.number("heads"),
    "d_model": lambda run: run.number("heads") * run.number("d_k"),
    "d_k": lambda run: run.number("d_k"),
    "temperature": lambda run: run.number("temperature"),
    "head": lambda run: run.place("head"),
    "row": lambda run: run.place("row"),
    "column": lambda run: run.place("column"),
}
