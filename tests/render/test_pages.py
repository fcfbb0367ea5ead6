from dataclasses import replace
from pathlib import Path

import pytest

from generator.errors import BuildError
from generator.model import Content, PageEntry, Text
from generator.render.pages import render_site
from tests.render.samples import ROOT, SITE, VASWANI, content, material, prose


def site(folder: Path, given: Content, **templates: str) -> dict[str, str]:
    """The pages that these templates give; the project's own npm libraries are lent to the folder."""
    for name, text in {"page": "", **templates}.items():
        path = folder / "templates" / f"{name}.html"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (folder / "node_modules").symlink_to(ROOT / "node_modules", target_is_directory=True)
    (folder / "content").mkdir()
    (folder / "content/sources.toml").write_text("[vaswani2017]\n", encoding="utf-8")
    return {file.path: file.body.decode() for file in render_site(material(given), folder, folder / "cache")}


def test_every_page_is_rendered_in_both_languages(tmp_path: Path) -> None:
    pages = site(tmp_path, content())
    assert list(pages) == ["es/index.html", "es/simulador.html", "en/index.html", "en/simulator.html"]


def test_a_page_knows_itself_its_twin_and_the_root(tmp_path: Path) -> None:
    template = "{{ language }} {{ page.title }} {{ page.href }} {{ twins[0].language }} {{ twins[0].href }} {{ root }}"
    said = site(tmp_path, content(), page=template)["es/simulador.html"]
    assert said == "es simulator es simulador.html en ../en/simulator.html ../"


def test_the_navigation_lists_its_pages_and_marks_the_present_one(tmp_path: Path) -> None:
    template = "{% for item in nav %}{{ item.name }} {{ item.href }} {{ item.current }}{% endfor %}"
    pages = site(tmp_path, content(), page=template)
    assert pages["en/index.html"] == "simulator simulator.html False"
    assert pages["en/simulator.html"] == "simulator simulator.html True"


def test_a_page_knows_its_neighbours_in_the_navigation(tmp_path: Path) -> None:
    entries = {name: PageEntry(Text(name, name), "page.html", nav=name != "home") for name in ("home", "a", "b", "c")}
    entries["c"] = replace(entries["c"], label=Text("Ce", "See"))
    pages = site(
        tmp_path,
        content(site=replace(SITE, pages=entries)),
        page="{{ before.href if before }} < {{ after.label if after }}",
    )
    assert [pages[f"es/{name}.html"] for name in entries] == [" < ", " < b es", "a.html < Ce", "b.html < "]


def test_words_numbers_and_data_reach_the_template(tmp_path: Path) -> None:
    template = "{{ ui.a.b }} {{ start.weights[0][0][1]|fixed(1) }} {{ data_block(figures.heatmap) }} {{ bundle.id }}"
    said = site(tmp_path, content(ui={"a": {"b": Text("sí", "yes")}}), page=template)["es/index.html"]
    assert said == 'sí 0.8 {"b":1,"a":2} gato'


def test_formulas_of_text_and_template_are_filled_in(tmp_path: Path) -> None:
    template = "{{ page.html }}{{ 'd_k'|tex }}"
    said = site(tmp_path, content(prose("Un $n$.")), page=template)["es/index.html"]
    assert said.count('<span class="katex">') == 2
    assert "\U0010f800" not in said


def test_the_root_chooses_a_language(tmp_path: Path) -> None:
    template = "{% for door in twins %}{{ root }}{{ door.href }} {{ texts.a.b[door.language] }} {% endfor %}"
    pages = site(tmp_path, content(ui={"a": {"b": Text("sí", "yes")}}), root=template)
    assert pages["index.html"] == "es/index.html sí en/index.html yes "


def test_faults_of_text_formulas_sources_and_templates_come_together(tmp_path: Path) -> None:
    given = content(prose("[a](page:nowhere) $\\frac$"), sources=(VASWANI,))
    with pytest.raises(BuildError) as caught:
        site(tmp_path, given, page="{{ nothing }}")
    files = [problem.where.path.as_posix() for problem in caught.value.problems]
    assert files == [
        "content/pages/01-home.es.md",
        "content/sources.toml",
        "templates/page.html",
        "content/pages/01-home.es.md",
    ]
