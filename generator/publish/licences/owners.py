"""The licences of fonts with whose they are: npm's packages name who offers them and not who drew them."""

from __future__ import annotations

from pathlib import Path

from generator.cache import digest_of_files, kept
from generator.errors import BuildError, Problem, Where
from generator.messages import say
from generator.publish.fonts import LICENCE, notices
from generator.publish.katex import CUT_NAME
from generator.publish.serif import FAMILY, FILES

OFL, SERIF = "OFL-1.1", Path("@fontsource-variable/source-serif-4")
TERMS = "This Font Software is licensed under the SIL Open Font License"
CHANGED = f"""{FAMILY} ({FILES}*.woff2) is a Modified Version of it, with fewer letters and weights
and simpler outlines. It is offered under the same licence, and not by those who drew the original."""
FONTS_CHANGED = f"""The fonts (fonts/{CUT_NAME.lower()}*.woff2) are Modified Versions of KaTeX's, with fewer letters and
simpler outlines. KaTeX offers them under the licence above, and they say of themselves what follows.
What was changed is offered under the licence below, and not by those who drew the originals."""


def with_owners(serif: Path, cache: Path) -> bytes:
    """What the fonts say of their owners, what we changed, and the licence.

    serif: the folder of npm's package. cache: where what the fonts say is kept, since reading them takes long.

    Raises BuildError where the package's licence is another.
    """
    fonts = sorted(serif.glob("files/*-latin-wght-*.woff2"))
    owners = kept(cache, "owners", digest_of_files(fonts), lambda: "\n".join(notices(fonts)).encode()).decode()
    return f"{owners}\n\n{CHANGED}\n\n{_terms(serif)}".encode()


def with_font_owners(npm: Path, cache: Path) -> bytes:
    """KaTeX's licence, what its fonts say of theirs, what we changed, and the licence of fonts. Raises BuildError."""
    own, fonts = (npm / "katex/LICENSE").read_text(encoding="utf-8"), sorted(npm.glob("katex/dist/fonts/*.woff2"))

    def said() -> bytes:
        told = (each.partition(TERMS)[0].strip() for each in notices(fonts, LICENCE))
        return "\n\n".join(dict.fromkeys(told)).encode()

    owners = kept(cache, "font-owners", digest_of_files(fonts), said).decode()
    return f"{own.strip()}\n\n{FONTS_CHANGED}\n\n{owners}\n\n{_terms(npm / SERIF)}".encode()


def _terms(serif: Path) -> str:
    """The SIL Open Font License, which one package has whole. Raises BuildError where it has another."""
    file = serif / "LICENSE"
    _, found, terms = file.read_text(encoding="utf-8").partition(TERMS)
    if not found:
        expected, hint = (
            say("the SIL Open Font License"),
            say("Hold what the site ships to the licence that it has now."),
        )
        raise BuildError([Problem(Where(file), say("another licence"), expected, hint)])
    return f"{TERMS}{terms}"
