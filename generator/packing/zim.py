"""The site for Kiwix, the reader of schools without a connection: every file as it is, in one archive by libzim."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from generator.model.packages import FinishedSite, Package
from generator.packing.illustration import SIZE, illustration
from generator.packing.tools import missing_library
from generator.passing import passing_folder

# As a ZIM names languages (ISO 639-3); one that is not here is said to be undetermined.
LETTERS = {"ar": "ara", "ca": "cat", "de": "deu", "en": "eng", "es": "spa", "eu": "eus", "fa": "fas", "fr": "fra"}
LETTERS |= {"gl": "glg", "he": "heb", "hi": "hin", "it": "ita", "ja": "jpn", "ko": "kor", "nl": "nld", "pl": "pol"}
LETTERS |= {"pt": "por", "qu": "que", "ru": "rus", "sw": "swa", "tr": "tur", "uk": "ukr", "ur": "urd", "zh": "zho"}
# The format asks for a day. Ours is no day: an archive of the same site is the same bytes.
DAY = "2000-01-01"
# Not what the machine says they are: on some a script is a plain text.
KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
KINDS |= {".woff2": "font/woff2", ".txt": "text/plain", ".xml": "application/xml", ".png": "image/png"}
KINDS |= {".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".webp": "image/webp"}
PACKED_ALREADY = (".woff2", ".png", ".jpg", ".jpeg", ".webp")
# What libzim draws by lot, and where it stands: the archive's name in its head, and those of the indexes.
HEAD = slice(8, 24)
INDEX = re.compile(rb"\x0f\rXapian Glass..", re.DOTALL)
CHECKSUM = 16


def zim_packages(site: FinishedSite) -> tuple[Package, ...]:
    """One archive in all languages. Raises MissingToolError."""
    try:
        import libzim  # noqa: F401
    except ImportError as error:
        raise missing_library("libzim") from error
    with passing_folder() as folder:
        path = folder / f"{site.stem}.zim"
        with silenced():
            _write(site, path)
        return (Package("zim", path.name, None, without_lots(path.read_bytes(), site.stem)),)


def _write(site: FinishedSite, path: Path) -> None:
    from libzim.writer import Creator

    creator: Any = Creator(path).config_indexing(True, LETTERS.get(site.languages[0], "und")).config_nbworkers(1)
    creator.set_mainpath("index.html")
    titles = {page.path: page.title for page in site.pages} | {"index.html": site.name}
    with creator:
        for file in site.files():
            creator.add_item(_item(file, titles.get(file), (site.folder / file).read_bytes()))
        for name, value in _metadata(site).items():
            creator.add_metadata(name, value)
        creator.add_illustration(SIZE, illustration())


def _item(path: str, title: str | None, body: bytes) -> Any:
    """A file as libzim takes it. Those with a title are pages that a reader is offered by it."""
    from libzim.writer import Hint, Item, StringProvider

    class File(Item):  # type: ignore[misc]
        def get_path(self) -> str:
            return path

        def get_title(self) -> str:
            return title or ""

        def get_mimetype(self) -> str:
            return KINDS.get(Path(path).suffix, "application/octet-stream")

        def get_contentprovider(self) -> Any:
            return StringProvider(body)

        def get_hints(self) -> Any:
            return {Hint.FRONT_ARTICLE: title is not None, Hint.COMPRESS: not path.endswith(PACKED_ALREADY)}

    return File()


def _metadata(site: FinishedSite) -> dict[str, str]:
    return {
        "Title": site.name,
        "Description": site.words["summary"][site.languages[0]],
        "LongDescription": "\n".join(site.words["summary"][language] for language in site.languages),
        "Language": ",".join(LETTERS.get(language, "und") for language in site.languages),
        "Name": f"{site.stem}_mul_all",
        "Creator": site.name,
        "Publisher": site.name,
        "Date": DAY,
        "Tags": "_ftindex:yes;_videos:no;_category:other",
    }


def without_lots(archive: bytes, name: str) -> bytes:
    """The archive with names that follow from what is in it, and the checksum of that."""
    body = bytearray(archive[:-CHECKSUM])
    lots = [HEAD, *(slice(found.end(), found.end() + 16) for found in INDEX.finditer(body))]
    for lot in lots:
        body[lot] = bytes(16)
    drawn = hashlib.sha256(name.encode() + body).digest()[:16]
    for lot in lots:
        body[lot] = drawn
    return bytes(body) + hashlib.md5(body, usedforsecurity=False).digest()


@contextmanager
def silenced() -> Iterator[None]:
    """Without what libzim says of each of its steps, which it writes past Python."""
    kept = os.dup(1)
    try:
        with open(os.devnull, "wb") as nowhere:  # noqa: PTH123
            os.dup2(nowhere.fileno(), 1)
        yield
    finally:
        os.dup2(kept, 1)
        os.close(kept)
