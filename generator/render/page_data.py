"""What the simulator's scripts are told in a data block (PageData in static/js/page.d.ts), and the sweep in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from generator.model import Content, Language, Steps
from generator.render.filters import grouped
from generator.render.words import words_in

U32_MAX = 2**32 - 1
# What scripts say; the other sections are the templates' alone.
SCRIPT_SECTIONS = (
    "unfold",
    "all_heads",
    "take",
    "pencil",
    "said",
    "name",
    "figure",
    "control",
    "metric",
    "phrase",
    "tour",
    "sound",
    "game",
)


def page_data(
    content: Content, language: Language, root: str, *, sections: Sequence[str] = SCRIPT_SECTIONS
) -> dict[str, Any]:
    """Everything that the scripts of one page read: strings, presets, start state and limits."""
    ui = {section: content.ui[section] for section in sections if section in content.ui}
    return {
        "language": language,
        "root": root,
        "strings": words_in(ui, language),
        "presets": [{"id": each.id, "text": each.text, "lang": each.lang} for each in content.presets],
        "defaults": _defaults(content),
        "limits": _limits(content),
        "temperatures": content.sweep.temperatures.values(),
        "heatmap": _heatmap(content),
    }


def sweep_words(content: Content) -> dict[str, str]:
    """The sweep's size, ready to be filled into a sentence."""
    plan, temperatures = content.sweep, content.sweep.temperatures.values()
    runs = len(content.presets) * len(plan.heads.values()) * len(plan.d_k.values())
    return {
        "presets": str(len(content.presets)),
        "heads": _range(plan.heads),
        "d_k": _range(plan.d_k),
        "temperatures": str(len(temperatures)),
        "first": f"{temperatures[0]:g}",
        "last": f"{temperatures[-1]:.1f}",
        "seed": str(plan.seed),
        "states": grouped(runs * len(temperatures), 0),
    }


def _defaults(content: Content) -> dict[str, object]:
    """The start state under the names of the address."""
    start = content.site.defaults
    text = next(preset.text for preset in content.presets if preset.id == start.preset)
    return {
        "text": text,
        "preset": start.preset,
        "heads": start.heads,
        "d_k": start.d_k,
        "seed": content.sweep.seed,
        "positional": False,
        "temperature": start.temperature,
        "head": start.head,
        "causal": False,
        "divide": True,
        "row": None,
        "column": None,
        "values": True,
        "arcs": True,
        "threshold": start.threshold,
        "view": "",
    }


def _heatmap(content: Content) -> dict[str, object]:
    """What a picture is drawn with that no style sheet reaches."""
    heatmap = content.palette.heatmap
    return {"ticks": heatmap.ticks, "ramp": [{"at": stop.at, "colour": stop.colour} for stop in heatmap.ramp]}


def _limits(content: Content) -> dict[str, dict[str, float]]:
    plan = content.sweep
    return {
        "heads": _limit(plan.heads),
        "d_k": _limit(plan.d_k),
        # Between the sweep's steps the page computes for itself: any temperature in range will do.
        "temperature": {"min": plan.temperatures.first, "max": plan.temperatures.last},
        "seed": {"min": 0, "max": U32_MAX, "step": 1},
        "threshold": {"min": 0, "max": 1},
        "volume": {"min": 0, "max": 100},
        "speed": {"min": 0.5, "max": 3},
    }


def _limit(steps: Steps) -> dict[str, float]:
    return {"min": steps.first, "max": steps.last, "step": steps.step}


def _range(steps: Steps) -> str:
    """From the first to the last; where the step is not 1, the second shows it."""
    if steps.step == 1:
        return f"{steps.first:g}–{steps.last:g}"
    return f"{steps.first:g}, {steps.first + steps.step:g}, …, {steps.last:g}"
