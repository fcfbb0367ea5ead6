"""What of others the site ships."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Library:
    """A library or a font: its version, its licence as SPDX names it, and the file in the site with its terms.

    within: the library that brings it along, which does not tell its version.
    """

    name: str
    version: str
    licence: str
    file: str
    within: str = ""
