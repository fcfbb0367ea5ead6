from pathlib import Path

from generator.model import OutputFile
from generator.publish.findings import formulas_used

FORMULA = (
    '<span class="katex"><span class="katex-mathml">TEX</span>'
    '<span class="katex-html" aria-hidden="true"><span class="mord mathnormal">q</span>'
    '<svg><path d="M0"/></svg><span class="mord">√</span></span></span>'
)


def page(body: str) -> list[OutputFile]:
    return [OutputFile("es/index.html", body.encode())]


def test_the_letters_of_the_visible_half_are_gathered_and_no_others(tmp_path: Path) -> None:
    assert "".join(formulas_used(page(f"<p>abc {FORMULA} xyz</p>"), tmp_path).letters.values()) == "q√"


def test_the_classes_of_the_visible_half_are_gathered_and_no_others(tmp_path: Path) -> None:
    used = formulas_used(page(f'<p class="other">{FORMULA}</p>'), tmp_path)
    assert frozenset().union(*used.classes) == {"katex-html", "mord", "mathnormal"}


def test_a_letter_is_told_with_the_classes_around_it(tmp_path: Path) -> None:
    root, letter = frozenset({"katex-html"}), frozenset({"mord", "mathnormal"})
    assert formulas_used(page(FORMULA), tmp_path).letters[root, letter] == "q"


def test_symbols_in_labels_are_gathered_too(tmp_path: Path) -> None:
    variable = frozenset({"mathnormal"})
    letters = formulas_used(page("<label>Size <var>d<sub>k</sub></var> of</label>"), tmp_path).letters
    assert letters == {(variable,): "d", (variable, frozenset()): "k"}


def test_a_page_without_formulas_asks_for_nothing(tmp_path: Path) -> None:
    used = formulas_used(page("<p>abc</p>"), tmp_path)
    assert (used.classes, used.letters) == (frozenset(), {})


def test_a_page_that_has_changed_is_read_again(tmp_path: Path) -> None:
    formulas_used(page("<p><var>a</var></p>"), tmp_path)
    assert list(formulas_used(page("<p><var>b</var></p>"), tmp_path).letters.values()) == ["b"]
