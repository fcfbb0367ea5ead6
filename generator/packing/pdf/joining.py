"""Printed pages as one book: links between them, outline, page numbers, and the same bytes each time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urlsplit
from urllib.request import url2pathname

from generator.model import Language
from generator.model.packages import FinishedPage, FinishedSite
from generator.packing.pdf.tagging import Structure

if TYPE_CHECKING:
    from pypdf import PdfReader, PdfWriter

Place = tuple[int, float, float]
"""A page of the book from 0, and how far from its left and from its foot."""
SIZE, FOOT = 9, 36


def joined(site: FinishedSite, language: Language, printed: Mapping[FinishedPage, bytes], folder: Path) -> bytes:
    """The book. folder: in which the pages stood when they were printed, since their links say so."""
    from pypdf import PdfReader, PdfWriter

    writer = PdfWriter()
    structure = Structure(writer, language)
    places: dict[str, Place] = {}
    for page, body in printed.items():
        reader = PdfReader(BytesIO(body))
        first = len(writer.pages)
        places[page.path] = (first, 0, float(reader.pages[0].mediabox.top))
        places |= {f"{page.path}#{name}": place for name, place in _named(reader, first)}
        _spell_out(reader, (folder / page.path).as_uri())
        writer.append(reader)
        structure.add(reader, writer.pages[first:])
        if not reader.outline:
            writer.add_outline_item(title=page.title, page_number=first)
    _lead(writer, places, folder, site.address)
    _number(writer)
    structure.finish()
    writer.compress_identical_objects()
    title = f"{site.name}: {site.words['summary'][language]}"
    writer.metadata = {"/Title": title, "/Author": site.name, "/Producer": site.name}
    writer._root_object.update(_root(language))
    written = BytesIO()
    writer.write(written)
    return written.getvalue()


def _root(language: Language) -> dict[Any, Any]:
    from pypdf.generic import BooleanObject, DictionaryObject, NameObject, TextStringObject

    shown = DictionaryObject({NameObject("/DisplayDocTitle"): BooleanObject(True)})
    return {NameObject("/Lang"): TextStringObject(language), NameObject("/ViewerPreferences"): shown}


def _named(reader: PdfReader, first: int) -> Iterator[tuple[str, Place]]:
    """Where the elements of a printed page stand in the book."""
    for name, place in reader.named_destinations.items():
        number = reader.get_destination_page_number(place)
        if number is not None:
            yield str(name).removeprefix("/"), (first + number, float(place.left or 0), float(place.top or 0))


def _links(pages: Any) -> Iterator[tuple[Any, Any]]:
    """Every link with the list that it is in."""
    for page in pages:
        listed = page.get("/Annots") or []
        yield from (
            (listed, each.get_object()) for each in list(listed) if each.get_object().get("/Subtype") == "/Link"
        )


def _spell_out(reader: PdfReader, address: str) -> None:
    """Write links within a page as those between pages: names that two pages share would lead into one of them."""
    from pypdf.generic import DictionaryObject, NameObject, TextStringObject

    for _, link in _links(reader.pages):
        if "/Dest" in link:
            target = TextStringObject(f"{address}#{str(link.pop('/Dest')).removeprefix('/')}")
            link[NameObject("/A")] = DictionaryObject(
                {NameObject("/S"): NameObject("/URI"), NameObject("/URI"): target}
            )


def _lead(writer: PdfWriter, places: Mapping[str, Place], folder: Path, address: str) -> None:
    """Lead every link that led into the folder into the book, to the published page, or nowhere."""
    from pypdf.generic import ArrayObject, FloatObject, NameObject, NullObject, TextStringObject

    for listed, link in _links(writer.pages):
        action = link.get("/A", {})
        parts = urlsplit(str(action.get("/URI", "")))
        if parts.scheme != "file":
            continue
        path = Path(url2pathname(parts.path)).relative_to(folder).as_posix()
        place = places.get(f"{path}#{unquote(parts.fragment)}", places.get(path))
        if place is not None:
            number, left, top = place
            where = (writer.pages[number].indirect_reference, NameObject("/XYZ"), FloatObject(left), FloatObject(top))
            del link["/A"]
            link[NameObject("/Dest")] = ArrayObject([*where, NullObject()])
        elif address:
            fragment = f"#{parts.fragment}" if parts.fragment else ""
            action[NameObject("/URI")] = TextStringObject(f"{address.rstrip('/')}/{path}{fragment}")
        else:
            listed.remove(link.indirect_reference)


def _number(writer: PdfWriter) -> None:
    """Print each page's number at its foot."""
    from pypdf import PageObject
    from pypdf.generic import DecodedStreamObject, DictionaryObject, NameObject

    kinds = {"/Type": "/Font", "/Subtype": "/Type1", "/BaseFont": "/Helvetica"}
    font = DictionaryObject({NameObject(key): NameObject(value) for key, value in kinds.items()})
    for number, page in enumerate(writer.pages, start=1):
        box = page.mediabox
        stamp, drawn = PageObject.create_blank_page(width=box.width, height=box.height), DecodedStreamObject()
        left = float(box.width) / 2 - SIZE * len(str(number)) / 4
        drawn.set_data(f"/Artifact BMC BT /Number {SIZE} Tf {left:.2f} {FOOT} Td ({number}) Tj ET EMC".encode())
        fonts = DictionaryObject({NameObject("/Number"): font})
        stamp[NameObject("/Resources")] = DictionaryObject({NameObject("/Font"): fonts})
        stamp[NameObject("/Contents")] = drawn
        page.merge_page(stamp)
