"""What is said to whoever builds: in English where it is written, in Spanish by es.toml. Standard library only."""

from generator.messages.catalogue import LANGUAGES
from generator.messages.choosing import Asked, asked
from generator.messages.said import NOTHING, Said, either, in_language, one_of, retold, say, verbatim

__all__ = [
    "LANGUAGES",
    "NOTHING",
    "Asked",
    "Said",
    "asked",
    "either",
    "in_language",
    "one_of",
    "retold",
    "say",
    "verbatim",
]
