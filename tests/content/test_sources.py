import pytest

from generator.content import load
from tests.content.tiny import Tree

ARXIV = 'arxiv = "1706.03762"'


def test_a_source_has_the_name_of_its_table_as_key(tree: Tree) -> None:
    source = load(tree.root).sources["vaswani2017"]
    assert (source.key, source.authors, source.link) == (
        "vaswani2017",
        ("Vaswani, Ashish",),
        "https://arxiv.org/abs/1706.03762",
    )


def test_a_source_that_nobody_can_reach_is_told(tree: Tree) -> None:
    tree.edit("sources.toml", ARXIV, "")
    assert tree.faults() == [
        "content/sources.toml:1: vaswani2017 has no doi, arxiv or url; expected at least one of them."
        "\n    [vaswani2017]"
    ]


@pytest.mark.parametrize(
    ("way", "written", "expected"),
    [
        (
            "doi",
            "https://doi.org/10.1145/1",
            'a DOI that starts with 10., such as 10.1145/2063384.2063405. Write "10.1145/1"',
        ),
        ("doi", "11.1145/1", "a DOI that starts with 10., such as 10.1145/2063384.2063405"),
        ("arxiv", "arXiv:1706.03762", 'an arXiv number such as 1706.03762. Write "1706.03762"'),
        ("arxiv", "https://arxiv.org/abs/1706.03762", 'an arXiv number such as 1706.03762. Write "1706.03762"'),
        ("url", "www.example.org", "an address that starts with https://"),
    ],
)
def test_a_link_of_the_wrong_shape_is_told(tree: Tree, way: str, written: str, expected: str) -> None:
    tree.edit("sources.toml", ARXIV, f'{way} = "{written}"')
    assert tree.faults() == [
        f'content/sources.toml:6: vaswani2017.{way} is "{written}"; expected {expected}.\n    {way} = "{written}"'
    ]


@pytest.mark.parametrize("year", [1899, 2101])
def test_a_year_beyond_reason_is_told(tree: Tree, year: int) -> None:
    tree.edit("sources.toml", "2017\n", f"{year}\n")
    assert tree.faults() == [
        f"content/sources.toml:3: vaswani2017.year is {year}; expected a whole number from 1900 to 2100."
        f"\n    year = {year}"
    ]


def test_a_source_without_authors_is_told(tree: Tree) -> None:
    tree.edit("sources.toml", '["Vaswani, Ashish"]', "[]")
    assert tree.faults() == [
        "content/sources.toml:2: vaswani2017.authors is an empty list; expected a list of at least 1.\n    authors = []"
    ]


@pytest.mark.parametrize("author", ["Taylor, Russell M., II", "King, Martin Luther, Jr.", "Taylor, II", "A, II, B., C"])
def test_an_author_whose_suffix_is_not_in_its_place_is_told(tree: Tree, author: str) -> None:
    tree.edit("sources.toml", '["Vaswani, Ashish"]', f'["{author}"]')
    (fault,) = tree.faults()
    expected = 'expected a name such as "Vaswani, Ashish", or with its suffix "Taylor, II, Russell M."'
    assert fault.startswith(f'content/sources.toml:2: vaswani2017.authors[0] is "{author}"; {expected}.')


@pytest.mark.parametrize("author", ["Taylor, II, Russell M.", "King, Jr., Martin Luther", "OpenAI", "Xu, V."])
def test_an_author_may_have_a_suffix_or_be_an_organisation(tree: Tree, author: str) -> None:
    tree.edit("sources.toml", '["Vaswani, Ashish"]', f'["{author}"]')
    assert load(tree.root).sources["vaswani2017"].authors == (author,)


def test_a_key_is_not_written_within_its_table(tree: Tree) -> None:
    tree.edit("sources.toml", ARXIV, f'{ARXIV}\nkey = "x"')
    assert tree.faults() == [
        'content/sources.toml:7: unknown key "key"; expected authors, year, title, venue, kind, lang, volume, number, '
        'pages, doi, arxiv or url.\n    key = "x"'
    ]


def test_a_key_that_no_page_could_cite_is_told(tree: Tree) -> None:
    tree.edit("sources.toml", "[vaswani2017]", '["a b"]')
    assert tree.faults() == [
        'content/sources.toml:1: source "a b"; expected a letter, then letters, digits, - or _.\n    ["a b"]'
    ]


def test_a_value_in_the_place_of_a_source_is_told(tree: Tree) -> None:
    tree.edit("sources.toml", "[vaswani2017]", "other2018 = 1\n[vaswani2017]")
    assert tree.faults() == [
        "content/sources.toml:1: other2018 is 1; expected a table with authors, year, title, venue.\n    other2018 = 1"
    ]
