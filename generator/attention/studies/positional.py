"""The sinusoidal encoding of the first positions, component by component."""

from __future__ import annotations

from generator.attention.positional import sinusoidal
from generator.attention.sweep import frozen
from generator.model import Study

N_POSITIONS, D_MODEL = 64, 128


def make() -> Study:
    """One column for each component, "0" … "127", down the positions."""
    encoding = sinusoidal(N_POSITIONS, D_MODEL)
    columns = {str(component): frozen(encoding[:, component].contiguous()) for component in range(D_MODEL)}
    return Study("positional", columns, {"positions": float(N_POSITIONS), "d_model": float(D_MODEL)})
