"""A matrix of numbers as a picture: a PNG of one pixel for each, on the heat-map's ramp, in the page itself."""

from __future__ import annotations

import base64
import struct
import zlib

import numpy as np

from generator.model import Array
from generator.ramp import SHADES, Ramp

SIGNATURE = b"\x89PNG\r\n\x1a\n"
PALETTE_OF_BYTES = (8, 3, 0, 0, 0)
"""Eight bits for each pixel, which choose a colour of the palette; no other way of packing, filtering or ordering."""


def picture(values: Array, low: float, high: float, ramp: Ramp) -> str:
    """The matrix as a data address for an image: `low` has the ramp's first shade and `high` its last.

    Source: W3C, Portable Network Graphics, third edition.
    """
    shades = ((values - low) / (high - low) * SHADES).astype(int).clip(0, SHADES - 1).astype(np.uint8)
    height, width = shades.shape
    rows = np.insert(shades, 0, 0, axis=1).tobytes()  # each row starts with its filter: none
    palette = bytes.fromhex("".join(shade.removeprefix("#") for shade in ramp.shades))
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, *PALETTE_OF_BYTES)),
        (b"PLTE", palette),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    )
    body = SIGNATURE + b"".join(_chunk(kind, content) for kind, content in chunks)
    return f"data:image/png;base64,{base64.b64encode(body).decode('ascii')}"


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
