"""What pages tell about attention in general: each study by torch, read from the cache where nothing has changed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import partial
from importlib import import_module
from pathlib import Path

import numpy as np

from generator.cache import digest, digest_of_files, kept
from generator.model import Array, Study

STUDIES: tuple[str, ...] = ("worked-example",)
"""Each is made by `make()` of the module of this name, with _ for -; torch is imported only there."""

HERE = Path(__file__).parent


def make_studies(versions: Mapping[str, str], cache_dir: Path) -> Mapping[str, Study]:
    """Every study by its name, each computed only if the cache does not have it."""
    sources = digest_of_files((*HERE.glob("*.py"), *HERE.parent.glob("*.py")))
    key = digest(sources, repr(versions))
    return {name: _read(name, kept(cache_dir, f"study-{name}", key, partial(_make, name))) for name in STUDIES}


def _make(name: str) -> bytes:
    made: Study = import_module(f"{__name__}.{name.replace('-', '_')}").make()
    columns = {key: column.tolist() for key, column in made.columns.items()}
    return json.dumps({"columns": columns, "facts": dict(made.facts)}).encode()


def _read(name: str, body: bytes) -> Study:
    read = json.loads(body)
    return Study(name, {key: _vector(column) for key, column in read["columns"].items()}, read["facts"])


def _vector(numbers: list[float]) -> Array:
    vector = np.array(numbers, dtype=np.float64)
    vector.flags.writeable = False
    return vector
