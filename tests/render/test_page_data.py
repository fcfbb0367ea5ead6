import json

from generator.model import Text
from generator.render.filters import data_block
from generator.render.page_data import page_data, sweep_words
from tests.render.samples import content


def test_the_start_state_has_the_preset_s_text() -> None:
    defaults = json.loads(data_block(page_data(content(), "es", "../")))["defaults"]
    assert (defaults["preset"], defaults["text"]) == ("gato", "el gato")


def test_scripts_get_what_they_say_in_the_language_of_the_page_and_nothing_else() -> None:
    ui = {"said": {"on": Text("sí", "on")}, "made": {"file": Text("Archivo", "File")}}
    assert json.loads(data_block(page_data(content(ui=ui), "es", "../")))["strings"] == {"said": {"on": "sí"}}


def test_temperature_has_limits_and_no_step() -> None:
    limits = json.loads(data_block(page_data(content(), "es", "../")))["limits"]
    assert limits["temperature"] == {"min": 1, "max": 1}


def test_the_sweep_is_told_by_its_size() -> None:
    words = sweep_words(content())
    assert (words["presets"], words["heads"], words["states"]) == ("1", "1–1", "1")
