from hypothesis import given
from hypothesis import strategies as st

from generator.messages.lines import WIDEST, snippet


def test_carets_stand_under_what_was_found() -> None:
    assert snippet("heads = four", 5, 9, 13) == "  5 | heads = four\n    |         ^^^^"


def test_a_line_without_a_column_has_no_carets() -> None:
    assert snippet("heads = four", 5, None, None) == "  5 | heads = four"


def test_a_place_after_the_last_letter_has_its_caret() -> None:
    assert snippet("authors = [", 2, 12, None) == "  2 | authors = [\n    |            ^"


def test_tabs_wide_letters_and_accents_that_stand_alone_keep_the_carets_in_place() -> None:
    assert snippet("\t注e\u0301x = 1", 1, 5, 6).split("\n")[1] == f"    | {' ' * 7}^"


def test_a_long_line_is_cut_around_what_was_found() -> None:
    row, carets = snippet("a" * 500 + "FOUND" + "b" * 500, 7, 501, 506).split("\n")
    assert row[carets.index("^") : carets.rindex("^") + 1] == "FOUND"
    assert len(row) <= WIDEST + 8


def test_no_line_has_power_over_the_terminal() -> None:
    assert "\x1b" not in snippet("\x1b[31mred", 1, 1, 2)


@given(st.text(), st.integers(1, 300), st.integers(1, 300))
def test_any_line_and_any_place_can_be_shown(text: str, column: int, end: int) -> None:
    assert snippet(text.replace("\n", ""), 1, column, end).count("^") >= 1
