from dataclasses import replace
from pathlib import Path

import pytest

from generator.chart import Chart
from generator.errors import Problem
from generator.model import Text
from generator.render.gallery import make_drawer
from generator.render.press import Drawer
from tests.render.samples import content, material, prose, stage

OWN = "{{ number }} {{ words.caption }} {{ language }}"


@pytest.fixture
def templates(tmp_path: Path) -> Path:
    (tmp_path / "figures").mkdir()
    (tmp_path / "figures/waves.html").write_text(OWN, encoding="utf-8")
    (tmp_path / "figures/chart.html").write_text("{{ chart.name }}", encoding="utf-8")
    return tmp_path


def drawer(templates: Path, problems: list[Problem], figures: dict[str, dict[str, Text]]) -> Drawer:
    given = replace(material(replace(content(), figures=figures)), charts={"cost": Chart("cost", (), ())})
    return make_drawer(given, stage(templates, problems), {})


def test_figures_are_the_templates_and_the_charts(templates: Path) -> None:
    assert drawer(templates, [], {}).known == {"waves", "cost"}


def test_a_figure_is_drawn_with_its_number_and_its_words_in_the_page_s_language(templates: Path) -> None:
    words = {"waves": {"caption": Text("Olas", "Waves")}}
    assert drawer(templates, [], words).draw(prose("", language="en"), "waves", 3) == "3 Waves en"


def test_a_chart_has_one_template_for_all(templates: Path) -> None:
    assert drawer(templates, [], {}).draw(prose(""), "cost", 1) == "cost"


def test_a_word_that_a_figure_lacks_names_the_file(templates: Path) -> None:
    problems = list[Problem]()
    drawer(templates, problems, {}).draw(prose(""), "waves", 1)
    assert "words.caption; expected a key of content/figures/waves.toml." in str(problems[0])
