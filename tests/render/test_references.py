from dataclasses import replace

from generator.errors import Problem
from generator.model import PageEntry, Site, Source, Text
from generator.render.back_matter import BackMatter
from generator.render.bibtex import bibtex
from generator.render.formulas import FormulaBook
from generator.render.glossary import render_glossary
from generator.render.press import Drawer, Press, Shelf
from generator.render.prose import render_prose
from generator.render.references import Reference, references
from tests.render.samples import JOINING, SITE, VASWANI, content, prose
from tests.render.test_terms import PAGES, term

BOTH = {**PAGES, "references": PageEntry(Text("referencias", "references"), "references.html")}
WHOLE = Site(SITE.name, SITE.address, SITE.defaults, BOTH)
ALVAREZ = replace(VASWANI, key="alvarez2020", authors=("Álvarez, Ana María", "Íñiguez, Jean-Luc"), year=2020)


def press(markdown: str = "Texto.", *sources: Source, definition: str = "Uno.") -> Press:
    given = content(prose(markdown), sources=sources or (VASWANI, ALVAREZ), site=WHOLE, ui={"references": JOINING})
    return Press(replace(given, glossary={"x": term("x", ("equis",), definition)}), FormulaBook(), list[Problem]())


def listed(given: Press) -> tuple[Reference, ...]:
    matter = BackMatter(render_prose(given), render_glossary(given))
    return references(given.content, "es", matter.cited("es"))


def test_a_citation_leads_to_the_page_of_references_where_there_is_one() -> None:
    html = render_prose(press("[@vaswani2017]"))["home", "es"].html
    assert 'href="referencias.html#vaswani2017" id="cite-vaswani2017"' in html


def test_a_work_can_be_cited_in_the_words_of_a_figure() -> None:
    html = '<figure aria-label="De [@vaswani2017]"><figcaption>Como [@vaswani2017].</figcaption></figure>'
    drawer = Drawer(frozenset({"waves"}), lambda _prose, _name, _number: html)
    given = replace(press("[figure:waves]"), shelf=Shelf(figures=drawer))
    page = render_prose(given)["home", "es"]
    link = '<a class="citation" href="referencias.html#vaswani2017" id="cite-vaswani2017">(Vaswani et al., 2017)</a>'
    assert f'aria-label="De (Vaswani et al., 2017)"><figcaption>Como {link}.' in page.html
    assert page.cited == (VASWANI,)


def test_only_the_first_citation_of_a_work_is_an_anchor() -> None:
    assert render_prose(press("[@vaswani2017] [@vaswani2017]"))["home", "es"].html.count(" id=") == 1


def test_works_are_sorted_by_author_with_accents_folded() -> None:
    assert [work.key for work in listed(press())] == ["alvarez2020", "vaswani2017"]


def test_authors_are_set_with_initials_in_the_page_s_language() -> None:
    assert listed(press())[0].authors == "Álvarez, A. M. e Íñiguez, J.-L."


def test_a_suffix_follows_the_initials_and_stands_where_bibtex_reads_it() -> None:
    given = replace(VASWANI, authors=("Borland, David", "Taylor, II, Russell M.", "King, Jr., Martin Luther", "OpenAI"))
    work = listed(press("Texto.", given))[0]
    assert work.authors == "Borland, D., Taylor, R. M., II, King, M. L., Jr. y OpenAI"
    assert "= {Borland, David and Taylor, II, Russell M. and King, Jr., Martin Luther and OpenAI}," in work.bibtex


def test_a_work_names_the_places_where_it_is_cited() -> None:
    _, vaswani = listed(press("[@vaswani2017]", definition="Dice [@vaswani2017]."))
    assert [(place.title, place.href) for place in vaswani.cited_by] == [
        ("home es", "index.html#cite-vaswani2017"),
        ("glossary es", "glosario.html#x"),
    ]


def test_a_work_can_be_reached_by_doi_and_arxiv() -> None:
    both = replace(VASWANI, doi="10.1/x")
    assert listed(press("Texto.", both))[0].links == (
        ("doi:10.1/x", "https://doi.org/10.1/x"),
        ("arXiv:1706.03762", "https://arxiv.org/abs/1706.03762"),
    )


def test_a_work_says_where_in_the_journal_it_stands() -> None:
    given = replace(VASWANI, kind="article", title="One?", venue="Annals", volume="29", number="2", pages="610–611")
    work = listed(press("Texto.", given))[0]
    assert (work.venue, work.ended) == ("Annals 29(2), 610–611", True)
    assert "volume = {29},\n  number = {2},\n  pages = {610--611}," in work.bibtex


def test_bibtex_names_the_venue_as_its_kind_does_and_escapes_tex() -> None:
    said = bibtex(replace(VASWANI, kind="inproceedings", title="A & B", venue="C_1"))
    assert said.splitlines() == [
        "@inproceedings{vaswani2017,",
        "  author = {Vaswani, Ashish and Shazeer, Noam and Parmar, Niki},",
        "  title = {{A \\& B}},",
        "  booktitle = {C\\_1},",
        "  year = {2017},",
        "  eprint = {1706.03762},",
        "  archivePrefix = {arXiv},",
        "}",
    ]
