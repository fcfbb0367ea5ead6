"""The instrument as it sounds: rendered offline by Chromium, measured, and held against the definition of notes.js."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
import pytest
from playwright.sync_api import Browser, Page

from tests.browser.rendering import BLOCK, RATE, between, level, note, pitch, render
from tests.browser.words import ROOT

SCRIPTS = ("sound/notes.js", "sound/tunes.js", "sound/instrument.js")
HEADS = range(8)
PENTATONIC = (0, 2, 4, 7, 9)
MIDDLE_C = 440 * 2 ** (-9 / 12)
TUNES = """({heads, n, sharp, chord, mode}) => {
    const random = seed => () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const next = random(2017), size = n * n;
    const weights = Float64Array.from({length: heads * size}, () => Math.exp(sharp * next()));
    for (let row = 0; row < heads * n; row++) {
        const share = weights.subarray(row * n, (row + 1) * n), sum = share.reduce((one, other) => one + other);
        share.forEach((weight, key) => share[key] = weight / sum);
    }
    const heard = {heads: [...Array(heads).keys()], n_query: n, n_key: n, weights, masked: new Uint8Array(size)};
    const manner = {chord, speed: 3};
    const {all, row} = Atenta.tunes;
    return mode === "all" ? all(heard, manner).filter(({time}) => time < 1) : row(heard, 5, manner);
}"""


@pytest.fixture(scope="module")
def studio(chromium: Browser) -> Iterator[Page]:
    """A page with the instrument and nothing else."""
    page = chromium.new_page()
    for script in SCRIPTS:
        page.add_script_tag(path=ROOT / "static/js" / script)
    yield page
    page.close()


def key_frequency(key: int, n: int) -> float:
    """The definition: major pentatonic from middle C, an octave lower from 11 keys on, two from 21 on."""
    octave = key // 5 - min((n - 1) // 10, 2)
    return MIDDLE_C * 2 ** (octave + PENTATONIC[key % 5] / 12)


@pytest.mark.parametrize("head", HEADS)
def test_the_pitch_that_is_heard_is_that_of_the_key(studio: Page, head: int) -> None:
    frequency = studio.evaluate("([key, n]) => Atenta.notes.frequency(key, n)", [head + 2, 12])
    sound = render(studio, [note(frequency=frequency, head=head)], 1)
    assert pitch(between(sound, 0.2, 0.9)) == pytest.approx(key_frequency(head + 2, 12), rel=0.002)


@pytest.mark.parametrize("key", [0, 10, 31])
def test_the_longest_phrase_is_in_tune_too(studio: Page, key: int) -> None:
    frequency = studio.evaluate("([key, n]) => Atenta.notes.frequency(key, n)", [key, 32])
    sound = render(studio, [note(frequency=frequency)], 1)
    assert pitch(between(sound, 0.2, 0.9)) == pytest.approx(key_frequency(key, 32), rel=0.005)


@pytest.mark.parametrize("head", HEADS)
def test_the_loudness_that_is_heard_is_that_of_the_weight(studio: Page, head: int) -> None:
    weights = [1, 0.5, 0.1, 0.01]
    gains = studio.evaluate(
        "weights => weights.map(weight => Atenta.notes.CEILING * Atenta.notes.gain(weight))", weights
    )
    notes = [note(time=time / 2, gain=gain, head=head, duration=0.3) for time, gain in enumerate(gains)]
    sound = render(studio, notes, 2)
    heard = [level(between(sound, time / 2 + 0.1, time / 2 + 0.3)) for time in range(4)]
    whole = 20 * math.log10(0.8 / math.sqrt(8))
    assert heard == pytest.approx([whole + 20 * math.log10(weight) for weight in weights], abs=0.3)


def test_half_the_volume_is_6_decibels_softer(studio: Page) -> None:
    loud, soft = (level(between(render(studio, [note()], 1, volume=volume), 0.2, 0.9)) for volume in (1, 0.5))
    assert loud - soft == pytest.approx(6.02, abs=0.05)


@pytest.mark.parametrize("pan", [-0.8, 0, 0.4])
def test_the_side_that_is_heard_is_that_of_the_key(studio: Page, pan: float) -> None:
    left, right = np.mean(between(render(studio, [note(pan=pan)], 1), 0.2, 0.9) ** 2, axis=1)
    assert right / (left + right) == pytest.approx(math.sin((pan + 1) * math.pi / 4) ** 2, abs=0.01)


@pytest.mark.parametrize("lift", [1, 3])
def test_a_large_weight_keeps_its_pitch_and_adds_the_octave(studio: Page, lift: int) -> None:
    sound = between(render(studio, [note(lift=lift)], 1.1), 0.05, 1.05).sum(axis=0)
    fundamental, octave = np.abs(np.fft.rfft(sound))[[440, 880]]
    assert octave / fundamental == pytest.approx(0.12 + lift / 3, abs=0.02)


@pytest.mark.parametrize("sharp", [0, 3, 60])
@pytest.mark.parametrize(("mode", "chord"), [("row", True), ("row", False), ("all", True), ("all", False)])
def test_32_tokens_of_8_heads_never_exceed_full_scale(studio: Page, sharp: float, mode: str, chord: bool) -> None:
    notes = studio.evaluate(TUNES, {"heads": 8, "n": 32, "sharp": sharp, "chord": chord, "mode": mode})
    peak = np.abs(render(studio, notes, 1)).max()
    assert 0.1 < peak < 1


def test_the_limiter_holds_what_levelling_would_not_have_let_through(studio: Page) -> None:
    sound = render(studio, [note(frequency=200 * 1.1**at) for at in range(6)], 1)
    assert np.abs(between(sound, 0.1, 0.9)).max() < 1


def test_after_a_stop_there_is_silence_within_one_block(studio: Page) -> None:
    at = 200 * BLOCK
    sound = render(studio, [note(), note(time=0.8, frequency=600)], 1.2, stop=at / RATE)
    assert np.abs(sound[:, at - BLOCK : at]).max() > 0.1
    assert np.abs(sound[:, at + BLOCK :]).max() == 0


def test_a_note_comes_softly_and_goes_softly(studio: Page) -> None:
    sound = render(studio, [note(frequency=1000, duration=0.3)], 1)
    begin = int(np.flatnonzero(np.abs(sound).sum(axis=0) > 1e-6)[0]) / RATE
    plateau = level(between(sound, begin + 0.1, begin + 0.2))
    assert level(between(sound, begin, begin + 0.004)) < plateau - 12
    assert level(between(sound, begin + 0.3, begin + 0.34)) > plateau - 6
    assert level(between(sound, begin + 0.5, begin + 0.6)) < -120


def test_notes_follow_each_other_in_their_time(studio: Page) -> None:
    notes = [note(time=0, frequency=400, duration=0.2), note(time=0.5, frequency=800, duration=0.2)]
    sound = render(studio, notes, 1)
    assert pitch(between(sound, 0.05, 0.2)) == pytest.approx(400, rel=0.01)
    assert level(between(sound, 0.37, 0.5)) < -100
    assert pitch(between(sound, 0.56, 0.7)) == pytest.approx(800, rel=0.01)


def test_nothing_to_play_is_silence(studio: Page) -> None:
    assert not render(studio, [], 0.2).any()
