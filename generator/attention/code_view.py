"""The engine's own lines and what each of its steps gives for the start state, read from the cache. No torch here."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from generator.attention.tokens import tokenize
from generator.cache import digest, digest_of_files, kept
from generator.model import Array, CodeView, Defaults, Listing, Preset

SOURCES = Path(__file__).parent


def make_code_view(
    preset: Preset, defaults: Defaults, seed: int, versions: Mapping[str, str], cache_dir: Path
) -> CodeView:
    """The listings by import and the steps by torch, both made again when a line of this room has changed."""

    def make() -> bytes:
        from generator.attention.stepping import listings, steps

        sources = {name: [part.__dict__ for part in parts] for name, parts in listings().items()}
        numbers = {name: rows.tolist() for name, rows in steps(tokenize(preset.text), defaults, seed).items()}
        return json.dumps({"listings": sources, "steps": numbers}).encode()

    key = digest(digest_of_files(SOURCES.rglob("*.py")), repr(versions), repr(defaults), preset.text, str(seed))
    read = json.loads(kept(cache_dir, "code", key, make))
    listings = {name: tuple(Listing(**part) for part in parts) for name, parts in read["listings"].items()}
    return CodeView(listings, {name: _matrix(rows) for name, rows in read["steps"].items()})


def _matrix(rows: list[list[float]]) -> Array:
    matrix = np.array(rows, dtype=np.float64)
    matrix.flags.writeable = False
    return matrix
