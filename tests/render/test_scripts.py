from pathlib import Path

import pytest

from generator.render.scripts import engine_scripts, explorer_scripts


@pytest.fixture
def static_js(tmp_path: Path) -> Path:
    for name in ("attention/philox.js", "explorer/matrix.js", "traces.js", "theme.js", "simulator.js", "state.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    return tmp_path


def test_the_engine_comes_before_the_store_of_traces(static_js: Path) -> None:
    assert engine_scripts(static_js) == ("attention/philox.js", "traces.js")


def test_the_page_s_own_script_comes_last_and_the_shell_s_not_again(static_js: Path) -> None:
    scripts = explorer_scripts(static_js, frozenset({"simulator.js"}))
    assert scripts == ("state.js", "explorer/matrix.js", "simulator.js")


def test_what_is_loaded_on_demand_is_not_loaded_with_the_page(static_js: Path) -> None:
    (static_js / "tour").mkdir()
    (static_js / "tour/steps.js").touch()
    assert "tour/steps.js" not in explorer_scripts(static_js, frozenset())
