"""Pages that somebody has open are shown as soon as they are made, before all others are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from generator.model import Language, OutputFile, Site
from generator.render.back_matter import BackMatter
from generator.render.finishing import finished_page
from generator.render.formulas import as_sent
from generator.render.language_pages import LanguagePages
from generator.render.material import Material
from generator.render.pressing import make_press
from generator.render.prose import render_text
from generator.render.stage import Stage
from generator.render.urls import page_path
from generator.scripts import Ours

# What of the context only templates of pages ask for that know all texts.
OF_ALL_TEXTS = frozenset({"exercises", "glossary", "references"})


@dataclass(frozen=True)
class Early:
    """paths: of the pages, below the site's root. show: takes each of them, and what else of theirs is made before;
    nothing of it has been checked yet.

    give_way: is called before each piece of the rest, and may raise what ends the build.
    """

    paths: Sequence[str] = ()
    show: Callable[[OutputFile], None] = lambda _page: None
    give_way: Callable[[], None] = lambda: None

    def wanted(self, site: Site) -> Iterator[tuple[str, Language]]:
        """The pages of the site among them."""
        for name in site.pages if self.paths else ():
            for language in site.languages:
                if page_path(site, name, language) in self.paths:
                    yield name, language


NOTHING_EARLY = Early()


@dataclass(frozen=True)
class Trial:
    """Makes pages before their turn. What is wrong with them is told in its turn, and they are not shown."""

    material: Material
    shared: Mapping[str, object]
    stage: Stage
    ours: Ours
    katex: Path
    early: Early

    def show_before_all_texts(self) -> None:
        """Those pages that know their own text alone."""
        wanted = list(self._wanted(of_all_texts=False))
        if not wanted:
            return
        press = make_press(self.material, self.shared, self.stage, self.katex)
        for name, language in wanted:
            rendered = render_text(self.material.content.prose[name, language], press)
            self._show(BackMatter({(name, language): rendered}, {language: ()}), name, language)

    def show_after_all_texts(self, matter: BackMatter) -> None:
        """The others."""
        for name, language in self._wanted(of_all_texts=True):
            self._show(matter, name, language)

    def _wanted(self, *, of_all_texts: bool) -> Iterator[tuple[str, Language]]:
        for name, language in self.early.wanted(site := self.material.content.site):
            asked = self.stage.blueprints.asked(site.pages[name].template)
            if OF_ALL_TEXTS.isdisjoint(asked) != of_all_texts:
                yield name, language

    def _show(self, matter: BackMatter, name: str, language: Language) -> None:
        site, stage = self.material.content.site, self.stage
        page = LanguagePages(self.material, matter, self.shared, stage, self.ours).one(name, language)
        typeset = stage.book.typeset(self.katex, stage.memory, stage.problems)
        if not stage.problems:
            finished = finished_page(page_path(site, name, language), page, typeset, site.tongues)
            self.early.show(*as_sent([finished]))
