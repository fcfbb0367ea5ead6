from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from generator.model import OutputFile
from generator.publish.serif import serif_files
from tests.render.samples import ROOT

PACKAGE = ROOT / "node_modules/@fontsource-variable/source-serif-4"
LETTERS = "áéíóúüñÁÉÍÓÚÜÑ¿¡«»–—−…“”‘’·"


@pytest.fixture
def files(font_cache: Path) -> dict[str, OutputFile]:
    return {file.path: file for file in serif_files(PACKAGE, font_cache)}


def fonts(files: dict[str, OutputFile]) -> list[TTFont]:
    return [TTFont(BytesIO(file.body)) for path, file in files.items() if path.endswith(".woff2")]


def test_upright_and_italic_run_from_reading_weight_to_bold(files: dict[str, OutputFile]) -> None:
    assert [(axis.minValue, axis.maxValue) for font in fonts(files) for axis in font["fvar"].axes] == [(400, 700)] * 2


def test_every_letter_of_both_languages_is_there(files: dict[str, OutputFile]) -> None:
    for font in fonts(files):
        assert {ord(letter) for letter in LETTERS} <= font.getBestCmap().keys()


def test_the_sheet_names_both_files_and_the_family_of_the_reading_face(files: dict[str, OutputFile]) -> None:
    sheet = files["assets/css/fonts.css"].body.decode()
    assert all(path.removeprefix("assets/") in sheet for path in files if path.endswith(".woff2"))
    assert '--serif: "Source Serif 4"' in sheet
