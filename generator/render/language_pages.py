"""The pages of each language: a page gets all that its template may show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generator.model import Language
from generator.render import laboratory
from generator.render.back_matter import BackMatter
from generator.render.contexts import page_context
from generator.render.data_scripts import marked_name, previews_name
from generator.render.exercise_data import exercises_data, form_data
from generator.render.material import Material
from generator.render.stage import Stage
from generator.render.terms import PAGE as GLOSSARY
from generator.render.urls import page_path, root_of
from generator.scripts import TEACHERS, Ours

# The page that shows all exercises.
EXERCISES = "exercises.html"


@dataclass(frozen=True)
class LanguagePages:
    """What they are made from. shared: what is the same on every page. ours: the scripts and sheets of static/."""

    material: Material
    matter: BackMatter
    shared: Mapping[str, object]
    stage: Stage
    ours: Ours

    def all(self) -> Iterator[tuple[str, str]]:
        """Every page after its path, formulas still marked."""
        site = self.material.content.site
        for language in site.languages:
            common = {**self.shared, **self.matter.context(self.material.content, language)}
            for name in site.pages:
                yield page_path(site, name, language), self._rendered(name, language, common)

    def one(self, name: str, language: Language) -> str:
        """One of them alone."""
        return self._rendered(name, language, {**self.shared, **self.matter.context(self.material.content, language)})

    def _rendered(self, name: str, language: Language, common: Mapping[str, object]) -> str:
        content, computed = self.material.content, self.material.computed
        entry, rendered = content.site.pages[name], self.matter.prose[name, language]
        context = {**common, **page_context(content, name, language, rendered, self.ours)}
        shown = self.matter.exercises.get(language, ()) if entry.template == EXERCISES else ()
        linked = rendered.terms or any(each.terms for each in shown)
        context["previews"] = previews_name(language) if linked and name != GLOSSARY else ""
        if entry.template == laboratory.TEMPLATE:
            context |= laboratory.context(self.material, name, language)
        root = root_of(page_path(content.site, name, language))
        if entry.template == EXERCISES:
            context["page_data"] = exercises_data(content, computed.exercises, language, root)
        if entry.template == f"{TEACHERS}.html":
            context["page_data"] = form_data(content, computed.exercises, language, root)
            context["marked_data"] = marked_name(language)
        return self.stage.render(entry.template, context)
