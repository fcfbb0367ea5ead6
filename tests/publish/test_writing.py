import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from generator import manifest
from generator.errors import BuildError, Problem, Where
from generator.messages import verbatim
from generator.model import OutputFile
from generator.pipeline import build
from generator.publish import beside
from generator.publish.exchange import exchange
from generator.publish.writing import write_site

NEW = [OutputFile("es/index.html", b"new"), OutputFile("assets/css/base.css", b"css")]
PAGES = frozenset({"es/index.html"})


def good(_site: Path) -> Sequence[Problem]:
    return ()


def bad(_site: Path) -> Sequence[Problem]:
    return [Problem(Where(Path("site/es/index.html"), 3), verbatim("2 <h1>"), verbatim("one"))]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site that was built before."""
    write_site(
        [OutputFile("es/index.html", b"old"), OutputFile("es/gone.html", b"old")], tmp_path / "site", PAGES, good
    )
    return tmp_path / "site"


def tree(folder: Path) -> dict[str, bytes]:
    """Every file of the folder, the list of a site's files left out."""
    files = (path for path in folder.rglob("*") if path.is_file() and path.name != manifest.NAME)
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_the_new_site_takes_the_old_one_s_place_whole(site: Path) -> None:
    write_site(NEW, site, PAGES, good)
    assert tree(site.parent) == {"site/es/index.html": b"new", "site/assets/css/base.css": b"css"}


def test_every_file_but_the_list_is_on_the_site_s_list(site: Path) -> None:
    written = write_site(NEW, site, PAGES, good)
    assert written.digests["es/index.html"] == "11507a0e2f5e69d5dfa40a62a1bd7b6ee57e6bcd85c67c9b8431b36fff21c437"
    assert manifest.read(site / manifest.NAME) == manifest.digests_of(site) == written.digests
    assert written.bytes == sum(path.stat().st_size for path in site.rglob("*") if path.is_file())


def test_a_file_that_stays_as_it_is_is_not_written_again(site: Path) -> None:
    write_site(NEW, site, PAGES, good)
    before = {path: (site / path).stat().st_ino for path in ("es/index.html", "assets/css/base.css")}
    write_site([OutputFile("es/index.html", b"newer"), *NEW[1:]], site, PAGES, good)
    assert tree(site) == {"es/index.html": b"newer", "assets/css/base.css": b"css"}
    after = {path: (site / path).stat() for path in before}
    assert [after[path].st_ino == before[path] for path in before] == [False, True]
    assert {each.st_nlink for each in after.values()} == {1}


def test_where_the_disk_knows_no_second_names_every_file_is_written(
    site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(_self: Path, _target: Path) -> None:
        raise OSError(1, "Operation not permitted")

    write_site(NEW, site, PAGES, good)
    monkeypatch.setattr(Path, "hardlink_to", refuses)
    write_site(NEW, site, PAGES, good)
    assert tree(site) == {"es/index.html": b"new", "assets/css/base.css": b"css"}


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
    with pytest.raises(ValueError, match=r"es/index\.html is written twice"):
        write_site([*NEW, NEW[0]], site, PAGES, good)
    assert tree(site.parent) == before


def cut_off(site: Path) -> Path:
    """What a build leaves that is killed while it writes."""
    work = site.with_name(f"{site.name}.atenta-1234")
    (work / beside.NEW).mkdir(parents=True)
    (work / beside.NEW / "index.html").write_text("half")
    (work / beside.MARK).touch()
    return work


def test_what_an_interrupted_build_left_is_cleared(site: Path) -> None:
    cut_off(site)
    site.with_name("site.atenta-0000").mkdir()
    write_site(NEW, site, PAGES, good)
    assert [path.name for path in site.parent.iterdir()] == ["site"]


def test_a_site_set_aside_by_an_interrupted_build_comes_back(site: Path) -> None:
    before = tree(site)
    site.rename(cut_off(site) / beside.OLD)
    with pytest.raises(BuildError):
        write_site(NEW, site, PAGES, bad)
    assert tree(site) == before


@pytest.mark.parametrize("name", ["site.old", "site.partial-1", "site.atenta-mine", "site.atenta-1234"])
def test_a_folder_of_one_s_own_beside_the_site_stays_whatever_its_name(name: str, site: Path) -> None:
    cut_off(site)
    own = site.with_name(name) / "es/letter.txt"
    own.parent.mkdir(parents=True)
    own.write_text("mine")
    write_site(NEW, site, PAGES, good)
    assert own.read_text() == "mine"


def no_exchange(_one: Path, _other: Path) -> bool:
    """A system on which two folders cannot change places in one step."""
    return False


def test_where_folders_cannot_change_places_the_old_one_is_set_aside(
    site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beside, "exchange", no_exchange)
    write_site(NEW, site, PAGES, good)
    assert tree(site.parent) == {"site/es/index.html": b"new", "site/assets/css/base.css": b"css"}


def test_a_folder_in_use_is_said_plainly_and_the_old_site_stays(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rename, before = Path.rename, tree(site)

    def held(source: Path, target: Path) -> Path:
        if source.name == beside.NEW:
            raise PermissionError(13, "Access is denied")
        return rename(source, target)

    monkeypatch.setattr(beside, "exchange", no_exchange)
    monkeypatch.setattr(Path, "rename", held)
    with pytest.raises(BuildError, match=r"the folder cannot be replaced \(Access is denied\)"):
        write_site(NEW, site, PAGES, good)
    assert tree(site) == before


@pytest.mark.skipif(sys.platform != "linux", reason="how Linux and macOS do it; a disk of Windows cannot")
def test_folders_change_places_in_one_step(site: Path, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    assert exchange(site, tmp_path / "other")
    assert sorted(path.name for path in (tmp_path / "other").iterdir()) == ["es", manifest.NAME]
    assert not exchange(tmp_path / "nowhere", site)


@pytest.mark.parametrize("spoil", [lambda site: site / "notes.txt", lambda site: site / ".git/config"])
def test_a_file_that_no_build_wrote_is_not_lost(spoil: Callable[[Path], Path], site: Path) -> None:
    own = spoil(site)
    own.parent.mkdir(exist_ok=True)
    own.write_text("mine")
    with pytest.raises(BuildError, match=rf"files that no build put there: {own.relative_to(site)}"):
        write_site(NEW, site, PAGES, good)
    assert own.read_text() == "mine"


def test_a_folder_that_is_no_site_is_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "Documents").mkdir()
    (tmp_path / "Documents/letter.txt").write_text("mine")
    with pytest.raises(BuildError, match=r"letter\.txt; expected a new folder, or a site as a build left it"):
        write_site(NEW, tmp_path / "Documents", PAGES, good)
    assert tree(tmp_path) == {"Documents/letter.txt": b"mine"}


def test_what_a_system_puts_into_folders_is_in_nobody_s_way(site: Path) -> None:
    (site / "es/.DS_Store").touch()
    write_site(NEW, site, PAGES, good)
    assert tree(site) == {"es/index.html": b"new", "assets/css/base.css": b"css"}


def photos(folder: Path) -> None:
    """With a list of their owner's, as `sha256sum * > manifest.txt` writes it."""
    (folder / "photo.jpg").write_bytes(b"mine")
    (folder / manifest.NAME).write_bytes(manifest.make(manifest.digests_of(folder)))


def somebody_s_pages(folder: Path) -> None:
    (folder / "assets/css").mkdir(parents=True)
    (folder / "assets/css/site.css").write_bytes(b"mine")


def somebody_s_list(folder: Path) -> None:
    (folder / manifest.NAME).write_bytes(b"what the ship carries")


def copied_list(folder: Path) -> None:
    write_site(NEW, folder / "site", PAGES, good)
    (folder / "site" / manifest.NAME).rename(folder / manifest.NAME)


def link_to_elsewhere(folder: Path) -> None:
    (folder / "elsewhere").symlink_to(folder.parent)


@pytest.mark.parametrize("lay", [photos, somebody_s_pages, somebody_s_list, copied_list, link_to_elsewhere])
def test_a_folder_that_only_looks_like_a_site_stays(lay: Callable[[Path], None], tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    lay(out)
    before = sorted((path, path.read_bytes()) for path in out.rglob("*") if path.is_file())
    with pytest.raises(BuildError, match="expected a new folder, or a site as a build left it"):
        write_site(NEW, out, PAGES, good)
    assert sorted((path, path.read_bytes()) for path in out.rglob("*") if path.is_file()) == before
    assert [path.name for path in tmp_path.iterdir()] == ["out"]


def test_a_file_of_the_site_that_somebody_changed_is_not_lost(site: Path) -> None:
    (site / "es/index.html").write_text("mine")
    with pytest.raises(BuildError, match=r"files that were changed since they were built: es/index\.html"):
        write_site(NEW, site, PAGES, good)
    assert (site / "es/index.html").read_text() == "mine"


def test_a_list_that_somebody_made_anew_is_not_a_build_s(site: Path) -> None:
    (site / "thesis.txt").write_text("mine")
    (site / manifest.NAME).write_bytes(manifest.make(manifest.digests_of(site)))
    with pytest.raises(
        BuildError, match=r"a manifest\.txt that no build wrote, or .*delete the folder or give it anoth"
    ):
        write_site(NEW, site, PAGES, good)
    assert (site / "thesis.txt").read_text() == "mine"


def test_what_is_put_into_the_site_while_it_is_built_is_not_lost(site: Path) -> None:
    def put(_new: Path) -> Sequence[Problem]:
        (site / "thesis.txt").write_text("mine")
        return ()

    with pytest.raises(BuildError, match=r"files that no build put there: thesis\.txt"):
        write_site(NEW, site, PAGES, put)
    assert (site / "thesis.txt").read_text() == "mine"


def test_a_site_that_lacks_files_is_replaced(site: Path) -> None:
    (site / "es/gone.html").unlink()
    write_site(NEW, site, PAGES, good)
    assert manifest.read(site / manifest.NAME) == manifest.digests_of(site)


def test_others_may_read_the_site(site: Path) -> None:
    assert site.stat().st_mode & 0o055 == 0o055


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OSError(28, "No space left on device"), r"the disk is full \(\d+\.\d MB free\); expected room for what is"),
        (OSError(30, "Read-only file system"), r"it may not be written \(Read-only file system\); expected a folder"),
        (OSError(5, "Input/output error"), r"it cannot be written \(Input/output error\)"),
    ],
)
def test_a_disk_that_refuses_a_file_is_said_plainly_and_the_old_site_stays(
    error: OSError, said: str, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, write = tree(site.parent), Path.write_bytes

    def refused(path: Path, body: bytes) -> int:
        write(path, body[:2])
        raise error

    monkeypatch.setattr(Path, "write_bytes", refused)
    with pytest.raises(BuildError, match=said):
        write_site(NEW, site, PAGES, good)
    assert tree(site.parent) == before


@pytest.mark.skipif(sys.platform == "win32", reason="no such permissions there")
def test_every_user_may_read_the_site_whatever_the_umask(tmp_path: Path) -> None:
    before = os.umask(0o077)
    try:
        write_site(NEW, tmp_path / "site", PAGES, good)
    finally:
        os.umask(before)
    modes = {path: path.stat().st_mode & 0o777 for path in (tmp_path / "site", *(tmp_path / "site").rglob("*"))}
    assert modes == {path: 0o755 if path.is_dir() else 0o644 for path in modes}


@pytest.mark.parametrize(
    ("out", "found"),
    [
        (".", "the folder of the project, or one around it"),
        ("..", "the folder of the project, or one around it"),
        ("/", "the folder of the project, or one around it"),
        ("content/new", "a folder of the project's sources"),
        (".cache/new", "a folder of the project's sources"),
        ("mine", "files that no build put there: thesis.txt"),
        ("mine/thesis.txt", "it is no folder"),
    ],
)
def test_where_no_site_can_come_is_refused_before_anything_is_computed(out: str, found: str, tmp_path: Path) -> None:
    project = tmp_path / "project"
    (project / "mine").mkdir(parents=True)
    (project / "mine/thesis.txt").write_text("mine")
    with pytest.raises(BuildError, match=found):
        build(project, (project / out).resolve(), project / ".cache", print)
    assert sorted(path.name for path in project.iterdir()) == ["mine"]
