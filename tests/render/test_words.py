import pytest

from generator.model import Text
from generator.render.words import WordError, Words, words_in

UI = {"controls": {"values": Text("Valores", "Values"), "heads": Text("Cabezas", "Heads")}}


def section(words: Words) -> Words:
    found = words["controls"]
    assert isinstance(found, Words)
    return found


def test_a_word_is_given_in_the_language_of_the_page() -> None:
    assert section(words_in(UI, "es"))["heads"] == "Cabezas"


def test_a_word_may_be_called_as_a_method_of_mappings_is() -> None:
    assert not hasattr(section(words_in(UI, "en")), "values")
    assert section(words_in(UI, "en"))["values"] == "Values"


def test_an_unknown_word_is_refused_with_the_nearest() -> None:
    with pytest.raises(WordError) as caught:
        section(words_in(UI, "es"))["hedas"]
    assert (caught.value.found, caught.value.hint) == ("ui.controls.hedas", "Did you mean heads?")
