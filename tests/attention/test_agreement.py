"""Both engines on every preset, head count and d_k and on hundreds of random phrases, seeds and switches."""

from __future__ import annotations

import json
import struct
import subprocess
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from generator import machine
from generator.attention.random_model import vectors
from generator.attention.sweep import sweep
from generator.attention.tokens import tokenize
from generator.model import Array
from tests.attention.answers import answer
from tests.attention.cases import HEADS, ROOT, SEED, WIDTHS, Case, preset_cases, presets, random_cases

TEMPERATURES = tuple(step / 10 for step in range(1, 51))


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Any]:
    """What Node says after one run over everything that torch wrote."""
    node = machine.node(ROOT)
    assert node is not None, "no Node in .venv"
    file = tmp_path_factory.mktemp("agreement") / "torch.bin"
    _write(file)
    script = ROOT / "tests/js/attention/agreement.mjs"
    ran = subprocess.run([node, script, file], capture_output=True, encoding="utf-8", check=False)
    assert ran.returncode == 0, ran.stderr
    said: dict[str, Any] = json.loads(ran.stdout)
    return said


def _write(file: Path) -> None:
    numbers: list[Array] = []
    cases = [_case(case, numbers) for case in (*preset_cases(), *random_cases(300))]
    curves = [curve for text in presets().values() for curve in _curves(text, numbers)]
    unfolded = [_vectors(case, numbers) for case in random_cases(40, seed=3)]
    header = json.dumps({"cases": cases, "curves": curves, "vectors": unfolded}).encode()
    body = np.concatenate([array.ravel() for array in numbers]).astype("<f8").tobytes()
    file.write_bytes(struct.pack("<I", len(header)) + header + body)


def _case(case: Case, numbers: list[Array]) -> dict[str, Any]:
    said = answer(case)
    numbers += said.values()
    sizes = {name: array.size for name, array in said.items()}
    return {"question": asdict(case), "tokens": tokenize(case.text), "sizes": sizes}


def _curves(text: str, numbers: list[Array]) -> list[dict[str, Any]]:
    tokens = tokenize(text)
    curves = []
    for run in sweep("preset", tokens, [(n_heads, d_k) for n_heads in HEADS for d_k in WIDTHS], TEMPERATURES, SEED):
        numbers += [run.scores, run.mean_entropy, run.max_attention]
        curves.append({"n_heads": run.n_heads, "n": len(tokens), "d_k": run.d_k, "temperatures": TEMPERATURES})
    return curves


def _vectors(case: Case, numbers: list[Array]) -> dict[str, Any]:
    tokens = tokenize(case.text)
    made = vectors(tokens, case.n_heads, case.d_k, seed=case.seed, positional=case.positional)
    parts = {name: np.asarray(getattr(made, name).numpy()) for name in ("Q", "K", "V", "W_O")}
    numbers += parts.values()
    return {"question": asdict(case), "sizes": {name: array.size for name, array in parts.items()}}


def test_both_engines_cut_every_phrase_into_the_same_tokens(report: Mapping[str, Any]) -> None:
    assert report["other_tokens"] == []


def test_the_scores_of_the_page_are_those_of_torch_within_1e_12(report: Mapping[str, Any]) -> None:
    assert report["worst"]["scores"] <= 1e-12


@pytest.mark.parametrize("measure", ["weights", "row_entropy", "mean_entropy", "max_attention", "output"])
def test_what_the_page_makes_of_scores_is_what_torch_makes_within_1e_9(report: Mapping[str, Any], measure: str) -> None:
    assert report["worst"][measure] <= 1e-9


@pytest.mark.parametrize("matrix", ["Q", "K", "V", "W_O"])
def test_the_vectors_that_the_page_unfolds_are_those_of_torch_within_1e_12(
    report: Mapping[str, Any], matrix: str
) -> None:
    assert report["worst"][matrix] <= 1e-12


@pytest.mark.parametrize("measure", ["entropy_curve", "sweep mean_entropy", "sweep max_attention"])
def test_the_softmax_of_the_page_meets_the_sweep_at_every_temperature(report: Mapping[str, Any], measure: str) -> None:
    assert report["worst"][measure] <= 1e-9


def test_every_number_that_torch_wrote_was_compared(report: Mapping[str, Any]) -> None:
    assert report["left"] == 0
