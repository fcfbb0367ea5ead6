from typing import Annotated, Literal

from annotated_types import Interval, MinLen

from generator.content.words import dotted, expected, found, quoted, type_at
from generator.messages import either
from generator.model import Palette, Site, Text


def test_a_path_is_written_with_points_and_places() -> None:
    assert dotted(("heatmap", "ramp", 2, "at")) == "heatmap.ramp[2].at"


def test_a_name_that_is_no_bare_key_is_written_in_quotes() -> None:
    assert dotted(("ui", "a b")) == 'ui."a b"'


def test_a_long_text_is_shortened() -> None:
    assert quoted("x" * 60) == f'"{"x" * 47}…"'


def test_letters_beyond_ascii_stay_as_they_are() -> None:
    assert quoted("él") == '"él"'


def test_found_values_are_said_as_toml_writes_them() -> None:
    values = ["a", True, 3, 0.5, {}, {"a": 1}, [], [1, 2]]
    said = ['"a"', "true", "3", "0.5", "an empty table", "a table", "an empty list", "a list of 2"]
    assert [found(value) for value in values] == said


def test_alternatives_stand_in_a_row() -> None:
    assert (either(["es"]), either(["es", "en", "fr"])) == ("es", "es, en or fr")


def test_limits_of_a_number_are_said() -> None:
    assert expected(Annotated[int, Interval(ge=1, le=8)]) == "a whole number from 1 to 8"


def test_a_list_says_how_many_it_needs() -> None:
    assert expected(Annotated[tuple[str, ...], MinLen(8)]) == "a list of at least 8"


def test_a_choice_says_all_of_it() -> None:
    assert expected(Literal["es", "en"]) == '"es" or "en"'


def test_a_table_says_the_keys_it_must_have() -> None:
    assert expected(Text) == "a table with es, en"


def test_the_type_within_a_list_of_tables_is_found() -> None:
    assert type_at(Palette, ("heatmap", "ramp", 3, "colour")) is str


def test_the_type_within_a_table_of_tables_is_found() -> None:
    assert type_at(Site, ("pages", "home", "slug")) is Text
