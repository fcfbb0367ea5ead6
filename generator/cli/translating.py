"""What a build tells whoever translates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from generator.messages import Said, say
from generator.model import Language, Pair, Translations

FEW = 12
"""So many texts that one file lacks are told one by one."""


def translation_lines(translations: Translations) -> Iterator[Said]:
    """What a translator has to do, a line each; nothing where nothing is known to be amiss."""
    yield from _missing_lines(translations.missing)
    for pair, language in translations.stale:
        where = pair.places[language]
        yield say(
            "{where}: {name} in {language} is older than its twin.", where=where, name=pair.name, language=language
        )
    if translations.stale:
        yield say("Once they agree, run: python3 build.py translated NAME…")
    if count := translations.untold:
        yield say("New or changed in both languages: {count}. If they agree: python3 build.py translated", count=count)


def _missing_lines(missing: Sequence[tuple[Pair, Language]]) -> Iterator[Said]:
    """A line for each text; for a file that lacks many of them, one for all."""
    files = Counter((next(iter(pair.places.values())).path.as_posix(), language) for pair, language in missing)
    for (path, to), count in files.items():
        if count > FEW:
            yield say("{path}: {count} texts are missing in {language}.", path=path, count=count, language=to)
    for pair, language in missing:
        if files[next(iter(pair.places.values())).path.as_posix(), language] <= FEW:
            for other, where in pair.places.items():
                yield say(
                    "{where}: {name} is missing in {language}; the site shows the text in {other} there.",
                    where=where,
                    name=pair.name,
                    language=language,
                    other=other,
                )
