import pytest

from generator.content import load
from tests.content.tiny import Tree


def test_pages_cannot_be_changed_once_read(tree: Tree) -> None:
    pages = load(tree.root).site.pages
    with pytest.raises(TypeError):
        pages["home"] = pages["sound"]  # type: ignore[index]


def test_pages_keep_their_order(tree: Tree) -> None:
    assert list(load(tree.root).site.pages) == ["home", "sound"]


@pytest.mark.parametrize("address", ["", "https://example.org", "https://a.example:8080/atenta/"])
def test_an_address_may_be_empty_or_start_with_https(tree: Tree, address: str) -> None:
    tree.edit("site.toml", 'address = ""', f'address = "{address}"')
    assert load(tree.root).site.address == address


@pytest.mark.parametrize(
    ("address", "better"),
    [
        ("https://ejemplo.es/ñandú", "https://ejemplo.es/%C3%B1and%C3%BA"),
        ("https://año.example/", "https://xn--ao-zja.example/"),
        ("https://ejemplo.es/x//", "https://ejemplo.es/x/"),
        ("https://ejemplo.es/sub/index.html", "https://ejemplo.es/sub/"),
    ],
)
def test_an_address_with_other_letters_is_told_as_machines_write_it(tree: Tree, address: str, better: str) -> None:
    tree.edit("site.toml", 'address = ""', f'address = "{address}"')
    assert f" Write {better}.\n" in tree.faults()[0]
    tree.edit("site.toml", address, better)
    assert load(tree.root).site.address == better


@pytest.mark.parametrize(
    "address", ["https://-..--/", "http://a.example", "a.example", "https://", "https://a.example/#top"]
)
def test_any_other_address_is_told(tree: Tree, address: str) -> None:
    tree.edit("site.toml", 'address = ""', f'address = "{address}"')
    assert tree.faults() == [
        f'content/site.toml:2: address is "{address}"; expected https:// and a host, without ? or #, or nothing. '
        f'An example: https://example.org/atenta/\n    address = "{address}"'
    ]


def test_an_unknown_preset_is_told_with_the_nearest(tree: Tree) -> None:
    tree.edit("site.toml", '"gato"', '"gatto"')
    assert tree.faults() == [
        'content/site.toml:4: defaults.preset is "gatto"; expected the name of a preset in content/presets. '
        'Did you mean gato?\n    preset = "gatto"'
    ]


def test_a_preset_with_a_fault_of_its_own_is_still_known(tree: Tree) -> None:
    tree.edit("presets/1-gato.toml", 'lang = "es"', "lang = 1")
    assert tree.faults() == ["content/presets/1-gato.toml:2: lang is 1; expected text in quotes.\n    lang = 1"]


def test_a_head_beyond_the_last_is_told(tree: Tree) -> None:
    tree.edit("site.toml", "head = 0", "head = 4")
    assert tree.faults() == [
        "content/site.toml:8: defaults.head is 4; expected a head below defaults.heads, which is 4. "
        "Heads are counted from 0.\n    head = 4"
    ]


@pytest.mark.parametrize(
    ("line", "name", "old", "new", "reach"),
    [
        (5, "heads", "4", "3", "2 to 8 in steps of 2"),
        (6, "d_k", "8", "9", "4 to 32 in steps of 4"),
        (7, "temperature", "1.0", "1.05", "0.1 to 5 in steps of 0.1"),
    ],
)
def test_a_start_that_the_sweep_does_not_reach_is_told(
    tree: Tree, *, line: int, name: str, old: str, new: str, reach: str
) -> None:
    tree.edit("sweep.toml", "first = 1, last = 8, step = 1", "first = 2, last = 8, step = 2")
    tree.edit("site.toml", f"{name} = {old}", f"{name} = {new}")
    assert tree.faults() == [
        f"content/site.toml:{line}: defaults.{name} is {new}; expected a value that sweep.toml reaches: {reach}."
        f"\n    {name} = {new}"
    ]


def test_a_number_out_of_range_is_told_once(tree: Tree) -> None:
    tree.edit("site.toml", "heads = 4", "heads = 9")
    assert tree.faults() == [
        "content/site.toml:5: defaults.heads is 9; expected a whole number from 1 to 8.\n    heads = 9"
    ]


def test_a_slug_with_an_accent_is_told(tree: Tree) -> None:
    tree.edit("site.toml", '"sonido"', '"música"')
    assert tree.faults() == [
        'content/site.toml:15: pages.sound.slug.es is "música"; expected small letters a–z, digits and - between '
        'them.\n    slug = { es = "música", en = "sound" }'
    ]


def test_two_pages_with_one_slug_are_told(tree: Tree) -> None:
    tree.edit("site.toml", '"sonido"', '"inicio"')
    assert tree.faults() == [
        'content/site.toml:15: pages.sound.slug.es is "inicio"; expected another name than that of pages.home.'
        '\n    slug = { es = "inicio", en = "sound" }'
    ]


def test_one_slug_in_two_languages_is_fine(tree: Tree) -> None:
    tree.edit("site.toml", '"inicio"', '"index"')
    assert tree.faults() == []


def test_an_unknown_template_is_told_with_the_nearest(tree: Tree) -> None:
    tree.edit("site.toml", "sound.html", "soud.html")
    assert tree.faults() == [
        'content/site.toml:16: pages.sound.template is "soud.html"; expected the name of a file in templates. '
        'Did you mean sound.html?\n    template = "soud.html"'
    ]


def test_a_page_name_with_a_capital_is_told(tree: Tree) -> None:
    tree.edit("site.toml", "[pages.sound]", "[pages.Sound]")
    expected = "small letters a–z, digits and - between them"
    assert f'content/site.toml:14: page "Sound"; expected {expected}.\n    [pages.Sound]' in tree.faults()


def test_a_site_without_pages_is_told(tree: Tree) -> None:
    text = (tree.root / "content/site.toml").read_text(encoding="utf-8")
    tree.write("site.toml", "pages = {}\n" + text[: text.index("[pages")])
    assert tree.faults() == [
        "content/site.toml:1: pages is an empty table; expected at least one table [pages.name].\n    pages = {}"
    ]
