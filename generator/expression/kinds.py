"""Which kind each part of an expression has; what has none is a fault."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from generator.expression.table import FUNCTIONS, NAMES, RANKS, SETTINGS

SPECIAL = ("at", "over_seeds")
MOST_SEEDS = 50
OPERATORS = (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.Pow)
COMPARISONS = (ast.Lt, ast.Gt, ast.LtE, ast.GtE, ast.Eq, ast.NotEq)

_Told = tuple[str, str, str, tuple[str, ...]]


@dataclass
class Kinds:
    """Walks one expression. faults: what was found, what was expected, a word that is unknown, those that are known."""

    names: Mapping[str, str]
    faults: list[_Told] = field(default_factory=list)

    def of(self, node: ast.expr) -> str | None:
        """The kind of a part; None where it, or a part of it, is at fault."""
        found = getattr(self, f"_{type(node).__name__.lower()}", None)
        if found is None:
            return self._fault(f"{ast.unparse(node)}, which this language has not", "names, numbers and functions")
        kind: str | None = found(node)
        return kind

    def _fault(self, found: str, expected: str, word: str = "", known: Iterable[str] = ()) -> str | None:
        self.faults.append((found, expected, word, tuple(known)))
        return None

    def _constant(self, node: ast.Constant) -> str | None:
        if isinstance(node.value, str):
            return "text"
        if isinstance(node.value, int | float) and not isinstance(node.value, bool):
            return "number"
        return self._fault(ast.unparse(node), "a number, or 0 and 1 for off and on")

    def _name(self, node: ast.Name) -> str | None:
        known = {**NAMES, **self.names}
        if node.id in known:
            return known[node.id]
        if node.id in FUNCTIONS:
            return self._fault(f"the function {node.id} without ( )", f"{node.id}(…)")
        return self._fault(f'unknown name "{node.id}"', "a name of the run or of [let]", node.id, known)

    def _list(self, node: ast.List) -> str | None:
        kinds = {self.of(each) for each in node.elts}
        if None in kinds:
            return None
        inner = kinds.pop() if len(kinds) == 1 else ""
        if inner in ("number", "row"):
            return RANKS[RANKS.index(inner) + 1]
        return self._fault(f"the list {ast.unparse(node)}", "a list of numbers, or of rows")

    def _subscript(self, node: ast.Subscript) -> str | None:
        places = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        whole, *parts = (self.of(each) for each in (node.value, *places))
        if whole is None or None in parts:
            return None
        rank = RANKS.index(whole) if whole in RANKS else 0
        if rank < len(parts) or set(parts) != {"number"}:
            return self._fault(f"{ast.unparse(node)}, a place in a {whole}", "one number, or as many as it has sides")
        return RANKS[rank - len(parts)]

    def _unaryop(self, node: ast.UnaryOp) -> str | None:
        kind = self.of(node.operand)
        if kind is None:
            return None
        right = kind == "truth" if isinstance(node.op, ast.Not) else isinstance(node.op, ast.USub) and kind in RANKS
        return kind if right else self._fault(f"{ast.unparse(node)}, of a {kind}", "- a number, or not a truth")

    def _binop(self, node: ast.BinOp) -> str | None:
        one, other = self.of(node.left), self.of(node.right)
        if one is None or other is None:
            return None
        if not isinstance(node.op, OPERATORS):
            return self._fault(ast.unparse(node), "+ - * / or **")
        if one in RANKS and other in RANKS and (one == other or "number" in (one, other)):
            return max(one, other, key=RANKS.index)
        return self._fault(f"{ast.unparse(node)}, of a {one} and a {other}", "two of one kind, or one a number")

    def _compare(self, node: ast.Compare) -> str | None:
        kinds = [self.of(each) for each in (node.left, *node.comparators)]
        if None in kinds:
            return None
        if len(kinds) == 2 and isinstance(node.ops[0], COMPARISONS) and set(kinds) <= {"number", "row"}:
            return "truths" if "row" in kinds else "truth"
        return self._fault(ast.unparse(node), "two numbers or rows compared")

    def _boolop(self, node: ast.BoolOp) -> str | None:
        kinds = [self.of(each) for each in node.values]
        if None in kinds:
            return None
        return "truth" if set(kinds) == {"truth"} else self._fault(ast.unparse(node), "truths between and, or")

    def _call(self, node: ast.Call) -> str | None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in SPECIAL:
            return self._at(node) if name == "at" else self._over_seeds(node)
        if name not in FUNCTIONS:
            known = (*FUNCTIONS, *SPECIAL)
            return self._fault(f'unknown function "{name or ast.unparse(node.func)}"', "a function", name, known)
        kinds = [self.of(each) for each in node.args]
        if None in kinds:
            return None
        given = next((gives for takes, gives in FUNCTIONS[name] if list(takes) == kinds), None)
        if given is not None and not node.keywords:
            return given
        expected = " or ".join(f"{name}({', '.join(takes)})" for takes, _ in FUNCTIONS[name])
        return self._fault(f"{name}({', '.join(str(kind) for kind in kinds)})", expected)

    def _at(self, node: ast.Call) -> str | None:
        kind = self.of(node.args[0]) if len(node.args) == 1 else None
        if len(node.args) != 1 or not node.keywords:
            return self._fault(ast.unparse(node), "at(x, setting=value)")
        right = [self._setting(each) for each in node.keywords]
        return kind if all(right) else None

    def _setting(self, given: ast.keyword) -> bool:
        name = str(given.arg)
        if name not in SETTINGS:
            self._fault(f'unknown setting "{name}"', "a setting of the simulator", name, SETTINGS)
            return False
        kind, wanted = self.of(given.value), "number" if SETTINGS[name] else "text"
        if kind is not None and kind != wanted:
            self._fault(f"{name}={ast.unparse(given.value)}", f"a {wanted}")
        return kind == wanted

    def _over_seeds(self, node: ast.Call) -> str | None:
        if len(node.args) != 2 or node.keywords:
            return self._fault(ast.unparse(node), "over_seeds(x, 20)")
        kind, count = self.of(node.args[0]), node.args[1]
        if not (isinstance(count, ast.Constant) and isinstance(count.value, int) and 1 <= count.value <= MOST_SEEDS):
            return self._fault(ast.unparse(count), f"a whole number from 1 to {MOST_SEEDS}")
        if kind is not None and kind != "number":
            return self._fault(f"over_seeds of a {kind}", "of a number")
        return None if kind is None else "row"
