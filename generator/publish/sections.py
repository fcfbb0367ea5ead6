"""A finished page as search sees it: its title and its sections, each with the anchor that leads there."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

from generator.publish.plain_tex import plain_tex

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


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.description = ""
        self.sections = [Section()]
        self._open = [_Open("", "outside")]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attrs}
        if tag == "meta" and named.get("name") == "description":
            self.description = named.get("content", "")
        if tag in VOID:
            self.handle_data(" ")
            return
        above = self._open[-1]
        if tag == "dt":
            named.setdefault("id", above.id)
        mode = "text" if tag == "main" else _mode(tag, named, above.mode)
        section = self.sections[-1] if above.mode in ("outside", "text") else above.section
        begins = tag not in ("main", "h1") and (mode in ("heading", "figure") or (tag == "li" and "id" in named))
        if begins and above.mode == "text":
            section = Section(named["id"])
            # The text goes on after a figure under the heading that it had.
            self.sections.insert(len(self.sections) - (mode == "figure"), section)
        self._open.append(_Open(tag, mode, section, named.get("id", "")))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """What closes itself has no text."""

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID and len(self._open) > 1:
            self._open.pop()
            self.handle_data(" " if tag in BLOCKS else "")

    def handle_data(self, data: str) -> None:
        at = self._open[-1]
        # The present section may have begun inside this element, below its start.
        section = self.sections[-1] if at.mode == "text" else at.section
        if at.mode == "tex":
            data = plain_tex(data)
        if at.mode == "heading" or (at.mode == "tex" and self._in_heading()):
            section.heading += data
        elif at.mode in ("text", "tex", "caption"):
            section.text += data

    def _in_heading(self) -> bool:
        return any(each.mode == "heading" for each in self._open)


def _mode(tag: str, named: dict[str, str], above: str) -> str:
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


def _is_unread(tag: str, named: dict[str, str]) -> bool:
    classes = set(named.get("class", "").split())
    # What is spelled out for those who listen stands written beside it.
    aside = tag == "span" and "visually-hidden" in classes
    return (
        aside
        or tag in UNREAD_TAGS
        or bool(UNREAD_CLASSES & classes)
        or any(name in named for name in UNREAD_ATTRIBUTES)
    )


def _begun(tag: str, named: dict[str, str]) -> str:
    """What an element begins among others that are read."""
    if tag == "figure" and "id" in named:
        return "figure"
    return "heading" if tag == "h1" or (tag in HEADINGS and named.get("id")) else "text"


def sections_of(page: str) -> tuple[Section, ...]:
    """The sections of a page's main part in order; the first is the page itself, under its title and description."""
    reader = _Reader()
    reader.feed(page)
    reader.close()
    first = reader.sections[0]
    first.text = f"{reader.description} {first.text}"
    for section in reader.sections:
        section.heading, section.text = " ".join(section.heading.split()), " ".join(section.text.split())
    return tuple(reader.sections)
