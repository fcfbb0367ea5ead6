"""Which kind each part of an expression has; what has none is a fault."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from generator.expression.table import FUNCTIONS, NAMES, RANKS, SETTINGS
from generator.messages import Said, either, one_of, say, verbatim

SPECIAL = ("at", "over_seeds")
MOST_SEEDS = 50
OPERATORS = (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.Pow)
COMPARISONS = (ast.Lt, ast.Gt, ast.LtE, ast.GtE, ast.Eq, ast.NotEq)


@dataclass(frozen=True)
class Told:
    """A fault at a part of an expression; a word that is unknown, and those that are known."""

    node: ast.AST
    found: Said
    expected: Said
    word: str = ""
    known: tuple[str, ...] = ()


@dataclass
class Kinds:
    """Walks one expression, and writes down each fault with its place."""

    names: Mapping[str, str]
    faults: list[Told] = field(default_factory=list)

    def of(self, node: ast.expr) -> str | None:
        """The kind of a part; None where it, or a part of it, is at fault."""
        found = getattr(self, f"_{type(node).__name__.lower()}", None)
        if found is None:
            found_it = say("{code}, which this language has not", code=ast.unparse(node))
            return self._fault(node, found_it, say("names, numbers and functions"))
        kind: str | None = found(node)
        return kind

    def _fault(
        self, node: ast.AST, found: Said, expected: Said, word: str = "", known: Iterable[str] = ()
    ) -> str | None:
        self.faults.append(Told(node, found, expected, word, tuple(known)))
        return None

    def _constant(self, node: ast.Constant) -> str | None:
        if isinstance(node.value, str):
            return "text"
        if isinstance(node.value, int | float) and not isinstance(node.value, bool):
            return "number"
        return self._fault(node, verbatim(ast.unparse(node)), say("a number, or 0 and 1 for off and on"))

    def _name(self, node: ast.Name) -> str | None:
        known = {**NAMES, **self.names}
        if node.id in known:
            return known[node.id]
        if node.id in FUNCTIONS:
            return self._fault(node, say("the function {name} without ( )", name=node.id), verbatim(f"{node.id}(…)"))
        found = say('unknown name "{name}"', name=node.id)
        return self._fault(node, found, say("a name of the run or of [let]"), node.id, known)

    def _list(self, node: ast.List) -> str | None:
        kinds = {self.of(each) for each in node.elts}
        if None in kinds:
            return None
        inner = kinds.pop() if len(kinds) == 1 else ""
        if inner in ("number", "row"):
            return RANKS[RANKS.index(inner) + 1]
        found = say("the list {code}", code=ast.unparse(node))
        return self._fault(node, found, say("a list of numbers, or of rows"))

    def _subscript(self, node: ast.Subscript) -> str | None:
        places = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        whole, *parts = (self.of(each) for each in (node.value, *places))
        if whole is None or None in parts:
            return None
        rank = RANKS.index(whole) if whole in RANKS else 0
        if rank < len(parts) or set(parts) != {"number"}:
            found = say("{code}, a place in {kind}", code=ast.unparse(node), kind=a(whole))
            return self._fault(node, found, say("one number, or as many as it has sides"))
        return RANKS[rank - len(parts)]

    def _unaryop(self, node: ast.UnaryOp) -> str | None:
        kind = self.of(node.operand)
        if kind is None:
            return None
        right = kind == "truth" if isinstance(node.op, ast.Not) else isinstance(node.op, ast.USub) and kind in RANKS
        found = say("{code}, of {kind}", code=ast.unparse(node), kind=a(kind))
        return kind if right else self._fault(node, found, say("- a number, or not a truth"))

    def _binop(self, node: ast.BinOp) -> str | None:
        one, other = self.of(node.left), self.of(node.right)
        if one is None or other is None:
            return None
        if not isinstance(node.op, OPERATORS):
            return self._fault(node, verbatim(ast.unparse(node)), either(["+", "-", "*", "/", "**"]))
        if one in RANKS and other in RANKS and (one == other or "number" in (one, other)):
            return max(one, other, key=RANKS.index)
        found = say("{code}, of {one} and {other}", code=ast.unparse(node), one=a(one), other=a(other))
        return self._fault(node, found, say("two of one kind, or one a number"))

    def _compare(self, node: ast.Compare) -> str | None:
        kinds = [self.of(each) for each in (node.left, *node.comparators)]
        if None in kinds:
            return None
        if len(kinds) == 2 and isinstance(node.ops[0], COMPARISONS) and set(kinds) <= {"number", "row"}:
            return "truths" if "row" in kinds else "truth"
        return self._fault(node, verbatim(ast.unparse(node)), say("two numbers or rows compared"))

    def _boolop(self, node: ast.BoolOp) -> str | None:
        kinds = [self.of(each) for each in node.values]
        if None in kinds:
            return None
        if set(kinds) == {"truth"}:
            return "truth"
        return self._fault(node, verbatim(ast.unparse(node)), say("truths between and, or"))

    def _call(self, node: ast.Call) -> str | None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in SPECIAL:
            return self._at(node) if name == "at" else self._over_seeds(node)
        if name not in FUNCTIONS:
            known = (*FUNCTIONS, *SPECIAL)
            found = say('unknown function "{name}"', name=name or ast.unparse(node.func))
            return self._fault(node.func, found, one_of(known, name), name, known)
        kinds = [self.of(each) for each in node.args]
        if None in kinds:
            return None
        given = next((gives for takes, gives in FUNCTIONS[name] if list(takes) == kinds), None)
        if given is not None and not node.keywords:
            return given
        expected = either(_called(name, takes) for takes, _ in FUNCTIONS[name])
        return self._fault(node, verbatim(_called(name, kinds)), expected)

    def _at(self, node: ast.Call) -> str | None:
        kind = self.of(node.args[0]) if len(node.args) == 1 else None
        if len(node.args) != 1 or not node.keywords:
            return self._fault(node, verbatim(ast.unparse(node)), verbatim("at(x, setting=value)"))
        right = [self._setting(each) for each in node.keywords]
        return kind if all(right) else None

    def _setting(self, given: ast.keyword) -> bool:
        name = str(given.arg)
        if name not in SETTINGS:
            found = say('unknown setting "{name}"', name=name)
            self._fault(given, found, say("a setting of the simulator"), name, SETTINGS)
            return False
        kind, wanted = self.of(given.value), "number" if SETTINGS[name] else "text"
        if kind is not None and kind != wanted:
            self._fault(given, verbatim(f"{name}={ast.unparse(given.value)}"), a(wanted))
        return kind == wanted

    def _over_seeds(self, node: ast.Call) -> str | None:
        if len(node.args) != 2 or node.keywords:
            return self._fault(node, verbatim(ast.unparse(node)), verbatim("over_seeds(x, 20)"))
        kind, count = self.of(node.args[0]), node.args[1]
        if not (isinstance(count, ast.Constant) and isinstance(count.value, int) and 1 <= count.value <= MOST_SEEDS):
            expected = say("a whole number from 1 to {most}", most=MOST_SEEDS)
            return self._fault(count, verbatim(ast.unparse(count)), expected)
        if kind is not None and kind != "number":
            return self._fault(node.args[0], say("over_seeds of {kind}", kind=a(kind)), say("of a number"))
        return None if kind is None else "row"


def _called(name: str, kinds: Iterable[str | None]) -> str:
    """As the list of functions says it: mutual(matrix, number, number)."""
    return f"{name}({', '.join(map(str, kinds))})"


def a(kind: str) -> Said:
    """A kind in words."""
    return _KINDS.get(kind) or verbatim(kind)


_KINDS = {
    "number": say("a number"),
    "row": say("a row"),
    "matrix": say("a matrix"),
    "heads": say("a matrix for each head"),
    "truth": say("a truth"),
    "truths": say("a row of truths"),
    "text": say("a text"),
}
