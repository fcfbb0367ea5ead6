"""The book for paper: printed by Chromium, read back by pypdf."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest
from pypdf import PdfReader

from generator import machine
from generator.content import load
from generator.model.packages import FinishedPage, FinishedSite
from generator.packing.pdf import pdf_packages
from generator.packing.pdf.formulas import linear
from generator.packing.tools import MissingToolError
from tests.content.drawn import drawn

PRINTS = pytest.mark.skipif(machine.chromium() is None and os.environ.get("CI") != "true", reason="no Chromium")
PAGE = """<!doctype html>
<html lang="es"><head><meta charset="utf-8"><title>{title}</title></head>
<body><h1>{title}</h1><noscript>NOSCRIPT</noscript><script>document.body.append("SCRIPTED")</script>
<p><span class="katex"><span class="katex-mathml"><math><msub><mi>d</mi><mi>k</mi></msub></math></span>\
<span class="katex-html" aria-hidden="true"><i>d</i><sub>k</sub></span></span>
<a href="#end">down</a> <a href="{twin}#end">across</a> <a href="../index.html">out</a>
<a href="https://example.org/">abroad</a></p>
<p style="break-before: page" id="end">End of {title}</p>
<p style="margin-top: 200mm"><img src="../assets/pictures/a.png" alt="A ship" width="40" height="20" loading="lazy"></p>
</body></html>
"""


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> FinishedSite:
    """A site of two pages that lead to each other, each two sheets long."""
    folder = tmp_path_factory.mktemp("un señor libro")
    (folder / "es").mkdir()
    (folder / "assets/pictures").mkdir(parents=True)
    (folder / "assets/pictures/a.png").write_bytes(drawn(width=41))
    (folder / "index.html").write_text("<!doctype html><title>Front</title>", encoding="utf-8")
    for name, title, twin in (("a", "Artículo", "g"), ("g", "Glosario", "a")):
        (folder / f"es/{name}.html").write_text(PAGE.format(title=title, twin=f"{twin}.html"), encoding="utf-8")
    pages = (
        FinishedPage("glossary", "es", "es/g.html", "Glosario", ""),
        FinishedPage("article", "es", "es/a.html", "Artículo", ""),
    )
    return FinishedSite(folder, "Tiny", "", ("es", "en"), load(machine.ROOT).ui["pack"], pages)


@pytest.fixture(scope="module")
def read(book: FinishedSite) -> PdfReader:
    """The one book that there is: no page is English."""
    [package] = pdf_packages(book)
    assert (package.name, package.language) == ("tiny-es.pdf", "es")
    return PdfReader(BytesIO(package.body))


def links(read: PdfReader, number: int) -> Iterator[tuple[int, float] | str]:
    """Of one sheet: which sheet each link leads to and how far up, or its address."""
    sheets = [page.indirect_reference.idnum for page in read.pages if page.indirect_reference]
    for each in read.pages[number].get("/Annots", ()):
        link: Any = each.get_object()
        if "/Dest" in link:
            yield sheets.index(list.__getitem__(link["/Dest"], 0).idnum), float(link["/Dest"][3])
        else:
            yield str(link["/A"]["/URI"])


@PRINTS
def test_pages_stand_in_the_book_s_order_with_their_numbers_and_without_what_scripts_add(read: PdfReader) -> None:
    texts = [page.extract_text() for page in read.pages]
    assert [text.splitlines()[0] for text in texts] == ["Artículo", "End of Artículo", "Glosario", "End of Glosario"]
    assert [text.splitlines()[-1].strip() for text in texts] == ["1", "2", "3", "4"]
    assert not any("SCRIPT" in text for text in texts)
    assert [round(side) for side in read.pages[0].mediabox[2:]] == [595, 842]


@PRINTS
def test_pictures_are_in_it_also_those_that_a_page_loads_when_they_come_near(read: PdfReader) -> None:
    assert [[picture.image.size for picture in page.images if picture.image] for page in read.pages] == [
        *([], [(41, 20)], [], [(41, 20)])
    ]


@PRINTS
def test_its_outline_and_what_it_says_of_itself_are_the_site_s(read: PdfReader) -> None:
    assert [str(getattr(entry, "title", entry)) for entry in read.outline] == ["Artículo", "Glosario"]
    assert [read.get_destination_page_number(entry) for entry in read.outline] == [0, 2]  # type: ignore[arg-type]
    said: Any = read.metadata
    assert (said["/Author"], said["/Producer"]) == ("Tiny", "Tiny")
    assert said["/Title"].startswith("Tiny: ")
    assert not {"/CreationDate", "/ModDate", "/Creator"} & set(said)
    assert read.trailer["/Root"]["/Lang"] == "es"  # type: ignore[index]


@PRINTS
def test_links_lead_into_the_book_or_abroad_and_to_no_folder_of_this_machine(read: PdfReader) -> None:
    for first, other in ((0, 3), (2, 1)):
        within, across, abroad = links(read, first)
        assert (within[0], across[0], abroad) == (first + 1, other, "https://example.org/")


@pytest.mark.parametrize(
    ("mathml", "said"),
    [
        ("<mfrac><mrow><mi>q</mi><mo>⋅</mo><mi>k</mi></mrow><msqrt><mi>d</mi></msqrt></mfrac>", "(q ⋅ k)/√(d)"),
        ("<msubsup><mo>∑</mo><mrow><mi>j</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></msubsup>", "∑_(j = 1)^n"),
        ("<mrow><mi>log</mi><mo>\u2061</mo><mi>n</mi></mrow>", "log n"),
        ("<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr><mtr><mtd/><mtd/></mtr></mtable>", "1, 0; , "),
    ],
)
def test_a_formula_is_called_what_it_says(mathml: str, said: str) -> None:
    assert linear(fromstring(f"<math>{mathml}</math>")) == said


def elements(element: Any) -> Iterator[Any]:
    """This one of the structure, and all below it in their order."""
    inner = element.get("/K", [])
    yield element
    for each in inner if isinstance(inner, list) else [inner]:
        if isinstance(kid := each.get_object(), dict):
            yield from elements(kid)


@PRINTS
def test_who_listens_is_told_headings_and_links_as_of_one_document(read: PdfReader) -> None:
    root: Any = read.trailer["/Root"]
    assert root["/MarkInfo"] == {"/Marked": True}
    tree = root["/StructTreeRoot"]
    told = list(elements(tree["/K"]))
    assert [each["/S"] for each in told if each.get("/S") in {"/Document", "/Part", "/H1"}] == [
        *("/Document", "/Part", "/H1", "/Part", "/H1")
    ]
    owners = dict(zip(tree["/ParentTree"]["/Nums"][::2], tree["/ParentTree"]["/Nums"][1::2], strict=True))
    assert [str(each["/Alt"]) for each in told if each.get("/S") == "/Figure"] == ["d_k", "A ship", "d_k", "A ship"]
    for number, page in enumerate(read.pages):
        marked = [each.get_object()["/Pg"].get_object() for each in owners[page["/StructParents"]].get_object()]
        assert {read.get_page_number(each) for each in marked} == {number}
        for link in (each.get_object() for each in page.get("/Annots", ())):
            kids = [each.get_object() for each in owners[link["/StructParent"]].get_object()["/K"]]
            assert link in [kid["/Obj"].get_object() for kid in kids if isinstance(kid, dict) and "/Obj" in kid]


@PRINTS
def test_with_an_address_links_to_other_pages_lead_there_and_the_bytes_are_always_the_same(book: FinishedSite) -> None:
    published = replace(book, address="https://example.org/atenta/")
    one, two = pdf_packages(published), pdf_packages(published)
    assert one == two
    assert "https://example.org/atenta/index.html" in list(links(PdfReader(BytesIO(one[0].body)), 0))


def test_without_chromium_or_pypdf_it_says_how_to_get_them(book: FinishedSite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "chromium", lambda: None)
    with pytest.raises(MissingToolError, match=r"no Chromium on this machine.*build\.py doctor"):
        pdf_packages(book)
    monkeypatch.setitem(sys.modules, "pypdf", None)
    with pytest.raises(MissingToolError, match=r"no pypdf in \.venv.*requirements-pack\.txt"):
        pdf_packages(book)
