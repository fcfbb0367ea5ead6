"""Folders for a while, and what is left of them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from generator.passing import passing_folder
from tests.site import PROJECT

KILLED = """
import os, sys; from pathlib import Path; from generator.passing import passing_folder
with passing_folder(Path(sys.argv[1])) as folder:
    (folder / "half").write_text("written")
    os.kill(os.getpid(), 9) if os.name == "posix" else os.abort()
"""


def test_a_folder_is_gone_afterwards_and_so_is_what_a_killed_command_left(tmp_path: Path) -> None:
    place = tmp_path / "passing"
    with passing_folder(place) as mine:
        for _ in range(2):
            ran = subprocess.run([sys.executable, "-c", KILLED, str(place)], cwd=PROJECT, check=False)
            assert ran.returncode != 0
        assert [path for path in place.rglob("half") if path.is_relative_to(mine)] == []
        assert len(list(place.rglob("half"))) == 1
        with passing_folder(place) as other:
            assert sorted(path for path in place.iterdir() if path.is_dir()) == sorted((mine, other))
    assert list(place.iterdir()) == []


def test_a_place_that_takes_no_folder_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with passing_folder(tmp_path / "file") as folder:
        assert not folder.is_relative_to(tmp_path)
        assert list(folder.iterdir()) == []
    assert not folder.exists()
