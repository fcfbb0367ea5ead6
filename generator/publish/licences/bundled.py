"""What bokeh.min.js brings along. Its package tells neither whose these are nor their terms, so that we do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from generator.errors import BuildError, Problem, Where
from generator.messages import say

HERE = Path(__file__).parent
# Where Bokeh's own script, before it was made small, says from which file each part of it is.
PART = re.compile(r"^/\* (?P<package>(@[^/\s]+/)?[^/\s]+)/(?P<file>\S+) \*/ function _", re.MULTILINE)
# Bokeh's own folders.
OWN = frozenset({"api", "client", "core", "document", "embed", "models", "protocol", "styles"})
PROJ4 = "Mike Adair, Richard Greenwood, Didier Richard, Stephen Irons"


@dataclass(frozen=True)
class Bundled:
    """A library inside another: its name as npm has it, its licence as SPDX does, and whose it is.

    lines: without a package of their own, some lines of it stand in Bokeh's files.
    """

    name: str
    licence: str
    owners: tuple[str, ...]
    lines: bool = False

    @property
    def notice(self) -> str:
        """What has to go with every copy of it."""
        terms = (HERE / f"{self.licence.lower()}.txt").read_text(encoding="utf-8")
        return f"{self.name} ({self.licence})\n\n" + "\n".join(self.owners) + f"\n\n{terms}"


BUNDLED = (
    Bundled("@bokeh/numbro", "MIT", ("Copyright (c) 2015 Företagsplatsen", "Copyright (c) 2014 Adam Draper")),
    Bundled("@preact/signals", "MIT", ("Copyright (c) 2022-present Preact Team",)),
    Bundled("@preact/signals-core", "MIT", ("Copyright (c) 2022-present Preact Team",)),
    Bundled("fflate", "MIT", ("Copyright (c) 2026 Arjun Barrett",)),
    Bundled("flatbush", "ISC", ("Copyright (c) 2022, Vladimir Agafonkin",)),
    Bundled("flatqueue", "ISC", ("Copyright (c) 2021, Vladimir Agafonkin",)),
    Bundled("preact", "MIT", ("Copyright (c) 2016 Jason Miller",)),
    Bundled("proj4", "MIT", (f"Copyright (c) 2012, {PROJ4} and Olivier Terral",)),
    Bundled("sprintf-js", "BSD-3-Clause", ("Copyright (c) Alexandru Marasteanu <hello [at) alexei (dot] ro>",)),
    Bundled("timezone", "MIT", ("Copyright (c) 2011-2015 Alan Gutierrez",)),
    Bundled("tslib", "0BSD", ("Copyright (c) Microsoft Corporation. All rights reserved.",)),
    Bundled("wkt-parser", "MIT", (f"Copyright (c) 2014, {PROJ4}, Olivier Terral and Calvin Metcalf",)),
    Bundled("jQuery Mousewheel", "MIT", ("Copyright jQuery Foundation and other contributors",), lines=True),
    Bundled(
        "Underscore.js",
        "MIT",
        ("Copyright (c) 2009-2015 Jeremy Ashkenas, DocumentCloud and Investigative Reporters & Editors",),
        lines=True,
    ),
)


@cache
def with_notices(bokeh: Path) -> bytes:
    """Bokeh's licence and those of all that its script brings along. bokeh: the folder of its package.

    Raises BuildError for a library in the script that is not among these.
    """
    refuse_unknown(bokeh / "server/static/js/bokeh.js")
    own = (bokeh / "LICENSE.txt").read_text(encoding="utf-8")
    return f"\n\n{'-' * 72}\n\n".join([own.strip(), *(each.notice.strip() for each in BUNDLED)]).encode() + b"\n"


def refuse_unknown(script: Path) -> None:
    """Raise BuildError for each library in Bokeh's script whose licence we do not ship."""
    known = OWN | {each.name for each in BUNDLED if not each.lines}
    expected = say("the licence of everything that is shipped")
    hint = say("Add it to generator/publish/licences/bundled.py.")
    problems = [
        Problem(Where(script), say("a library without a licence: {name}", name=name), expected, hint)
        for name in sorted(set(_packages(script)) - known)
    ]
    if problems:
        raise BuildError(problems)


def _packages(script: Path) -> Iterator[str]:
    return (found["package"] for found in PART.finditer(script.read_text(encoding="utf-8")))
