"""Whatever happens to a build, the last good site is whole, the next build is right, and what happened is said."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from generator import held, manifest
from generator.errors import BuildError
from generator.pipeline import build
from tests.site import PROJECT

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="modes, forks and mounts of Unix")
BUILD = "import sys; from pathlib import Path; from generator.pipeline import build; root = Path(sys.argv[1]); "
BUILD += "build(root, root / 'site', root / '.cache', print)"


@pytest.fixture
def tiny(built: Path, tmp_path: Path) -> Path:
    """The tiny site's project and its site, for one test to do harm to."""
    return Path(shutil.copytree(built, tmp_path / "tiny", symlinks=True))


def again(root: Path) -> None:
    build(root, root / "site", root / ".cache", lambda _step: None)


def start(root: Path, *before: str) -> subprocess.Popen[str]:
    command, pipe = [*before, sys.executable, "-c", BUILD, str(root)], subprocess.PIPE
    return subprocess.Popen(command, cwd=PROJECT, text=True, stdout=pipe, stderr=pipe)


def listed(root: Path) -> str:
    """The list of the site's files, after a look that it is true."""
    site = root / "site"
    assert not manifest.compare(manifest.read(site / manifest.NAME), manifest.digests_of(site))
    return (site / manifest.NAME).read_text(encoding="utf-8")


@POSIX
def test_a_build_that_is_killed_leaves_a_whole_site_and_the_next_is_right(tiny: Path) -> None:
    before, seed = listed(tiny), random.randrange(10**6)
    command = [sys.executable, "-m", "tests.killing", str(tiny), str(seed), "30"]
    ran = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"seed {seed}: {ran.stdout}{ran.stderr}"
    assert ran.stdout.count("killed") >= 25, ran.stdout
    again(tiny)
    assert listed(tiny) == before
    assert sorted(path.name for path in tiny.iterdir() if "site" in path.name) == ["site"]
    assert not list((tiny / ".cache").glob("*.partial"))


def test_two_builds_at_once_give_one_whole_site(tiny: Path) -> None:
    before = listed(tiny)
    for run in [start(tiny), start(tiny)]:
        assert run.communicate()[1] == ""
    assert listed(tiny) == before


@pytest.fixture
def small_disk(built: Path, tmp_path: Path) -> Iterator[Path]:
    """A disk on which one site has room and two have not, where this machine lets us make one."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = shutil.which("mount")
    pages = sum(path.stat().st_size // 4096 + 2 for path in (built / "site").rglob("*"))
    small = ["-t", "tmpfs", "-o", f"size={6 * pages}k", "tmpfs", str(disk)]
    if not mount or subprocess.run([mount, *small], capture_output=True, check=False).returncode != 0:
        pytest.skip("this machine lets us mount nothing; tests/publish/test_writing.py has a disk that refuses")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


def change_every_page(root: Path) -> None:
    """Make every page longer than what is left on the small disk: of what stays as it is nothing is written."""
    shell = root / "templates/page.html"
    text = shell.read_text(encoding="utf-8")
    shell.write_text(text.replace("</body>", f"<!-- {'x' * 4_000_000} --></body>"), encoding="utf-8")


@POSIX
def test_a_full_disk_leaves_the_site_whole_and_is_said(tiny: Path, small_disk: Path) -> None:
    out = small_disk / "site"
    build(tiny, out, tiny / ".cache", lambda _step: None)
    before = (out / manifest.NAME).read_bytes()
    change_every_page(tiny)
    with pytest.raises(BuildError, match=r"the disk is full \(\d\.\d MB free\); expected room"):
        build(tiny, out, tiny / ".cache", lambda _step: None)
    assert not manifest.compare(manifest.read(out / manifest.NAME), manifest.digests_of(out))
    assert (out / manifest.NAME).read_bytes() == before
    assert [path.name for path in small_disk.iterdir()] == ["site"]


def as_no_superuser() -> list[str]:
    """What goes before a command so that modes count for it; root writes whatever they say."""
    if os.getuid() != 0:
        return []
    if not shutil.which("setpriv"):
        pytest.skip("for root every folder may be written")
    return ["setpriv", "--inh-caps=-all", "--bounding-set=-all"]


@POSIX
@pytest.mark.parametrize("where", [".", ".cache"])
def test_a_folder_that_may_not_be_written_is_said_and_the_site_stays(where: str, tiny: Path) -> None:
    before, page = listed(tiny), tiny / "content/pages/02-reading.en.md"
    text = page.read_text(encoding="utf-8")
    page.write_text(text.replace("Reading", "Long read"), encoding="utf-8")
    (tiny / where).chmod(0o555)
    said = start(tiny, *as_no_superuser()).communicate()[1]
    (tiny / where).chmod(0o755)
    assert "it may not be written (Permission denied); expected a folder that you may write in" in said
    assert listed(tiny) == before
    again(tiny)
    assert "Long read" in (tiny / "site/en/reading.html").read_text(encoding="utf-8")


@POSIX
def test_a_site_that_was_made_read_only_is_replaced_and_nothing_of_it_stays(tiny: Path) -> None:
    for folder in [tiny / "site", *(path for path in (tiny / "site").rglob("*") if path.is_dir())]:
        folder.chmod(0o555)
    assert start(tiny, *as_no_superuser()).communicate()[1] == ""
    assert sorted(path.name for path in tiny.iterdir() if "site" in path.name) == ["site"]


def test_a_cache_that_was_spoilt_everywhere_gives_the_same_site(
    tiny: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those entries that take seconds to make are left alone, and this process holds nothing either."""
    monkeypatch.setattr(held, "_HELD", {})
    before, draw = listed(tiny), random.Random(7)
    entries = [path for path in (tiny / ".cache").glob("*.kept") if not path.name.startswith(("source-serif", "sweep"))]
    for entry in entries:
        body = bytearray(entry.read_bytes())
        body[draw.randrange(len(body))] ^= 1
        entry.write_bytes(body)
    again(tiny)
    assert listed(tiny) == before
    assert sum("was spoilt" in said for said in caplog.messages) > len(entries) / 2


def test_a_clock_that_was_set_back_changes_nothing(tiny: Path) -> None:
    before = listed(tiny)
    page = tiny / "content/pages/02-reading.en.md"
    text = page.read_text(encoding="utf-8")
    page.write_text(text.replace("Reading", "Long read"), encoding="utf-8")
    for path in tiny.rglob("*"):
        if path.is_file() and not path.is_symlink():
            os.utime(path, (0, 0) if "content" in path.parts else (4e9, 4e9))
    again(tiny)
    assert "Long read" in (tiny / "site/en/reading.html").read_text(encoding="utf-8")
    page.write_text(text, encoding="utf-8")
    os.utime(page, (0, 0))
    again(tiny)
    assert listed(tiny) == before
