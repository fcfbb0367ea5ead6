"""How faults are worded: what was found, what was expected."""

from __future__ import annotations

import json
import re
from collections.abc import Container, Iterable
from dataclasses import MISSING, fields, is_dataclass
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from generator.content.positions import KeyPath
from generator.messages import Said, either, say, verbatim

_SHORT = 48
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_SIMPLE: dict[Any, Said] = {
    str: say("text in quotes"),
    int: say("a whole number"),
    float: say("a number"),
    bool: say("true or false"),
}


def dotted(path: KeyPath) -> str:
    """A path as a person writes it: heatmap.ramp[2].at."""
    said = ""
    for step in path:
        if isinstance(step, int):
            said += f"[{step}]"
        else:
            said += ("." if said else "") + (step if _BARE.fullmatch(step) else quoted(step))
    return said


def quoted(text: str) -> str:
    """A text in quotes, shortened, with control characters escaped."""
    shortened = text if len(text) <= _SHORT else text[: _SHORT - 1] + "…"
    return json.dumps(shortened, ensure_ascii=False)


def found(value: object) -> Said:
    """A TOML value in a few words."""
    if isinstance(value, str):
        return verbatim(quoted(value))
    if isinstance(value, bool):
        return verbatim(str(value).lower())
    if isinstance(value, dict):
        return say("a table") if value else say("an empty table")
    if isinstance(value, list):
        return say("a list of {count}", count=len(value)) if value else say("an empty list")
    return verbatim(value)


def type_at(kind: Any, path: KeyPath) -> Any:
    """The type that a dataclass of generator.model wants at a path below it."""
    for step in path:
        bare = get_args(kind)[0] if get_origin(kind) is Annotated else kind
        if is_dataclass(bare):
            kind = get_type_hints(bare, include_extras=True)[str(step)]
        else:
            kind = get_args(bare)[1 if isinstance(step, str) else 0]
    return kind


def expected(kind: Any, without: Container[str] = ()) -> Said:
    """A type of generator.model in plain words, with its limits; of a table, the keys it must have but for some."""
    bare, *limits = get_args(kind) if get_origin(kind) is Annotated else (kind,)
    low, high, least = (_limit(limits, name) for name in ("ge", "le", "min_length"))
    if bare in _SIMPLE:
        within = None not in (low, high)
        said = say("{kind} from {low} to {high}", kind=_SIMPLE[bare], low=low, high=high) if within else _SIMPLE[bare]
        return say("{kind}, not empty", kind=said) if least else said
    if get_origin(bare) is Literal:
        return either(quoted(name) for name in get_args(bare))
    if get_origin(bare) is tuple:
        return say("a list of at least {count}", count=least) if least else say("a list")
    if not is_dataclass(bare):
        return say("a table")
    needed = [field.name for field in fields(bare) if field.default is MISSING and field.name not in without]
    return say("a table with {keys}", keys=", ".join(needed))


def _limit(limits: Iterable[object], name: str) -> Any:
    return next((value for limit in limits if (value := getattr(limit, name, None)) is not None), None)
