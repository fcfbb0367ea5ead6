from hashlib import sha256
from pathlib import Path

import pytest

from generator import held, manifest
from generator.errors import BuildError
from generator.model import OutputFile, Picture
from generator.publish.assets import changed_before_pages, collect_assets, pictures_shown
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


def test_pictures_that_no_page_shows_stay_at_home() -> None:
    pictures = {name: Picture(name, 1, 1, name.encode()) for name in ("a.jpg", "b.jpeg", "b.jpe.jpg", "c.png")}
    pages = [
        OutputFile("es/a.html", b'<img src="../assets/pictures/b.jpeg" alt="a.jpg">'),
        OutputFile("es/b.html", b'<img alt="x" src="../assets/pictures/c.png">'),
    ]
    shown = [OutputFile("assets/pictures/b.jpeg", b"b.jpeg"), OutputFile("assets/pictures/c.png", b"c.png")]
    assert list(pictures_shown(pictures, pages)) == shown


def test_a_missing_library_is_named_with_what_mends_it(project: Path, font_cache: Path) -> None:
    (project / "node_modules").unlink()
    with pytest.raises(BuildError, match=r"no such file; expected a library's file\. Run: python3 build\.py doctor"):
        collect(project, font_cache)


def changed(project: Path, site: Path) -> dict[str, bytes]:
    """What is known to be other than in the site before there are pages."""
    found = changed_before_pages(project, PALETTE, make_ramp(PALETTE.heatmap.ramp), site)
    return {file.path: file.body for file in found}


def test_changed_sheets_and_scripts_are_known_before_the_pages(project: Path, font_cache: Path, tmp_path: Path) -> None:
    made, site = collect(project, font_cache), tmp_path / "site"
    site.mkdir()
    (site / manifest.NAME).write_bytes(manifest.make({file.path: sha256(file.body).hexdigest() for file in made}))
    assert changed(project, site) == {}
    (project / "static/css/base.css").write_text("h1 { top: 0 }", encoding="utf-8")
    (project / "static/js/state.js").write_text("1;", encoding="utf-8")
    (project / "static/js/new.js").touch()
    then = {file.path: file.body for file in collect(project, font_cache)}
    names = ("assets/css/site.css", "assets/js/state.js")
    assert changed(project, site) == {path: then[path] for path in names}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(held, "_HELD", {})
        assert changed(project, site).keys() == {names[1]}


def test_before_there_is_a_site_nothing_has_changed(project: Path, tmp_path: Path) -> None:
    assert changed(project, tmp_path / "nowhere") == {}
