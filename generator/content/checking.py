"""Tables become the dataclasses of generator.model, or problems in plain words."""

from __future__ import annotations

import json
from collections.abc import Hashable, Mapping
from dataclasses import fields
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, cast, get_args, get_origin

from pydantic import TypeAdapter, ValidationError

from generator.content.positions import KeyPath
from generator.content.slips import as_wanted, nearest_key
from generator.content.tables import Document
from generator.content.words import dotted, expected, quoted, type_at
from generator.errors import Problem
from generator.messages import Said, either, say

T = TypeVar("T")


def check(
    kind: type[T],
    document: Document,
    problems: list[Problem],
    at: KeyPath = (),
    given: Mapping[str, object] | None = None,
) -> T | None:
    """Make a dataclass of the table at a path, strictly; None, and every problem, if that fails.

    `given` are fields that the file must not write, since they come from its name.
    """
    given = given or {}
    table = document.value(at)
    if not isinstance(table, dict):
        problems.append(document.fault(at, expected(kind, without=given)))
        return None
    errors: list[dict[str, Any]] = [
        {"type": "unexpected_keyword_argument", "loc": (name,)} for name in given if name in table
    ]
    # Strict Python mode takes no table for a dataclass and no list for a tuple; JSON mode does. A date becomes null,
    # which no field takes.
    as_json = json.dumps({**table, **given}, default=lambda _: None)
    try:
        value: T = _adapter(cast(Hashable, kind)).validate_json(as_json)
    except ValidationError as refused:
        errors += [{"type": error["type"], "loc": error["loc"]} for error in refused.errors(include_url=False)]
    else:
        if not errors:
            return value
    problems.extend(_problems(kind, document, at, errors, frozenset(given)))
    return None


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def _problems(
    kind: Any, document: Document, at: KeyPath, errors: list[dict[str, Any]], given: frozenset[str]
) -> list[Problem]:
    unknown = [error["loc"] for error in errors if error["type"] == "unexpected_keyword_argument"]
    said: list[Problem] = []
    meant: set[KeyPath] = set()
    for inner in unknown:
        *above, name = inner
        keys = [field.name for field in fields(type_at(kind, tuple(above))) if field.name not in given]
        absent = [key for key in keys if key not in document.subtables(*at, *above)]
        hint = nearest_key(name, absent)
        meant |= {(*above, key) for key in absent if hint and hint == nearest_key(name, [key])}
        said.append(document.problem((*at, *inner), say("unknown key {name}", name=quoted(name)), either(keys), hint))
    places = [error["loc"] for error in errors]
    for error in errors:
        loc = error["loc"]
        # A list counts as too short where what is in it is at fault.
        within = error["type"] == "too_short" and any(each[: len(loc)] == loc != each for each in places)
        if loc in unknown or loc in meant or within:
            continue
        said.append(_problem(kind, document, at, error))
    return said


def _problem(kind: Any, document: Document, at: KeyPath, error: dict[str, Any]) -> Problem:
    path, wanted = (*at, *error["loc"]), expected(type_at(kind, error["loc"]))
    if error["type"] != "missing":
        return document.fault(path, wanted, _hint(type_at(kind, error["loc"]), document.value(path)))
    above = dotted(path[:-1])
    name = quoted(str(path[-1]))
    found = say("{name} has no {key}", name=above, key=name) if above else say("no {name}", name=name)
    return document.problem(path[:-1], found, wanted)


def _hint(kind: Any, value: object) -> Said:
    """What was meant by a value of another type, if it shows."""
    bare = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    if get_origin(bare) is Literal and isinstance(value, str):
        return nearest_key(value, map(str, get_args(bare)))
    of_texts = get_origin(bare) is tuple and (get_args(bare)[0] is str or str in get_args(get_args(bare)[0]))
    return as_wanted(value, "number" if bare in (int, float) else "list" if of_texts else "")
