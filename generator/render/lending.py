"""Text that one language lends to another is marked with its own language, wherever the page shows it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from xml.etree import ElementTree

from markdown.treeprocessors import Treeprocessor
from markdown.util import HTML_PLACEHOLDER_RE
from markupsafe import Markup

from generator.model import SPACED_PERCENT, Language, Prose, Text, Tongue

# Private-use characters around a lent text and its language until the page is finished: a template may put it into
# text, where it gets an element, or into an attribute, a title or data, where it cannot.
OPEN, BETWEEN, CLOSE = "\U0010f820", "\U0010f821", "\U0010f822"
LENT = re.compile(f"{OPEN}([^{BETWEEN}]*){BETWEEN}([^{CLOSE}]*){CLOSE}")
NO_ELEMENTS = re.compile(r"<(script|style|title|textarea|option|svg)\b.*?</\1>|<[^>]*>", re.DOTALL)
MARKS = re.compile(f"{OPEN}[^{BETWEEN}]*{BETWEEN}|{CLOSE}")


def said(text: Text, language: Language) -> str:
    """A string in a language; marked, if it is lent."""
    spoken = text.spoken(language)
    return text[language] if spoken == language else lend(text[language], spoken)


def lend(text: str, spoken: Language) -> str:
    """Mark a text as being in this language."""
    return f"{OPEN}{spoken}{BETWEEN}{text}{CLOSE}"


def title_of(prose: Prose) -> str:
    """A page's title; marked, if it is lent."""
    return lend(prose.title, prose.lent_from) if prose.lent_from else prose.title


def bare(text: str) -> str:
    """The same without marks, for what has no room for an element."""
    return MARKS.sub("", text)


def settle(page: str, tongues: Mapping[Language, Tongue]) -> str:
    """Give every marked text of a finished page its element, where the markup has room for one."""
    if not MARKS.search(page):
        return page
    marked = NO_ELEMENTS.sub(lambda found: bare(found.group()), page)

    def element(found: re.Match[str]) -> str:
        attributes = "".join(f' {name}="{value}"' for name, value in spoken_in(found[1], tongues).items())
        return f"<span{attributes}>{found[2]}</span>"

    return LENT.sub(element, marked)


def with_shares(page: str, language: Language, tongues: Mapping[Language, Tongue]) -> str:
    """A text with its shares as the language writes them; as it is, where the page belongs to none."""
    return page.replace(SPACED_PERCENT, tongues[language].percent) if language in tongues else page


def spoken_in(language: Language, tongues: Mapping[Language, Tongue]) -> dict[str, str]:
    """The attributes of what is in another language than its page; its direction, where the site has both."""
    both = len({tongue.direction for tongue in tongues.values()}) > 1
    return {"lang": language, **({"dir": tongues[language].direction} if both else {})}


def notice(text: str) -> Markup:
    """What stands above a text that is not in the page's language."""
    return Markup('<p class="notice">{}</p>\n').format(text)


class SpokenIn(Treeprocessor):
    """Says of each part of a lent text which language it is in; figures are in the page's own."""

    def __init__(self, spoken: Language, tongues: Mapping[Language, Tongue]) -> None:
        super().__init__()
        self._said = spoken_in(spoken, tongues)

    def run(self, root: ElementTree.Element) -> None:
        """Visit the outermost elements; Markdown calls this."""
        for part in root:
            if not HTML_PLACEHOLDER_RE.fullmatch((part.text or "").strip()):
                part.attrib.update(self._said)
