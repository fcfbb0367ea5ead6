"""{{dot-products:sd_64 digits=3}} in Markdown becomes a number that a study found."""

from __future__ import annotations

import re
from collections.abc import Mapping

from generator.errors import did_you_mean
from generator.messages import one_of, say
from generator.model import Study
from generator.render.filters import grouped
from generator.render.requests import RequestError

FACT = re.compile(r"\s*(?P<study>[a-z0-9-]+):(?P<fact>\w+)(\s+digits=(?P<digits>\d+))?\s*")
DIGITS = 2


def say_fact(asked: re.Match[str], studies: Mapping[str, Study]) -> str:
    """The number that a match of FACT asks for. Raises RequestError."""
    name, fact = asked["study"], asked["fact"]
    if name not in studies:
        raise RequestError(say("the study {name}", name=name), one_of(studies, name), did_you_mean(name, studies))
    facts = studies[name].facts
    if fact not in facts:
        found = say("the fact {fact} of {study}", fact=fact, study=name)
        raise RequestError(found, one_of(facts, fact), did_you_mean(fact, facts))
    return grouped(facts[fact], int(asked["digits"] or DIGITS))
