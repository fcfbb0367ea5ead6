"""What the laboratory's template and scripts are told: PageData without presets, and what the laboratory is made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass

from generator.model import (
    TEMPERATURES,
    Content,
    Features,
    JudgedHead,
    Laboratory,
    Language,
    RuleHead,
    Sentence,
    StartView,
    Text,
)
from generator.render.lending import said
from generator.render.material import Material
from generator.render.page_data import SCRIPT_SECTIONS, page_data
from generator.render.urls import page_path, root_of
from generator.render.why import why_view

TEMPLATE = "laboratory.html"
# What the laboratory's scripts say besides what those of every explorer do.
SECTIONS = ("laboratory", "why", "gauge", "rule", "rule_editor", "own_head", "all_sentences")


@dataclass(frozen=True, eq=False)
class LaboratoryView:
    """The laboratory in one language: its content, where it starts, and what the build says of its heads."""

    heads: tuple[RuleHead, ...]
    sentences: tuple[Sentence, ...]
    sentence: Sentence
    start: StartView
    judged: Mapping[str, JudgedHead]


def context(material: Material, name: str, language: Language) -> dict[str, object]:
    """What this page sees besides what every page does; name: the page's."""
    made_of, result = material.content.laboratory, material.computed.laboratory
    if made_of is None or result is None:
        return {}
    first, start = made_of.first(language), result.starts[language]
    view = LaboratoryView(made_of.heads, made_of.sentences, first, start, result.heads)
    root = root_of(page_path(material.content.site, name, language))
    found = result.reasons.get(language)
    reasons = why_view(material.content, made_of.heads[0].asks, first.tokens, found, language) if found else None
    return {
        "laboratory": view,
        "reasons": reasons,
        "page_data": _page_data(material.content, made_of, view, language, root),
    }


def _page_data(
    content: Content, made_of: Laboratory, view: LaboratoryView, language: Language, root: str
) -> dict[str, object]:
    """PageData in static/js/laboratory.d.ts."""
    common = page_data(content, language, root, sections=(*SCRIPT_SECTIONS, *SECTIONS))
    limits = common["limits"]
    return {
        **{key: value for key, value in common.items() if key != "presets"},
        "defaults": _defaults(content, view.sentence),
        "limits": {
            "temperature": {"min": TEMPERATURES[0], "max": TEMPERATURES[-1]},
            **{key: limits[key] for key in ("threshold", "volume", "speed")},
        },
        "temperatures": TEMPERATURES,
        "laboratory": {
            "features": _features(made_of.features, language),
            "heads": [_head(head, view.judged[head.id], language) for head in view.heads],
            "sentences": [_sentence(sentence, language) for sentence in view.sentences],
        },
    }


def _defaults(content: Content, first: Sentence) -> dict[str, object]:
    """The start state under the names of the address (LaboratoryState in static/js/laboratory.d.ts)."""
    return {
        "sentence": first.id,
        "head": 0,
        "temperature": 1.0,
        "divide": True,
        "causal": False,
        "row": first.start,
        "column": None,
        "values": True,
        "arcs": True,
        "threshold": content.site.defaults.threshold,
        "view": "",
        "weights": {},
        "own": None,
    }


def _features(features: Features, language: Language) -> dict[str, object]:
    def words(texts: Mapping[str, Text]) -> dict[str, str]:
        return {key: said(text, language) for key, text in texts.items()}

    every = features.features.items()
    named = {
        name: {**vars(each), "name": said(each.name, language), "values": words(each.values)} for name, each in every
    }
    return {"features": named, "places": words(features.places)}


def _head(head: RuleHead, judged: JudgedHead, language: Language) -> dict[str, object]:
    texts = {"title": head.title, "short": head.short, "line": head.line}
    return {
        "id": head.id,
        **{name: said(text, language) for name, text in texts.items()},
        "asks": [asdict(ask) for ask in head.asks],
        "every": head.every,
        "gain": judged.gain,
    }


def _sentence(sentence: Sentence, language: Language) -> dict[str, object]:
    return {
        "id": sentence.id,
        "title": said(sentence.title, language),
        "lang": sentence.lang,
        "tokens": [asdict(token) for token in sentence.tokens],
        "start": sentence.start,
        "links": [asdict(link) for link in sentence.links],
        "unsure": [asdict(link) for link in sentence.unsure],
    }
