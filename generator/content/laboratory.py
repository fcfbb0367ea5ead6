"""features.toml, heads/ and sentences/: all that the laboratory is made of."""

from __future__ import annotations

from pathlib import Path

from generator.content import features, heads, sentences
from generator.content.tables import read_toml
from generator.content.twins import Twins
from generator.errors import Problem
from generator.model import Laboratory


def read_laboratory(root: Path, problems: list[Problem], twins: Twins) -> Laboratory | None:
    """Read the laboratory; None if the project has none, or if its features are not in order."""
    if not any((root / path).exists() for path in (features.PATH, heads.FOLDER, sentences.FOLDER)):
        return None
    document = read_toml(root, features.PATH, problems)
    the_features = None if document is None else features.make_features(document, problems, twins)
    the_heads = heads.read_heads(root, the_features, problems, twins)
    if the_features is None:
        return None
    the_sentences = sentences.read_sentences(root, the_features, the_heads, problems, twins)
    return Laboratory(the_features, the_heads, the_sentences, twins.languages)
