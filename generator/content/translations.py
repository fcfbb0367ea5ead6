"""translations.json: how both sides of each text read when somebody last said that they agree."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from generator.cache import digest
from generator.content.reading import read_text
from generator.content.twins import other
from generator.content.words import quoted
from generator.errors import BuildError, Problem, Where, did_you_mean
from generator.messages import say, verbatim
from generator.model import LANGUAGES, Content, Language, Pair, Translations

PATH = Path("content/translations.json")
DIGITS = 12
Record = Mapping[str, Mapping[str, str]]


def read_record(root: Path, problems: list[Problem]) -> Record:
    """What was recorded; nothing, if nothing ever was."""
    if not (root / PATH).is_file():
        return {}
    try:
        record = json.loads(read_text(root, PATH, problems) or "{}")
        return {name: {language: str(sides[language]) for language in LANGUAGES} for name, sides in record.items()}
    except (ValueError, TypeError, KeyError, AttributeError):
        hint = say("Remove the file, or run python3 build.py translated, which writes it anew.")
        found, expected = say("a record that cannot be read"), say("what build.py translated wrote")
        problems.append(Problem(Where(PATH), found, expected, hint))
        return {}


def compare(pairs: Sequence[Pair], record: Record) -> Translations:
    """Which texts are missing in a language, which are older than their twins, and of how many it is not known."""
    missing, stale, unknown = [], [], 0
    for pair in pairs:
        lacking = [language for language in LANGUAGES if language not in pair.texts]
        missing += [(pair, language) for language in lacking]
        if lacking:
            continue
        changed = _changed(pair, record)
        if len(changed) == 1:
            stale.append((pair, other(changed[0])))
        unknown += len(changed) == 2
    return Translations(tuple(missing), tuple(stale), unknown)


def confirm(root: Path, content: Content, names: Sequence[str]) -> int:
    """Record that both sides of the named texts agree, of all if none is named; gives how many they are.

    A name may stand for all that begin with it: "ui.site" for "ui.site.skip". Raises BuildError for one that fits none.
    """
    whole = {pair.name: pair for pair in content.pairs if len(pair.texts) == len(LANGUAGES)}
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


def _changed(pair: Pair, record: Record) -> list[Language]:
    """The languages whose side is not what was recorded: both, if nothing was."""
    recorded, now = record.get(pair.name, {}), _sides(pair)
    return [language for language in LANGUAGES if recorded.get(language) != now[language]]


def _sides(pair: Pair) -> dict[Language, str]:
    return {language: digest(pair.texts[language])[:DIGITS] for language in LANGUAGES}


def _stranger(name: str, known: Iterable[str]) -> Problem:
    expected = say("a text in both languages, such as pages.home or ui.site.skip")
    return Problem(Where(PATH), verbatim(quoted(name)), expected, did_you_mean(name, known))


def _fits(name: str, given: str) -> bool:
    return name == given or name.startswith(f"{given}.")
