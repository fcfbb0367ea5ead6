"""What a teacher edits, read and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Literal

from annotated_types import Ge, Interval, Le, MinLen

from generator.errors import Where
from generator.model.exercises import Exercise
from generator.model.laboratory import Laboratory
from generator.model.texts import CLOSED, WRITTEN, Language, Text, Tongue


@dataclass(frozen=True)
class Preset:
    """A phrase that the simulator offers; `id` is the name of its file without the number, `place` where it stands."""

    __pydantic_config__ = CLOSED
    id: str
    title: Text
    lang: Language
    text: Annotated[str, MinLen(1)]
    place: Where | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True)
class Defaults:
    """The state in which the simulator starts (names as in the address)."""

    __pydantic_config__ = CLOSED
    preset: str
    heads: Annotated[int, Interval(ge=1, le=8)]
    d_k: Annotated[int, Interval(ge=4, le=32)]
    temperature: Annotated[float, Interval(ge=0.1, le=5.0)]
    head: Annotated[int, Ge(0), Le(7)]
    threshold: Annotated[float, Interval(ge=0, le=1)]
    """The weight from which an arc is drawn."""


@dataclass(frozen=True)
class PageEntry:
    """A page of the site as site.toml lists it: its file names, its template, whether the navigation shows it."""

    __pydantic_config__ = CLOSED
    slug: Text
    template: str
    nav: bool = True
    label: Text | None = None
    """The page's name in navigation; its title where none is given."""


@dataclass(frozen=True)
class Site:
    """site.toml: the name, the address if the site has one, the start state and the pages in order.

    tongues: the languages in which it is read, in their order.
    """

    __pydantic_config__ = CLOSED
    name: Annotated[str, MinLen(1)]
    address: str
    defaults: Defaults
    pages: Mapping[str, PageEntry]
    tongues: Mapping[Language, Tongue] = field(default_factory=lambda: {each: Tongue(each) for each in WRITTEN})

    @property
    def languages(self) -> tuple[Language, ...]:
        """The languages in which the site is read."""
        return tuple(self.tongues)


@dataclass(frozen=True)
class Steps:
    """An inclusive range with a step, as sweep.toml writes it."""

    __pydantic_config__ = CLOSED
    first: float
    last: float
    step: float

    def values(self) -> tuple[float, ...]:
        """Every value, rounded to ten decimals so that 0.1 + 0.2 is 0.3."""
        count = round((self.last - self.first) / self.step) + 1
        return tuple(round(self.first + index * self.step, 10) for index in range(count))


@dataclass(frozen=True)
class SweepPlan:
    """sweep.toml: what torch runs over, for every preset."""

    __pydantic_config__ = CLOSED
    seed: Annotated[int, Interval(ge=0, le=2**32 - 1)]
    heads: Steps
    d_k: Steps
    temperatures: Steps


@dataclass(frozen=True)
class Source:
    """One entry of sources.toml; `key` is its table's name."""

    __pydantic_config__ = CLOSED
    key: str
    authors: Annotated[tuple[Annotated[str, MinLen(1)], ...], MinLen(1)]
    """Family name first: "Vaswani, Ashish"; a suffix between, as BibTeX reads it: "Taylor, II, Russell M."."""
    year: Annotated[int, Interval(ge=1900, le=2100)]
    title: Annotated[str, MinLen(1)]
    venue: Annotated[str, MinLen(1)]
    kind: Literal["article", "inproceedings", "book", "misc"] = "misc"
    """What BibTeX calls it."""
    lang: Language = "en"
    """The language of the title."""
    volume: str = ""
    number: str = ""
    pages: str = ""
    """Of the journal or the proceedings: 29, 2 and 610–611."""
    doi: str = ""
    arxiv: str = ""
    url: str = ""

    @property
    def link(self) -> str:
        """The most lasting address that the entry has."""
        if self.doi:
            return f"https://doi.org/{self.doi}"
        return f"https://arxiv.org/abs/{self.arxiv}" if self.arxiv else self.url


@dataclass(frozen=True)
class Theme:
    """palette.toml, one theme: a colour (#rrggbb) for each role, and the heads' colours in order."""

    __pydantic_config__ = CLOSED
    paper: str
    raised: str
    ink: str
    soft_ink: str
    rule: str
    accent: str
    focus: str
    query: str
    key: str
    heads: Annotated[tuple[str, ...], MinLen(8)]


@dataclass(frozen=True)
class RampStop:
    """One stop of the heat-map's ramp, placed on the square root of the weight."""

    __pydantic_config__ = CLOSED
    at: Annotated[float, Interval(ge=0, le=1)]
    colour: str


@dataclass(frozen=True)
class Heatmap:
    """palette.toml, [heatmap]: the ramp's stops and the weights that its bar labels."""

    __pydantic_config__ = CLOSED
    ticks: tuple[float, ...]
    ramp: Annotated[tuple[RampStop, ...], MinLen(2)]


@dataclass(frozen=True)
class Palette:
    """palette.toml: both themes and the heat-map's colours."""

    __pydantic_config__ = CLOSED
    light: Theme
    dark: Theme
    heatmap: Heatmap


@dataclass(frozen=True)
class Prose:
    """One Markdown page in one language, its front matter read and its text untouched.

    `first_line` is the 1-based line of the file on which `markdown` starts, so that faults can be placed.
    `lent_from` is the language of the text where the page's own lacks it.
    `opening` is where the text begins if it stands in quotes, with its line as the file has it.
    """

    page: str
    language: Language
    path: str
    title: str
    description: str
    markdown: str
    first_line: int
    lent_from: Language | None = None
    opening: Where | None = None

    @property
    def spoken(self) -> Language:
        """The language that the text is in."""
        return self.lent_from or self.language

    def where(self, start: int, end: int) -> Where:
        """The place of a part of the text, of several lines the first; no column where the file writes it otherwise."""
        above, begins = self.markdown.count("\n", 0, start), self.markdown.rfind("\n", 0, start) + 1
        shown, column = self.markdown[begins:].split("\n")[0], start - begins + 1
        end = min(end - begins, len(shown)) + 1
        part = shown[column - 1 : end - 1]
        if above == 0 and self.opening and self.opening.shown and self.opening.column:
            moved, shown = self.opening.column - 1, self.opening.shown
            column, end = column + moved, end + moved
        where = Where(Path(self.path), self.first_line + above, shown)
        return replace(where, column=column, end=end) if shown[column - 1 : end - 1] == part else where


@dataclass(frozen=True)
class Forms:
    """How running text writes a term, in small letters: "cabeza", "cabezas"."""

    __pydantic_config__ = CLOSED
    es: Annotated[tuple[Annotated[str, MinLen(1)], ...], MinLen(1)]
    en: Annotated[tuple[Annotated[str, MinLen(1)], ...], MinLen(1)]

    def __getitem__(self, language: Language) -> tuple[str, ...]:
        return {"es": self.es, "en": self.en}.get(language, ())


@dataclass(frozen=True)
class SharedForms(Forms):
    """The same with further languages."""

    further: Mapping[Language, tuple[str, ...]] = field(default_factory=dict, hash=False)

    def __getitem__(self, language: Language) -> tuple[str, ...]:
        return self.further[language] if language in self.further else super().__getitem__(language)


@dataclass(frozen=True)
class Term:
    """One entry of glossary.toml; `key` is its table's name and its anchor. `see` are keys of other terms."""

    key: str
    term: Text
    forms: Forms
    definition: Mapping[Language, Prose]
    see: tuple[str, ...]


@dataclass(frozen=True)
class Pair:
    """A text as its files have it, in each language that has it, and where; `name` is as in "ui.site.skip"."""

    name: str
    texts: Mapping[Language, str]
    places: Mapping[Language, Where]


@dataclass(frozen=True)
class Translations:
    """How the languages keep step: the pairs that lack one, those of which one is older, and how many are untold.

    Untold is a pair of which both sides are new or have changed since somebody said that they agree.
    """

    missing: tuple[tuple[Pair, Language], ...] = ()
    stale: tuple[tuple[Pair, Language], ...] = ()
    untold: int = 0


@dataclass(frozen=True)
class Picture:
    """A teacher's own picture: the name of its file, its size in px as it is shown, and its bytes."""

    name: str
    width: int
    height: int
    body: bytes = field(repr=False)


@dataclass(frozen=True)
class Content:
    """All that a teacher edits, read and checked. `ui` maps section → key → text."""

    site: Site
    sweep: SweepPlan
    palette: Palette
    ui: Mapping[str, Mapping[str, Text]]
    presets: tuple[Preset, ...]
    prose: Mapping[tuple[str, Language], Prose]
    sources: Mapping[str, Source]
    figures: Mapping[str, Mapping[str, Text]] = field(default_factory=dict)
    """The words of each figure that prose can place: name → key → text."""
    glossary: Mapping[str, Term] = field(default_factory=dict)
    pairs: tuple[Pair, ...] = ()
    translations: Translations = Translations()
    laboratory: Laboratory | None = None
    exercises: tuple[Exercise, ...] = ()
    pictures: Mapping[str, Picture] = field(default_factory=dict)
