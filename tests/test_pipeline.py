import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from generator import cli
from generator.cli import starting
from generator.errors import BuildError
from generator.model import BuildReport
from generator.model.packages import Package
from generator.pipeline import Wishes, build
from tests.site import PROJECT, accepted, lay_out, snapshot

# Tells what a build imported, and starts no process: the price of an edit of text.
FRUGAL = """
import subprocess, sys
from pathlib import Path
from generator.pipeline import Wishes, build
subprocess.run = subprocess.Popen = None
root = Path(sys.argv[1])
build(root, root / "site", root / ".cache", lambda step: None)
print(*sorted({"torch", "bokeh", "fontTools"} & sys.modules.keys()))
"""
# Lists folders backwards, and lets nobody else read what is written.
OTHERWISE = """
import os
os.umask(0o077)
listed, scanned = os.listdir, os.scandir
class Backwards:
    def __init__(self, path="."):
        with scanned(path) as entries:
            self.entries = iter(list(entries)[::-1])
    def __iter__(self): return self
    def __next__(self): return next(self.entries)
    def __enter__(self): return self
    def __exit__(self, *error): pass
    close = __exit__
os.scandir, os.listdir = Backwards, lambda path=".": listed(path)[::-1]
"""
FRESH = "import sys; from pathlib import Path; from generator.pipeline import build; root = Path(sys.argv[1]); "
FRESH += "build(root, root / 'site', root / '.cache', print)"


@pytest.fixture(scope="module")
def tiny(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tiny site's project and its site, for the tests of this file to edit."""
    return Path(shutil.copytree(built, tmp_path_factory.mktemp("pipeline") / "tiny", symlinks=True))


def again(root: Path, *packages: Package) -> BuildReport:
    return build(root, root / "site", root / ".cache", lambda _step: None, Wishes(packages))


@contextmanager
def edited(path: Path, old: str, new: str) -> Iterator[None]:
    """The tiny project with one text replaced, and as it was afterwards."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    try:
        yield
    finally:
        path.write_text(text, encoding="utf-8")


def start(script: str, root: Path, **environment: str) -> subprocess.Popen[str]:
    command, known, pipe = [sys.executable, "-c", script, str(root)], {**os.environ, **environment}, subprocess.PIPE
    return subprocess.Popen(command, cwd=PROJECT, env=known, text=True, stdout=pipe, stderr=pipe)


def files_of(site: Path) -> dict[str, bytes]:
    return {path.relative_to(site).as_posix(): path.read_bytes() for path in site.rglob("*") if path.is_file()}


def test_the_tiny_site_is_built_as_after_shows(tiny: Path) -> None:
    assert snapshot(tiny / "site") == accepted()


def test_the_report_counts_what_was_made(tiny: Path) -> None:
    report = again(tiny)
    files = files_of(tiny / "site")
    assert (report.pages, report.files, report.traces) == (6, len(files), 2)
    assert report.bytes == sum(len(body) for body in files.values())


def test_a_second_build_gives_the_same_bytes(tiny: Path) -> None:
    before = files_of(tiny / "site")
    again(tiny)
    assert files_of(tiny / "site") == before


def test_what_is_taken_away_is_listed_and_held_to_no_rule_of_pages_and_goes_with_the_next_build(tiny: Path) -> None:
    before = files_of(tiny / "site")
    again(tiny, Package("single", "tiny.html", None, b"<p onclick='1'>all of it"))
    site = files_of(tiny / "site")
    assert site["downloads/tiny.html"] == b"<p onclick='1'>all of it"
    assert b"  downloads/tiny.html\n" in site["manifest.txt"]
    again(tiny)
    assert files_of(tiny / "site") == before


def test_a_fault_leaves_the_last_good_site_untouched(tiny: Path) -> None:
    before = files_of(tiny / "site")
    fault = edited(tiny / "content/pages/01-home.es.md", "page:reading", "page:raeding")
    with fault, pytest.raises(BuildError, match=r"content/pages/01-home\.es\.md:6: .*Did you mean reading\?"):
        again(tiny)
    assert files_of(tiny / "site") == before


def test_a_broken_link_in_a_template_is_found_before_the_swap(tiny: Path) -> None:
    before = files_of(tiny / "site")
    fault = edited(tiny / "templates/page.html", "<table>", '<a href="#nowhere">a</a><table>')
    with (
        fault,
        pytest.raises(BuildError, match=r"templates/page\.html:\d+: a link to #nowhere; expected an id in ") as one,
    ):
        again(tiny)
    assert len(one.value.problems) == 1
    assert files_of(tiny / "site") == before


def test_what_the_finished_site_lacks_is_told_where_a_text_says_it(tiny: Path) -> None:
    home, wrong = tiny / "content/pages/01-home.es.md", "[abajo](#la-riaz) y [más](page:reading#nada) <b onclick='a()'>"
    with edited(home, "[abajo](#la-raiz)", f"{wrong}a</b>\n\n<h1>b</h1>"), pytest.raises(BuildError) as told:
        again(tiny)
    problems = sorted(told.value.problems, key=lambda each: (each.where.line or 0, each.where.column or 0))
    assert {each.where.path.as_posix() for each in problems} == {"content/pages/01-home.es.md"}
    assert [(each.where.line, (each.where.shown or "")[(each.where.column or 0) - 1 :][:9]) for each in problems] == [
        (6, "#la-riaz)"),
        (6, "page:read"),
        (6, "onclick='"),
        (8, "<h1>b</h1"),
    ]
    assert problems[0].hint == "Did you mean la-raiz?"


def test_an_edit_of_text_needs_no_torch_no_bokeh_no_font_and_no_node(tiny: Path) -> None:
    with edited(tiny / "content/pages/02-reading.en.md", "Reading", "Long read"):
        said, faults = start(FRUGAL, tiny).communicate()
    assert (said.strip(), faults) == ("", "")
    assert "Long read" in (tiny / "site/en/reading.html").read_text(encoding="utf-8")


def test_what_new_writes_is_built_at_once(tiny: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = Path(shutil.copytree(tiny, tmp_path / "tiny", symlinks=True))
    shutil.copy(root / "templates/page.html", root / "templates/base.html")
    monkeypatch.setattr(starting, "ROOT", root)
    for kind in starting.KINDS:
        assert cli.main(["new", kind, f"Mi {kind}", "--lang", "es"]) == 0
    report = again(root)
    assert (report.pages, report.traces) == (8, 4)
    assert "<h2" in (root / "site/en/mi-page.html").read_text(encoding="utf-8")


def test_another_machine_builds_the_same_bytes(built: Path, tmp_path: Path) -> None:
    """Another folder, time zone, locale, hash seed, order of listings, umask, number of threads, kind of processor."""
    other = lay_out(tmp_path / "dos años")
    environment = {"TZ": "Asia/Tokyo", "PYTHONHASHSEED": "4242", "LC_ALL": "C", "LANG": "es_MX.UTF-8"}
    machine = {"OMP_NUM_THREADS": "2", "ATEN_CPU_CAPABILITY": "default", "MKL_CBWR": "COMPATIBLE"}
    assert start(OTHERWISE + FRESH, other, **environment, **machine).communicate()[1] == ""
    kept = next((other / ".cache").glob("*.kept"))
    assert kept.stat().st_mode & 0o077 == 0, "the umask was not ours"
    assert files_of(other / "site") == files_of(built / "site")
