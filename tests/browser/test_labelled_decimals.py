"""No number is typed into the words of the interface and of figures that the engine could give; needs no browser."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from generator.content.decimals import bare_decimals
from tests.render.samples import ROOT

# By key, the decimals that a text sets or that no engine knows: ends of a slider and what is asked for (held to the
# page's own controls below), how a number may be typed, a browser's version.
GIVEN = {
    "ui.toml": {
        "control.sharp": {"0.1"},
        "laboratory.sharp": {"0.2"},
        "laboratory.diffuse": {"2.5"},
        "tour.cold": {"0.1"},
        "exercises_page.letters": {"0.25", "0,25"},
        "exercises_page.no_number": {"0.25", "0,25"},
        "pack.single_too_old": {"16.4"},
    },
    "figures/worked-example.toml": {"arrows": {"0.1"}},
}
LANGUAGES = ("es", "en")
FILES = ("ui.toml", *(f"figures/{path.name}" for path in sorted((ROOT / "content/figures").glob("*.toml"))))
ENDS = {
    "simulador.html": ("control.sharp", "tour.cold"),
    "laboratorio.html": ("laboratory.sharp", "laboratory.diffuse"),
}


def texts(table: Mapping[str, object], path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from texts(value, (*path, key))
        elif isinstance(value, str):
            yield (*path, key), value


@pytest.mark.parametrize("name", FILES)
def test_every_decimal_in_a_label_is_accounted_for_in_both_languages(name: str) -> None:
    table = tomllib.loads((ROOT / "content" / name).read_text(encoding="utf-8"))
    found: dict[str, dict[str, set[str]]] = {language: {} for language in LANGUAGES}
    for (*path, language), said in texts(table):
        if language in LANGUAGES and (bare := bare_decimals(said)):
            found[language][".".join(path)] = {number for number, _ in bare}
    assert found == dict.fromkeys(LANGUAGES, GIVEN.get(name, {}))


@pytest.mark.parametrize(("page", "keys"), ENDS.items())
def test_the_ends_of_a_slider_are_those_that_its_labels_say(page: str, keys: tuple[str, ...], site: Path) -> None:
    slider = (site / "es" / page).read_text(encoding="utf-8").partition('name="temperature"')[2].partition(">")[0]
    said = set().union(*(GIVEN["ui.toml"][key] for key in keys))
    assert all(f'="{number}"' in slider for number in said)
