"""Philox4x32-10: random words that depend on a counter and a key alone, the same in every language.

Source: Salmon et al. 2011, "Parallel random numbers: as easy as 1, 2, 3".
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from generator.model import Array

Words = npt.NDArray[np.uint64]

ROUNDS = 10
MULTIPLIERS = (np.uint64(0xD2511F53), np.uint64(0xCD9E8D57))
KEY_STEPS = (np.uint64(0x9E3779B9), np.uint64(0xBB67AE85))
FNV_OFFSET, FNV_PRIME = 0x811C9DC5, 0x01000193

_LOW = np.uint64(0xFFFFFFFF)
_HALF = np.uint64(32)


def philox4x32(counter: npt.ArrayLike, key: npt.ArrayLike) -> Words:
    """Four random 32-bit words for each counter.

    counter: (..., 4) and key: (2,), unsigned 32-bit integers. Returns (..., 4), each below 2³² and held in 64 bits.
    """
    c0, c1, c2, c3 = np.moveaxis(np.asarray(counter, dtype=np.uint64), -1, 0)
    k0, k1 = np.asarray(key, dtype=np.uint64)
    for _ in range(ROUNDS):
        first, second = c0 * MULTIPLIERS[0], c2 * MULTIPLIERS[1]
        c0, c1, c2, c3 = (second >> _HALF) ^ c1 ^ k0, second & _LOW, (first >> _HALF) ^ c3 ^ k1, first & _LOW
        k0, k1 = (k0 + KEY_STEPS[0]) & _LOW, (k1 + KEY_STEPS[1]) & _LOW
    return np.stack([c0, c1, c2, c3], axis=-1)


def fnv1a(text: str) -> int:
    """FNV-1a, 32 bit, of a text's UTF-8 bytes. Source: Fowler, Noll and Vo, draft-eastlake-fnv."""
    value = FNV_OFFSET
    for byte in text.encode():
        value = (value ^ byte) * FNV_PRIME & 0xFFFFFFFF
    return value


def uniform(rows: npt.ArrayLike, n_columns: int, seed: int, stream: int) -> Array:
    """Uniform numbers in (−1, 1): entry (r, c) is word c mod 4 at counter (r, ⌊c/4⌋, 0, 0) under key (seed, stream).

    rows: (n,), unsigned 32-bit. Returns (n, n_columns). Variance 1/3: times √(3v) it is v.
    """
    row = np.asarray(rows, dtype=np.uint64)
    n_blocks = -(-n_columns // 4)
    counter = np.zeros((len(row), n_blocks, 4), dtype=np.uint64)
    counter[..., 0] = row[:, None]
    counter[..., 1] = np.arange(n_blocks, dtype=np.uint64)
    words = philox4x32(counter, (seed, stream)).reshape(len(row), 4 * n_blocks)[:, :n_columns]
    return 2 * ((words + 0.5) / 2**32) - 1
