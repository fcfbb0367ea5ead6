"""The tags of a finished page, read one by one and written again; what stands between them is not touched."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from html import escape
from html.parser import HTMLParser

# Where a page's text has this sign, the build has escaped it: what begins so is a tag.
TAG = re.compile(r"<(?P<name>[a-z][a-z0-9]*)\b[^>]*>")


@dataclass(frozen=True)
class Tag:
    """A start tag: as it is written, and what it says; an attribute without a value has the value ""."""

    written: str
    name: str
    attributes: Mapping[str, str]

    def __getitem__(self, attribute: str) -> str:
        return self.attributes.get(attribute, "")

    def with_(self, **attributes: str | None) -> str:
        """The tag with some attributes changed, or left out where they are None; _ stands for -."""
        changed = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
        return start_tag(self.name, {**self.attributes, **changed})


def start_tag(name: str, attributes: Mapping[str, str | None]) -> str:
    """A tag of this name; an attribute that is None is none."""
    given = ((key, value) for key, value in attributes.items() if value is not None)
    said = (f' {key}="{escape(value)}"' if value else f" {key}" for key, value in given)
    return f"<{name}{''.join(said)}>"


def retagged(page: str, changes: Mapping[str, Callable[[Tag], str]]) -> str:
    """The page with what a change makes of each start tag of its name."""

    def change(found: re.Match[str]) -> str:
        made = changes.get(found["name"])
        return made(_read(found[0])) if made else found[0]

    return TAG.sub(change, page)


def target(page: str, address: str) -> str:
    """The file below the site's root that an address means, seen from a page; without what stands behind #."""
    path = address.partition("#")[0]
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))


def _read(written: str) -> Tag:
    reader = _Reader()
    reader.feed(written)
    name, attributes = reader.found[0]
    return Tag(written, name, attributes)
