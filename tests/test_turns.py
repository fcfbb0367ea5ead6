import subprocess
import sys
from pathlib import Path

from generator.turns import FILE, in_turn

ROOT = Path(__file__).resolve().parents[1]
HOLD = """
import sys; from pathlib import Path; from generator.turns import in_turn
with in_turn(Path(sys.argv[1]), print):
    print("mine", flush=True)
    sys.stdin.read()
"""


def test_a_second_build_waits_for_the_first_and_says_so(tmp_path: Path) -> None:
    pipe = subprocess.PIPE
    first = subprocess.Popen([sys.executable, "-c", HOLD, str(tmp_path)], cwd=ROOT, stdin=pipe, stdout=pipe)
    assert first.stdout is not None
    assert first.stdout.readline() == b"mine\n"
    told = list[str]()

    def end_the_first(step: str) -> None:
        told.append(step)
        first.kill()

    with in_turn(tmp_path, end_the_first):
        pass
    assert told == ["Waiting for another build of this project to end"]
    first.communicate()


def test_a_build_that_has_ended_is_waited_for_by_nobody(tmp_path: Path) -> None:
    told = list[str]()
    for _ in range(2):
        with in_turn(tmp_path, told.append):
            assert not told


def test_what_stands_in_the_lock_s_place_is_thrown_away(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    (tmp_path / FILE).symlink_to("mine.txt")
    with in_turn(tmp_path, print):
        pass
    (tmp_path / FILE).unlink(missing_ok=True)
    (tmp_path / FILE).mkdir()
    with in_turn(tmp_path, print):
        pass
    assert (tmp_path / "mine.txt").read_text() == "mine"
