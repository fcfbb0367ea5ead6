"""`build.py doctor`: what this machine has and lacks, line by line. Standard library only, needs no set-up."""

from __future__ import annotations

import importlib.metadata
import platform
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from generator import bootstrap, machine, stamps
from generator.messages import Said, in_language, say

DISK_FOR_SET_UP = 3.0
"""GB free that set-up may need: torch unpacked, its download, the npm libraries."""


@dataclass(frozen=True)
class Finding:
    """One line: what was looked for, what was found ("" is nothing), what mends it, whether `build` needs it."""

    name: str
    found: str
    mend: str
    needed: bool

    def said(self) -> Said:
        """The line in words."""
        if self.found:
            return say("ok       {name}: {found}", name=self.name, found=self.found)
        if self.needed:
            return say("missing  {name}. Run: {command}", name=self.name, command=self.mend)
        return say("missing  {name} (for tests alone). Run: {command}", name=self.name, command=self.mend)


def main(root: Path, language: str = "en") -> int:
    """Print every finding; gives 1 if something that `build` needs is missing, else 0."""
    findings = examine(root)
    for finding in findings:
        print(in_language(finding.said(), language))
    return 1 if any(finding.needed and not finding.found for finding in findings) else 0


def examine(root: Path) -> tuple[Finding, ...]:
    """Look at everything, change nothing."""
    build, test = "python3 build.py", "python3 build.py test"
    room = say("free {size} GB, then {command}", size=f"{DISK_FOR_SET_UP:.0f}", command=build)
    version = bootstrap.ask([str(machine.venv_python(root)), "-c", bootstrap.VERSION]) or ""
    needed = (
        ("Python", platform.python_version(), say("see https://www.python.org/downloads/")),
        (".venv", version and f"Python {version}", build),
        ("requirements.txt", _current(stamps.requirements_stamp(root, version, bootstrap.RUNTIME)), build),
        ("torch", _package(root, "torch"), build),
        ("Node", _node(root), build),
        (say("npm libraries"), _current(stamps.npm_stamp(root)), build),
        (say("disk"), _disk(root, ready=bool(_package(root, "torch"))), room),
    )
    optional = (
        ("requirements-test.txt", _current(stamps.requirements_stamp(root, version, bootstrap.TEST_TOOLS)), test),
        ("Chromium", str(machine.chromium() or ""), _install("chromium", "Google.Chrome", "--cask google-chrome")),
        ("Firefox", str(machine.firefox() or ""), _install("firefox-esr", "Mozilla.Firefox", "--cask firefox")),
        ("git", shutil.which("git") or "", _install("git", "Git.Git", "git")),
    )
    return (*(Finding(*line, needed=True) for line in needed), *(Finding(*line, needed=False) for line in optional))


def _current(stamp: stamps.Stamp) -> str:
    return say("as pinned") if stamp.current() else ""


def _package(root: Path, name: str) -> str:
    packages = machine.site_packages(root)
    if packages is None:
        return ""
    found = importlib.metadata.distributions(name=name, path=[str(packages)])
    return next((distribution.version for distribution in found), "")


def _node(root: Path) -> str:
    node = machine.node(root)
    return "" if node is None else bootstrap.ask([str(node), "--version"]) or ""


def _disk(root: Path, *, ready: bool) -> str:
    free = shutil.disk_usage(root).free / 1e9
    return say("{size} GB free", size=f"{free:.1f}") if ready or free >= DISK_FOR_SET_UP else ""


def _install(debian: str, windows: str, mac: str) -> str:
    commands = {"win32": f"winget install {windows}", "darwin": f"brew install {mac}"}
    return commands.get(sys.platform, f"sudo apt install {debian}")
