import pytest

from generator.content import load
from tests.content.tiny import Tree

LINES = {"heads": 2, "d_k": 3, "temperatures": 4}


def said(tree: Tree, name: str, first: str, last: str, step: str) -> list[str]:
    """The faults, without the line shown, once one range is written anew."""
    text = (tree.root / "content/sweep.toml").read_text(encoding="utf-8").splitlines()
    text[LINES[name] - 1] = f"{name} = {{ first = {first}, last = {last}, step = {step} }}"
    tree.write("sweep.toml", "\n".join(text))
    return [fault.partition("\n")[0] for fault in tree.faults()]


def test_a_sweep_reads_as_its_ranges(tree: Tree) -> None:
    sweep = load(tree.root).sweep
    assert (sweep.seed, sweep.heads.values()[-1], len(sweep.temperatures.values())) == (2017, 8.0, 50)


@pytest.mark.parametrize(("name", "limits"), [("heads", "1 to 8"), ("d_k", "4 to 32")])
def test_a_range_beyond_the_limits_is_told(tree: Tree, name: str, limits: str) -> None:
    assert said(tree, name, "4", "64", "4") == [
        f"content/sweep.toml:{LINES[name]}: {name}.last is 64; expected a whole number from {limits}."
    ]


def test_a_broken_number_of_heads_is_told(tree: Tree) -> None:
    assert said(tree, "heads", "1", "4", "0.5") == ["content/sweep.toml:2: heads.step is 0.5; expected a whole number."]


def test_first_after_last_is_told(tree: Tree) -> None:
    assert said(tree, "temperatures", "5.0", "0.1", "0.1") == [
        "content/sweep.toml:4: temperatures goes from 5.0 to 0.1; expected first to be at most last."
    ]


def test_steps_that_miss_the_last_value_are_told(tree: Tree) -> None:
    assert said(tree, "temperatures", "0.1", "5.0", "0.3") == [
        "content/sweep.toml:4: temperatures goes from 0.1 to 5.0 in steps of 0.3; expected a whole number of steps. "
        "16 steps end at 4.9."
    ]


@pytest.mark.parametrize("step", ["0", "-0.1", "nan", "inf"])
def test_a_step_that_leads_nowhere_is_told(tree: Tree, step: str) -> None:
    assert said(tree, "temperatures", "0.1", "5.0", step) == [
        f"content/sweep.toml:4: temperatures.step is {step}; expected a number above 0."
    ]


def test_temperature_0_is_told(tree: Tree) -> None:
    assert said(tree, "temperatures", "0", "5.0", "0.1") == [
        "content/sweep.toml:4: temperatures.first is 0; expected a number above 0."
    ]


def test_more_values_than_torch_should_run_over_are_told(tree: Tree) -> None:
    assert said(tree, "temperatures", "0.1", "5.0", "1e-300") == [
        "content/sweep.toml:4: temperatures goes from 0.1 to 5.0 in steps of 1e-300; expected at most 1000 values."
    ]


def test_a_range_of_one_value_is_fine(tree: Tree) -> None:
    assert said(tree, "temperatures", "1", "1", "1") == []


def test_a_seed_below_0_is_told(tree: Tree) -> None:
    tree.edit("sweep.toml", "2017", "-1")
    assert tree.faults() == [
        "content/sweep.toml:1: seed is -1; expected a whole number from 0 to 4294967295.\n    seed = -1"
    ]
