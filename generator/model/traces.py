"""What torch gives to a build."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

import numpy as np
import numpy.typing as npt

from generator.model.content import Preset
from generator.model.exercises import ExerciseResult
from generator.model.reasons import Reasons
from generator.model.texts import Array, Language, Text
from generator.model.verdicts import JudgedHead


@dataclass(frozen=True)
class Provenance:
    """Where a trace's numbers come from: its source, the versions and the seed that made it."""

    source: Literal["worked", "random", "rule", "learned", "real"]
    seed: int | None
    versions: Mapping[str, str]


@dataclass(frozen=True, eq=False)
class AttentionTrace:
    """What one run of one model on one sentence left behind; the only thing that explorers draw.

    scores: (n_layers, n_heads, n_query, n_key), q·k before any division; read-only.
    mask: (n_query, n_key), True where a key may not be seen, or None.
    """

    id: str
    title: Text
    query_tokens: tuple[str, ...]
    key_tokens: tuple[str, ...]
    d_k: int
    scores: Array
    mask: npt.NDArray[np.bool_] | None
    provenance: Provenance

    @property
    def n_heads(self) -> int:
        """Heads of a layer."""
        return int(self.scores.shape[1])


@dataclass(frozen=True, eq=False)
class Measures:
    """A trace over every temperature of the sweep, with the division and without a mask.

    mean_entropy (bits) and max_attention: (n_temperatures, n_heads); read-only.
    """

    temperatures: tuple[float, ...]
    mean_entropy: Array
    max_attention: Array


@dataclass(frozen=True, eq=False)
class PresetSweep:
    """Every trace of one preset and its measures, in the same order: by heads, then by d_k."""

    preset: Preset
    traces: tuple[AttentionTrace, ...]
    measures: tuple[Measures, ...]


@dataclass(frozen=True)
class Numbers:
    """What is told of the numbers of a preset's sweep: how many runs, and the SHA-256 of their bytes."""

    preset: Preset
    runs: int
    sha256: str


class Sweeps:
    """Every preset's sweep, each read when it is asked for and held by nobody: memory does not grow with their number.

    numbers: what is told of each, in order. read: gives the sweep of a preset.
    """

    def __init__(self, numbers: Sequence[Numbers], read: Callable[[Preset], PresetSweep]) -> None:
        self.numbers, self._read = tuple(numbers), read

    def __len__(self) -> int:
        return len(self.numbers)

    def __getitem__(self, index: int) -> PresetSweep:
        return self._read(self.numbers[index].preset)

    def __iter__(self) -> Iterator[PresetSweep]:
        return (self._read(each.preset) for each in self.numbers)

    def of(self, names: Container[str]) -> Iterator[PresetSweep]:
        """The sweeps of the presets with these ids."""
        return (self._read(each.preset) for each in self.numbers if each.preset.id in names)

    def as_json(self) -> object:
        """What tells them from others: the hash of the numbers of each."""
        return [[each.preset.id, each.preset.text, each.runs, each.sha256] for each in self.numbers]


@dataclass(frozen=True, eq=False)
class StartView:
    """The simulator's start state in full, for the page without scripts.

    weights: (n_heads, n, n); row_entropy (bits): (n_heads, n); read-only.
    """

    trace: AttentionTrace
    measures: Measures
    weights: Array
    row_entropy: Array


@dataclass(frozen=True, eq=False)
class Study:
    """A computation that a page tells about, under the name of the figure that shows it.

    columns: the table of its results, each a read-only vector of float64 under its heading's key.
    facts: single numbers for which a text can ask as {{name:fact}}.
    """

    name: str
    columns: Mapping[str, Array]
    facts: Mapping[str, float]


@dataclass(frozen=True)
class Listing:
    """Some lines of the engine as Python has them: their file below the project, the number of the first, the text."""

    file: str
    first_line: int
    source: str


@dataclass(frozen=True, eq=False)
class CodeView:
    """The engine's lines for each of its steps, and what each step gives for the start state's head; read-only."""

    listings: Mapping[str, tuple[Listing, ...]]
    steps: Mapping[str, Array]


@dataclass(frozen=True, eq=False)
class LaboratoryResult:
    """All that torch gave to the laboratory: its heads by their ids, and the first sight in each language.

    facts: single numbers for which a text can ask as {{laboratory:fact}}.
    reasons: why the row that is seen first, of the first head, looks where it does.
    """

    heads: Mapping[str, JudgedHead]
    starts: Mapping[Language, StartView]
    facts: Mapping[str, float]
    reasons: Mapping[Language, Reasons] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Computed:
    """All that torch gave to this build."""

    sweeps: Sweeps
    start: StartView
    versions: Mapping[str, str]
    from_cache: int
    """How many of the sweeps were read from the cache."""
    studies: Mapping[str, Study] = field(default_factory=dict)
    code: CodeView | None = None
    laboratory: LaboratoryResult | None = None
    exercises: Mapping[str, ExerciseResult] = field(default_factory=dict)
    """By the exercises' ids."""
