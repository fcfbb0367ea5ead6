"""The heat-map's ramp: 256 shades of √weight and, for each, the ink that can be read on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from generator.model import RampStop

SHADES = 256
DARK_INK, LIGHT_INK = "#000000", "#ffffff"


@dataclass(frozen=True)
class Ramp:
    """The shades as #rrggbb, darkest first, and the ink for text on each."""

    shades: tuple[str, ...]
    inks: tuple[str, ...]

    def index(self, weight: float) -> int:
        """The shade of a weight in [0, 1], by the rule that Bokeh's LinearColorMapper has for √weight."""
        return min(int(np.sqrt(weight) * SHADES), SHADES - 1)


def make_ramp(stops: Sequence[RampStop]) -> Ramp:
    """Interpolate the stops in sRGB to 256 shades and choose the ink of higher contrast for each."""
    places = [stop.at for stop in stops]
    channels = np.array([_channels(stop.colour) for stop in stops])
    at = np.linspace(0, 1, SHADES)
    mixed = np.stack([np.interp(at, places, channels[:, channel]) for channel in range(3)], axis=1).round().astype(int)
    shades = _hex(mixed)
    return Ramp(shades, _inks(shades))


def make_print_ramp() -> Ramp:
    """The ramp on paper: turned round, since ink is what paper has to spare; white is no attention, black is all."""
    greys = np.linspace(255, 0, SHADES).round().astype(int)
    shades = tuple("#" + f"{grey:02x}" * 3 for grey in greys)
    return Ramp(shades, _inks(shades))


def make_rainbow() -> Ramp:
    """The colours that the museum warns of: from dark blue over cyan and yellow to dark red, once a default of many."""
    at = np.linspace(0, 1, SHADES)[:, None]
    channels = np.clip(1.5 - abs(4 * at - np.array([3, 2, 1])), 0, 1)
    shades = _hex((255 * channels).round().astype(int))
    return Ramp(shades, _inks(shades))


def _hex(shades: npt.NDArray[np.int_]) -> tuple[str, ...]:
    return tuple("#" + "".join(f"{channel:02x}" for channel in shade) for shade in shades)


@lru_cache(maxsize=8)
def _inks(shades: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(max((DARK_INK, LIGHT_INK), key=lambda ink: contrast(ink, shade)) for shade in shades)


def luminance(colour: str) -> float:
    """Relative luminance of #rrggbb, 0 to 1. Source: WCAG 2.2, "relative luminance"."""
    srgb = _channels(colour) / 255
    linear = np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)
    return float(linear @ np.array([0.2126, 0.7152, 0.0722]))


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, 1 to 21. Source: WCAG 2.2, "contrast ratio"."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _channels(colour: str) -> npt.NDArray[np.float64]:
    return np.array([int(colour[start : start + 2], 16) for start in (1, 3, 5)], dtype=np.float64)
