"""A rendered page becomes a file: its formulas go to their marks, lent texts get their elements."""

from __future__ import annotations

from collections.abc import Mapping

from generator.held import held
from generator.model import Language, OutputFile, Tongue
from generator.render.formulas import fill
from generator.render.lending import settle, with_shares


def finished_page(path: str, page: str, typeset: Mapping[str, str], tongues: Mapping[Language, Tongue]) -> OutputFile:
    """A page with its formulas in their places; the same one as long as nothing of that has changed."""

    def made() -> OutputFile:
        whole = settle(fill(page, typeset), tongues)
        return OutputFile(path, with_shares(whole, path.partition("/")[0], tongues).encode())

    return held(f"finished {path}", (page, typeset, tongues), made)
