"""A link's state is held to what the page that it opens takes, as an exercise's is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from urllib.parse import parse_qsl

from generator.errors import Problem, Where, did_you_mean
from generator.expression import SETTINGS
from generator.messages import NOTHING, Said, either, one_of, say, verbatim
from generator.model import TEMPERATURES, Content, Prose
from generator.render.placing import place

Limits = tuple[float, float, float]
"""The least, the most and the step of a number; 0 where it has none."""
Takes = Mapping[str, Limits | tuple[str, ...] | None]
"""For each name its limits, or all that it can be; None where that is more than can be told."""
_SWITCH: Limits = (0, 1, 1)
_SEEN: Takes = {"view": ("unfold",), "values": _SWITCH, "arcs": _SWITCH, "threshold": (0, 1, 0)}
"""Of every explorer: what is shown of its map."""
_NONE = "none"
_COMMA = re.compile(r"-?\d+,\d+")


def takes(content: Content) -> Mapping[str, Takes]:
    """What the address of each explorer can say, by the page's name."""
    presets = tuple(preset.id for preset in content.presets)
    simulator: Takes = {**SETTINGS, "preset": presets, "text": None, **_SEEN}
    if content.laboratory is None:
        return {"simulator": simulator}
    sentences = tuple(sentence.id for sentence in content.laboratory.sentences)
    same = {name: SETTINGS[name] for name in ("head", "row", "column", "causal", "divide")}
    own: Takes = {"sentence": sentences, "temperature": (TEMPERATURES[0], TEMPERATURES[-1], 0)}
    return {"simulator": simulator, "laboratory": {**own, **same, **_SEEN, "weights": None, "own": None}}


def state_faults(prose: Prose, address: str, known: Takes) -> Iterator[Problem]:
    """Each name of a state that its page does not have, and each value that it does not take."""
    for name, value in parse_qsl(address.partition("#")[2], keep_blank_values=True):
        written = f"{name}={value}"
        where = _place(prose, address, written)
        if name not in known:
            found, hint = say("unknown setting {name}", name=f'"{name}"'), did_you_mean(name, known)
            yield Problem(where, found, one_of(known, name), hint)
        elif lacks := _lacks(value, known[name]):
            yield Problem(where, verbatim(written), *lacks)


def _lacks(value: str, takes: Limits | tuple[str, ...] | None) -> tuple[Said, Said] | None:
    """What was expected of a value, and a hint; None where it is good."""
    if takes is None or value == _NONE:
        return None
    numbers = [each for each in takes if not isinstance(each, str)]
    if len(numbers) < len(takes):
        words = [each for each in takes if isinstance(each, str)]
        return None if value in words else (either(words), did_you_mean(value, words))
    least, most, step = numbers
    if _fits(value, least, most, step):
        return None
    point = say("The decimal takes a point: {number}", number=value.replace(",", "."))
    expected = say("a number from {least} to {most}", least=f"{least:.10g}", most=f"{most:.10g}")
    return expected, point if _COMMA.fullmatch(value) else NOTHING


def _fits(value: str, least: float, most: float, step: float) -> bool:
    try:
        number = float(value)
    except ValueError:
        return False
    return least <= number <= most and (not step or (number - least) % step == 0)


def _place(prose: Prose, address: str, written: str) -> Where:
    """The part of the address that is meant, where that stands as it is read."""
    start = prose.markdown.find(address)
    inside = address.find(written)
    if start < 0 or inside < 0:
        return place(prose, address)
    return prose.where(start + inside, start + inside + len(written))
