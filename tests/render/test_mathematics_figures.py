"""The mathematics page's figures as they stand in the HTML, before any script."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from generator.attention.studies import STUDIES, dot_products, make_studies, saturation, words_of
from generator.attention.studies.shuffle import PHRASE
from generator.content import load
from generator.errors import Problem
from generator.figures.charts import make_charts
from generator.model import WRITTEN, Computed, Content, Language
from generator.render.contexts import shared_context
from generator.render.filters import fixed, power
from generator.render.gallery import make_drawer
from generator.scripts import Lying, Ours
from tests.render.samples import ROOT, computed, content, material, prose, stage

OURS = Ours(Lying(ROOT / "static/js"), Lying(ROOT / "static/css"))

CHARTS = ("dot-products", "saturation", "entropy-temperature", "positional-dot", "cost")
OTHERS = ("overflow", "positional", "rotation", "shuffle")
BOTH = pytest.mark.parametrize("language", WRITTEN)


@cache
def made() -> Computed:
    """What torch gives, of few draws, with the phrase that is shuffled as the start."""
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        for study in (dot_products, saturation):
            patch.setattr(study, "N_DRAWS", 64)
        studies = make_studies(STUDIES, {}, Path(folder), words_of(load(ROOT)))
    given = computed()
    trace = replace(given.start.trace, query_tokens=PHRASE, key_tokens=PHRASE)
    return replace(given, studies=studies, start=replace(given.start, trace=trace))


@cache
def ours() -> Content:
    """Small content with the words of the project's own figures."""
    real = load(ROOT)
    return replace(content(ui={section: dict(texts) for section, texts in real.ui.items()}), figures=real.figures)


@cache
def drawn(name: str, language: Language) -> str:
    problems = list[Problem]()
    given = replace(material(ours()), computed=made(), charts=make_charts(made()))
    draw = make_drawer(given, stage(ROOT / "templates", problems), shared_context(given, ROOT, OURS)).draw
    html = draw(prose("", language=language), name, 1)
    assert problems == []
    return html


def facts(name: str) -> dict[str, float]:
    return dict(made().studies[name].facts)


@BOTH
@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_has_a_picture_a_sentence_and_a_table(name: str, language: Language) -> None:
    html = drawn(name, language)
    assert html.count("data-line=") >= 1
    assert '<p class="visually-hidden">' in html
    assert "<details" in html


@BOTH
@pytest.mark.parametrize("name", [*CHARTS, *OTHERS])
def test_no_name_of_a_fact_is_left_in_a_figure(name: str, language: Language) -> None:
    shown = re.sub(r"<script.*?</script>", "", drawn(name, language), flags=re.DOTALL)
    assert not re.findall(r"\{\w+[:}]", shown)


@BOTH
def test_where_softmax_gives_no_number_words_say_so(language: Language) -> None:
    html, words = drawn("overflow", language), ours().figures["overflow"]
    assert html.count(words["no_number"][language]) >= 7
    for limit in ("underflow", "inexact", "sum_overflow", "overflow"):
        assert fixed(facts("overflow")[f"{limit}_32"], 1) in html


@BOTH
def test_the_rotation_starts_with_the_numbers_of_torch(language: Language) -> None:
    html, found = drawn("rotation", language), facts("rotation")
    for name in ("cos_step", "sin_step", "sin", "cos", "sin_after", "cos_after"):
        assert fixed(found[name], 3) in html
    assert power(found["largest_error"]) in html


@BOTH
def test_the_shuffled_words_head_the_second_matrix(language: Language) -> None:
    words = re.findall(r'<bdi lang="es">(\w+)</bdi>', drawn("shuffle", language))
    assert " ".join(words[:7]) == "el gato se sienta en la alfombra"
    assert " ".join(words[14:21]) == "la alfombra se sienta en el gato"


@BOTH
def test_the_encoding_is_a_picture_with_words_for_who_does_not_see_it(language: Language) -> None:
    html = drawn("positional", language)
    assert 'src="data:image/png;base64,' in html
    assert re.search(r'alt="[^"]{100,}"', html)
