import pytest

from tests.content.tiny import UI, Tree

HOME = "pages/01-home.es.md"
FINE = [
    "Vale {{mean_entropy temperature=0.1}} bits.",
    "Baja a T = 0.1 y mira.",
    "Con $T = 0.1$, $\\tau = 0.2$.",
    "Dice 28.4 puntos, como cuenta [@vaswani2017].",
    "`0.5` y\n\n```\nx = 0.5\n```\n",
    "[Aquí](page:sound#temperature=0.1) y [allí](https://doi.org/10.1145/2063384.2063405).",
    "WCAG 2.2 y la versión 3.9.2.",
    "Hay 2,000 palabras, 3 de 4, en el paso 1.",
    'Un <span data-x="0.5">medio</span>.',
]


@pytest.mark.parametrize("text", FINE)
def test_a_decimal_that_is_accounted_for_is_no_fault(tree: Tree, text: str) -> None:
    tree.edit(HOME, "# Text", text)
    assert tree.faults() == []


@pytest.mark.parametrize("number", ["0.6652", "2,81", "0{,}5", "0.0900"])
def test_a_bare_decimal_is_told_with_its_line_and_a_way_out(tree: Tree, number: str) -> None:
    tree.edit(HOME, "# Text", f"Uno.\n\nVale {number} bits [@vaswani2017]. Y ahora {number}.")
    assert tree.faults() == [
        f"content/pages/01-home.es.md:8: {number}, typed; expected {{{{…}}}}, so that the build computes it. "
        f'If the text sets it, write at the head of the page, between +++: given = ["{number}"]'
        f"\n    Vale {number} bits [@vaswani2017]. Y ahora {number}."
    ]


def test_a_decimal_in_a_formula_is_seen(tree: Tree) -> None:
    tree.edit(HOME, "# Text", "Es $H = 2.51$.")
    assert "2.51, typed" in tree.faults()[0]


def test_a_number_can_be_said_to_be_given(tree: Tree) -> None:
    tree.edit(HOME, "# Text", "Suma 0.5 y divide.")
    tree.edit(HOME, '"What it is"', '"What it is"\ngiven = ["0.5"]')
    assert tree.faults() == []


def test_a_given_number_that_is_not_in_the_text_is_told(tree: Tree) -> None:
    tree.edit(HOME, '"What it is"', '"What it is"\ngiven = ["0.5"]')
    assert tree.faults() == [
        'content/pages/01-home.es.md:4: given[0] is "0.5"; expected a number that stands in the text unaccounted for.'
        '\n    given = ["0.5"]'
    ]


LABELS = "ui.toml"


def test_a_label_with_a_decimal_is_told_in_each_language_unless_it_gives_it(tree: Tree) -> None:
    label = '\n[ends.low]\nes = "0.1 aguda"\nen = "0.1 sharp"\n'
    tree.write(LABELS, UI + label)
    first = UI.count("\n") + 3
    assert [fault.split(";")[0] for fault in tree.faults()] == [
        f"content/ui.toml:{line}: 0.1, typed" for line in (first, first + 1)
    ]
    tree.write(LABELS, UI + label + 'given = ["0.1"]\n')
    assert tree.faults() == []


def test_a_number_given_beside_a_label_stands_in_one_of_its_texts(tree: Tree) -> None:
    tree.write(LABELS, UI + '\n[ends.low]\nes = "0,1 aguda"\nen = "0.1 sharp"\ngiven = ["0,1", "0.1", "0.2"]\n')
    assert len(tree.faults()) == 1
    assert 'ends.low.given[2] is "0.2"' in tree.faults()[0]


def test_a_title_that_can_give_no_number_has_none(tree: Tree) -> None:
    tree.edit("presets/1-gato.toml", 'es = "', 'es = "0.5 ')
    assert "expected a text without decimals" in tree.faults()[0]
