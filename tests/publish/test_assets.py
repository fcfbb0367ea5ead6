from pathlib import Path

import pytest

from generator.errors import BuildError
from generator.model import OutputFile
from generator.publish.assets import collect_assets
from generator.ramp import make_ramp
from tests.render.samples import PALETTE, ROOT


def collect(root: Path, cache: Path) -> list[OutputFile]:
    return list(collect_assets(root, PALETTE, make_ramp(PALETTE.heatmap.ramp), [], cache))


def body_of(path: str, files: list[OutputFile]) -> bytes:
    return next(file.body for file in files if file.path == path)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name in ("css/base.css", "css/icon.svg", "js/state.js", "js/attention/philox.js", "js/types.d.ts"):
        path = tmp_path / "static" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="utf-8")
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules", target_is_directory=True)
    return tmp_path


def test_sheets_and_scripts_keep_their_places(project: Path, font_cache: Path) -> None:
    assert body_of("assets/js/attention/philox.js", collect(project, font_cache)) == b"js/attention/philox.js"


def test_types_stay_at_home(project: Path, font_cache: Path) -> None:
    assert not any(file.path.endswith(".d.ts") for file in collect(project, font_cache))


def test_bokeh_s_script_is_the_installed_one(project: Path, font_cache: Path) -> None:
    assert b"Bokeh" in body_of("assets/bokeh/bokeh.min.js", collect(project, font_cache))


def test_no_path_is_written_twice(project: Path, font_cache: Path) -> None:
    paths = [file.path for file in collect(project, font_cache)]
    assert len(paths) == len(set(paths))


def test_a_missing_library_is_named_with_what_mends_it(project: Path, font_cache: Path) -> None:
    (project / "node_modules").unlink()
    with pytest.raises(BuildError, match=r"no such file; expected a library's file\. Run: python3 build\.py doctor"):
        collect(project, font_cache)
