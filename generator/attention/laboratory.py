"""What torch says of the laboratory, read from the cache where neither its content nor the engine has changed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from pydantic import TypeAdapter

from generator.attention.checks import check_trace, check_weights
from generator.cache import digest, digest_of_files, kept
from generator.model import (
    HEAD_D_K,
    TEMPERATURES,
    Array,
    AttentionTrace,
    JudgedHead,
    Laboratory,
    LaboratoryResult,
    Language,
    Measures,
    Provenance,
    Reasons,
    Sentence,
    StartView,
)

SOURCES = Path(__file__).parent
_HEADS = TypeAdapter(dict[str, JudgedHead])
_REASONS = TypeAdapter(dict[Language, Reasons])


def compute_laboratory(laboratory: Laboratory, versions: Mapping[str, str], cache_dir: Path) -> LaboratoryResult:
    """Each head held to the links of all sentences, and the start view of each language."""

    def make() -> bytes:
        from generator.attention.judging import judged

        return judged(laboratory)

    key = digest(digest_of_files(SOURCES.glob("*.py")), repr(versions), *_made_from(laboratory))
    found = json.loads(kept(cache_dir, "laboratory", key, make))
    starts = {
        language: _start(laboratory.first(language), found["starts"][language], versions)
        for language in laboratory.languages
    }
    reasons = _REASONS.validate_python(found["reasons"])
    return LaboratoryResult(_HEADS.validate_python(found["heads"]), starts, found["facts"], reasons)


def _made_from(laboratory: Laboratory) -> Iterator[str]:
    """All but the words that only readers see."""
    yield repr([(name, list(each.values)) for name, each in laboratory.features.features.items()])
    yield repr([(head.id, head.asks, head.every) for head in laboratory.heads])
    yield repr(laboratory.languages)
    yield repr([(s.id, s.lang, s.tokens, s.links, s.unsure) for s in laboratory.sentences])


def _start(sentence: Sentence, lists: Mapping[str, Any], versions: Mapping[str, str]) -> StartView:
    arrays = {name: _array(numbers) for name, numbers in lists.items()}
    words = tuple(token.word for token in sentence.tokens)
    provenance = Provenance("rule", None, versions)
    made_from = (HEAD_D_K, arrays["scores"], None, provenance)
    trace = AttentionTrace(f"rule-{sentence.id}", sentence.title, words, words, *made_from)
    check_trace(trace)
    check_weights(trace.id, arrays["weights"][None])
    measures = Measures(TEMPERATURES, arrays["mean_entropy"], arrays["max_attention"])
    return StartView(trace, measures, arrays["weights"], arrays["row_entropy"])


def _array(numbers: list[Any]) -> Array:
    array = np.array(numbers, dtype=np.float64)
    array.setflags(write=False)
    return array
