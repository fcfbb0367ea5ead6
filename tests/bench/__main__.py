"""`python -m tests.bench [GROUP…]`: a table of every figure, its target and what it was here."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable, Iterator, Sequence

from rich.console import Console
from rich.table import Table

from tests.bench import builds, engine, handing_out, page, presets, serving
from tests.bench.figure import Figure

GROUPS: dict[str, Callable[[], Iterator[Figure]]] = {
    "builds": builds.measure,
    "engine": engine.measure,
    "page": page.measure,
    "serving": serving.measure,
    "presets": presets.measure,
    "handing-out": handing_out.measure,
}


def main(names: Sequence[str]) -> int:
    """Measure the groups named (all, if none is); gives 2 for a name that is no group, else 0."""
    unknown = [name for name in names if name not in GROUPS]
    if unknown:
        print(f"bench: {', '.join(unknown)}; expected of {', '.join(GROUPS)}", file=sys.stderr)
        return 2
    console = Console(markup=False, highlight=False, emoji=False, width=None if sys.stdout.isatty() else 140)
    table = Table("figure", "target", "measured", box=None, padding=(0, 2, 0, 0))
    for name in names or GROUPS:
        for figure in measured(name):
            console.print(f"{figure.name}: {figure.measured}")
            table.add_row(figure.name, figure.target, figure.measured)
    console.print()
    console.print(table)
    console.print(
        f"{os.cpu_count()} processors, {platform.system()} {platform.machine()}, Python {sys.version.split()[0]}"
    )
    return 0


def measured(group: str) -> Iterator[Figure]:
    """The group's figures; what cannot be measured is a line that says why."""
    try:
        yield from GROUPS[group]()
    except Exception as error:  # a bench tells and goes on, whatever it was
        yield Figure(f"{group}: the rest", "–", f"not measured: {type(error).__name__}: {error}".splitlines()[0])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
