from generator.render.placing import place
from tests.render.samples import prose


def test_a_fault_is_placed_at_its_line_of_the_file() -> None:
    where = place(prose("one\ntwo x\n"), "x")
    assert (where.line, where.shown) == (6, "two x")


def test_a_needle_over_several_lines_is_found_by_its_first() -> None:
    assert place(prose("- a\n  b\n  c"), "b\nc").line == 6


def test_what_is_not_found_is_placed_at_the_file() -> None:
    assert str(place(prose("one"), "two")) == "content/pages/01-home.es.md"
