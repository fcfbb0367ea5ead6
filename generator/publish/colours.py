"""The palette as custom properties, and the heat-map's ramp as classes."""

from __future__ import annotations

from dataclasses import fields

from generator.model import Palette, RampStop, Theme
from generator.ramp import Ramp, make_print_ramp


def tokens_css(palette: Palette) -> str:
    """--paper … --key and --head-0 … --head-7: light, and on a screen dark on demand and where the system is."""
    light, dark = _properties(palette.light), _properties(palette.dark)
    return (
        f"@layer tokens {{\n:root {{ {light} }}\n"
        f"@media screen and (prefers-color-scheme: dark) {{ :root:not([data-theme=light]) {{ {dark} }} }}\n"
        f"@media screen {{ [data-theme=dark] {{ {dark} }} }}\n}}\n"
    )


def ramp_css(palette: Palette, ramp: Ramp) -> str:
    """--ramp for the colour bar, and .s0 … .s255: a shade with the ink that can be read on it.

    In print both are turned round: darker is more.
    """
    stops, paper = ", ".join(_stop(stop) for stop in palette.heatmap.ramp), make_print_ramp()
    screen = f"{_bar(stops)}\n{_shades(ramp)}"
    printed = f"{_bar(f'{paper.shades[0]}, {paper.shades[-1]}')}\n{_shades(paper)}"
    return f"@layer tokens {{\n{screen}\n}}\n@layer print {{\n@media print {{\n{printed}\n}}\n}}\n"


def _bar(stops: str) -> str:
    return f":root {{ --ramp: linear-gradient(to right, {stops}) }}"


def _shades(ramp: Ramp) -> str:
    return "\n".join(
        f".s{index} {{ background-color: {shade}; color: {ink} }}"
        for index, (shade, ink) in enumerate(zip(ramp.shades, ramp.inks, strict=True))
    )


def _properties(theme: Theme) -> str:
    roles = {field.name.replace("_", "-"): getattr(theme, field.name) for field in fields(theme)}
    heads = {f"head-{index}": colour for index, colour in enumerate(roles.pop("heads"))}
    return "; ".join(f"--{name}: {colour}" for name, colour in (roles | heads).items())


def _stop(stop: RampStop) -> str:
    return f"{stop.colour} {100 * stop.at:g}%"
