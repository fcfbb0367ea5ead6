"""A link's state is held to what the simulator takes, as an exercise's is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from urllib.parse import parse_qsl

from generator.errors import Problem, did_you_mean
from generator.expression import SETTINGS
from generator.messages import either, one_of, say, verbatim
from generator.model import Prose
from generator.render.placing import place

HELD = "simulator"
"""The other explorers have states of their own."""
_MORE = ("text", "view", "values", "arcs", "threshold")
"""What the simulator's address can say and an exercise cannot."""
_NONE = "none"


def state_faults(prose: Prose, fragment: str, presets: Sequence[str]) -> Iterator[Problem]:
    """Each name of a state that the simulator does not have, and each value that it does not take."""
    for name, value in parse_qsl(fragment, keep_blank_values=True):
        written = f"{name}={value}"
        where = place(prose, written)
        if name not in SETTINGS:
            if name not in _MORE:
                known = (*SETTINGS, *_MORE)
                found, hint = say("unknown setting {name}", name=f'"{name}"'), did_you_mean(name, known)
                yield Problem(where, found, one_of(known, name), hint)
        elif (limits := SETTINGS[name]) is None:
            if value not in presets:
                yield Problem(where, verbatim(written), either(presets), did_you_mean(value, presets))
        elif value != _NONE and not _fits(value, *limits):
            low, high = f"{limits[0]:.10g}", f"{limits[1]:.10g}"
            expected = say("a number from {least} to {most}", least=low, most=high)
            yield Problem(where, verbatim(written), expected)


def _fits(value: str, least: float, most: float, step: float) -> bool:
    try:
        number = float(value)
    except ValueError:
        return False
    return least <= number <= most and (not step or (number - least) % step == 0)
