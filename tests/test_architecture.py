"""The house's own rules, as far as a machine can see them."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from generator import machine

ROOT = Path(__file__).resolve().parents[1]
PYTHON = sorted((ROOT / "generator").rglob("*.py"))
SCRIPTS = sorted((ROOT / "static/js").rglob("*.js"))
BEFORE_SET_UP = [
    *(ROOT / "generator" / f"{name}.py" for name in ("__init__", "bootstrap", "doctor", "errors", "machine", "stamps")),
    *sorted((ROOT / "generator" / "messages").glob("*.py")),
]


def named(path: Path) -> str:
    """The path as a test's name shows it."""
    return path.relative_to(ROOT).as_posix()


def test_rooms_import_only_what_their_contracts_allow() -> None:
    contracts = [str(machine.venv_program(ROOT, "lint-imports")), "--no-logo"]
    done = subprocess.run(contracts, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", BEFORE_SET_UP, ids=named)
def test_set_up_imports_the_standard_library_and_itself_alone(path: Path) -> None:
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    modules = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    modules += [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    assert {module.split(".")[0] for module in modules} <= {*sys.stdlib_module_names, "generator"}


@pytest.mark.parametrize("path", [*PYTHON, *SCRIPTS], ids=named)
def test_no_file_is_over_400_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400


@pytest.mark.parametrize("path", PYTHON, ids=named)
def test_no_function_is_over_50_lines(path: Path) -> None:
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    assert not [node.name for node in functions if (node.end_lineno or 0) - node.lineno >= 50]
