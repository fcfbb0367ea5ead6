from dataclasses import replace

import pytest

from generator.model import Language, Source
from generator.render.citations import authors, joining, never_cited
from tests.render.samples import JOINING, VASWANI, content, html_and_problems, html_of


def by(*families: str) -> Source:
    return Source("key", tuple(f"{family}, A." for family in families), 2000, "T", "V", url="https://example.org")


def test_a_citation_gives_authors_and_year_as_a_link_to_the_work() -> None:
    said = html_of("Véase [@vaswani2017].", sources=(VASWANI,))
    assert 'href="https://arxiv.org/abs/1706.03762" id="cite-vaswani2017">(Vaswani et al., 2017)</a>' in said


@pytest.mark.parametrize(
    ("language", "families", "said"),
    [
        ("es", ("Bahdanau",), "Bahdanau"),
        ("es", ("Glorot", "Bengio"), "Glorot y Bengio"),
        ("en", ("Glorot", "Bengio"), "Glorot and Bengio"),
        ("es", ("Jain", "Ibarra"), "Jain e Ibarra"),
        ("es", ("Jain", "Íñiguez"), "Jain e Íñiguez"),
        ("es", ("Jain", "Hidalgo"), "Jain e Hidalgo"),
        ("es", ("Jain", "Hierro"), "Jain y Hierro"),
        ("en", ("A", "B", "C"), "A et al."),
    ],
)
def test_authors_are_joined_as_the_language_does(language: Language, families: tuple[str, ...], said: str) -> None:
    joined = joining(content(ui={"references": JOINING}), language)
    assert authors(by(*families), joined) == said


def test_a_misspelt_key_is_a_problem_with_its_line_and_the_nearest_key() -> None:
    _, problems = html_and_problems("Uno.\n\nDos [@vaswni2017].", sources=(VASWANI,))
    assert problems == [
        "content/pages/01-home.es.md:7: a citation of vaswni2017; expected a key of content/sources.toml."
        " Did you mean vaswani2017?\n    Dos [@vaswni2017]."
    ]


def test_citations_side_by_side_share_one_pair_of_parentheses() -> None:
    other = replace(VASWANI, key="other2020", authors=("Otra, A.",), year=2020)
    said = html_of("Véase [@vaswani2017] [@other2020].", sources=(VASWANI, other))
    assert ">(Vaswani et al., 2017</a>; <a" in said
    assert ">Otra, 2020)</a></span>." in said


def test_a_citation_in_code_stays_as_it_is() -> None:
    assert "[@nobody]" in html_of("`[@nobody]`")


def test_an_entry_that_no_page_cites_is_a_problem_at_its_line() -> None:
    (problem,) = never_cited({"vaswani2017": VASWANI}, frozenset(), "# Works\n[vaswani2017]\nyear = 2017\n")
    assert str(problem).startswith("content/sources.toml:2: vaswani2017, which no page cites; expected a page")


def test_an_entry_that_is_cited_is_no_problem() -> None:
    assert not never_cited({"vaswani2017": VASWANI}, frozenset({"vaswani2017"}), "[vaswani2017]\n")
