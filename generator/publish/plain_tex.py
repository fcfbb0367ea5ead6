"""TeX as one would type it into a search field: d_k, √d_k, softmax(QKᵀ/√d_k)."""

from __future__ import annotations

import re

SIGNS = {
    "alpha": "α", "beta": "β", "tau": "τ", "theta": "θ", "sigma": "σ", "delta": "δ", "varphi": "φ", "omega": "ω",
    "sum": "Σ", "infty": "∞", "top": "ᵀ", "cdot": "·", "times": "×", "ldots": "…", "dots": "…", "in": "∈",
    "le": "≤", "leq": "≤", "ge": "≥", "geq": "≥", "approx": "≈", "to": "→", "mathbb": "", "sqrt": "√",
}  # fmt: skip
NAMED = re.compile(r"\\(log|exp|max|min|cos|sin)(?![a-z])")
COMMAND = re.compile(r"\\(?![dt]?frac)([A-Za-z]+)\s?")
FRACTION = re.compile(r"\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}")
GROUP = re.compile(r"(?<!frac)(?<!\})\{([^{}]*)\}")
REST = re.compile(r"[{}\\&~^]")


def plain_tex(tex: str) -> str:
    """The letters and signs of a formula, its commands left out."""
    said = COMMAND.sub(lambda found: SIGNS.get(found.group(1), ""), NAMED.sub(r"\1", tex))
    before = ""
    while said != before:
        before, said = said, FRACTION.sub(r"\1/\2", GROUP.sub(r"\1", said))
    return REST.sub("", said).replace("-", "−")
