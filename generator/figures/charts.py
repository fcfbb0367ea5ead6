"""Studies become charts: which lines on which axes, and which table under them."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import numpy as np

from generator.chart import Axis, Chart, Column, Line, Mark, Panel
from generator.model import Computed, StartView, Study

D_K = (4, 8, 16, 32, 64, 128)
WIDEST_NAME = 3.5
"""Farther out, the name of a line would leave its plot."""
NAMED_AT = {"divided": 20, "undivided": 32}
"""The d_k at which the lines of saturation have their names."""
IN_TABLE = (0.1, 0.5, 1.0, 2.0, 5.0)


def make_charts(computed: Computed) -> dict[str, Chart]:
    """Every chart whose study was made, by the figure's name."""
    charts = {name: draw(computed.studies[name]) for name, draw in DRAWN.items() if name in computed.studies}
    return {**charts, "entropy-temperature": entropy_temperature(computed.start)}


def dot_products(study: Study) -> Chart:
    """A plot for each d_k: the density of q·k with the division and without."""
    x, y = Axis(-30, 30, (-25, 0, 25), digits=1), Axis(0, 0.5, (0, 0.25, 0.5), digits=3)
    column, facts = study.columns, study.facts

    def panel(d_k: int) -> Panel:
        sd, sd_divided = facts[f"sd_{d_k}"], facts[f"sd_{d_k}_divided"]
        divided, undivided = column[f"density_{d_k}_divided"], column[f"density_{d_k}"]
        lines = (
            Line("divided", column["score_divided"], divided, label_at=0.8, facts={"sd": sd_divided}),
            Line("undivided", column["score"], undivided, label_at=min(1.15 * sd, WIDEST_NAME), facts={"sd": sd}),
        )
        return Panel("d_k", x, y, lines, facts={"d_k": d_k})

    decimals = {"d_k": 0, "mean": 3, "sd": 3, "sd_divided": 3, "beyond": 5}
    columns = tuple(Column(name, column[name], places) for name, places in decimals.items())
    return Chart(study.name, tuple(panel(d_k) for d_k in D_K), columns, facts)


def saturation(study: Study) -> Chart:
    """Three plots against d_k: the largest weight, the entropy of the row, and the size of softmax's Jacobian."""
    column = study.columns
    x = Axis(4, 128, D_K, log=True)

    def panel(name: str, y: Axis) -> Panel:
        lines = (
            Line(
                key,
                column["d_k"],
                column[name + way],
                column[f"{name}_low{way}"],
                column[f"{name}_high{way}"],
                label_at=NAMED_AT[key],
            )
            for key, way in (("divided", "_divided"), ("undivided", ""))
        )
        return Panel(name, x, y, tuple(lines))

    axes = {
        "largest": Axis(0, 1, (0, 0.25, 0.5, 0.75, 1), digits=2),
        "entropy": Axis(0, study.facts["most_bits"], (0, 1, 2, 3), digits=2),
        "jacobian": Axis(0, 0.5, (0, 0.1, 0.2, 0.3, 0.4, 0.5), digits=2),
    }
    panels = (panel(name, y) for name, y in axes.items())
    names = [f"{name}{way}" for name in axes for way in ("_divided", "")]
    columns = (Column("d_k", column["d_k"]), *(Column(name, column[name], 3) for name in names))
    return Chart(study.name, tuple(panels), columns, study.facts)


def entropy_temperature(start: StartView) -> Chart:
    """Mean entropy of every head of the simulator's start state against T."""
    measures, n = start.measures, len(start.trace.key_tokens)
    temperatures, limit = np.array(measures.temperatures), math.log2(n)
    heads = range(start.trace.n_heads)
    lines = tuple(Line("head", temperatures, measures.mean_entropy[:, h], facts={"head": h}) for h in heads)
    x, y = _whole(temperatures[-1], 1), _whole(limit, 2)
    panel = Panel("", x, y, lines, at_y=(Mark("limit", limit),))
    rows = [at for at, temperature in enumerate(measures.temperatures) if temperature in IN_TABLE]
    columns = (
        Column("temperature", temperatures[rows], 1),
        *(Column("head", measures.mean_entropy[rows, h], 3, {"head": h}) for h in heads),
    )
    facts: dict[str, float] = {"n": n, "limit": limit}
    for h in heads:
        facts |= {f"coldest_{h}": measures.mean_entropy[0, h], f"hottest_{h}": measures.mean_entropy[-1, h]}
    return Chart("entropy-temperature", (panel,), columns, facts)


def _whole(most: float, digits: int) -> Axis:
    """From 0 to the next whole number, every one of them labelled."""
    end = math.ceil(most)
    return Axis(0, end, tuple(range(end + 1)), digits=digits)


def positional_dot(study: Study) -> Chart:
    """The dot product of two encodings against their distance, a line for each d_model."""
    distance = study.columns["distance"]
    keys = [name for name in study.columns if name.startswith("dot_")]
    lines = tuple(Line(key, distance, study.columns[key]) for key in keys)
    x, y = Axis(0, 100, (0, 20, 40, 60, 80, 100)), Axis(0, 1, (0, 0.25, 0.5, 0.75, 1), digits=3)
    rows = [0, 1, 2, 5, 10, 20, 50, 100]
    columns = (Column("distance", distance[rows]), *(Column(key, study.columns[key][rows], 3) for key in keys))
    return Chart(study.name, (Panel("", x, y, lines),), columns, study.facts)


def cost(study: Study) -> Chart:
    """Multiplications of each kind of layer against the length of the sequence, both logarithmic."""
    n, d = study.columns["n"], study.facts["d"]
    keys = [name for name in study.columns if name != "n"]
    lines = tuple(Line(key, n, study.columns[key]) for key in keys)
    x = Axis(n[0], n[-1], (16, 64, 256, 1024, 4096, 16384), log=True)
    y = Axis(1e5, 1e12, (1e6, 1e8, 1e10, 1e12), log=True)
    panel = Panel("", x, y, lines, at_x=(Mark("crossing", d),))
    columns = (Column("n", n), *(Column(key, study.columns[key], None) for key in keys))
    return Chart(study.name, (panel,), columns, study.facts)


DRAWN: Mapping[str, Callable[[Study], Chart]] = {
    "dot-products": dot_products,
    "saturation": saturation,
    "positional-dot": positional_dot,
    "cost": cost,
}
