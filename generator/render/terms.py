"""The first use of each term of the glossary becomes a link to it, and so does every [text](term:key)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from xml.etree import ElementTree

from markdown.treeprocessors import Treeprocessor

from generator.errors import Problem, did_you_mean
from generator.messages import say
from generator.model import Content, Language, Prose, Term
from generator.plain_tex import plain_tex
from generator.render.formulas import MARK
from generator.render.placing import place
from generator.render.urls import page_path, relative

SCHEME = "term:"
PAGE = "glossary"
FILE = "content/glossary.toml"
HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6", "th", "dt")
FORMULA = re.compile(r"(?<!\\)\$([^$]+)\$")
MARKUP = re.compile(r"\{lang=\w+\}|[\\{}*]")
# No running text: what is inside stays as it is.
CLOSED = frozenset({*HEADINGS, "a", "button", "code", "figure", "kbd", "pre", "script", "style", "svg"})


class TermLinks(Treeprocessor):
    """Writes down which terms a text links to, in the order of their first links.

    linked: what texts before this one have linked, where it is read after them.
    """

    def __init__(
        self,
        prose: Prose,
        content: Content,
        problems: list[Problem],
        *,
        first_uses: bool,
        linked: dict[str, Term] | None = None,
    ) -> None:
        super().__init__()
        self.linked: dict[str, Term] = {} if linked is None else linked
        self._prose, self._content, self._problems = prose, content, problems
        self._keys = _keys_by_form(content.glossary, prose.spoken) if first_uses and has_glossary(content) else {}
        self._form = _any_of(self._keys)

    def run(self, root: ElementTree.Element) -> None:
        """Visit the text in reading order; Markdown calls this."""
        self._visit(root)

    def _visit(self, element: ElementTree.Element) -> None:
        if element.tag in CLOSED or element.get("class") == "formula":
            for link in element.iter("a"):
                if link.get("href", "").startswith(SCHEME):
                    self._lead(link, link.get("href", "").removeprefix(SCHEME))
            return
        children = list(element)
        element.text = self._link(element, 0, element.text)
        for child in children:
            self._visit(child)
            child.tail = self._link(element, list(element).index(child) + 1, child.tail)

    def _link(self, parent: ElementTree.Element, at: int, text: str | None) -> str | None:
        """Insert a link for each first use in a text that stands before the child `at`; gives what comes before."""
        if not text or self._form is None:
            return text
        before: ElementTree.Element | None = None
        rest, start = text, 0
        for found in self._form.finditer(text):
            key = self._keys[_plain(found.group())]
            if key in self.linked:
                continue
            link = ElementTree.Element("a")
            link.text, link.tail = found.group(), text[found.end() :]
            self._lead(link, key)
            if before is None:
                rest = text[: found.start()]
            else:
                before.tail = text[start : found.start()]
            parent.insert(at, link)
            before, start, at = link, found.end(), at + 1
        return rest

    def _lead(self, link: ElementTree.Element, key: str) -> None:
        """Make of an element the link to a term."""
        glossary = self._content.glossary
        if key not in glossary or not has_glossary(self._content):
            where = place(self._prose, SCHEME + key)
            hint = did_you_mean(key, glossary)
            found, expected = say("a link to the term {key}", key=key), say("a key of {file}", file=FILE)
            self._problems.append(Problem(where, found, expected, hint))
            return
        self.linked.setdefault(key, glossary[key])
        link.set("class", "term")
        link.set("href", f"{glossary_href(self._content, self._prose)}#{key}")
        if not MARK.sub("", "".join(link.itertext())).strip():
            _name(link, plain(glossary[key].term[self._prose.language]))


def has_glossary(content: Content) -> bool:
    """Whether the site has a page that terms can lead to."""
    return PAGE in content.site.pages


def glossary_href(content: Content, prose: Prose) -> str:
    """The glossary as seen from a text's page."""
    site, language = content.site, prose.language
    return relative(page_path(site, prose.page, language), page_path(site, PAGE, language))


def _name(link: ElementTree.Element, term: str) -> None:
    """Let a link that is a formula alone say its term in words."""
    for formula in link:
        formula.set("aria-hidden", "true")
    ElementTree.SubElement(link, "span", {"class": "visually-hidden"}).text = term


def plain(term: str) -> str:
    """Markdown without TeX, emphasis or its language: $q \\cdot k$ as q · k, to be looked up and read out."""
    return MARKUP.sub("", FORMULA.sub(lambda found: plain_tex(found[1]), term))


def _keys_by_form(glossary: Mapping[str, Term], language: Language) -> dict[str, str]:
    return {_plain(form): key for key, term in glossary.items() for form in term.forms[language]}


def _plain(written: str) -> str:
    """A form as it is compared: small letters, one blank wherever the line was broken."""
    return " ".join(written.lower().split())


def _any_of(forms: Mapping[str, str]) -> re.Pattern[str] | None:
    """Any form as a whole word, the longest first; a hyphen makes one word of two."""
    longest_first = sorted(forms, key=lambda form: (-len(form), form))
    words = "|".join(r"\s+".join(map(re.escape, form.split())) for form in longest_first)
    return re.compile(rf"(?<![\w-])(?:{words})(?![\w-])", re.IGNORECASE) if forms else None
