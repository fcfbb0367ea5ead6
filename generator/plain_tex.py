"""TeX where no formula can stand, as one would type it into a search field: d_k, √d_k, softmax(QKᵀ/√d_k)."""

from __future__ import annotations

import re

SIGNS = {
    "alpha": "α", "beta": "β", "tau": "τ", "theta": "θ", "sigma": "σ", "delta": "δ", "varphi": "φ", "omega": "ω",
    "rho": "ρ", "varepsilon": "ε", "partial": "∂", "propto": "∝", "pm": "±", "mid": "|", "lVert": "‖", "rVert": "‖",
    "pi": "π", "lfloor": "⌊", "rfloor": "⌋", "ddots": "⋱", "quad": " ", "qquad": " ",
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
ROOT = re.compile(r"√\{([^{}]*)\}")
POWER = re.compile(r"\^\{([^{}]*)\}")
GROUP = re.compile(r"(?<!frac)(?<![}√^])\{([^{}]*)\}")
COMPOUND = re.compile(r"[\s+\-·×/=]")
"""What a root, a power or a stroke would not reach to the end of."""
RAISED = re.compile(r"\^(ᵀ|'|[23](?!\.?\d))")
HIGH = str.maketrans("23", "²³")
REST = re.compile(r"[{}\\&~]")


def plain_tex(tex: str) -> str:
    """The letters and signs of a formula, its commands left out."""
    said = BREAK.sub(" ", ENVIRONMENT.sub(" ", tex))
    said = SPACE.sub(lambda found: "" if found[1] == "!" else " ", said)
    said = COMMAND.sub(_sign, NAMED.sub(r"\1", said))
    before = ""
    while said != before:
        before, said = said, FRACTION.sub(_fraction, ROOT.sub(_held, POWER.sub(_held, GROUP.sub(r"\1", said))))
    said = RAISED.sub(lambda found: found[1].translate(HIGH), said)
    return " ".join(REST.sub("", said).replace("-", "−").split())


def _held(found: re.Match[str]) -> str:
    return f"{found[0][0]}{_whole(found[1])}"


def _fraction(found: re.Match[str]) -> str:
    return f"{_whole(found[1])}/{_whole(found[2])}"


def _whole(part: str) -> str:
    """With parentheses, where without them it would be read as another formula."""
    return f"({part.strip()})" if COMPOUND.search(part.strip()) else part


def _sign(found: re.Match[str]) -> str:
    name, blank = found.groups()
    return SIGNS.get(name, "") + (blank if name in BETWEEN else "")
