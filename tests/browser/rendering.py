"""Sound as numbers: what an offline audio context renders, and what can be measured of it."""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

RATE = 44_100
BLOCK = 128
RENDER = """async ({notes, seconds, rate, volume, stop}) => {
    const context = new OfflineAudioContext(2, Math.ceil(seconds * rate), rate);
    const playing = Atenta.instrument.perform(context, notes, volume, () => {});
    playing.advance(Infinity);
    if (stop !== null) context.suspend(stop).then(() => { playing.stop(); return context.resume(); });
    const buffer = await context.startRendering();
    return [0, 1].map(channel => {
        const bytes = new Uint8Array(buffer.getChannelData(channel).buffer);
        let text = "";
        for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
        return btoa(text);
    });
}"""

Sound: TypeAlias = NDArray[np.float64]
Note: TypeAlias = Mapping[str, float]


def note(**changes: float) -> dict[str, float]:
    """A note of one second in the middle, 440 Hz, at the ceiling of gains."""
    return {"time": 0, "frequency": 440, "gain": 0.8, "pan": 0, "head": 0, "lift": 0, "duration": 1} | changes


def render(page: Page, notes: Sequence[Note], seconds: float, *, volume: float = 1, stop: float | None = None) -> Sound:
    """What the page's instrument makes of notes: 2 × samples."""
    told: dict[str, Any] = {"notes": list(notes), "seconds": seconds, "rate": RATE, "volume": volume, "stop": stop}
    channels = [base64.b64decode(channel) for channel in page.evaluate(RENDER, told)]
    return np.array([np.frombuffer(channel, dtype="<f4") for channel in channels], dtype=np.float64)


def between(sound: Sound, start: float, end: float) -> Sound:
    """The samples from one second to another."""
    return sound[:, round(start * RATE) : round(end * RATE)]


def level(sound: Sound) -> float:
    """Root mean square of both channels together, in dB of full scale."""
    return float(10 * np.log10(np.sum(np.mean(sound**2, axis=1)) + 1e-30))


def pitch(sound: Sound) -> float:
    """The fundamental in Hz: the first peak of the autocorrelation that is nearly as high as any."""
    mono = sound.sum(axis=0)
    spectrum = np.fft.rfft(mono, 2 * len(mono))
    likeness = np.fft.irfft(np.abs(spectrum) ** 2)[: RATE // 50] / np.arange(len(mono), len(mono) - RATE // 50, -1)
    middle = likeness[1:-1]
    peaks = 1 + np.flatnonzero((middle > likeness[:-2]) & (middle >= likeness[2:]))
    first = int(peaks[likeness[peaks] > 0.95 * likeness[peaks].max()][0])
    before, at, after = likeness[first - 1 : first + 2]
    return float(RATE / (first + (before - after) / (2 * (before - 2 * at + after))))
