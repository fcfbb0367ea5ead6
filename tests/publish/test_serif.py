from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from generator.model import OutputFile
from generator.publish.italics_used import ItalicsUsed
from generator.publish.serif import serif_files
from generator.publish.spacing import CLASSES
from tests.render.samples import ROOT

PACKAGE = ROOT / "node_modules/@fontsource-variable/source-serif-4"
USED = ItalicsUsed("Así, él.ö", "No")
# What the face as it is drawn says of these letters after T, as a share of its size.
AFTER_T = {"o": -0.055, "e": -0.055, "v": -0.015}
LETTERS = "abczABCZ0189áéíóúüñÁÉÍÓÚÜÑ¿¡«»–—−…“”‘’·"


@pytest.fixture
def files(font_cache: Path) -> dict[str, OutputFile]:
    return {file.path: file for file in serif_files(PACKAGE, USED, font_cache)}


def font(files: dict[str, OutputFile], name: str) -> TTFont:
    return TTFont(BytesIO(next(file.body for path, file in files.items() if path.endswith(f"-{name}.woff2"))))


def letters_of(cut: TTFont) -> set[int]:
    return set(cut.getBestCmap())


def spaces(cut: TTFont) -> dict[str, int]:
    """How far letters after T stand from it; those of one class, as o and e, alike."""
    (table,) = (each for each in cut["GPOS"].table.LookupList.Lookup[0].SubTable if each.Format == CLASSES)
    row = table.Class1Record[table.ClassDef1.classDefs.get("T", 0)].Class2Record
    values = {letter: row[table.ClassDef2.classDefs.get(letter, 0)].Value1 for letter in "oeAv"}
    return {letter: getattr(value, "XAdvance", 0) for letter, value in values.items()}


def test_upright_runs_from_reading_weight_to_that_of_titles(files: dict[str, OutputFile]) -> None:
    (axis,) = font(files, "text")["fvar"].axes
    assert (axis.minValue, axis.maxValue) == (400, 600)


def test_every_letter_of_both_languages_is_in_the_file_for_text(files: dict[str, OutputFile]) -> None:
    assert {ord(letter) for letter in LETTERS} <= letters_of(font(files, "text"))


@pytest.mark.parametrize(("name", "letters"), [("text-italic", "Así, él."), ("title-italic", "No")])
def test_italics_hold_the_letters_that_pages_set_so(name: str, letters: str, files: dict[str, OutputFile]) -> None:
    assert letters_of(font(files, name)) == {ord(letter) for letter in letters}


def test_a_site_without_italics_ships_none_but_for_a_reader_s_own_phrase(font_cache: Path) -> None:
    paths = {file.path for file in serif_files(PACKAGE, ItalicsUsed("", ""), font_cache)}
    assert not any("text-italic" in path or "title-italic" in path for path in paths)


def test_letters_are_spaced_in_pairs_alike_in_every_weight(files: dict[str, OutputFile]) -> None:
    cut = font(files, "text")
    assert "kern" in {record.FeatureTag for record in cut["GPOS"].table.FeatureList.FeatureRecord}
    assert getattr(cut["GDEF"].table, "VarStore", None) is None


def test_only_pairs_of_letters_that_words_are_written_with_are_spaced(files: dict[str, OutputFile]) -> None:
    told = spaces(font(files, "text"))
    assert told["o"] == told["e"] < 0
    assert told["v"] < 0
    assert told["A"] == 0


def test_a_pair_is_spaced_as_its_makers_spaced_it(files: dict[str, OutputFile]) -> None:
    cut = font(files, "text")
    told, size = spaces(cut), cut["head"].unitsPerEm
    assert {letter: told[letter] / size for letter in AFTER_T} == pytest.approx(AFTER_T, abs=0.006)


@pytest.mark.parametrize("name", ["more", "more-italic"])
def test_letters_of_other_languages_are_in_files_of_their_own(name: str, files: dict[str, OutputFile]) -> None:
    assert {ord(letter) for letter in "çöèØ"} <= letters_of(font(files, name)) - letters_of(font(files, "text"))


def test_what_text_loads_is_small(files: dict[str, OutputFile]) -> None:
    sizes = [len(files[f"assets/fonts/atenta-serif-{name}.woff2"].body) for name in ("text", "text-italic")]
    assert sum(sizes) < 20_000


def test_the_file_for_text_comes_last_in_the_sheet_so_that_it_sets_its_letters(files: dict[str, OutputFile]) -> None:
    sheet = files["assets/css/fonts.css"].body.decode()
    assert sheet.index("source-serif-4-more.woff2") < sheet.index("atenta-serif-text.woff2")


def test_the_sheet_names_both_files_and_the_family_of_the_reading_face(files: dict[str, OutputFile]) -> None:
    sheet = files["assets/css/fonts.css"].body.decode()
    assert all(path.removeprefix("assets/") in sheet for path in files if path.endswith(".woff2"))
    assert '--serif: "Atenta Serif"' in sheet


def test_no_cut_face_bears_the_name_that_is_kept_for_the_original(files: dict[str, OutputFile]) -> None:
    """The name "Source" is reserved (OFL, condition 3)."""
    for name in ("text", "text-italic", "title-italic"):
        assert not any("Source" in str(record) for record in font(files, name)["name"].names)
    assert b'"Source' not in files["assets/css/fonts.css"].body
    assert [path for path in files if "/source" in path] == [
        f"assets/fonts/source-serif-4-more{style}.woff2" for style in ("", "-italic")
    ]


@pytest.mark.parametrize(("name", "style"), [("more", "normal"), ("more-italic", "italic")])
def test_a_file_under_the_original_s_name_is_the_original(name: str, style: str, files: dict[str, OutputFile]) -> None:
    original = PACKAGE / "files" / f"source-serif-4-latin-wght-{style}.woff2"
    assert files[f"assets/fonts/source-serif-4-{name}.woff2"].body == original.read_bytes()
