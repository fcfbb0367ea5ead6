"""In which language we speak to whoever builds: the one asked for, else that of the system."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from generator.messages.catalogue import LANGUAGES

_PRIMARY, _WINDOWS = 0x3FF, {0x0A: "es"}
"""Windows numbers its languages: the lower ten bits, whatever the country."""


@dataclass(frozen=True)
class Asked:
    """What every command can be told: --lang, and --debug to see the traceback of a fault of ours."""

    language: str
    debug: bool
    unknown: str = ""
    """A language that was asked for and that no catalogue has."""


def asked(words: Sequence[str], environment: Mapping[str, str] = os.environ) -> Asked:
    """Read both from a command's words, before anything else reads them."""
    wanted = _value(words)
    known = wanted if wanted in LANGUAGES else ""
    return Asked(known or of_system(environment), "--debug" in words, "" if known else wanted)


def of_system(environment: Mapping[str, str]) -> str:
    """The first that is set decides, as everywhere on Unix; Windows sets none of them and is asked itself."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if said := environment.get(name, ""):
            language = said.split(".")[0].split("_")[0].split("-")[0].lower()
            return language if language in LANGUAGES else "en"
    return _of_windows()


def _of_windows() -> str:
    if sys.platform != "win32":
        return "en"
    import ctypes

    return _WINDOWS.get(ctypes.windll.kernel32.GetUserDefaultUILanguage() & _PRIMARY, "en")


def _value(words: Sequence[str]) -> str:
    """What follows --lang, the last one if there are several, as click takes it."""
    value = ""
    for at, word in enumerate(words):
        if word.startswith("--lang="):
            value = word.removeprefix("--lang=")
        elif word == "--lang":
            value = words[at + 1] if at + 1 < len(words) else ""
    return value
