"""What pages tell about attention in general: each study by torch, read from the cache where nothing has changed."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path

import numpy as np

from generator.cache import digest, digest_of_files, kept
from generator.model import Array, Content, Language, Study

Words = Mapping[str, Mapping[str, Mapping[Language, str]]]
"""Study → key → language → text."""

STUDIES: tuple[str, ...] = (
    "worked-example",
    "self-and-cross",
    "dot-products",
    "saturation",
    "overflow",
    "positional",
    "positional-dot",
    "rotation",
    "shuffle",
    "cost",
    "museum",
)
"""Each is made by `make()` of the module of this name, with _ for -; torch is imported only there."""

WORDS_OF: Mapping[str, tuple[str, ...]] = {"self-and-cross": ("read", "written")}
"""The words of its figure that a study computes with: `make` is given each, by language."""

HERE = Path(__file__).parent


def asked_for(content: Content) -> tuple[str, ...]:
    """The studies that a text names, as a figure or for a fact, or whose figure has words."""
    texts = [prose.markdown for prose in content.prose.values()]
    return tuple(name for name in STUDIES if name in content.figures or any(name in text for text in texts))


def words_of(content: Content) -> Words:
    """The words of figures that studies compute with, in every language of the site."""
    return {
        name: {key: {each: content.figures[name][key][each] for each in content.site.languages} for key in keys}
        for name, keys in WORDS_OF.items()
        if name in content.figures
    }


def make_studies(
    names: Sequence[str], versions: Mapping[str, str], cache_dir: Path, words: Words | None = None
) -> Mapping[str, Study]:
    """These studies by their names, each computed only if the cache does not have it. words: as from words_of."""
    sources = digest_of_files((*HERE.glob("*.py"), *HERE.parent.glob("*.py")))
    made = dict[str, Study]()
    for name in names:
        given = (words or {}).get(name, {})
        key = digest(sources, repr(versions), *([repr(given)] if given else []))
        made[name] = _read(name, kept(cache_dir, f"study-{name}", key, partial(_make, name, given)))
    return made


def _make(name: str, given: Mapping[str, Mapping[Language, str]]) -> bytes:
    made: Study = import_module(f"{__name__}.{name.replace('-', '_')}").make(**given)
    columns = {key: column.tolist() for key, column in made.columns.items()}
    return json.dumps({"columns": columns, "facts": dict(made.facts)}).encode()


def _read(name: str, body: bytes) -> Study:
    read = json.loads(body)
    return Study(name, {key: _vector(column) for key, column in read["columns"].items()}, read["facts"])


def _vector(numbers: list[float]) -> Array:
    vector = np.array(numbers, dtype=np.float64)
    vector.flags.writeable = False
    return vector
