from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from generator.model import OutputFile
from generator.publish.serif import serif_files
from tests.render.samples import ROOT

PACKAGE = ROOT / "node_modules/@fontsource-variable/source-serif-4"
LETTERS = "abczABCZ0189áéíóúüñÁÉÍÓÚÜÑ¿¡«»–—−…“”‘’·"


@pytest.fixture
def files(font_cache: Path) -> dict[str, OutputFile]:
    return {file.path: file for file in serif_files(PACKAGE, font_cache)}


def font(files: dict[str, OutputFile], name: str) -> TTFont:
    return TTFont(BytesIO(files[f"assets/fonts/source-serif-4-{name}.woff2"].body))


def letters_of(cut: TTFont) -> set[int]:
    return set(cut.getBestCmap())


def test_upright_runs_from_reading_weight_to_that_of_titles(files: dict[str, OutputFile]) -> None:
    (axis,) = font(files, "text")["fvar"].axes
    assert (axis.minValue, axis.maxValue) == (400, 600)


@pytest.mark.parametrize("name", ["text", "text-italic", "title-italic"])
def test_every_letter_of_both_languages_is_in_the_files_for_text(name: str, files: dict[str, OutputFile]) -> None:
    assert {ord(letter) for letter in LETTERS} <= letters_of(font(files, name))


@pytest.mark.parametrize("name", ["more", "more-italic"])
def test_letters_of_other_languages_are_in_files_of_their_own(name: str, files: dict[str, OutputFile]) -> None:
    assert {ord(letter) for letter in "çöèØ"} <= letters_of(font(files, name)) - letters_of(font(files, "text"))


def test_what_text_loads_is_small(files: dict[str, OutputFile]) -> None:
    sizes = [len(files[f"assets/fonts/source-serif-4-{name}.woff2"].body) for name in ("text", "text-italic")]
    assert sum(sizes) < 30_000


def test_the_file_for_text_comes_last_in_the_sheet_so_that_it_sets_its_letters(files: dict[str, OutputFile]) -> None:
    sheet = files["assets/css/fonts.css"].body.decode()
    assert sheet.index("source-serif-4-more.woff2") < sheet.index("source-serif-4-text.woff2")


def test_the_sheet_names_both_files_and_the_family_of_the_reading_face(files: dict[str, OutputFile]) -> None:
    sheet = files["assets/css/fonts.css"].body.decode()
    assert all(path.removeprefix("assets/") in sheet for path in files if path.endswith(".woff2"))
    assert '--serif: "Source Serif 4"' in sheet
