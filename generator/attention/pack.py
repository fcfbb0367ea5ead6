"""Traces as the page takes them: a small header and little-endian float32 in one classic script.

The shape is TraceBundle in static/js/types.d.ts; the same sweep gives the same bytes.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Sequence
from typing import Any

import numpy as np

from generator.attention.runs import trace_id
from generator.model import Array, AttentionTrace, Measures, Numbers, PresetSweep, StartView


def trace_bundle(sweep: PresetSweep) -> dict[str, Any]:
    """Every trace of a preset with its mean entropies, ready for JSON."""
    return _bundle(sweep.preset.id, sweep.traces, sweep.measures)


def numbers_of(sweep: PresetSweep) -> Numbers:
    """What is told of a preset's numbers."""
    return Numbers(sweep.preset, len(sweep.traces), str(trace_bundle(sweep)["sha256"]))


def start_bundle(start: StartView) -> dict[str, Any]:
    """The start state's one trace in the same shape, for the page's own data block."""
    trace = start.trace
    preset = trace.id.removesuffix(trace_id("", trace.n_heads, trace.d_k))
    return _bundle(preset, [trace], [start.measures])


def trace_script(sweep: PresetSweep) -> bytes:
    """The classic script that registers a preset's traces; ASCII, so that no charset can spoil it."""
    return f"Atenta.traces.register({to_json(trace_bundle(sweep))});\n".encode("ascii")


def to_json(bundle: dict[str, Any]) -> str:
    """Compact ASCII JSON that can stand inside a script element: no token can close it."""
    return json.dumps(bundle, separators=(",", ":"), allow_nan=False).replace("<", "\\u003c")


def _bundle(preset: str, traces: Sequence[AttentionTrace], measures: Sequence[Measures]) -> dict[str, Any]:
    numbers: list[Array] = []
    runs = [_run(trace, measured, numbers) for trace, measured in zip(traces, measures, strict=True)]
    body = np.concatenate(numbers).astype("<f4").tobytes()
    first = traces[0]
    return {
        "id": preset,
        "query_tokens": list(first.query_tokens),
        "key_tokens": list(first.key_tokens),
        "provenance": {
            "source": first.provenance.source,
            "seed": first.provenance.seed,
            "versions": dict(first.provenance.versions),
        },
        "temperatures": list(measures[0].temperatures),
        "runs": runs,
        "sha256": hashlib.sha256(body).hexdigest(),
        "base64": base64.b64encode(body).decode("ascii"),
    }


def _run(trace: AttentionTrace, measures: Measures, numbers: list[Array]) -> dict[str, Any]:
    """The header of one run; its numbers are added to the end of `numbers`, and its offsets say where."""
    offset = sum(array.size for array in numbers)
    numbers += [trace.scores.ravel(), measures.mean_entropy.ravel()]
    return {
        "id": trace.id,
        "n_layers": trace.scores.shape[0],
        "n_heads": trace.n_heads,
        "d_k": trace.d_k,
        "scores": offset,
        "mean_entropy": offset + trace.scores.size,
    }
