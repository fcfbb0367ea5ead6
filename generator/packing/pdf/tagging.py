"""What Chromium says of each page's structure, for whoever listens to it, as that of one book: pypdf drops it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pypdf import PageObject, PdfReader, PdfWriter

# Chromium writes names of PDF 2.0, which older readers are told to take for what they know.
ROLES = {"Em": "/Span", "Strong": "/Span"}


class Structure:
    """The trees of all that was printed, as parts of one document."""

    def __init__(self, writer: PdfWriter, language: str) -> None:
        from pypdf.generic import ArrayObject, TextStringObject

        self.writer, self.next = writer, 0
        self.parts, self.numbers = ArrayObject(), ArrayObject()
        self.root = _named(Type="/StructTreeRoot")
        self.document = _named(Type="/StructElem", S="/Document")
        reference = writer._add_object(self.document)
        parents = _with(_named(), Nums=self.numbers)
        _with(self.root, K=reference, ParentTree=parents, RoleMap=_named(**ROLES))
        _with(self.document, P=writer._add_object(self.root), K=self.parts, Lang=TextStringObject(language))

    def add(self, reader: PdfReader, pages: Sequence[PageObject]) -> None:
        """Take over the tree of what was printed, whose pages are in the book; its numbers go on from the last."""
        from pypdf.generic import NameObject, NumberObject

        tree: Any = reader.root_object["/StructTreeRoot"].clone(self.writer)
        part = _with(tree["/K"], P=self.document.indirect_reference, S=NameObject("/Part"))
        self.parts.append(part.indirect_reference)
        printed: Any
        for printed, page in zip(reader.pages, pages, strict=True):
            # pypdf takes it away, since without the tree it would mean nothing.
            _with(page, StructParents=NumberObject(printed["/StructParents"] + self.next))
            for link in _links(page):
                _with(link, StructParent=NumberObject(link["/StructParent"] + self.next))
        listed = tree["/ParentTree"]["/Nums"]
        for at in range(0, len(listed), 2):
            self.numbers += [NumberObject(listed[at] + self.next), list.__getitem__(listed, at + 1)]
        self.next += int(tree["/ParentTreeNextKey"])

    def finish(self) -> None:
        """Say of the book that it has a structure."""
        from pypdf.generic import BooleanObject, NumberObject

        _with(self.root, ParentTreeNextKey=NumberObject(self.next))
        marked = _with(_named(), Marked=BooleanObject(True))
        _with(self.writer._root_object, StructTreeRoot=self.root.indirect_reference, MarkInfo=marked)


def _links(page: PageObject) -> list[Any]:
    links = (each.get_object() for each in page.get("/Annots") or ())
    return [link for link in links if "/StructParent" in link]


def _named(**names: str) -> Any:
    from pypdf.generic import DictionaryObject, NameObject

    return _with(DictionaryObject(), **{key: NameObject(name) for key, name in names.items()})


def _with(dictionary: Any, **values: Any) -> Any:
    """The same dictionary with these under their keys."""
    from pypdf.generic import NameObject

    dictionary.update({NameObject(f"/{key}"): value for key, value in values.items()})
    return dictionary
