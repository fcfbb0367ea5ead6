"""What pages are made of: everything that earlier steps of the build hand to this room."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from generator.chart import Chart
from generator.model import Computed, Content, Download, Library
from generator.ramp import Ramp
from generator.requests import NumberRequest


@dataclass(frozen=True)
class NumberFile:
    """A file of numbers that the site ships, and the SHA-256 of the numbers in it."""

    file: str
    phrase: str
    runs: int
    sha256: str


@dataclass(frozen=True, eq=False)
class Material:
    """`figures` are Bokeh's JSON items, `bundle` is the start state's trace as scripts read it.

    `number_files`, `versions` and `libraries` are what "how it was made" vouches for; `answers` are the numbers that
    texts ask for.
    `downloads` are what readers can take away; none in an ordinary build.
    """

    content: Content
    computed: Computed
    ramp: Ramp
    figures: Mapping[str, Any]
    bundle: Mapping[str, Any]
    number_files: tuple[NumberFile, ...]
    versions: Mapping[str, str]
    answers: Mapping[NumberRequest, float] = field(default_factory=dict)
    charts: Mapping[str, Chart] = field(default_factory=dict)
    downloads: tuple[Download, ...] = ()
    libraries: tuple[Library, ...] = ()
