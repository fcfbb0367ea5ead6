"""Whatever the code says to whoever builds is said in every language."""

from __future__ import annotations

import ast
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

from generator.messages import LANGUAGES
from generator.messages.catalogue import catalogue

GENERATOR = Path(__file__).resolve().parents[2] / "generator"


def calls() -> Iterator[ast.Call]:
    """Each say("…") of the code; other functions of that name tell of steps."""
    for path in sorted(GENERATOR.rglob("*.py")):
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        imports = [node for node in nodes if isinstance(node, ast.ImportFrom) and "messages" in (node.module or "")]
        if path.parent.name == "messages" or any(alias.name == "say" for node in imports for alias in node.names):
            found = [node for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
            yield from (node for node in found if ast.unparse(node.func) == "say")


def templates() -> Iterator[str]:
    for call in calls():
        (template,) = call.args
        assert isinstance(template, ast.Constant), f"say({ast.unparse(template)}), where only words in quotes can stand"
        yield str(template.value)


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_each_message_is_said_in_the_language_and_nothing_else_is(language: str) -> None:
    assert set(catalogue(language)) == set(templates())


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_both_sides_of_a_message_have_the_same_values(language: str) -> None:
    different = {one: other for one, other in catalogue(language).items() if fields(one) != fields(other)}
    assert not different


def test_each_message_is_given_the_values_that_it_names() -> None:
    for call in calls():
        given = {keyword.arg for keyword in call.keywords}
        assert given == fields(ast.literal_eval(call.args[0])), ast.unparse(call)
