"""Matrices as pictures."""

from __future__ import annotations

import base64
import io

import numpy as np
from PIL import Image

from generator.model import RampStop
from generator.picture import picture
from generator.ramp import make_ramp

RAMP = make_ramp((RampStop(0.0, "#000000"), RampStop(1.0, "#ffffff")))
VALUES = np.array([[-1.0, 0.0, 1.0], [0.5, -0.5, 0.25]])


def opened(address: str) -> Image.Image:
    kind, body = address.split(",")
    assert kind == "data:image/png;base64"
    return Image.open(io.BytesIO(base64.b64decode(body)))


def test_a_number_has_a_pixel_and_the_ramp_s_ends_are_the_range_s() -> None:
    image = opened(picture(VALUES, -1, 1, RAMP)).convert("RGB")
    assert image.size == (3, 2)
    assert [image.getpixel(at) for at in ((0, 0), (1, 0), (2, 0))] == [(0, 0, 0), (128, 128, 128), (255, 255, 255)]
    assert image.getpixel((1, 1)) == (64, 64, 64)


def test_the_same_matrix_is_the_same_bytes() -> None:
    assert picture(VALUES, -1, 1, RAMP) == picture(VALUES.copy(), -1, 1, RAMP)
