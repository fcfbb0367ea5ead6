"""Steps of `test` beside each other: who runs with whom, who waits, and that each is told in one piece."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from generator.cli.beside import next_step, run_beside
from generator.cli.telling import ToldSteps, plain_console
from generator.suite import Step

# Says its name, and ends when the other has said its own, or after a while with a fault.
MEET = """import pathlib, sys, time
mine, other = map(pathlib.Path, sys.argv[1:])
mine.touch()
print("begin", mine.name, flush=True)
for _ in range(600):
    if other.exists(): break
    time.sleep(0.05)
print("end", mine.name, flush=True)
raise SystemExit(not other.exists())"""


def step(name: str, *, after: str = "", cores: int = 1) -> Step:
    return Step(name, "says", ("none",), after=after, cores=cores)


def test_on_two_cores_two_steps_run_at_once_and_each_is_told_in_one_piece(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = (str(tmp_path / name) for name in ("one", "other"))
    steps = [
        Step("a", "says", (sys.executable, "-c", MEET, one, other)),
        Step("b", "says", (sys.executable, "-c", MEET, other, one)),
    ]
    outcomes = run_beside(steps, {}, 2, ToldSteps(plain_console(), "en"), ci=False)
    assert [(outcome.step.name, outcome.state) for outcome in outcomes] == [("a", "passed"), ("b", "passed")]
    said = [line for line in capsys.readouterr().out.splitlines() if line.startswith(("begin", "end"))]
    assert said in (
        ["begin one", "end one", "begin other", "end other"],
        ["begin other", "end other", "begin one", "end one"],
    )


def test_on_one_core_a_step_waits_for_the_one_before() -> None:
    assert next_step([step("b")], [step("a")], 1) is None
    assert next_step([step("b", cores=2)], [], 1) == step("b", cores=2)


def test_a_step_that_needs_two_cores_waits_for_both_and_lets_others_go_first() -> None:
    waiting = [step("b", cores=2), step("c")]
    assert next_step(waiting, [step("a")], 2) == step("c")
    assert next_step(waiting, [], 2) == step("b", cores=2)


def test_a_step_waits_for_the_one_that_makes_what_it_looks_at() -> None:
    looks = step("looks", after="site")
    assert next_step([looks], [step("site")], 8) is None
    assert next_step([looks, step("site")], [], 8) == step("site")
    assert next_step([looks], [], 8) == looks
