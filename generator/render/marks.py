"""Passes over a page's tree: formulas give way to marks, page: links become addresses, or all links plain text."""

from __future__ import annotations

import html
from xml.etree import ElementTree

from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString

from generator.errors import Problem, did_you_mean
from generator.messages import say
from generator.model import Content, Prose
from generator.render.formulas import Formula, FormulaBook
from generator.render.gluing import glue
from generator.render.placing import place
from generator.render.states import state_faults, takes
from generator.render.urls import page_path, relative

SCHEME = "page:"
# A fragment with this sign is the simulator's state, not an anchor.
STATE = "="


class FormulaMarks(Treeprocessor):
    """Puts a mark where pymdown-extensions' arithmatex found a formula, and notes the formula."""

    def __init__(self, prose: Prose, book: FormulaBook) -> None:
        super().__init__()
        self._prose, self._book = prose, book

    def run(self, root: ElementTree.Element) -> None:
        """Visit every formula; Markdown calls this."""
        for parent in list(root.iter()):
            for element in list(parent):
                if element.get("class") == "arithmatex":
                    glue(parent, element, self._replace(element))

    def _replace(self, element: ElementTree.Element) -> Formula:
        display = element.tag == "div"
        tex = (element.text or "")[2:-2]
        formula = Formula(html.unescape(tex).strip() if display else tex, display)
        element.set("class", "formula")
        element.text = AtomicString(self._book.mark(formula, place(self._prose, formula.tex)))
        return formula


class PageLinks(Treeprocessor):
    """Turns page:simulator#preset=ingles into the file of that page in the same language.

    state_title: what a link with a state in it says of itself.
    """

    def __init__(self, prose: Prose, content: Content, problems: list[Problem], state_title: str = "") -> None:
        super().__init__()
        self._prose, self._site, self._problems, self._state_title = prose, content.site, problems, state_title
        self._takes = takes(content)

    def run(self, root: ElementTree.Element) -> None:
        """Visit every link; Markdown calls this."""
        for link in root.iter("a"):
            href = link.get("href", "")
            if href.startswith(SCHEME):
                link.set("href", self._address(href))
                if STATE in href.partition("#")[2]:
                    self._mark(link)

    def _mark(self, link: ElementTree.Element) -> None:
        """A link with a state in it opens the simulator there, and shows that it does."""
        link.set("class", f"{link.get('class', '')} state".strip())
        if self._state_title:
            link.set("title", self._state_title)

    def _address(self, href: str) -> str:
        name, hash_, fragment = href.removeprefix(SCHEME).partition("#")
        pages = self._site.pages
        if name not in pages:
            where = place(self._prose, SCHEME + name)
            found, expected = say("a link to {name}", name=name), say("a page of {file}", file="content/site.toml")
            self._problems.append(Problem(where, found, expected, did_you_mean(name, pages)))
            return "#"
        if name in self._takes and STATE in fragment:
            self._problems.extend(state_faults(self._prose, href, self._takes[name]))
        here = page_path(self._site, self._prose.page, self._prose.language)
        return relative(here, page_path(self._site, name, self._prose.language)) + hash_ + fragment


class NoLinks(Treeprocessor):
    """Leaves of every link, and of every picture, its words alone."""

    def run(self, root: ElementTree.Element) -> None:
        """Visit every link and picture; Markdown calls this."""
        for link in root.iter("a"):
            link.tag = "span"
            link.attrib.clear()
        for image in root.iter("img"):
            image.tag, image.text = "span", image.get("alt")
            image.attrib.clear()
