"""The pictures of README and CONTRIBUTING, taken of the built site: `python -m tests.pictures`."""

from __future__ import annotations

from dataclasses import dataclass

from generator.machine import ROOT

FOLDER = ROOT / "docs/pictures"
HEAVIEST = 90_000
"""Bytes that a picture may have: a checkout stays small."""


@dataclass(frozen=True)
class Shot:
    """A view of a page: its name as a file, its address below the site, and the size of the window."""

    name: str
    address: str
    width: int
    height: int
    scheme: str = "light"
    scroll: str = ""
    """A selector of what is brought to the window's upper edge."""


SHOTS = (
    Shot("simulator", "en/simulator.html#preset=ingles&row=1", 1280, 800),
    Shot("laboratory", "en/laboratory.html", 1280, 800, "dark"),
    Shot("exercises", "es/ejercicios.html", 390, 780),
    Shot("teachers", "en/teachers.html", 1280, 720),
    Shot("download", "en/download.html", 1280, 720),
)
