import pytest

from generator.messages import asked
from generator.messages.choosing import of_system


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "es_MX.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "es"}, "es"),
        ({"LC_ALL": "C", "LC_MESSAGES": "es_ES", "LANG": "es_ES"}, "en"),
        ({"LC_ALL": "", "LANG": "es-CO"}, "es"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_system_s_language_is_spoken_where_we_know_it(environment: dict[str, str], language: str) -> None:
    assert of_system(environment) == language


@pytest.mark.parametrize("words", [["build", "--lang", "es"], ["--lang=es"], ["--lang", "en", "--lang", "es"]])
def test_the_language_that_is_asked_for_is_spoken(words: list[str]) -> None:
    assert asked(words, {"LANG": "en"}).language == "es"


@pytest.mark.parametrize(("words", "unknown"), [(["--lang", "fr"], "fr"), (["--lang"], ""), (["--lang="], "")])
def test_a_language_that_nobody_speaks_here_is_told_in_the_system_s(words: list[str], unknown: str) -> None:
    told = asked(words, {"LANG": "es"})
    assert (told.language, told.unknown) == ("es", unknown)
