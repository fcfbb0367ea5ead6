"""Studies as charts: every line lies on its axes, and every word it needs is there."""

from __future__ import annotations

import numpy as np
import pytest

from generator.attention.studies import make_studies
from generator.chart import Chart
from generator.content import load
from generator.figures.charts import DRAWN
from generator.machine import ROOT
from generator.model import Text


@pytest.fixture(scope="module")
def charts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Chart]:
    studies = make_studies(list(DRAWN), {}, tmp_path_factory.mktemp("cache"))
    return {name: draw(studies[name]) for name, draw in DRAWN.items()}


@pytest.mark.parametrize("name", DRAWN)
def test_every_point_lies_on_its_axes(charts: dict[str, Chart], name: str) -> None:
    for panel in charts[name].panels:
        for line in panel.lines:
            for axis, values in ((panel.x, line.x), (panel.y, line.y), (panel.y, line.low), (panel.y, line.high)):
                shares = axis.share(values) if values is not None else np.zeros(1)
                assert shares.min() >= -1e-9
                assert shares.max() <= 1 + 1e-9


@pytest.mark.parametrize("name", DRAWN)
def test_plots_beside_each_other_share_the_axis_along_which_they_are_read(charts: dict[str, Chart], name: str) -> None:
    assert len({panel.x for panel in charts[name].panels}) == 1


@pytest.mark.parametrize("name", DRAWN)
def test_every_column_of_a_table_is_as_long_as_the_first(charts: dict[str, Chart], name: str) -> None:
    assert len({len(column.values) for column in charts[name].columns}) == 1


@pytest.mark.parametrize("name", DRAWN)
def test_the_words_of_a_chart_are_there_in_both_languages(charts: dict[str, Chart], name: str) -> None:
    words, chart = load(ROOT).figures[name], charts[name]
    lines = {f"line_{line.key}" for panel in chart.panels for line in panel.lines}
    columns = {f"column_{column.key}" for column in chart.columns}
    assert lines | columns | {"caption", "sentence", "x", "y"} <= set(words)
    for text in (words["caption"], words["sentence"], words["table"]):
        assert isinstance(text, Text)
        assert text.es.format_map(chart.facts) != text.en.format_map(chart.facts)
