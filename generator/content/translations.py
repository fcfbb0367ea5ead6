"""translations.json: how the sides of each text read when somebody last said that they agree."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from generator.cache import digest
from generator.content.reading import read_text
from generator.content.words import quoted
from generator.errors import BuildError, Problem, Where, did_you_mean
from generator.messages import say, verbatim
from generator.model import Content, Language, Pair, Translations

PATH = Path("content/translations.json")
DIGITS = 12
Record = Mapping[str, Mapping[str, str]]


def read_record(root: Path, problems: list[Problem]) -> Record:
    """What was recorded; nothing, if nothing ever was."""
    if not (root / PATH).is_file():
        return {}
    try:
        record = json.loads(read_text(root, PATH, problems) or "{}")
        return {name: {language: str(side) for language, side in sides.items()} for name, sides in record.items()}
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        hint = say("Remove the file, or run python3 build.py translated, which writes it anew.")
        found, expected = say("a record that cannot be read"), say("what build.py translated wrote")
        problems.append(Problem(Where(PATH), found, expected, hint))
        return {}


def compare(pairs: Sequence[Pair], record: Record, languages: Sequence[Language]) -> Translations:
    """Which texts are missing in a language, which are older than their twins, and of how many it is not known."""
    missing, stale, unknown = [], [], 0
    for pair in pairs:
        missing += [(pair, language) for language in languages if language not in pair.texts]
        recorded = {language: side for language, side in record.get(pair.name, {}).items() if language in pair.texts}
        unchanged = [language for language, side in _sides(pair).items() if recorded.get(language) == side]
        if 0 < len(unchanged) < len(recorded):
            stale += [(pair, language) for language in unchanged]
        elif len(unchanged) < len(pair.texts) > 1:
            unknown += 1
    return Translations(tuple(missing), tuple(stale), unknown)


def confirm(root: Path, content: Content, names: Sequence[str]) -> int:
    """Record that all sides of the named texts agree, of all if none is named; gives how many they are.

    A name may stand for all that begin with it: "ui.site" for "ui.site.skip". Raises BuildError for one that fits none.
    """
    whole = {pair.name: pair for pair in content.pairs if len(pair.texts) > 1}
    chosen = {name: pair for name, pair in whole.items() if not names or any(_fits(name, each) for each in names)}
    strangers = [each for each in names if not any(_fits(name, each) for name in whole)]
    if strangers:
        raise BuildError([_stranger(each, whole) for each in strangers])
    before = {name: sides for name, sides in read_record(root, []).items() if name in whole}
    record = {**before, **{name: _sides(pair) for name, pair in chosen.items()}}
    # A text to a line, so that two people who record different texts meet in no line.
    lines = (f"{json.dumps(name)}: {json.dumps(sides)}" for name, sides in sorted(record.items()))
    (root / PATH).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8", newline="\n")
    return len(chosen)


def _sides(pair: Pair) -> dict[Language, str]:
    return {language: digest(pair.texts[language])[:DIGITS] for language in pair.texts}


def _stranger(name: str, known: Iterable[str]) -> Problem:
    expected = say("a text in two languages, such as pages.home or ui.site.skip")
    return Problem(Where(PATH), verbatim(quoted(name)), expected, did_you_mean(name, known))


def _fits(name: str, given: str) -> bool:
    return name == given or name.startswith(f"{given}.")
