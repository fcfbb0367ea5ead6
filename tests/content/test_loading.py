import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from generator.content import load
from tests.content.tiny import SITE, Tree, make_tree

CHECKOUT = Path(__file__).parents[2]
PIECES = st.sampled_from(["[", "]", "{", "}", '"', "'''", "\n", "=", ".", ",", "#", "\\u00", "nan", "1e999", "0x", "é"])


def test_a_tree_in_order_loads(tree: Tree) -> None:
    content = load(tree.root)
    assert list(content.prose) == [("home", "en"), ("home", "es"), ("sound", "en"), ("sound", "es")]


def test_the_checkout_s_own_content_loads() -> None:
    assert load(CHECKOUT).site.name == "Atenta"


def test_faults_of_all_files_come_together_in_order(tree: Tree) -> None:
    tree.edit("ui.toml", 'en = "Compute"', 'en = ""')
    tree.edit("site.toml", "heads = 4", "heads = 9")
    tree.edit("site.toml", '"gato"', '"gatto"')
    tree.edit("presets/1-gato.toml", '"es"', '"fr"')
    tree.edit("pages/01-home.es.md", "# Text", "")
    places = [fault.split(": ")[0].removeprefix("content/") for fault in tree.faults()]
    assert places == ["pages/01-home.es.md:4", "presets/1-gato.toml:2", "site.toml:4", "site.toml:5", "ui.toml:3"]


def test_a_misspelt_file_is_told_with_the_one_that_was_meant(tree: Tree) -> None:
    tree.rename("ui.toml", "iu.toml")
    assert tree.faults() == [
        'content/iu.toml: unknown "iu.toml"; expected site.toml, sweep.toml, palette.toml, ui.toml, sources.toml, '
        "glossary.toml, features.toml, translations.json, presets, pages, figures, heads, sentences, exercises, "
        "languages or pictures. Did you mean ui.toml?",
        "content/ui.toml: no such file; expected a file of this name.",
    ]


def test_hidden_files_and_backups_are_no_fault(tree: Tree) -> None:
    for name in (".DS_Store", "presets/Thumbs.db", "pages/01-home.es.md~", "site.toml~"):
        tree.write(name, "x")
    assert tree.faults() == []


def test_a_checkout_without_content_is_told(tmp_path: Path) -> None:
    assert Tree(tmp_path).faults() == ["content: no such folder; expected the folder that holds the site's texts."]


def test_no_message_speaks_of_pydantic(tree: Tree) -> None:
    tree.write("site.toml", "name = 1\nadress = ''\ndefaults = []\npages = { a = 1, b = { slug = { es = '' } } }\n")
    said = "\n".join(tree.faults())
    assert not [jargon for jargon in ("pydantic", "Input should", "Field required", "type=") if jargon in said]


def load_with(site: bytes) -> None:
    """Load a tree in order but for site.toml; only a BuildError may come of it."""
    with tempfile.TemporaryDirectory() as folder:
        tree = make_tree(Path(folder))
        tree.write("site.toml", site)
        assert all(fault.startswith("content/") for fault in tree.faults())


@settings(max_examples=60, deadline=None)
@given(st.binary())
def test_any_bytes_load_or_are_told(site: bytes) -> None:
    load_with(site)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(SITE)), st.integers(0, 12), PIECES | st.text(max_size=3))
def test_any_spoilt_site_loads_or_is_told(at: int, cut: int, put: str) -> None:
    load_with((SITE[:at] + put + SITE[at + cut :]).encode())
