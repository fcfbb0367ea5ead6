"""Expressions on which both evaluators are held against each other, and what torch says to them."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from generator.attention.exercises import base_of, phrases_of
from generator.attention.exercises.answering import answers, scope_of, tree_of
from generator.attention.exercises.evaluate import Scope, evaluate
from generator.attention.exercises.runs import Model, Run
from generator.attention.exercises.variants import variant
from generator.content import load
from generator.expression import read
from generator.model import Content, Exercise
from tests.attention.cases import GOLDENS, ROOT

STUDENTS = (1, 2, 3)
"""Of each variant, so many are kept."""
MOST = 1e6
SETTINGS: tuple[Mapping[str, Any], ...] = (
    {"row": 1, "column": 2},
    {"preset": "ingles", "heads": 2, "d_k": 12, "head": 1, "temperature": 0.5, "seed": 7, "causal": 1, "row": 3},
)
EXPRESSIONS = (
    *("weights", "scores", "values", "all_weights", "all_scores", "n", "n_heads", "d_k", "d_model", "temperature"),
    *("head", "row", "weights[row]", "all_weights[head, row, 0]", "[1, 2.5, -3]", "[[1, 2], [3, 4]][1, 0]"),
    *("-2 ** 2", "2 ** 3 ** 2", "2 ** -1", "8 / 4 / 2", "1 - 2 - 3", "2 + 3 * 4", "-[1, 2] * 2", "1 - (2 - 3)"),
    *("1 < 2", "2 <= 1", "3 > 2 and not 1 >= 2", "1 == 2 or 1 != 2", "not 1 > 2 and 2 < 1", "weights[0] > 1 / n"),
    *("exp(scaled[0])", "ln(weights[row, 0])", "log2(n)", "sqrt(d_k)", "abs([-1, 2])"),
    *("max(weights)", "min(all_scores)", "mean(scores)", "sum(weights[row])"),
    *("entropy(weights[row])", "entropy(weights)", "entropy(all_weights)", "mean_entropy(weights)"),
    *("mean_entropy(all_weights)", "max_attention(weights)", "max_attention(all_weights)"),
    *("row_max(weights)", "row_sums(all_weights)", "row_means(diagonal(all_weights))", "diagonal(weights)"),
    *("softmax(scores[row])", "softmax(scores)", "transpose(softmax(transpose(scores)))", "softmax(all_scores)"),
    *("argmax(weights)", "argmax(weights[row])", "order(weights[row])", "order([1, 3, 3, 2])"),
    *("count(row_means(diagonal(all_weights)) > 1 / n)", "column(weights, 1)", "column(all_weights, 1)"),
    *("mutual(weights, 1, 2)", "mutual(all_weights, row, 0)", "hide_future(at(weights, causal=0))"),
    *("output(weights, values)", "output(weights[row], values)", "dot(weights[0], weights[1])"),
    *("same(sum(weights[0]), 1)", "same(weights, transpose(weights))", "same(softmax(scaled), weights)"),
    *('at(token("reina"), preset="referencia")', 'at(mean_entropy(weights), preset="gato", head=0, seed=n)'),
    *("at(at(temperature, temperature=2), temperature=3)", "over_seeds(mean_entropy(weights), 3)"),
    *("at(weights, divide=0, positional=1)", "mean(over_seeds(at(entropy(weights[1]), d_k=32), 4))"),
)


def arithmetic(count: int, seed: int = 5) -> list[str]:
    """Expressions drawn at random, so that both parsers are held to one order of operations."""
    chance = random.Random(seed)

    def part(depth: int) -> str:
        if depth == 0:
            return chance.choice(["2", "0.5", "3", "n", "-1"])
        one, other = part(depth - 1), part(depth - 1)
        said = f"{one} {chance.choice(['+', '-', '*', '/', '**'])} {other}"
        return chance.choice([said, f"({said})", f"-{said}", f"abs({said})"])

    made = [f"{chance.choice(['', 'not '])}{part(2)} < {part(1)} or {part(1)} >= {part(2)} and 1 < {part(1)}"]
    made += [f"{part(3)} - {part(2)}" for _ in range(count)]
    return [text for text in made if np.isfinite(float(value(text, {}))) and abs(float(value(text, {}))) < MOST]


@cache
def content() -> Content:
    """The project's own content."""
    return load(ROOT)


def exercises() -> tuple[Exercise, ...]:
    """The project's own exercises."""
    return content().exercises


def value(text: str, settings: Mapping[str, Any]) -> Any:
    """What torch gives for an expression in the simulator's start state with some settings changed."""
    faults: list[Any] = []
    tree, _ = read(text, {}, faults)
    assert tree is not None, (text, faults)
    run = Run(Model(phrases_of(content())), {**base_of(content()), **settings})
    return evaluate(tree, Scope(run)).tolist()


def exercises_golden() -> str:
    """The phrases, the start state, the expressions and the exercises with what torch makes of them, a line each."""
    cases = [{"settings": each, "text": text, "value": value(text, each)} for each in SETTINGS for text in EXPRESSIONS]
    cases += [{"settings": {}, "text": text, "value": value(text, {})} for text in arithmetic(40)]
    parts: dict[str, list[Any]] = {
        "phrases": [dict(phrases_of(content()))],
        "base": [dict(base_of(content()))],
        "expressions": cases,
        "exercises": [answer for exercise in exercises() for answer in answers_to(exercise)],
    }
    lines = [f'"{name}":[\n' + ",\n".join(_line(each) for each in part) + "\n]" for name, part in parts.items()]
    return "{" + ",\n".join(lines) + "}\n"


def answers_to(exercise: Exercise) -> list[dict[str, Any]]:
    """An exercise's expressions, and what torch says for it as it stands and for a few students."""
    model, base = Model(phrases_of(content())), {**base_of(content()), **exercise.state}
    asked = {
        "kind": exercise.kind,
        "answer": exercise.answer,
        "wrong": [each.answer for each in exercise.wrong],
        "options": [each.when for each in exercise.options],
        "tolerance": exercise.tolerance,
        "unit": exercise.unit,
        "names": dict(exercise.let),
    }
    said = []
    for seed in (0, *(STUDENTS if exercise.vary else ())):
        own = variant(exercise.id, exercise.vary, seed) if seed else {}
        found = answers(exercise, model, {**base, **own}, lambda *_: None)
        assert found is not None, (exercise.id, seed)
        scope = scope_of(exercise, model, {**base, **own})
        named = {name: evaluate(tree_of(text), scope).tolist() for name, text in exercise.let.items()}
        vary = {name: list(values) for name, values in exercise.vary.items()}
        settings = {**exercise.state, **own}
        answer = {"right": found.right, "wrong": list(found.wrong), "named": named}
        drawn = {"seed": seed, "vary": vary, "own": dict(own), "settings": settings}
        said.append({"id": exercise.id, **drawn, "exercise": asked, "value": answer})
    return said


def kept() -> dict[str, Any]:
    """What tests/goldens/exercises.json keeps."""
    return dict(json.loads((GOLDENS / "exercises.json").read_text("utf-8")))


def _line(each: Any) -> str:
    # JSON has no −∞; no case has one.
    return json.dumps(each, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
