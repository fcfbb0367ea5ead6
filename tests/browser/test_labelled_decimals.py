"""What the labels of a slider's ends say is where it ends; needs no browser."""

import tomllib
from pathlib import Path

import pytest

from tests.render.samples import ROOT

ENDS = {
    "simulador.html": (("control", "sharp"), ("tour", "cold")),
    "laboratorio.html": (("laboratory", "sharp"), ("laboratory", "diffuse")),
}


@pytest.mark.parametrize(("page", "keys"), ENDS.items())
def test_the_ends_of_a_slider_are_those_that_its_labels_say(
    page: str, keys: tuple[tuple[str, str], ...], site: Path
) -> None:
    slider = (site / "es" / page).read_text(encoding="utf-8").partition('name="temperature"')[2].partition(">")[0]
    words = tomllib.loads((ROOT / "content/ui.toml").read_text(encoding="utf-8"))
    said = [number for section, key in keys for number in words[section][key]["given"]]
    assert said
    assert all(f'="{number}"' in slider for number in said)
