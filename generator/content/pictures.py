"""pictures/NAME.png, .jpg, .jpeg or .webp: a teacher's own, which texts show as ![words](picture:NAME.png)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import partial
from io import BytesIO
from math import ceil
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import TYPE_CHECKING

from generator.content.file_names import misnamed, plain_name
from generator.content.reading import names_in, read_bytes
from generator.content.words import quoted
from generator.errors import Problem, Where
from generator.held import held
from generator.messages import NOTHING, Said, say
from generator.model import Picture

if TYPE_CHECKING:
    from PIL.Image import Image

FOLDER = Path("content/pictures")
HEAVIEST = 400
"""In kB. A site is carried on sticks and sent by chat; a photograph as wide as a page has some 200."""
LONGEST = 4000
"""In px, of each side."""
KINDS = {".png": "PNG", ".jpg": "JPEG", ".jpeg": "JPEG", ".webp": "WebP"}
_READ_AS = {"PNG": "PNG", "JPEG": "JPEG", "WEBP": "WebP", "MPO": "JPEG"}
"""What Pillow calls them. MPO is a JPEG behind which a camera has put another."""
_NAME = re.compile(rf"[a-z0-9]+(-[a-z0-9]+)*({'|'.join(map(re.escape, KINDS))})")
_PHOTOGRAPHS = frozenset({".heic", ".heif", ".avif", ".tif", ".tiff", ".dng", ".raw"})
_ONE_OF_OURS = say("a picture as PNG, JPEG or WebP")
_SMALLER = say(
    "Save it as JPEG, at most 1600 px wide. Windows: Paint, Resize. macOS: Preview, Tools, Adjust Size.\n"
    "A drawing stays sharp as PNG with fewer colours."
)
_NO_PLACE = say(
    "Whoever has the site could read it. Windows: Properties, Details, Remove Properties and Personal Information.\n"
    "macOS: Preview, Tools, Show Inspector, GPS, Remove Location Info. Or show a screenshot of it."
)


def read_pictures(root: Path, problems: list[Problem]) -> Mapping[str, Picture]:
    """Every picture by the name of its file: also one with a fault, so that no text is blamed for asking for it."""
    pictures: dict[str, Picture] = {}
    for name in names_in(root / FOLDER):
        if (problem := _fault_of_name(name)) is not None:
            problems.append(problem)
        elif (raw := read_bytes(root, FOLDER / name, problems)) is not None:
            found, faults = held(f"picture {name}", raw, partial(_looked_at, name, raw))
            pictures[name] = found
            problems += faults
    return MappingProxyType(pictures)


def _fault_of_name(name: str) -> Problem | None:
    suffix = PurePosixPath(name).suffix.lower()
    if suffix not in KINDS:
        return Problem(Where(FOLDER / name), say("the file {name}", name=quoted(name)), _ONE_OF_OURS, _exported(name))
    if _NAME.fullmatch(name):
        return None
    return misnamed(
        FOLDER,
        name,
        say("small letters a–z, digits or -, such as our-class{suffix}", suffix=suffix),
        suffix,
        numbered=False,
    )


def _exported(name: str) -> Said:
    """A hint for what no browser shows, or some do not: what to save it as."""
    path = PurePosixPath(name)
    kind, suffix = ("JPEG", ".jpg") if path.suffix.lower() in (*_PHOTOGRAPHS, ".jpg", ".jpeg") else ("PNG", ".png")
    better = f"{plain_name(path.stem) or 'NAME'}{suffix}"
    return say("Open it in a program for pictures, save it as {kind} and call it {name}.", kind=kind, name=better)


def _looked_at(name: str, raw: bytes) -> tuple[Picture, tuple[Problem, ...]]:
    from PIL import Image, UnidentifiedImageError

    where, picture = Where(FOLDER / name), Picture(name, 1, 1, raw)
    # We look at the size before anything is unpacked, and say it.
    Image.MAX_IMAGE_PIXELS = None
    try:
        with Image.open(BytesIO(raw)) as image:
            faults = [Problem(where, *said) for said in _faults(name, raw, image)]
            width, height = (image.height, image.width) if _turn(image) >= 5 else image.size
            return Picture(name, width, height, raw), tuple(faults)
    except UnidentifiedImageError:
        return picture, (Problem(where, say("what is no picture"), _ONE_OF_OURS, _exported(name)),)
    except Exception:  # each of Pillow's readers trips in its own way
        hint = say("Copy it once more from where it came, or save it anew in a program for pictures.")
        return picture, (Problem(where, say("a broken picture"), say("one that can be shown"), hint),)


def _faults(name: str, raw: bytes, image: Image) -> Iterator[tuple[Said, Said, Said]]:
    suffix = PurePosixPath(name).suffix
    kind = _READ_AS.get(image.format or "", image.format)
    if kind != KINDS[suffix]:
        yield say("a picture in the format {kind}", kind=kind), *_agreeing(name, str(kind))
        return
    if len(raw) > HEAVIEST * 1000:
        size = f"{len(raw) / 1e6:.1f} MB" if len(raw) >= 1e6 else f"{ceil(len(raw) / 1000)} kB"
        yield say("a picture of {size}", size=size), say("at most {most} kB", most=HEAVIEST), _SMALLER
    if max(image.size) > LONGEST:
        size = f"{image.width} × {image.height} px"
        yield say("a picture of {size}", size=size), say("at most {most} px a side", most=LONGEST), _SMALLER
    else:
        image.load()
    if _tells_where(raw, image):
        found, expected = say("a photograph that tells where it was taken"), say("one that does not")
        yield found, expected, _NO_PLACE
    if getattr(image, "is_animated", False) and image.format != "MPO":
        yield say("a picture that moves"), say("one that stands still"), NOTHING
    if kind != "JPEG" and _turn(image) != 1:
        found, expected = (
            say("a picture that some browsers turn and others do not"),
            say("one that is upright by itself"),
        )
        yield found, expected, say("Turn it in a program for pictures and save it there.")


def _agreeing(name: str, kind: str) -> tuple[Said, Said]:
    """What a file should be called that holds this kind, or be saved as, and how."""
    suffix = next((each for each, known in KINDS.items() if known == kind), None)
    if suffix is None:
        return _ONE_OF_OURS, _exported(name)
    better = f"{PurePosixPath(name).stem}{suffix}"
    return say("a name that ends in {suffix}", suffix=suffix), say("Call it {name}.", name=better)


def _turn(image: Image) -> int:
    """How a camera was held, as EXIF counts it: 1 is upright, from 5 on width and height change places."""
    from PIL.ExifTags import Base

    return int(image.getexif().get(Base.Orientation, 1))


def _tells_where(raw: bytes, image: Image) -> bool:
    """In EXIF, or in words, as XMP has it."""
    from PIL.ExifTags import GPS, IFD

    return GPS.GPSLatitude in image.getexif().get_ifd(IFD.GPSInfo) or b"GPSLatitude" in raw
