from hypothesis import given
from hypothesis import strategies as st

from generator.content.positions import KeyPath, Span, locate, spot_of

TOML = """\
# about nothing
one = 1
"quoted \\u00e9".inner = 2
[table.below]
text = '''
three
lines'''
after = { es = "a", en = [
  "b",
  # a comment is no item
  { deep = 1 },
] }
[[many]]
x = 1
[[many]]
x = 2
[many.child]
y = 3
[table]
z = 4"""


def lines_of(toml: str) -> dict[KeyPath, int]:
    return {path: spot.key.line for path, spot in locate(toml).items()}


def test_a_key_at_the_top_has_the_line_it_is_written_on() -> None:
    assert lines_of(TOML)["one",] == 2


def test_a_quoted_key_is_read_with_its_escapes() -> None:
    assert lines_of(TOML)["quoted é", "inner"] == 3


def test_a_text_of_many_lines_starts_where_its_key_stands() -> None:
    lines = lines_of(TOML)
    assert (lines["table", "below", "text"], lines["table", "below", "after"]) == (5, 8)


def test_items_of_a_list_count_without_comments() -> None:
    lines = lines_of(TOML)
    assert [lines["table", "below", "after", "en", item] for item in (0, 1)] == [9, 11]


def test_a_key_within_a_table_within_a_list_has_its_line() -> None:
    assert lines_of(TOML)["table", "below", "after", "en", 1, "deep"] == 11


def test_each_table_of_an_array_has_its_own_place() -> None:
    lines = lines_of(TOML)
    assert [lines["many", 0, "x"], lines["many", 1, "x"]] == [14, 16]


def test_a_table_below_an_array_belongs_to_its_last_table() -> None:
    assert lines_of(TOML)["many", 1, "child", "y"] == 18


def test_a_table_written_after_its_child_has_its_own_header_s_line() -> None:
    assert lines_of(TOML)["table",] == 19


def test_a_key_that_is_not_there_has_the_line_of_the_table_around_it() -> None:
    spot = spot_of(locate(TOML), ("table", "below", "no", "such"))
    assert spot is not None
    assert (spot.key, spot.value) == (Span(4, 8, 13), None)


def test_a_key_that_is_not_there_at_the_top_has_no_line() -> None:
    assert spot_of(locate(TOML), ("nothing",)) is None


def test_columns_of_a_key_and_of_its_value_are_counted_in_letters() -> None:
    spot = locate('a = { "ñ" = "b", "ó" = "número" } # é')["a", "ó"]
    assert (spot.key, spot.value) == (Span(1, 18, 21), Span(1, 24, 32))


def test_of_a_value_of_many_lines_the_first_counts() -> None:
    assert locate(TOML)["table", "below", "text"].value == Span(5, 8, 11)


def test_an_item_of_a_list_stands_where_it_is_written() -> None:
    spot = locate(TOML)["table", "below", "after", "en", 0]
    assert spot.key == spot.value == Span(9, 3, 6)


@given(st.text())
def test_no_text_makes_the_search_for_lines_fail(text: str) -> None:
    rows = text.split("\n")
    spans = [span for spot in locate(text).values() for span in (spot.key, spot.value) if span]
    assert all(1 <= span.column <= span.end <= len(rows[span.line - 1]) + 1 for span in spans)
