from pathlib import Path

from generator.content import load
from tests.content.tiny import Tree

CAPTION = 'caption = { es = "Olas de {n} m", en = "Waves of {n} m" }\n'


def test_a_figure_s_words_are_read_by_its_name(tree: Tree) -> None:
    tree.write("figures/waves.toml", CAPTION)
    assert load(tree.root).figures["waves"]["caption"].es == "Olas de {n} m"


def test_no_folder_is_no_figure(tree: Tree) -> None:
    assert not load(tree.root).figures


def test_a_figure_without_a_caption_is_a_fault(tree: Tree) -> None:
    tree.write("figures/waves.toml", CAPTION.replace("caption", "x"))
    assert 'no "caption"; expected what there is to see, in both languages.' in tree.faults()[0].replace(
        "“", '"'
    ).replace("”", '"')


def test_placeholders_are_the_same_in_both_languages(tree: Tree) -> None:
    tree.write("figures/waves.toml", CAPTION.replace("Waves of {n}", "Waves of {m}"))
    assert tree.faults()[0].startswith("content/figures/waves.toml:1: caption has {n} in es and {m} in en")


def test_a_file_name_that_no_text_can_ask_for_is_a_fault(tree: Tree) -> None:
    tree.write("figures/Waves.toml", CAPTION)
    assert tree.faults()[0].startswith(f"{Path('content/figures/Waves.toml').as_posix()}: file name")


def test_a_misspelt_citation_in_a_figure_s_words_is_told(tree: Tree) -> None:
    tree.write("figures/waves.toml", CAPTION.replace("Waves of", "Waves [@vaswni2017] of"))
    assert tree.faults()[0].startswith(
        "content/figures/waves.toml:1: a citation of vaswni2017; expected a key of content/sources.toml. Did you mean"
    )
