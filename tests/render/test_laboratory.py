import json
from typing import Any

from generator.model import Language
from generator.render.filters import data_block
from generator.render.laboratory import context
from generator.render.verdicts import verdict_rows
from tests.render.laboratory import LABORATORY, laboratory_material
from tests.render.samples import content, material


def page_data(language: Language) -> dict[str, Any]:
    told = context(laboratory_material(), "simulator", language)["page_data"]
    return dict(json.loads(data_block(told)))


def test_a_site_without_a_laboratory_tells_nothing_of_one() -> None:
    assert context(material(content()), "simulator", "es") == {}
    assert verdict_rows(material(content())) == ()


def test_the_start_state_is_the_first_sentence_of_the_language_at_its_start() -> None:
    assert [page_data(each)["defaults"]["sentence"] for each in ("es", "en")] == ["astros", "stars"]
    assert page_data("en")["defaults"]["row"] == 1


def test_scripts_are_told_of_heads_and_sentences_in_the_language_of_the_page() -> None:
    told = page_data("en")["laboratory"]
    look = told["heads"][0]
    assert (look["id"], look["title"], look["short"], look["gain"]) == ("look", "To look", "look", 0.5)
    assert look["asks"][0]["terms"] == [{"weight": 2, "has": "kind.noun", "same": "", "place": ""}]
    assert told["sentences"][1]["tokens"][0] == {"word": "sol", "values": {"kind": ["noun"]}, "copied": {}}
    assert told["features"]["features"]["kind"]["values"]["noun"] == "noun"


def test_there_are_no_presets_and_the_temperature_has_the_laboratory_s_ends() -> None:
    told = page_data("es")
    assert "presets" not in told
    assert told["limits"]["temperature"] == {"min": 0.2, "max": 2.5}


def test_a_failure_and_a_doubt_are_told_with_their_words_and_a_state_that_shows_them() -> None:
    look, even = verdict_rows(laboratory_material())
    (failure,), (doubt,) = look.failures, look.doubts
    assert (failure.query, failure.keys, failure.went_to) == ("y", ("luna",), "sol")
    assert failure.state == "sentence=astros&head=0&row=1"
    assert (doubt.keys, doubt.weights) == (("sol", "luna"), (0.4, 0.4))
    assert even.head is LABORATORY.heads[1]
    assert not even.failures
