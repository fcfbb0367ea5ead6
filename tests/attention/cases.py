"""Phrases and switches on which both engines are held against each other."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GOLDENS = ROOT / "tests" / "goldens"
HEADS = tuple(range(1, 9))
WIDTHS = tuple(range(4, 33, 4))
SEED = 2017

ODDITIES = (
    "el gato se sienta en la alfombra LA Gato niña NIÑA cafe\u0301 café ΣΊΣΥΦΟΣ Straße İstanbul rock'n'roll l’eau "
    'bien-être -5 3.14 ¿qué? «sí» </script> & $x$ \\ " a_b 👍 👩‍👩‍👧 👋🏽 🇲🇽🇪🇸 #️⃣ ❤️ שלום עולם مرحبا می‌خواهم नमस्ते क्‍ष '
    "한국어 日本語 ไทย ๒๕ ½ x̌̈ ℹ️ \u200d \u0301"
)
WORDS = ODDITIES.split(" ")


@dataclass(frozen=True)
class Case:
    """One question to the engine, under the names that both languages have for it."""

    text: str
    n_heads: int
    d_k: int
    seed: int = SEED
    temperature: float = 1.0
    divide: bool = True
    causal: bool = False
    positional: bool = False


def presets() -> dict[str, str]:
    """The phrases of content/presets by their id."""
    files = sorted((ROOT / "content" / "presets").glob("*.toml"))
    return {file.stem.split("-", 1)[1]: tomllib.loads(file.read_text("utf-8"))["text"] for file in files}


def preset_cases() -> Iterator[Case]:
    """Every preset at every head count and d_k."""
    for text in presets().values():
        yield from (Case(text, n_heads, d_k) for n_heads in HEADS for d_k in WIDTHS)


def random_cases(count: int, seed: int = 1) -> Iterator[Case]:
    """Phrases, seeds and switches drawn at random, always the same for the same seed."""
    chance = random.Random(seed)
    for _ in range(count):
        words = chance.choices(WORDS, k=chance.randint(1, 12))
        yield Case(
            text=" ".join(words),
            n_heads=chance.choice(HEADS),
            d_k=chance.choice(WIDTHS),
            seed=chance.choice([0, 1, SEED, 2**32 - 1, chance.getrandbits(32)]),
            temperature=chance.choice([0.1, 1.0, 5.0, chance.uniform(0.1, 5)]),
            divide=chance.random() < 0.5,
            causal=chance.random() < 0.5,
            positional=chance.random() < 0.5,
        )


def golden_cases() -> tuple[Case, ...]:
    """The few cases whose whole answers are kept in tests/goldens: the corners, and some at random."""
    text = presets()["gato"]
    corners = [Case(text, n_heads, d_k) for n_heads, d_k in ((1, 4), (4, 8), (8, 4), (8, 32))]
    sharp = Case(presets()["ingles"], 2, 32, temperature=0.1, divide=False)
    masked = Case(presets()["referencia"], 3, 12, seed=7, temperature=0.5, causal=True, positional=True)
    return (*corners, sharp, masked, *random_cases(14, seed=2))
