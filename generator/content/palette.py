"""palette.toml: the colours of both themes and of the heat-map."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

from generator.content.checking import check
from generator.content.positions import KeyPath
from generator.content.tables import Document
from generator.content.words import dotted
from generator.errors import Problem
from generator.messages import say
from generator.model import Palette
from generator.ramp import contrast, luminance

PATH = Path("content/palette.toml")
TEXT_CONTRAST, SEEN_CONTRAST = 4.5, 3.0
_TEXT_ROLES = ("ink", "soft_ink", "accent", "focus", "query", "key")
_COLOUR = re.compile(r"#[0-9a-f]{6}")


def make_palette(document: Document, problems: list[Problem]) -> Palette | None:
    """Check palette.toml: colours that are colours, that can be read on paper, and a ramp that rises."""
    palette = check(Palette, document, problems)
    for theme in ("light", "dark"):
        _check_theme(document, theme, problems)
    _check_ramp(document, problems)
    _check_ticks(document, problems)
    return palette


def _check_theme(document: Document, theme: str, problems: list[Problem]) -> None:
    paper = _colour(document, (theme, "paper"), problems)
    for role in ("raised", "rule"):
        _colour(document, (theme, role), problems)
    for role in _TEXT_ROLES:
        _check_contrast(document, (theme, role), paper, TEXT_CONTRAST, problems)
    heads = document.value((theme, "heads"))
    for place in range(len(heads) if isinstance(heads, list) else 0):
        _check_contrast(document, (theme, "heads", place), paper, SEEN_CONTRAST, problems)


def _check_contrast(
    document: Document, path: KeyPath, paper: str | None, least: float, problems: list[Problem]
) -> None:
    colour = _colour(document, path, problems)
    if colour is None or paper is None or (ratio := contrast(colour, paper)) >= least:
        return
    paper_name = f"{path[0]}.paper"
    found = say("{name} has contrast {ratio} on {paper}", name=dotted(path), ratio=f"{ratio:.2f}", paper=paper_name)
    problems.append(Problem(document.value_where(path), found, say("at least {least}", least=least)))


def _colour(document: Document, path: KeyPath, problems: list[Problem]) -> str | None:
    value = document.value(path)
    if isinstance(value, str) and not _COLOUR.fullmatch(value):
        problems.append(document.fault(path, say("a colour such as #1c1b19, in small letters")))
        return None
    return value if isinstance(value, str) else None


def _check_ramp(document: Document, problems: list[Problem]) -> None:
    ramp = document.value(("heatmap", "ramp"))
    stops = range(len(ramp) if isinstance(ramp, list) else 0)
    places = [document.number("heatmap", "ramp", stop, "at") for stop in stops]
    colours = [_colour(document, ("heatmap", "ramp", stop, "colour"), problems) for stop in stops]
    for stop, wanted in ((0, 0), (len(places) - 1, 1)) if places else ():
        if places[stop] not in (None, wanted):
            expected = say("0 at the first stop") if stop == 0 else say("1 at the last stop")
            problems.append(document.fault(("heatmap", "ramp", stop, "at"), expected))
    for stop, (before, here) in enumerate(pairwise(places), start=1):
        if before is not None and here is not None and not before < here:
            problems.append(
                document.fault(
                    ("heatmap", "ramp", stop, "at"), say("more than {before}, the stop before", before=before)
                )
            )
    for stop, (darker, lighter) in enumerate(pairwise(colours), start=1):
        if darker and lighter and not luminance(darker) < luminance(lighter):
            expected = say("a colour lighter than {darker}, the stop before", darker=darker)
            problems.append(document.fault(("heatmap", "ramp", stop, "colour"), expected))


def _check_ticks(document: Document, problems: list[Problem]) -> None:
    ticks = document.value(("heatmap", "ticks"))
    numbers = [
        document.number("heatmap", "ticks", tick) for tick in range(len(ticks) if isinstance(ticks, list) else 0)
    ]
    for tick, number in enumerate(numbers):
        if number is not None and not 0 <= number <= 1:
            problems.append(document.fault(("heatmap", "ticks", tick), say("a weight from 0 to 1")))
    for tick, (before, here) in enumerate(pairwise(numbers), start=1):
        if before is not None and here is not None and not before < here:
            problems.append(
                document.fault(("heatmap", "ticks", tick), say("more than {before}, the tick before", before=before))
            )
