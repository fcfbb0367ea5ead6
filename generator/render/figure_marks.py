"""A line [figure:NAME] in Markdown becomes the figure. Figures are numbered as they come; links know the numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from xml.etree import ElementTree

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor

from generator.errors import Problem, did_you_mean
from generator.messages import NOTHING, Said, one_of, say
from generator.model import Prose
from generator.render.placing import place

SCHEME = "figure:"
NAMED = r"\[figure:([^\]\s]+)\]"
LINE = re.compile(rf"\s*{NAMED}\s*")
NUMBER = "{n}"
Draw = Callable[[str, int], str]
"""The HTML of a figure, by its name and its number on the page."""


class FigureBlocks(Treeprocessor):
    """Puts each figure where a text asks for it, and its number into the links that lead there."""

    def __init__(
        self, markdown: Markdown, prose: Prose, known: Collection[str], draw: Draw, problems: list[Problem]
    ) -> None:
        super().__init__(markdown)
        self.placed: dict[str, int] = {}
        self._is_one_misspelt = False
        self._markdown, self._prose, self._known, self._draw, self._problems = markdown, prose, known, draw, problems

    def run(self, root: ElementTree.Element) -> None:
        """Visit every paragraph, then every link; Markdown calls this."""
        for element in root.iter("p"):
            line = LINE.fullmatch(element.text or "")
            if line and not len(element):
                element.text = self._place(line[1])
        for link in root.iter("a"):
            name = link.get("href", "").removeprefix(SCHEME)
            if name != link.get("href", ""):
                self._number(link, name)

    def _place(self, name: str) -> str:
        if name not in self._known:
            expected = one_of(sorted(self._known)) if self._known else say("a template in templates/figures")
            hint = did_you_mean(name, self._known)
            self._is_one_misspelt = True
            self._report(f"[figure:{name}]", say("the figure {name}", name=name), expected, hint)
            return ""
        if name in self.placed:
            found = say("the figure {name} a second time", name=name)
            self._report(f"[figure:{name}]", found, say("each figure once on a page"))
            return ""
        self.placed[name] = len(self.placed) + 1
        # Markdown takes the paragraph away from around what begins with a block's tag: no blank may come first.
        return self._markdown.htmlStash.store(self._draw(name, self.placed[name]).strip())

    def _number(self, link: ElementTree.Element, name: str) -> None:
        if self._is_one_misspelt and name in self._known and name not in self.placed:
            return  # The mark with the fault may be the one that the link means.
        if name not in self.placed:
            hint = did_you_mean(name, self.placed)
            found = say("a link to the figure {name}", name=name)
            self._report(f"({SCHEME}{name})", found, say("a figure of this page"), hint)
            return
        link.set("href", f"#figure-{name}")
        for element in link.iter():
            # No line ends between the word and its number.
            number, text = str(self.placed[name]), element.text or ""
            element.text = text.replace(f" {NUMBER}", f"\u00a0{number}").replace(NUMBER, number)

    def _report(self, needle: str, found: Said, expected: Said, hint: Said = NOTHING) -> None:
        self._problems.append(Problem(place(self._prose, needle), found, expected, hint))
