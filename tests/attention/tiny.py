"""The smallest content that the attention room can compute."""

from __future__ import annotations

from dataclasses import replace

from generator.model import (
    Content,
    Defaults,
    Heatmap,
    Palette,
    Preset,
    RampStop,
    Site,
    Steps,
    SweepPlan,
    Text,
    Theme,
)

TITLE = Text("Luna", "Moon")
LUNA = Preset("luna", TITLE, "es", "la luna y la luna")
SOL = Preset("sol", TITLE, "es", "el sol </script>")
PLAN = SweepPlan(2017, heads=Steps(1, 3, 1), d_k=Steps(4, 8, 4), temperatures=Steps(0.1, 0.5, 0.1))
DEFAULTS = Defaults("luna", heads=2, d_k=8, temperature=0.5, head=0, threshold=0.2)

_BLACK = "#000000"
_THEME = Theme(_BLACK, _BLACK, _BLACK, _BLACK, _BLACK, _BLACK, _BLACK, _BLACK, _BLACK, heads=(_BLACK,) * 8)
_HEATMAP = Heatmap(ticks=(0.0, 1.0), ramp=(RampStop(0, _BLACK), RampStop(1, "#ffffff")))


def content(*presets: Preset, plan: SweepPlan = PLAN, defaults: Defaults = DEFAULTS) -> Content:
    """Content with these presets (Luna and Sol if none is given) and no page."""
    site = Site("Tiny", "", defaults, pages={})
    return Content(
        site, plan, Palette(_THEME, _THEME, _HEATMAP), ui={}, presets=presets or (LUNA, SOL), prose={}, sources={}
    )


def saying(text: str) -> Preset:
    """Luna with another phrase."""
    return replace(LUNA, text=text)
