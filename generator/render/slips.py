"""The usual slips of a hand that writes Markdown, which Markdown itself sets as they stand: each is told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

from generator.errors import Problem, did_you_mean
from generator.messages import NOTHING, Said, say, verbatim
from generator.model import Prose

_CODE = re.compile(
    r"^(?P<fence>```+|~~~+).*?^(?P=fence)|(?P<ticks>`+)(?!`).*?(?<!`)(?P=ticks)(?!`)|<!--.*?-->"
    r"|<(?P<tag>pre|code|script|style)\b.*?</(?P=tag)>",
    re.MULTILINE | re.DOTALL,
)
# Code too, or the next paragraph of a note or of an item: only a note can be called there.
_INDENTED = re.compile(r"(?<=\n\n)(?:(?: {4}|\t)[^\n]*(?:\n|\Z))+")
_FORMULA = re.compile(
    r"\$\$.+?\$\$|\\\[.+?\\\]|(?<!\\)\$(?!\s)(?:\\.|[^\\$])+?(?<!\s)\$|(?<!\\)\\\((?:\\[^)]|[^\\])+?\\\)", re.DOTALL
)
"""As pymdown-extensions' arithmatex reads them."""
_REQUEST = re.compile(r"\{\{(?![^{}\n]*\}\})")
_BLOCK = re.compile(r"(?:[^\n]*\S[^\n]*(?:\n|\Z))+")
# An amount of money is none: $5, US$ 5, 5 $.
_DOLLAR = re.compile(r"(?<![\\\d])(?<!\d\s)\$(?!\s?\d)")
_BOLD = re.compile(r"(?<![\\*])\*\*(?!\*)")
_NOTE = re.compile(r"(?<!!)\[\^(?P<name>[^\]]*)\](?P<text>\s*:)?")
_TAG = re.compile(r"<(?P<end>/)?(?P<name>[a-z][a-z0-9]*)(?=[\s/>])[^<>]*?(?P<alone>/)?>", re.IGNORECASE)
_MAY_STAY_OPEN = re.compile(
    "p|li|dt|dd|tr|td|th|thead|tbody|tfoot|area|br|col|embed|hr|img|input|link|meta|param|source|track|wbr"
)
_HEADING = re.compile(r"^# .*|^[^\n#|>-][^\n]*(?=\n=+ *$)", re.MULTILINE)
_RULED = re.compile(r"^\|?[ :]*-+[ :]*(?:\|[ :]*-+[ :]*)*\|?[ ]*$")
_BAR = re.compile(r"(?<!\\)\|")

Slip = tuple[int, int, Said, Said, Said]
"""Where it begins and ends in the text, what was found, what was expected, what to do."""


def slips_in(prose: Prose, *, is_page: bool) -> Iterator[Problem]:
    """Every slip in a text. is_page: whether its title stands above it, so that it can have no other."""
    text = without(_CODE, prose.markdown)
    plain = without(_INDENTED, text)
    slips = (_notes(text), *(look(plain) for look in (_requests, _formulas, _bold, _tags, _rows)))
    for start, end, found, expected, hint in chain(*slips, _headings(plain) if is_page else ()):
        yield Problem(prose.where(start, end), found, expected, hint)


def prose_of(markdown: str) -> str:
    """A text with nothing in the place of its code and its formulas, letter by letter where it was."""
    return without(_FORMULA, without(_INDENTED, without(_CODE, markdown)))


def without(pattern: re.Pattern[str], text: str) -> str:
    """A text with blanks for what a pattern finds; its lines stay."""
    return pattern.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), text)


def _requests(text: str) -> Iterator[Slip]:
    for request in _REQUEST.finditer(without(_FORMULA, text)):
        found, expected = say("{open} that is not closed", open="{{"), say("{close} after it", close="}}")
        yield *request.span(), found, expected, NOTHING


def _formulas(text: str) -> Iterator[Slip]:
    for block in _BLOCK.finditer(without(re.compile(r"\$\$.+?\$\$", re.DOTALL), text)):
        for found in _DOLLAR.finditer(without(_FORMULA, block.group())):
            at = block.start() + found.start()
            hint = say("If it is no formula but the sign itself, write {escaped}.", escaped="\\$")
            yield at, at + 1, say("a {mark} without a second", mark="$"), say("a formula between two: $x$"), hint


def _bold(text: str) -> Iterator[Slip]:
    for block in _BLOCK.finditer(without(_FORMULA, text)):
        marks = list(_BOLD.finditer(block.group()))
        if len(marks) % 2:
            at = block.start() + marks[-1].start()
            hint = say("If it is no bold text but the sign itself, write {escaped}.", escaped="\\*\\*")
            yield at, at + 2, say("a {mark} without a second", mark="**"), say("bold text between two: **so**"), hint


def _notes(text: str) -> Iterator[Slip]:
    notes = list(_NOTE.finditer(text))
    written, called = ({note["name"] for note in notes if bool(note["text"]) is has} for has in (True, False))
    for note in notes:
        name = note["name"]
        if not note["text"] and name not in written:
            expected = say("its text on a line of its own: {line}", line=f"[^{name}]: …")
            hint = did_you_mean(name, written - called)
            yield *note.span(), say("the note {name}, which is not written", name=name), expected, hint
        elif note["text"] and name not in called:
            expected = say("{mark} where the text calls it", mark=f"[^{name}]")
            hint = did_you_mean(name, called - written)
            yield *note.span(), say("the note {name}, which nothing calls", name=name), expected, hint


def _tags(text: str) -> Iterator[Slip]:
    still_open: list[re.Match[str]] = []
    for tag in _TAG.finditer(without(_FORMULA, text)):
        name = tag["name"].lower()
        if tag["alone"] or _MAY_STAY_OPEN.fullmatch(name):
            continue
        if not tag["end"]:
            still_open.append(tag)
        elif name in (each["name"].lower() for each in still_open):
            while still_open[-1]["name"].lower() != name:
                yield _open(still_open.pop())
            still_open.pop()
        else:
            yield *tag.span(), say("{tag} that closes nothing", tag=tag.group()), verbatim(f"<{name}>"), NOTHING
    yield from map(_open, still_open)


def _open(tag: re.Match[str]) -> Slip:
    found = say("{open} that is not closed", open=f"<{tag['name']}>")
    return *tag.span(), found, say("{close} after it", close=f"</{tag['name']}>"), NOTHING


def _headings(text: str) -> Iterator[Slip]:
    for heading in _HEADING.finditer(text):
        hint = say("The title of a page stands at its head, between +++.")
        yield *heading.span(), say("a heading of the first level"), say("a lower one: ## or ###"), hint


def _rows(text: str) -> Iterator[Slip]:
    width, at = 0, 0
    for line in text.splitlines(keepends=True):
        row, cells = line.strip(), len(_BAR.findall(line.strip().strip("|"))) + 1
        if _RULED.fullmatch(row) and "|" in row:
            width = cells
        elif not row:
            width = 0
        elif width and cells > width:
            found, expected = (
                say("a row of {count} cells", count=cells),
                say("at most {count}, as in its head", count=width),
            )
            yield (
                at,
                at + len(line.rstrip()),
                found,
                expected,
                say("A bar that is no border: {escaped}; in a formula: {tex}", escaped="\\|", tex="\\vert"),
            )
        at += len(line)
