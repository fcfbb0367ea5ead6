"""The further language that CONTRIBUTING takes for its example, made of nothing but what that text says."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from tests.site import PROJECT

FOLDER = re.compile(r"`(\w+)`[^`]*`content/languages/`")
LINE = re.compile(r"^ {7}(\w+ = .+)$", re.MULTILINE)
WORD = re.compile(r"`\[(?P<table>\w+)\]`.*?`(?P<key>\w+) = \{[^`]*`.*?`(?P=key) = \"(?P<word>[^\"]+)\"`", re.DOTALL)
PAGE = re.compile(r"`(?P<name>[\w-]+)\.(?P<language>es|en)\.md`")
HEADING = re.compile(r"^## (?:Add a language|Añadir un idioma)$(.*?)^## ", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Told:
    """Its folder, the lines of language.toml, a text of ui.toml, and whose file a page of it is called after."""

    folder: str
    lines: tuple[str, ...]
    table: str
    key: str
    word: str
    page: str
    lender: str


def told_by(document: str) -> Told:
    """What a guide says. document: its file in the project."""
    found = HEADING.search((PROJECT / document).read_text(encoding="utf-8"))
    assert found
    folder, word, page = (pattern.search(found[1]) for pattern in (FOLDER, WORD, PAGE))
    assert folder
    assert word
    assert page
    return Told(folder[1], tuple(LINE.findall(found[1])), *word.group("table", "key", "word"), *page.groups())


def write_told(content: Path, told: Told, page: str) -> None:
    """Do what it says in a copy of content/: steps 1, 3 and 4. page: the text of the page that is translated."""
    folder = content / "languages" / told.folder
    (folder / "pages").mkdir(parents=True)
    (folder / "language.toml").write_text("".join(f"{line}\n" for line in told.lines), encoding="utf-8")
    (folder / "ui.toml").write_text(f'[{told.table}]\n{told.key} = "{told.word}"\n', encoding="utf-8")
    (folder / f"pages/{told.page}.md").write_text(page, encoding="utf-8")
