import hashlib
import shutil
import subprocess
from pathlib import Path

import pytest

from generator import manifest
from generator.errors import BuildError

ONE, TWO = hashlib.sha256(b"one").hexdigest(), hashlib.sha256(b"two").hexdigest()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two files and their list."""
    (tmp_path / "es").mkdir()
    (tmp_path / "es/index.html").write_bytes(b"one")
    (tmp_path / "a.js").write_bytes(b"two")
    (tmp_path / manifest.NAME).write_bytes(manifest.make(manifest.digests_of(tmp_path)))
    return tmp_path


def test_a_list_has_every_file_but_itself_sorted_by_path(folder: Path) -> None:
    assert (folder / manifest.NAME).read_text() == f"{TWO}  a.js\n{ONE}  es/index.html\n"


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="no sha256sum on this machine")
def test_sha256sum_reads_what_we_write_and_we_what_it_writes(folder: Path) -> None:
    strict = ["sha256sum", "--check", "--strict", manifest.NAME]
    for write in (manifest.make, manifest.marked):
        (folder / manifest.NAME).write_bytes(write(manifest.digests_of(folder)))
        assert subprocess.run(strict, cwd=folder, capture_output=True, check=False).returncode == 0
    theirs = subprocess.run(["sha256sum", "--binary", "./a.js"], cwd=folder, capture_output=True, check=True).stdout
    (folder / "theirs.txt").write_bytes(b"\xef\xbb\xbf" + theirs.replace(b"\n", b"\r\n"))
    assert manifest.read(folder / "theirs.txt") == {"a.js": TWO}


def test_a_list_that_anybody_changed_has_no_mark_of_ours(folder: Path) -> None:
    digests = manifest.digests_of(folder)
    body = manifest.marked(digests)
    assert manifest.is_marked(body)
    assert manifest.parse(body, folder / manifest.NAME) == digests
    for changed in (manifest.make(digests), body + b"\n", body.replace(b"a.js", b"b.js"), b""):
        assert not manifest.is_marked(changed)


def test_what_is_missing_extra_and_different_is_told_apart(folder: Path) -> None:
    listed = manifest.read(folder / manifest.NAME)
    assert not manifest.compare(listed, manifest.digests_of(folder))
    (folder / "es/index.html").rename(folder / "es/inicio.html")
    (folder / "a.js").write_bytes(b"twp")
    difference = manifest.compare(listed, manifest.digests_of(folder))
    assert difference == manifest.Difference(("es/index.html",), ("es/inicio.html",), ("a.js",))


def test_every_line_that_is_none_of_a_list_is_told(tmp_path: Path) -> None:
    (tmp_path / "list.txt").write_text(f"{ONE}  a.js\n\n{ONE[:-1]}  b.js\nhello\n")
    with pytest.raises(BuildError) as caught:
        manifest.read(tmp_path / "list.txt")
    assert [problem.where.line for problem in caught.value.problems] == [3, 4]


@pytest.mark.parametrize("body", [None, b"\xff\xfe\x00"])
def test_a_list_that_cannot_be_read_is_said_plainly(body: bytes | None, tmp_path: Path) -> None:
    if body is not None:
        (tmp_path / "list.txt").write_bytes(body)
    with pytest.raises(BuildError, match=r"list\.txt: it cannot be read .*; expected a list of SHA-256"):
        manifest.read(tmp_path / "list.txt")
