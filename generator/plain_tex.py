"""TeX where no formula can stand, as one would type it into a search field: d_k, √d_k, softmax(QKᵀ/√d_k)."""

from __future__ import annotations

import re

SIGNS = {
    "alpha": "α", "beta": "β", "tau": "τ", "theta": "θ", "sigma": "σ", "delta": "δ", "varphi": "φ", "omega": "ω",
    "rho": "ρ", "varepsilon": "ε", "partial": "∂", "propto": "∝", "pm": "±", "mid": "|", "lVert": "‖", "rVert": "‖",
    "lfloor": "⌊", "rfloor": "⌋", "ddots": "⋱", "quad": " ", "qquad": " ",
    "sum": "Σ", "infty": "∞", "top": "ᵀ", "cdot": "·", "times": "×", "ldots": "…", "dots": "…", "in": "∈",
    "le": "≤", "leq": "≤", "ge": "≥", "geq": "≥", "approx": "≈", "to": "→", "mathbb": "", "sqrt": "√",
}  # fmt: skip
BETWEEN = frozenset({"cdot", "times", "mid", "in", "le", "leq", "ge", "geq", "approx", "to", "propto"})
"""Signs that stand between two things, and keep the blank after them."""
NAMED = re.compile(r"\\(log|ln|exp|max|min|cos|sin|tanh)(?![a-z])")
ENVIRONMENT = re.compile(r"\\(?:begin|end)\{[a-z*]+\}")
BREAK = re.compile(r"\\\\(?:\[[^\]]*\])?")
SPACE = re.compile(r"\\([!,;: ])")
COMMAND = re.compile(r"\\(?![dt]?frac)([A-Za-z]+)(\s?)")
FRACTION = re.compile(r"\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}")
GROUP = re.compile(r"(?<!frac)(?<!\})\{([^{}]*)\}")
REST = re.compile(r"[{}\\&~^]")


def plain_tex(tex: str) -> str:
    """The letters and signs of a formula, its commands left out."""
    said = BREAK.sub(" ", ENVIRONMENT.sub(" ", tex))
    said = SPACE.sub(lambda found: "" if found[1] == "!" else " ", said)
    said = COMMAND.sub(_sign, NAMED.sub(r"\1", said))
    before = ""
    while said != before:
        before, said = said, FRACTION.sub(r"\1/\2", GROUP.sub(r"\1", said))
    return " ".join(REST.sub("", said).replace("-", "−").split())


def _sign(found: re.Match[str]) -> str:
    name, blank = found.groups()
    return SIGNS.get(name, "") + (blank if name in BETWEEN else "")
