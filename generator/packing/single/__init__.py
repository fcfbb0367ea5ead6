"""One file: each explorer by itself, and the whole site, as HTML that needs nothing beside it."""

from __future__ import annotations

from generator.model.packages import FinishedSite, Package
from generator.packing.single.explorer import explorer_packages
from generator.packing.single.whole import whole_package

__all__ = ["single_packages"]


def single_packages(site: FinishedSite) -> tuple[Package, ...]:
    """The whole site first, then each explorer in each language."""
    return (whole_package(site), *explorer_packages(site))
