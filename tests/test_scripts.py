from pathlib import Path

import pytest

from generator.machine import ROOT
from generator.scripts import (
    FOR_FIGURES,
    FORM_OF_TEACHERS,
    OF_TEACHERS,
    RULES,
    LateScripts,
    Lying,
    engine_scripts,
    explorer_scripts,
    figure_scripts,
    figure_sheets,
    late_teacher_scripts,
    put_together,
    site_scripts,
    teacher_scripts,
)


@pytest.fixture
def static_js(tmp_path: Path) -> Path:
    for name in (
        "attention/philox.js",
        "explorer/matrix.js",
        "traces.js",
        "theme.js",
        "near.js",
        "simulator.js",
        "random-model/state.js",
        "address.js",
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    return tmp_path


def test_the_engine_comes_before_the_store_of_traces(static_js: Path) -> None:
    assert engine_scripts(Lying(static_js)) == ("attention/philox.js", "traces.js")


def of_page(static_js: Path, page: str) -> list[str]:
    """What an explorer's page loads, each script that is put together by its parts."""
    lying = Lying(static_js)
    return [part for name in explorer_scripts(page) for part in put_together(lying).get(name, (name,))]


def test_an_explorer_loads_what_all_share_and_what_is_its_own_as_one_script_each(static_js: Path) -> None:
    assert explorer_scripts("simulator") == ("workbench.js", "simulator-parts.js", "simulator.js")
    assert put_together(Lying(static_js)) == {
        "workbench.js": ("attention/philox.js", "traces.js", "address.js", "explorer/matrix.js"),
        "simulator-parts.js": ("random-model/state.js",),
    }


def test_where_no_explorer_starts_nothing_is_put_together(tmp_path: Path) -> None:
    assert put_together(Lying(tmp_path)) == {}


def test_what_is_loaded_on_demand_is_not_loaded_with_the_page(static_js: Path) -> None:
    (static_js / "tour").mkdir()
    (static_js / "tour/steps.js").touch()
    assert "tour/steps.js" not in of_page(static_js, "simulator")


def test_what_only_the_laboratory_needs_is_loaded_by_no_other_page(static_js: Path) -> None:
    for name in (*RULES, "laboratory.js"):
        (static_js / name).touch()
    assert engine_scripts(Lying(static_js)) == ("attention/philox.js", "traces.js")
    assert not {*RULES} & {*of_page(static_js, "simulator")}
    assert of_page(static_js, "laboratory")[-5:] == [*RULES, "laboratory.js"]


def test_the_exercises_page_shares_what_feeds_the_simulator(static_js: Path) -> None:
    (static_js / "exercises").mkdir()
    for name in ("exercises/judge.js", "exercises.js", "laboratory.js"):
        (static_js / name).touch()
    assert of_page(static_js, "exercises")[-3:] == ["random-model/state.js", "exercises/judge.js", "exercises.js"]
    assert "exercises/judge.js" not in of_page(static_js, "simulator")
    assert "random-model/state.js" not in of_page(static_js, "laboratory")


def test_the_teachers_page_opens_with_two_scripts_and_loads_later_what_marks_and_no_explorer(static_js: Path) -> None:
    assert teacher_scripts(Lying(static_js)) == ()
    assert late_teacher_scripts(Lying(static_js)) is None
    for name in ("attention/attention.js", "exercises/judge.js", "exercises/matrix.js", "teachers.js"):
        (static_js / name).parent.mkdir(exist_ok=True)
        (static_js / name).touch()
    assert teacher_scripts(Lying(static_js)) == ("teachers-parts.js", "teachers.js")
    assert put_together(Lying(static_js))["teachers-parts.js"] == FORM_OF_TEACHERS
    # What came with the page, as philox.js did, is not loaded again.
    shared = ("attention/attention.js", "traces.js", "exercises/judge.js")
    assert late_teacher_scripts(Lying(static_js)) == LateScripts(shared, OF_TEACHERS)


def test_what_the_teachers_page_loads_is_there() -> None:
    js = Lying(ROOT / "static/js")
    late = late_teacher_scripts(js)
    assert late is not None
    for name in (*FORM_OF_TEACHERS, *late.shared, *(name for own in late.own.values() for name in own)):
        assert js.names(name), name
    ours = {name for names in (*late.own.values(), FORM_OF_TEACHERS) for name in names}
    assert {*js.names("teachers/*.js")} <= ours


def test_a_page_that_is_no_explorer_loads_none_of_its_scripts() -> None:
    assert explorer_scripts("base") == ()


def test_the_furniture_and_the_figures_are_no_explorer_s(static_js: Path) -> None:
    for name in ("site/shell.js", "figures/waves.js"):
        (static_js / name).parent.mkdir()
        (static_js / name).touch()
    assert site_scripts(Lying(static_js)) == ("site.js",)
    assert not {"site/shell.js", "figures/waves.js"} & {*of_page(static_js, "simulator")}


def test_a_figure_s_script_comes_after_the_engine_and_its_own_parts(static_js: Path) -> None:
    (static_js / "figures/waves").mkdir(parents=True)
    (static_js / "figures/waves.js").touch()
    (static_js / "figures/waves/crests.js").touch()
    assert figure_scripts(Lying(static_js), ["tides", "waves"]) == LateScripts(
        (*engine_scripts(Lying(static_js)), *FOR_FIGURES),
        {"waves": ("figures/waves/crests.js", "figures/waves.js")},
    )


def test_figures_that_do_not_move_load_nothing(static_js: Path) -> None:
    assert figure_scripts(Lying(static_js), ["tides"]) is None


def test_a_figure_s_sheet_is_loaded_where_there_is_one(tmp_path: Path) -> None:
    (tmp_path / "figures").mkdir()
    (tmp_path / "figures/waves.css").touch()
    assert figure_sheets(Lying(tmp_path), ["tides", "waves"]) == ("figures/waves.css",)
