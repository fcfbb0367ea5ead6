"""TeX becomes HTML and MathML: collected from all pages first, then typeset in one run of Node."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from generator.cache import digest
from generator.errors import Problem, Where
from generator.held import held
from generator.memory import Memory
from generator.model import OutputFile
from generator.render.katex import SCRIPTS, katex_version, run_katex
from generator.render.tex_faults import commands, refused

# A mark stands in a page where a formula will; private-use characters pass through Markdown and
# Jinja2 as they are, and fall out of the ids that are made from headings.
OPEN, CLOSE, ZERO = "\U0010f800", "\U0010f801", 0x10F810
MARK = re.compile(f"{OPEN}([{chr(ZERO)}-{chr(ZERO + 15)}]+){CLOSE}")
# What a text was read with stands around its marks, and says nothing once the formula is there.
MARKED = re.compile(f'<span class="formula">({MARK.pattern})</span>')
LETTERS = 16
"""Of a formula's digest, in its mark: a text has the same marks in every book."""
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
        self._notes: list[dict[Formula, None]] = []

    @property
    def formulas(self) -> tuple[Formula, ...]:
        """What has been written down so far."""
        return tuple(self._met)

    def mark(self, formula: Formula, where: Where) -> str:
        """Write the formula down and give the text that stands for it until `fill`."""
        for note in self._notes:
            note[formula] = None
        return self._met.setdefault(formula, (_mark(formula), where))[0]

    @contextmanager
    def noting(self) -> Iterator[Collection[Formula]]:
        """Take down which formulas are marked meanwhile, each once and in order, also those that were known."""
        note: dict[Formula, None] = {}
        self._notes.append(note)
        try:
            yield note
        finally:
            self._notes.pop()

    def typeset(self, katex: Path, memory: Memory, problems: list[Problem]) -> Mapping[str, str]:
        """Give the HTML for every mark; a formula that KaTeX refuses becomes a problem.

        katex: the folder of npm's package. memory: a formula that it knows needs no Node.
        """
        typesetter = digest(katex_version(katex), *(each.read_bytes() for each in SCRIPTS))
        keys = {formula: digest(typesetter, formula.tex, str(formula.display)) for formula in self._met}
        known = {formula: html for formula, key in keys.items() if (html := memory.recall(key)) is not None}
        faulty: dict[Formula, Mapping[str, Any]] = {}
        for formula, answer in _answers([each for each in keys if each not in known], katex):
            if "fault" in answer:
                faulty[formula] = answer
            else:
                known[formula] = answer["html"]
                memory.keep(keys[formula], known[formula])
        usual = commands(each.tex for each in known)
        problems += [refused(each.tex, answer, self._met[each][1], usual) for each, answer in faulty.items()]
        return {mark: known.get(formula, "") for formula, (mark, _) in self._met.items()}


def _mark(formula: Formula) -> str:
    letters = digest(formula.tex, str(formula.display))[:LETTERS]
    return f"{OPEN}{''.join(chr(ZERO + int(letter, 16)) for letter in letters)}{CLOSE}"


def fill(page: str, typeset: Mapping[str, str]) -> str:
    """Put the formulas into a finished page, each at its mark."""
    return MARK.sub(lambda found: typeset[found.group()], MARKED.sub(r"\1", page))


def without_tex(page: str) -> str:
    """A finished page without what search has read of its formulas, and browsers do not."""
    return UNNEEDED.sub("", page)


def as_sent(files: Iterable[OutputFile]) -> tuple[OutputFile, ...]:
    """The pages among the files without their formulas' TeX, once search has read it; the others as they are."""
    return tuple(_as_sent(file) if file.path.endswith(".html") else file for file in files)


def _as_sent(page: OutputFile) -> OutputFile:
    def made() -> OutputFile:
        return replace(page, body=without_tex(page.body.decode()).encode())

    return held(f"sent {page.path}", page, made)


def _answers(formulas: Sequence[Formula], katex: Path) -> Iterator[tuple[Formula, Mapping[str, Any]]]:
    """What KaTeX says to each formula; Node is started only if there is one."""
    if formulas:
        asked = [{"tex": formula.tex, "display": formula.display} for formula in formulas]
        yield from zip(formulas, json.loads(run_katex(asked, katex)), strict=True)
