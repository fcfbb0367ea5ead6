"""What a textbook has at its end: exercises, glossary and references, the last two with what leads to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from generator.model import Content, Language
from generator.render.citations import ANCHOR
from generator.render.exercises import ExerciseView
from generator.render.glossary import Entries
from generator.render.press import RenderedProse
from generator.render.references import Cited, references
from generator.render.terms import PAGE as GLOSSARY


@dataclass(frozen=True)
class BackMatter:
    """Every text of the site, rendered: pages, the entries of the glossary, the exercises."""

    prose: Mapping[tuple[str, Language], RenderedProse]
    entries: Entries
    exercises: Mapping[Language, tuple[ExerciseView, ...]] = field(default_factory=dict)

    def context(self, content: Content, language: Language) -> dict[str, object]:
        """What the pages of one language have in common."""
        return {
            "glossary": self.entries[language],
            "exercises": self.exercises.get(language, ()),
            "references": references(content, language, self.cited(language)),
        }

    def cited(self, language: Language) -> Cited:
        """Where each page cites what; the glossary's definitions are places on its page."""
        pages = {page: rendered for (page, spoken), rendered in self.prose.items() if spoken == language}
        cited = {page: {each.key: ANCHOR + each.key for each in rendered.cited} for page, rendered in pages.items()}
        defined = {each.key: entry.key for entry in reversed(self.entries[language]) for each in entry.cited}
        return {**cited, GLOSSARY: {**defined, **cited.get(GLOSSARY, {})}}
