"""Text that one language lends to the other is marked with its own language, wherever the page shows it."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from markdown.treeprocessors import Treeprocessor
from markdown.util import HTML_PLACEHOLDER_RE
from markupsafe import Markup

from generator.model import Language, LentText, Prose, Text

# Private-use characters around a lent text until the page is finished: a template may put it into text, where it gets
# an element, or into an attribute, a title or data, where it cannot.
OPEN: dict[Language, str] = {"es": "\U0010f820", "en": "\U0010f821"}
CLOSE = "\U0010f822"
LENT = re.compile(f"([{''.join(OPEN.values())}])([^{CLOSE}]*){CLOSE}")
NO_ELEMENTS = re.compile(r"<(script|style|title|textarea|option|svg)\b.*?</\1>|<[^>]*>", re.DOTALL)
MARKS = re.compile(f"[{''.join(OPEN.values())}{CLOSE}]")


def said(text: Text, language: Language) -> str:
    """A string in a language; marked, if it is lent."""
    if isinstance(text, LentText) and text.missing == language:
        return lend(text[language], "en" if language == "es" else "es")
    return text[language]


def lend(text: str, spoken: Language) -> str:
    """Mark a text as being in this language."""
    return f"{OPEN[spoken]}{text}{CLOSE}"


def title_of(prose: Prose) -> str:
    """A page's title; marked, if it is lent."""
    return lend(prose.title, prose.lent_from) if prose.lent_from else prose.title


def settle(page: str) -> str:
    """Give every marked text of a finished page its element, where the markup has room for one."""
    if not MARKS.search(page):
        return page
    bare = NO_ELEMENTS.sub(lambda found: MARKS.sub("", found.group()), page)
    languages = {mark: language for language, mark in OPEN.items()}
    return LENT.sub(lambda found: f'<span lang="{languages[found.group(1)]}">{found.group(2)}</span>', bare)


def notice(text: str) -> Markup:
    """What stands above a text that is not in the page's language."""
    return Markup('<p class="notice">{}</p>\n').format(text)


class SpokenIn(Treeprocessor):
    """Says of each part of a lent text which language it is in; figures are in the page's own."""

    def __init__(self, spoken: Language) -> None:
        super().__init__()
        self._spoken = spoken

    def run(self, root: ElementTree.Element) -> None:
        """Visit the outermost elements; Markdown calls this."""
        for part in root:
            if not HTML_PLACEHOLDER_RE.fullmatch((part.text or "").strip()):
                part.set("lang", self._spoken)
