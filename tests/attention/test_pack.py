"""Traces as the page takes them."""

from __future__ import annotations

import base64
import hashlib
import json
from pathlib import Path

import numpy as np
import pytest

from generator.attention import compute, start_bundle, to_json, trace_bundle, trace_script
from generator.model import Computed
from tests.attention.tiny import content

START, END = b"Atenta.traces.register(", b");\n"


@pytest.fixture(scope="module")
def computed(tmp_path_factory: pytest.TempPathFactory) -> Computed:
    return compute(content(), tmp_path_factory.mktemp("cache"))


def test_a_script_registers_the_bundle_and_does_nothing_else(computed: Computed) -> None:
    script = trace_script(computed.sweeps[0])
    assert script.startswith(START)
    assert script.endswith(END)
    assert json.loads(script[len(START) : -len(END)]) == trace_bundle(computed.sweeps[0])


def test_every_run_is_found_at_its_offsets_as_little_endian_float32(computed: Computed) -> None:
    sweep = computed.sweeps[0]
    bundle = trace_bundle(sweep)
    numbers = np.frombuffer(base64.b64decode(bundle["base64"]), dtype="<f4")
    for run, trace, measures in zip(bundle["runs"], sweep.traces, sweep.measures, strict=True):
        for array, offset in ((trace.scores, run["scores"]), (measures.mean_entropy, run["mean_entropy"])):
            np.testing.assert_array_equal(numbers[offset : offset + array.size], array.ravel().astype("f4"))


def test_the_header_says_tokens_temperatures_runs_and_provenance(computed: Computed) -> None:
    bundle = trace_bundle(computed.sweeps[0])
    assert bundle["id"] == "luna"
    assert bundle["query_tokens"] == bundle["key_tokens"] == ["la", "luna", "y", "la", "luna"]
    assert bundle["temperatures"] == [0.1, 0.2, 0.3, 0.4, 0.5]
    assert bundle["runs"][3] | {"scores": 0, "mean_entropy": 0} == {
        "id": "luna-h2-d8", "n_layers": 1, "n_heads": 2, "d_k": 8, "scores": 0, "mean_entropy": 0,
    }  # fmt: skip
    assert bundle["provenance"]["seed"] == 2017


def test_the_checksum_is_that_of_the_bytes(computed: Computed) -> None:
    bundle = trace_bundle(computed.sweeps[0])
    assert hashlib.sha256(base64.b64decode(bundle["base64"])).hexdigest() == bundle["sha256"]


def test_the_start_view_is_a_bundle_with_one_run(computed: Computed) -> None:
    bundle = start_bundle(computed.start)
    assert bundle["id"] == "luna"
    assert [run["id"] for run in bundle["runs"]] == ["luna-h2-d8"]


def test_a_token_cannot_close_the_element_that_holds_it(computed: Computed) -> None:
    script = trace_script(computed.sweeps[1])
    assert b"<" not in script
    assert json.loads(to_json(trace_bundle(computed.sweeps[1])))["query_tokens"][2:] == ["<", "/", "script", ">"]


def test_the_same_sweep_gives_the_same_bytes_from_torch_and_from_the_cache(tmp_path: Path) -> None:
    first, second = (compute(content(), tmp_path) for _ in range(2))
    assert [trace_script(sweep) for sweep in first.sweeps] == [trace_script(sweep) for sweep in second.sweeps]
