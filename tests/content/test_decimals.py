import pytest

from tests.content.tiny import Tree

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
