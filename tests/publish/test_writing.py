from collections.abc import Sequence
from pathlib import Path

import pytest

from generator.errors import BuildError, Problem, Where
from generator.model import OutputFile
from generator.publish.writing import write_site

NEW = [OutputFile("es/index.html", b"new"), OutputFile("assets/css/base.css", b"css")]
PAGES = frozenset({"es/index.html"})


def good(_site: Path) -> Sequence[Problem]:
    return ()


def bad(_site: Path) -> Sequence[Problem]:
    return [Problem(Where(Path("site/es/index.html"), 3), "2 <h1>", "one")]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site that was built before."""
    write_site(
        [OutputFile("es/index.html", b"old"), OutputFile("es/gone.html", b"old")], tmp_path / "site", PAGES, good
    )
    return tmp_path / "site"


def tree(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_new_site_takes_the_old_one_s_place_whole(site: Path) -> None:
    write_site(NEW, site, PAGES, good)
    assert tree(site.parent) == {"site/es/index.html": b"new", "site/assets/css/base.css": b"css"}


def test_every_file_s_hash_is_given(site: Path) -> None:
    manifest = write_site(NEW, site, PAGES, good)
    assert manifest["es/index.html"] == "11507a0e2f5e69d5dfa40a62a1bd7b6ee57e6bcd85c67c9b8431b36fff21c437"


def test_a_problem_in_the_written_site_leaves_the_old_one_untouched(site: Path) -> None:
    before = tree(site.parent)
    with pytest.raises(BuildError, match=r"site/es/index\.html:3: 2 <h1>"):
        write_site(NEW, site, PAGES, bad)
    assert tree(site.parent) == before


def test_a_page_that_was_not_written_stops_the_build(site: Path) -> None:
    before = tree(site.parent)
    with pytest.raises(BuildError, match=r"site/en/index\.html: no such page was written"):
        write_site(NEW, site, PAGES | {"en/index.html"}, good)
    assert tree(site.parent) == before


def test_a_path_given_twice_stops_the_build(site: Path) -> None:
    before = tree(site.parent)
    with pytest.raises(FileExistsError):
        write_site([*NEW, NEW[0]], site, PAGES, good)
    assert tree(site.parent) == before


def test_what_an_interrupted_build_left_is_cleared(site: Path) -> None:
    (site.parent / "site.partial-1234").mkdir()
    write_site(NEW, site, PAGES, good)
    assert [path.name for path in site.parent.iterdir()] == ["site"]


def test_a_site_set_aside_by_an_interrupted_build_comes_back(site: Path) -> None:
    before = tree(site)
    site.rename(site.with_name("site.old"))
    with pytest.raises(BuildError):
        write_site(NEW, site, PAGES, bad)
    assert tree(site) == before


def test_a_folder_in_use_is_said_plainly_and_the_old_site_stays(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rename, before = Path.rename, tree(site)

    def held(source: Path, target: Path) -> Path:
        if "partial" in source.name:
            raise PermissionError(13, "Access is denied")
        return rename(source, target)

    monkeypatch.setattr(Path, "rename", held)
    with pytest.raises(BuildError, match=r"the folder cannot be replaced \(Access is denied\)"):
        write_site(NEW, site, PAGES, good)
    assert tree(site) == before


def test_others_may_read_the_site(site: Path) -> None:
    assert site.stat().st_mode & 0o055 == 0o055
