"""The room's one door: what is computed, what is read from the cache, what is refused."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from generator.attention import compute
from generator.errors import BuildError
from generator.model import Computed, Preset
from tests.attention.answers import answer
from tests.attention.cases import ROOT, Case
from tests.attention.rule_cases import laboratory, sentence
from tests.attention.tiny import DEFAULTS, LUNA, PLAN, SOL, content, saying

Spoil = Callable[[bytes], bytes]

AGAIN = """
import sys
from pathlib import Path
from generator.attention import compute
from tests.attention.tiny import content
compute(content(), Path(sys.argv[1]))
raise SystemExit("torch" in sys.modules)
"""


def numbers(computed: Computed) -> list[bytes]:
    sweeps = [trace.scores.tobytes() for sweep in computed.sweeps for trace in sweep.traces]
    measures = [m.mean_entropy.tobytes() + m.max_attention.tobytes() for s in computed.sweeps for m in s.measures]
    return [*sweeps, *measures, computed.start.weights.tobytes(), computed.start.row_entropy.tobytes()]


def test_traces_come_by_heads_then_by_d_k(tmp_path: Path) -> None:
    names = [trace.id for trace in compute(content(), tmp_path).sweeps[0].traces]
    assert names == ["luna-h1-d4", "luna-h1-d8", "luna-h2-d4", "luna-h2-d8", "luna-h3-d4", "luna-h3-d8"]


def test_a_trace_says_where_its_numbers_come_from(tmp_path: Path) -> None:
    provenance = compute(content(), tmp_path).sweeps[0].traces[0].provenance
    assert (provenance.source, provenance.seed) == ("random", 2017)
    assert set(provenance.versions) == {"torch", "numpy"}


def test_the_start_view_is_the_model_at_the_defaults_of_the_site(tmp_path: Path) -> None:
    start, alone = compute(content(), tmp_path).start, answer(Case(LUNA.text, 2, 8, temperature=0.5))
    assert start.trace.id == "luna-h2-d8"
    np.testing.assert_allclose(start.trace.scores[0], alone["scores"], rtol=0, atol=1e-12)
    np.testing.assert_allclose(start.weights, alone["weights"], rtol=0, atol=1e-12)
    np.testing.assert_allclose(start.row_entropy, alone["row_entropy"], rtol=0, atol=1e-12)


def test_the_second_build_reads_the_same_numbers_from_the_cache(tmp_path: Path) -> None:
    first, second = compute(content(), tmp_path), compute(content(), tmp_path)
    assert (first.from_cache, second.from_cache) == (0, 2)
    assert numbers(first) == numbers(second)


def test_a_build_with_all_in_the_cache_does_not_import_torch(tmp_path: Path) -> None:
    compute(content(), tmp_path)
    ran = subprocess.run([sys.executable, "-c", AGAIN, tmp_path], cwd=ROOT, check=False)
    assert ran.returncode == 0


def test_sweeps_are_held_by_nobody(tmp_path: Path) -> None:
    sweeps = compute(content(), tmp_path).sweeps
    alive = [weakref.ref(sweep) for sweep in sweeps]
    gc.collect()
    assert [held() for held in alive] == [None, None]


def test_only_a_phrase_that_changed_is_computed_again(tmp_path: Path) -> None:
    compute(content(), tmp_path)
    assert compute(content(saying("la luna sola"), SOL), tmp_path).from_cache == 1


def test_another_seed_computes_everything_again(tmp_path: Path) -> None:
    first = compute(content(), tmp_path)
    other = compute(content(plan=replace(PLAN, seed=1)), tmp_path)
    assert other.from_cache == 0
    assert numbers(other)[0] != numbers(first)[0]


def test_another_start_state_leaves_the_sweeps_in_the_cache(tmp_path: Path) -> None:
    compute(content(), tmp_path)
    other = compute(content(defaults=replace(DEFAULTS, temperature=5.0)), tmp_path)
    assert other.from_cache == 2
    np.testing.assert_allclose(
        other.start.weights, answer(Case(LUNA.text, 2, 8, temperature=5.0))["weights"], rtol=0, atol=1e-12
    )


@pytest.mark.parametrize("spoil", [lambda body: body[:-9], lambda body: body[:99] + b"x" + body[100:], lambda _: b""])
def test_a_spoilt_entry_is_found_and_computed_again(tmp_path: Path, spoil: Spoil) -> None:
    first = compute(content(), tmp_path)
    (entry,) = tmp_path.glob("sweep-luna.*")
    entry.write_bytes(spoil(entry.read_bytes()))
    second = compute(content(), tmp_path)
    assert second.from_cache == 1
    assert numbers(first) == numbers(second)


def test_the_entries_of_a_preset_that_is_gone_are_thrown_away(tmp_path: Path) -> None:
    compute(content(), tmp_path)
    compute(content(LUNA), tmp_path)
    assert sorted(entry.name.split(".")[0] for entry in tmp_path.iterdir()) == ["code", "start", "sweep-luna"]


@pytest.mark.parametrize(
    ("preset", "said"),
    [
        (saying("a " * 33), "content/presets: a phrase of 33 tokens; expected at most 32 tokens."),
        (saying("a" * 65), f"the token “{'a' * 65}” of 65 code points; expected at most 64 code points."),
        (saying(" "), "a phrase without a token; expected 1 to 32 tokens."),
    ],
)
def test_a_phrase_over_the_limits_is_refused_with_limit_and_count(tmp_path: Path, preset: Preset, said: str) -> None:
    with pytest.raises(BuildError) as caught:
        compute(content(preset), tmp_path)
    assert said in str(caught.value)


def test_all_refused_phrases_are_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(BuildError) as caught:
        compute(content(saying(" "), replace(SOL, text="a " * 40)), tmp_path)
    assert len(caught.value.problems) == 2


def test_a_sentence_of_the_laboratory_must_have_the_tokenizer_s_words(tmp_path: Path) -> None:
    spoilt = replace(sentence("tired"), text="The animal's not", path="content/sentences/01-tired.toml", line=6)
    lab = replace(laboratory(), sentences=(spoilt,))
    with pytest.raises(BuildError, match=r"01-tired.toml:6: the words The · animal · .*; expected .*: The · animal's"):
        compute(replace(content(), laboratory=lab), tmp_path)
