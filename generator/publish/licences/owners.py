"""The licence of the reading face with whose it is: npm's package names who offers it and not who drew it."""

from __future__ import annotations

from pathlib import Path

from generator.cache import digest_of_files, kept
from generator.errors import BuildError, Problem, Where
from generator.messages import say
from generator.publish.fonts import notices
from generator.publish.serif import FAMILY, FILES

TERMS = "This Font Software is licensed under the SIL Open Font License"
CHANGED = f"""{FAMILY} ({FILES}*.woff2) is a Modified Version of it, with fewer letters and weights
and simpler outlines. It is offered under the same licence, and not by those who drew the original."""


def with_owners(serif: Path, cache: Path) -> bytes:
    """What the fonts say of their owners, what we changed, and the licence.

    serif: the folder of npm's package. cache: where what the fonts say is kept, since reading them takes long.

    Raises BuildError where the package's licence is another.
    """
    file = serif / "LICENSE"
    _, found, terms = file.read_text(encoding="utf-8").partition(TERMS)
    if not found:
        expected, hint = (
            say("the SIL Open Font License"),
            say("Hold what the site ships to the licence that it has now."),
        )
        raise BuildError([Problem(Where(file), say("another licence"), expected, hint)])
    fonts = sorted(serif.glob("files/*-latin-wght-*.woff2"))
    owners = kept(cache, "owners", digest_of_files(fonts), lambda: "\n".join(notices(fonts)).encode()).decode()
    return f"{owners}\n\n{CHANGED}\n\n{TERMS}{terms}".encode()
