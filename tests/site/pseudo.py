"""A language that nobody speaks, made of the English texts: accented, longer, written from right to left.

What stands in a page of it without accents was not taken from content/.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

NAME = "qps"
LETTERS = str.maketrans("aeiouycnAEIOUYCN", "åëïöüýçñÅËÏÖÜÝÇÑ")
# What is no text: formulas, numbers that the build fills in, code, places of links, tags, names to be filled in.
KEPT = re.compile(
    r"\$\$.*?\$\$|\$[^$]*\$|\{\{.*?\}\}|```.*?```|`[^`]*`|\]\([^)]*\)|\[@[^\]]*\]|\[figure:[^\]]*\]"
    r"|\[\^[^\]]*\]:?|<[^<>]*>|\{[^{}]*\}|\b[A-Z]{2,}\b",
    re.DOTALL,
)
LONGER = " ýëţ möŕë"
LANGUAGE = f'name = "⟦{NAME}⟧"\ndirection = "rtl"\nlender = "en"\n'


def write_pseudo(content: Path) -> None:
    """Put the language into a copy of content/, as a teacher would add one."""
    folder = content / "languages" / NAME
    for path in [*content.glob("*.toml"), *content.glob("*/*.toml")]:
        if mirrored := _mirror(tomllib.loads(path.read_text(encoding="utf-8"))):
            lines = (f"{json.dumps(key)} = {_inline(value)}\n" for key, value in mirrored.items())
            _write(folder / path.relative_to(content), "".join(lines))
    for path in content.glob("pages/*.en.md"):
        _write(folder / "pages" / path.name.replace(".en.md", ".md"), _page(path.read_text(encoding="utf-8")))
    _write(folder / "language.toml", LANGUAGE)


def accented(text: str) -> str:
    """Every letter that can be told from its own, but in what is no text."""
    return _but(KEPT, text, lambda words: words.translate(LETTERS))


def pseudo(text: str) -> str:
    """The same, longer by two fifths at least."""
    return accented(text) + LONGER * (1 + len(text) // 24)


def _but(kept: re.Pattern[str], text: str, change: Callable[[str], str]) -> str:
    done, at = "", 0
    for found in kept.finditer(text):
        done, at = done + change(text[at : found.start()]) + found.group(), found.end()
    return done + change(text[at:])


def _page(text: str) -> str:
    _, front, body = text.split("+++\n", 2)
    table = tomllib.loads(front)
    said = {key: accented(value) if isinstance(value, str) else value for key, value in table.items()}
    return "+++\n" + "".join(f"{key} = {_inline(value)}\n" for key, value in said.items()) + f"+++\n{accented(body)}"


def _mirror(value: Any) -> Any:
    """The English texts of a table under their keys, without the rest; nothing where there is none."""
    if isinstance(value, dict) and isinstance(value.get("en"), str):
        return pseudo(value["en"])
    if isinstance(value, dict) and isinstance(value.get("en"), list):
        return [accented(form).lower() for form in value["en"]]
    if isinstance(value, dict):
        inner = {key: each["en"] if key == "slug" else _mirror(each) for key, each in value.items()}
        return {key: each for key, each in inner.items() if each}
    if isinstance(value, list):
        listed = [_mirror(each) or {} for each in value]
        return listed if any(listed) else None
    return None


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_inline(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
