"""A page with the texts of its scripts and sheets in it, and beside them those that it may load later."""

from __future__ import annotations

import re
from collections.abc import Iterator

from generator.model.packages import FinishedSite
from generator.packing.single.tags import Tag, retagged, target
from generator.packing.single.texts import Texts, held, our_script, policy

SITE_SCRIPT = "assets/js/site.js"
POLICY = "Content-Security-Policy"
DATA = "data:"
# An address that a script builds, of which some parts may be the values of its variables.
MENTIONED = re.compile(r"assets/[^\"'`\s]+\.js")
VARIABLE = re.compile(r"\\\$\\\{.*?\\\}")


def inlined(site: FinishedSite, path: str, written: str) -> str:
    """The page that needs no file beside it. path: where it stood in the site."""
    page = _Inlining(site, path)
    made = page.made(written)
    later = {name: page.texts.of(name) for name in _later(site.files(), made)}
    start, end, after = made.rpartition("</body>")
    made = f"{start}{held(later)}\n{end}{after}"
    allowed = policy([*page.scripts, *later.values()])
    return made.replace(page.ALLOWED, allowed, 1)


class _Inlining:
    """Makes the page, and remembers the scripts that stand in it."""

    ALLOWED = "/*allowed*/"

    def __init__(self, site: FinishedSite, path: str) -> None:
        self.texts = Texts(site.folder)
        self.scripts: list[str] = []
        self._path = path

    def made(self, written: str) -> str:
        changes = {"meta": self._meta, "link": self._link, "script": self._script, "img": self._picture}
        return retagged(written, changes)

    def _meta(self, tag: Tag) -> str:
        return tag.with_(content=self.ALLOWED) if tag["http-equiv"] == POLICY else tag.written

    def _link(self, tag: Tag) -> str:
        asked = target(self._path, tag["href"])
        if tag["rel"] == "stylesheet":
            return f"<style>{self.texts.of(asked)}</style>"
        return tag.with_(href=self.texts.data(asked)) if tag["rel"] == "icon" else tag.written

    def _picture(self, tag: Tag) -> str:
        """One that the site has as a file; others are their own content already."""
        return (
            tag.written
            if tag["src"].startswith(DATA)
            else tag.with_(src=self.texts.data(target(self._path, tag["src"])))
        )

    def _script(self, tag: Tag) -> str:
        """Its start tag and its text; the end tag stands in the page."""
        if not tag["src"]:
            return tag.written
        asked = target(self._path, tag["src"])
        texts = [self.texts.of(asked), *([our_script("held")] if asked == SITE_SCRIPT else [])]
        self.scripts += texts
        return "</script>".join(f"<script>{text}" for text in texts)


def _later(files: tuple[str, ...], made: str) -> Iterator[str]:
    """The scripts that those of the page name as what they load when it is needed."""
    patterns = [_pattern(found) for found in sorted(set(MENTIONED.findall(made)))]
    for path in files:
        if any((found := pattern.fullmatch(path)) and _are_known(found.groups(), made) for pattern in patterns):
            yield path


def _pattern(mentioned: str) -> re.Pattern[str]:
    return re.compile(VARIABLE.sub("([^/]+)", re.escape(mentioned)))


def _are_known(values: tuple[str, ...], made: str) -> bool:
    """Whether each of these names stands in the page as a text of its own."""
    return all(f'"{value}"' in made for value in values)
