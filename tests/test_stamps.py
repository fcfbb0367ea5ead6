"""What set-up keeps in mind, also while another set-up is at work in the same folder."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from generator.machine import ROOT
from generator.stamps import Stamp, alone

HOLDER = """
import sys
from pathlib import Path
from generator.stamps import alone
with alone(Path(sys.argv[1]), lambda: print("waiting", flush=True)):
    print("in", flush=True)
    sys.stdin.readline()
"""


def holder(folder: Path) -> subprocess.Popen[str]:
    """A process that sets up in this folder until it is told to end."""
    command = [sys.executable, "-c", HOLDER, str(folder)]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def said(process: subprocess.Popen[str]) -> str:
    """The next word of a holder."""
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_a_second_set_up_waits_and_says_so_and_goes_on_when_the_first_is_killed(tmp_path: Path) -> None:
    with holder(tmp_path) as first:
        assert said(first) == "in"
        with holder(tmp_path) as second:
            assert said(second) == "waiting"
            first.kill()
            assert said(second) == "in"
            second.kill()


def test_where_nothing_can_be_written_set_up_goes_on_without_a_lock(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with alone(tmp_path / "file", lambda: None):
        pass


def test_a_stamp_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    stamp = Stamp(tmp_path / "python.stamp", "3.11.7")
    assert not stamp.current()
    stamp.write()
    assert stamp.current()
    assert [path.name for path in tmp_path.iterdir()] == ["python.stamp"]
