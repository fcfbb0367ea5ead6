import pickle

from hypothesis import given
from hypothesis import strategies as st

from generator.messages import either, in_language, one_of, say, verbatim

UNKNOWN = say("unknown option {name}", name="--ot")


def test_words_are_english_text() -> None:
    assert UNKNOWN == "unknown option --ot"


def test_words_are_said_in_spanish() -> None:
    assert in_language(UNKNOWN, "es") == "opción desconocida --ot"


def test_words_within_words_are_translated_too() -> None:
    said = say("expected: {expected}", expected=either(["a", "b", "c"]))
    assert (said, in_language(said, "es")) == ("expected: a, b or c", "se esperaba: a, b o c")


def test_words_of_a_language_that_lacks_them_are_english() -> None:
    assert in_language(UNKNOWN, "qq") == UNKNOWN


@given(st.text())
def test_a_value_is_never_read_as_a_template(value: str) -> None:
    assert in_language(say("unknown option {name}", name=verbatim(value)), "es") == f"opción desconocida {value}"


def test_words_survive_being_stored() -> None:
    assert in_language(pickle.loads(pickle.dumps(UNKNOWN)), "es") == "opción desconocida --ot"


def test_of_many_names_only_the_nearest_are_said_and_how_many_more() -> None:
    said = one_of([f"name_{number}" for number in range(5000)] + ["percent_tired_it"], "percent_tired")
    assert str(said).startswith("one of percent_tired_it, name_")
    assert str(said).endswith(", and 4993 more")
    assert in_language(said, "es").endswith(" y 4993 más")
