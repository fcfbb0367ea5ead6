"""Pictures for tests, as a camera or a drawing program would write them."""

from __future__ import annotations

import random
from io import BytesIO

from PIL import Image
from PIL.ExifTags import GPS, IFD, Base


def drawn(
    kind: str = "PNG", width: int = 40, height: int = 20, *, turn: int = 0, place: bool = False, colour: str = "#a8321a"
) -> bytes:
    """A picture in one colour. turn: how the camera was held, as EXIF counts it. place: whether it tells where."""
    exif = Image.Exif()
    if turn:
        exif[Base.Orientation] = turn
    if place:
        exif.get_ifd(IFD.GPSInfo)[GPS.GPSLatitude] = (40.0, 25.0, 0.0)
    return saved(Image.new("RGB", (width, height), colour), kind, exif=exif)


def noise(side: int) -> bytes:
    """A picture that nothing makes smaller: three bytes for each of its points."""
    letters = random.Random(0).randbytes(3 * side * side)
    return saved(Image.frombytes("RGB", (side, side), letters), "PNG")


def moving(kind: str) -> bytes:
    """Two pictures in one file: one after the other; in an MPO a photograph and what a camera put behind it."""
    first, second = (Image.new("RGB", (40, 20), colour) for colour in ("#a8321a", "#0b5fa5"))
    return saved(first, kind, save_all=True, append_images=[second])


def saved(image: Image.Image, kind: str, **how: object) -> bytes:
    image.save(body := BytesIO(), kind, **how)
    return body.getvalue()
