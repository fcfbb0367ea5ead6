"""A page as it lies in the file of all pages: with a mark where the text of a script or a sheet will be put."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

from generator.packing.single.tags import Tag, retagged, target
from generator.packing.single.texts import Texts, our_script

SITE_SCRIPT = "assets/js/site.js"
TURNING = "page-turning"
PAGE = ".html"
# What the page for missing files does and says because it does not know where the site begins.
OF_A_SERVER = re.compile(r"<script>.*?</script>\n?|<p data-doubt>.*?</p>\n?", re.DOTALL)
PLAIN = (
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    '<meta name="color-scheme" content="light dark">'
    "<style>pre { white-space: pre-wrap; overflow-wrap: anywhere }</style>"
)


class TurnedPages:
    """The pages of a site, and what all of them together ask for at once."""

    def __init__(self, folder: Path) -> None:
        self.texts = Texts(folder)
        self.files: dict[str, str] = {TURNING: our_script(TURNING)}
        self._folder = folder

    def page(self, path: str) -> str:
        """A page of the site. Those without furniture get its script too: it knows where links lead."""
        made = retagged(
            OF_A_SERVER.sub("", (self._folder / path).read_text(encoding="utf-8")),
            {
                "a": lambda tag: tag.with_(href=tag["data-path"]) if tag["data-path"] else tag.written,
                "html": lambda tag: tag.with_(data_within=path.removesuffix(PAGE)),
                "meta": lambda tag: "" if tag["http-equiv"] else tag.written,
                "link": lambda tag: self._link(path, tag),
                "img": lambda tag: self._picture(path, tag),
                "script": lambda tag: self._script(target(path, tag["src"])) if tag["src"] else tag.written,
            },
        )
        if self._mark(TURNING) in made:
            return made
        return made.replace("</body>", f"{self._turning()}</script>\n</body>", 1)

    def text(self, path: str) -> str:
        """A page with nothing but a text, such as a licence."""
        text = escape((self._folder / path).read_text(encoding="utf-8"))
        name = escape(Path(path).name)
        body = f"<body><main><h1>{name}</h1><pre>{text}</pre></main>\n{self._turning()}</script></body>"
        head = f"<head>{PLAIN}<title>{name}</title></head>"
        return f'<!doctype html>\n<html lang="en" data-within="{path}">{head}{body}</html>'

    def _link(self, path: str, tag: Tag) -> str:
        asked = target(path, tag["href"])
        if tag["rel"] == "stylesheet":
            return f"<style>{self._mark(asked)}</style>"
        return tag.with_(href=self.texts.data(asked)) if tag["rel"] == "icon" else tag.written

    def _picture(self, path: str, tag: Tag) -> str:
        """One that the site has as a file, kept once however many pages show it."""
        if tag["src"].startswith("data:"):
            return tag.written
        asked = target(path, tag["src"])
        self.files.setdefault(asked, self.texts.data(asked))
        return tag.with_(src=self._mark(asked))

    def _script(self, asked: str) -> str:
        """Its start tag and its text; the end tag stands in the page."""
        return self._turning() if asked == SITE_SCRIPT else f"<script>{self._mark(asked)}"

    def _turning(self) -> str:
        """Before any script that listens to the address."""
        return f"<script>{self._mark(SITE_SCRIPT)}</script><script>{self._mark(TURNING)}"

    def _mark(self, asked: str) -> str:
        if asked not in self.files:
            self.files[asked] = self.texts.of(asked)
        return f"/*put:{asked}*/"
