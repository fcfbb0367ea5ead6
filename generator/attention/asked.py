"""Numbers that texts ask for, from the cache where neither the question nor the scores have changed. No torch here."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from generator.attention.runs import trace_id
from generator.cache import digest, digest_of_files, kept
from generator.model import AttentionTrace, Computed
from generator.requests import NumberRequest

SOURCES = Path(__file__).parent


def answers(computed: Computed, requests: Sequence[NumberRequest], cache: Path) -> Mapping[NumberRequest, float]:
    """The number for each request that names a trace of the sweep and a place in its phrase; others are left out.

    cache: where the answers are kept.
    """
    presets = {request.preset for request in requests}
    traces = {trace.id: trace for sweep in computed.sweeps.of(presets) for trace in sweep.traces}
    met = {request: traces[_id(request)] for request in requests if _fits(request, traces.get(_id(request)))}
    if not met:
        return {}

    def make() -> bytes:
        from generator.attention.answering import answer

        return json.dumps([answer(request, trace) for request, trace in met.items()]).encode()

    scores = (part for trace in met.values() for part in (trace.id, trace.scores.tobytes()))
    key = digest(digest_of_files(SOURCES.glob("*.py")), repr(computed.versions), repr(list(met)), *scores)
    return dict(zip(met, json.loads(kept(cache, "asked", key, make)), strict=True))


def _id(request: NumberRequest) -> str:
    return trace_id(request.preset, request.heads, request.d_k)


def _fits(request: NumberRequest, trace: AttentionTrace | None) -> bool:
    return trace is not None and request.row < len(trace.query_tokens) and request.column < len(trace.key_tokens)
