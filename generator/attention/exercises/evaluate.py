"""What an expression gives in a run. static/js/exercises/expression.js gives the same."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass, field

import torch
from torch import Tensor

from generator.attention.exercises.faults import UnfitError
from generator.attention.exercises.functions import ARITHMETIC, COMPARISONS, FUNCTIONS
from generator.attention.exercises.runs import Run
from generator.messages import one_of, say, verbatim
from generator.model import Setting


@dataclass(frozen=True, eq=False)
class Scope:
    """The present run, and what the exercise's own names stand for: expressions, computed where they are asked for."""

    run: Run
    names: Mapping[str, ast.expr] = field(default_factory=dict)


def evaluate(node: ast.expr, scope: Scope) -> Tensor:
    """The value of an expression that generator.expression has read. Raises UnfitError where there is none."""
    value: Tensor = globals()[f"_{type(node).__name__.lower()}"](node, scope)
    return value


def _constant(node: ast.Constant, _: Scope) -> Tensor:
    return torch.tensor(float(node.value), dtype=torch.float64)  # type: ignore[arg-type]


def _name(node: ast.Name, scope: Scope) -> Tensor:
    own = scope.names.get(node.id)
    return scope.run.named(node.id) if own is None else evaluate(own, scope)


def _list(node: ast.List, scope: Scope) -> Tensor:
    parts = [evaluate(each, scope) for each in node.elts]
    if len({part.shape for part in parts}) != 1:
        raise UnfitError(say("rows of different lengths in {code}", code=ast.unparse(node)), say("rows of one length"))
    return torch.stack(parts)


def _subscript(node: ast.Subscript, scope: Scope) -> Tensor:
    whole = evaluate(node.value, scope)
    for place in node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]:
        at, most = float(evaluate(place, scope)), whole.shape[0]
        if at != int(at) or not 0 <= at < most:
            found = say("place {at} in {code}", at=f"{at:g}", code=ast.unparse(node))
            raise UnfitError(found, say("a place from 0 to {most}", most=most - 1))
        whole = whole[int(at)]
    return whole


def _unaryop(node: ast.UnaryOp, scope: Scope) -> Tensor:
    value = evaluate(node.operand, scope)
    return ~value if isinstance(node.op, ast.Not) else -value


def _binop(node: ast.BinOp, scope: Scope) -> Tensor:
    return _both(ARITHMETIC[type(node.op).__name__], node, [evaluate(node.left, scope), evaluate(node.right, scope)])


def _compare(node: ast.Compare, scope: Scope) -> Tensor:
    sides = [evaluate(node.left, scope), evaluate(node.comparators[0], scope)]
    return _both(COMPARISONS[type(node.ops[0]).__name__], node, sides)


def _both(how: object, node: ast.expr, sides: list[Tensor]) -> Tensor:
    one, other = sides
    if one.dim() and other.dim() and one.shape != other.shape:
        ours, theirs = tuple(one.shape), tuple(other.shape)
        found = say("{code}, of shapes {one} and {other}", code=ast.unparse(node), one=ours, other=theirs)
        raise UnfitError(found, say("two of one shape"))
    assert callable(how)
    value: Tensor = how(one, other)
    return value


def _boolop(node: ast.BoolOp, scope: Scope) -> Tensor:
    values = [bool(evaluate(each, scope)) for each in node.values]
    return torch.tensor(all(values) if isinstance(node.op, ast.And) else any(values))


def _call(node: ast.Call, scope: Scope) -> Tensor:
    assert isinstance(node.func, ast.Name)
    name = node.func.id
    if name == "at":
        settings = {each.arg or "": _setting(each.value, scope) for each in node.keywords}
        return evaluate(node.args[0], Scope(scope.run.changed(settings), scope.names))
    if name == "over_seeds":
        count = int(evaluate(node.args[1], scope))
        runs = (Scope(scope.run.changed({"seed": seed}), scope.names) for seed in range(1, count + 1))
        return torch.stack([evaluate(node.args[0], each) for each in runs])
    if name == "token":
        return _token(node.args[0], scope)
    try:
        return FUNCTIONS[name](*(evaluate(each, scope) for each in node.args))
    except (IndexError, RuntimeError) as error:
        found = say("{code}, which cannot be computed", code=ast.unparse(node))
        raise UnfitError(found, say("places and shapes that fit")) from error


def _setting(node: ast.expr, scope: Scope) -> Setting:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        if node.value not in scope.run.model.phrases:
            raise UnfitError(verbatim(f'preset "{node.value}"'), one_of(scope.run.model.phrases, str(node.value)))
        return node.value
    return float(evaluate(node, scope))


def _token(node: ast.expr, scope: Scope) -> Tensor:
    assert isinstance(node, ast.Constant)
    words = scope.run.tokens
    word = str(node.value)
    if word not in words:
        raise UnfitError(say('no token "{word}"', word=word), one_of(words))
    return torch.tensor(float(words.index(word)), dtype=torch.float64)
