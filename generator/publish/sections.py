"""A finished page as search sees it: its title and its sections, each with the anchor that leads there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from generator.plain_tex import plain_tex

VOID = frozenset({"br", "hr", "img", "input", "link", "meta", "source", "wbr", "col"})
BLOCKS = ("p", "li", "dd", "div", "pre", "blockquote")
# A section begins where one of these has an id; a term's may stand on what is around it.
HEADINGS = ("h2", "h3", "dt")
UNREAD_TAGS = (
    "script",
    "style",
    "svg",
    "table",
    "nav",
    "form",
    "button",
    "dialog",
    "template",
    "noscript",
    "output",
    "textarea",
)
# A formula is read from its annotation in TeX alone; an explorer's words are controls.
UNREAD_CLASSES = frozenset({"katex-html", "reading-time", "overview", "metrics", "bibtex"})
# Nobody who searches is told an answer.
UNREAD_ATTRIBUTES = ("hidden", "data-explorer", "data-problems", "data-hints", "data-explanation")
READ = ("text", "heading", "caption")
# Of a formula its annotation is read, of a figure its caption.
INSIDE = {
    "formula": {"annotation": "tex"},
    "figure": {"figcaption": "caption", "figure": "figure", "div": "figure"},
}
OTHERWISE = {"formula": "formula", "figure": "unread"}


@dataclass
class Section:
    """A heading, what stands under it until the next one, and the id that leads to it ("" for the page's top)."""

    anchor: str = ""
    heading: str = ""
    text: str = ""


@dataclass
class _Open:
    """An element that has not ended: how its text is read, and to which section it belongs."""

    tag: str
    mode: str
    section: Section = field(default_factory=Section)
    id: str = ""


class SectionListener:
    """Knows what is open, how its text is read, and to which section it belongs."""

    def __init__(self) -> None:
        self._description = ""
        self._sections = [Section()]
        self._open = [_Open("", "outside")]

    def starts(self, tag: str, attributes: Mapping[str, str]) -> None:
        """Go in, and begin a section if a heading of it stands there."""
        if tag == "meta" and attributes.get("name") == "description":
            self._description = attributes.get("content", "")
        if tag in VOID:
            self.says(" ")
            return
        above = self._open[-1]
        named = {"id": above.id, **attributes} if tag == "dt" else attributes
        mode = "text" if tag == "main" else _mode(tag, named, above.mode)
        section = self._sections[-1] if above.mode in ("outside", "text") else above.section
        begins = tag not in ("main", "h1") and (mode in ("heading", "figure") or (tag == "li" and "id" in named))
        if begins and above.mode == "text":
            section = Section(named["id"])
            # The text goes on after a figure under the heading that it had.
            self._sections.insert(len(self._sections) - (mode == "figure"), section)
        self._open.append(_Open(tag, mode, section, named.get("id", "")))

    def ends(self, tag: str) -> None:
        """Go out again."""
        if tag not in VOID and len(self._open) > 1:
            self._open.pop()
            self.says(" " if tag in BLOCKS else "")

    def says(self, text: str) -> None:
        """Text of what is open, where it is read."""
        at = self._open[-1]
        # The present section may have begun inside this element, below its start.
        section = self._sections[-1] if at.mode == "text" else at.section
        if at.mode == "tex":
            text = plain_tex(text)
        if at.mode == "heading" or (at.mode == "tex" and self._in_heading()):
            section.heading += text
        elif at.mode in ("text", "tex", "caption"):
            section.text += text

    def _in_heading(self) -> bool:
        return any(each.mode == "heading" for each in self._open)

    @property
    def heard(self) -> list[tuple[str, str, str]]:
        """The sections of a page's main part in order, as (anchor, heading, text).

        The first is the page itself, under its title and description.
        """
        first, *others = self._sections
        told = [(first.anchor, first.heading, f"{self._description} {first.text}")]
        told += [(each.anchor, each.heading, each.text) for each in others]
        return [(anchor, " ".join(heading.split()), " ".join(text.split())) for anchor, heading, text in told]


def _mode(tag: str, named: Mapping[str, str], above: str) -> str:
    """How the text of an element is read, given how that around it is."""
    if above in INSIDE:
        return INSIDE[above].get(tag, OTHERWISE[above])
    if above not in READ:
        return above
    if tag == "math":
        return "formula"
    if _is_unread(tag, named):
        return "unread"
    return _begun(tag, named) if above == "text" else above


def _is_unread(tag: str, named: Mapping[str, str]) -> bool:
    classes = set(named.get("class", "").split())
    # What is spelled out for those who listen stands written beside it.
    aside = tag == "span" and "visually-hidden" in classes
    return (
        aside
        or tag in UNREAD_TAGS
        or bool(UNREAD_CLASSES & classes)
        or any(name in named for name in UNREAD_ATTRIBUTES)
    )


def _begun(tag: str, named: Mapping[str, str]) -> str:
    """What an element begins among others that are read."""
    if tag == "figure" and "id" in named:
        return "figure"
    return "heading" if tag == "h1" or (tag in HEADINGS and named.get("id")) else "text"
