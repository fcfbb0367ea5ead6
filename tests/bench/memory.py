"""How much memory this process took at its peak."""

from __future__ import annotations

import sys


def peak_megabytes() -> float:
    """Peak resident size in MB; not a number where the system does not tell (Windows)."""
    if sys.platform == "win32":
        return float("nan")
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 1e6 if sys.platform == "darwin" else peak * 1024 / 1e6
