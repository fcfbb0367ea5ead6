"""What a template is made of and what it asks its context for: by these a page is known to be as it was."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from jinja2 import Environment, TemplateError, meta, nodes

from generator.cache import digest
from generator.memory import Memory, fingerprint
from generator.render.words import Words

# So many words that hardly a template asks for all: of these it is told which sections are asked for.
WORDS = "ui"


@dataclass(frozen=True)
class _Blueprint:
    """A template's source by its digest, the templates that it names, and the names that it does not set itself."""

    source: str
    others: tuple[str, ...]
    names: tuple[str, ...]
    sections: tuple[str, ...]


class Blueprints:
    """The keys of pages in one build.

    made_by: names the programs that render. memory: of what was read in templates.
    """

    def __init__(self, environment: Environment, memory: Memory, made_by: str) -> None:
        self._environment, self._memory, self._made_by = environment, memory, made_by
        self._read: dict[str, tuple[_Blueprint, ...]] = {}
        # The values are held too, so that no other takes their identity.
        self._prints: dict[int, tuple[object, str]] = {}

    def key(self, name: str, context: Mapping[str, object]) -> str:
        """Names all that a template and what it is made of say in this context; nothing where it has a fault."""
        try:
            parts = self._whole(name)
        except TemplateError:
            return ""
        asked = sorted({each for part in parts for each in part.names if each in context})
        sections = sorted({each for part in parts for each in part.sections}) if WORDS in context else []
        prints = [(each, self._print(context[each])) for each in asked]
        prints += [(each, self._print(_section(context[WORDS], each))) for each in sections]
        return digest(self._made_by, *(part.source for part in parts), *(said for pair in prints for said in pair))

    def asked(self, name: str) -> frozenset[str]:
        """The names that a template and what it is made of ask the context for; none where it has a fault."""
        try:
            return frozenset(each for part in self._whole(name) for each in part.names)
        except TemplateError:
            return frozenset()

    def _whole(self, name: str) -> tuple[_Blueprint, ...]:
        if name not in self._read:
            self._read[name] = tuple(self._parts(name))
        return self._read[name]

    def _parts(self, name: str) -> Iterator[_Blueprint]:
        """A template's blueprint and those of all that it is made of, each once."""
        waiting, met = [name], {name}
        while waiting:
            part = self._one(waiting.pop())
            new = [each for each in part.others if each not in met]
            waiting += new
            met |= {*new}
            yield part

    def _one(self, name: str) -> _Blueprint:
        assert self._environment.loader is not None
        source, _, _ = self._environment.loader.get_source(self._environment, name)
        key = digest("blueprint", self._made_by, name, source)
        known = self._memory.recall(key)
        if known is None:
            tree = self._environment.parse(source, name)
            others = [each or "" for each in meta.find_referenced_templates(tree)]
            # A name that is only known when the page is made could be any template's.
            others = self._environment.list_templates() if "" in others else others
            known = [others, *map(sorted, _asked(tree))]
            self._memory.keep(key, known)
        return _Blueprint(digest(name, source), *map(tuple, known))

    def _print(self, value: object) -> str:
        if id(value) not in self._prints:
            self._prints[id(value)] = value, fingerprint(value)
        return self._prints[id(value)][1]


def _asked(tree: nodes.Template) -> tuple[Collection[str], Collection[str]]:
    """The names that a template asks its context for, and the sections of the words, where it asks for no more."""
    names = meta.find_undeclared_variables(tree)
    sections = [each.attr for each in tree.find_all(nodes.Getattr) if _is_words(each.node)]
    whole = sum(map(_is_words, tree.find_all(nodes.Name))) > len(sections)
    return (names, ()) if whole else (names - {WORDS}, {*sections})


def _is_words(node: nodes.Node) -> bool:
    return isinstance(node, nodes.Name) and node.name == WORDS


def _section(words: object, name: str) -> object:
    """A section; its name alone, where a template asks for one that is not there."""
    assert isinstance(words, Words)
    return words.as_json().get(name, name)
