from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from generator.model import OutputFile
from generator.publish.formulas_used import FormulasUsed
from generator.publish.katex import katex_files
from generator.publish.links import broken_urls
from tests.render.samples import KATEX

ROOT = frozenset({"katex-html"})
USED = FormulasUsed({(ROOT,): "", (ROOT, frozenset({"mord", "mathnormal"})): "qk", (ROOT, frozenset({"mord"})): "1"})


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, OutputFile]:
    return {file.path: file for file in katex_files(KATEX, USED, tmp_path_factory.mktemp("cache"))}


def names(files: dict[str, OutputFile]) -> set[str]:
    return {path.split("/")[-1] for path in files}


def test_only_families_in_use_are_shipped(files: dict[str, OutputFile]) -> None:
    assert "atenta_math-italic.woff2" in names(files)
    assert "atenta_main-regular.woff2" in names(files)
    # A font that was cut may not bear the name that its owners keep.
    assert b"KaTeX_" not in files["assets/katex/katex.css"].body
    assert not any("fraktur" in name or "ams" in name for name in names(files))


def test_every_font_that_the_sheet_names_is_there(files: dict[str, OutputFile], tmp_path: Path) -> None:
    for file in files.values():
        path = tmp_path / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(file.body)
    assert not list(broken_urls(tmp_path, "assets/katex/katex.css", frozenset(files), tmp_path / "cache"))


def test_every_font_that_is_there_is_named_by_the_sheet(files: dict[str, OutputFile]) -> None:
    sheet = files["assets/katex/katex.css"].body.decode()
    assert all(name in sheet for name in names(files) - {"katex.css"})


def test_formats_that_no_browser_needs_any_more_are_gone(files: dict[str, OutputFile]) -> None:
    sheet = files["assets/katex/katex.css"].body.decode()
    assert ".ttf" not in sheet
    assert ".woff)" not in sheet


@pytest.mark.parametrize(("font", "letters"), [("math-italic", {"q", "k"}), ("main-regular", {"1"})])
def test_a_font_keeps_the_letters_that_its_family_sets(
    font: str, letters: set[str], files: dict[str, OutputFile]
) -> None:
    cut = TTFont(BytesIO(files[f"assets/katex/fonts/atenta_{font}.woff2"].body))
    assert {chr(letter) for letter in cut.getBestCmap()} == letters


def test_rules_for_classes_that_are_nowhere_are_dropped(files: dict[str, OutputFile]) -> None:
    sheet = files["assets/katex/katex.css"].body.decode()
    assert ".mathnormal" in sheet
    assert ".mathfrak" not in sheet


def test_rules_for_elements_that_no_formula_has_and_rules_that_say_nothing_are_dropped(
    files: dict[str, OutputFile],
) -> None:
    sheet = files["assets/katex/katex.css"].body.decode()
    assert ".katex svg" in sheet
    assert not any(each in sheet for each in ("img", "body", "{}"))


def test_rules_that_are_no_faces_stay(files: dict[str, OutputFile]) -> None:
    assert "katex-mathml" in files["assets/katex/katex.css"].body.decode()


def test_a_site_without_formulas_ships_no_font(tmp_path: Path) -> None:
    assert names({file.path: file for file in katex_files(KATEX, FormulasUsed({}), tmp_path)}) == {"katex.css"}


def test_a_second_cut_has_the_same_bytes(files: dict[str, OutputFile], tmp_path: Path) -> None:
    assert {file.path: file for file in katex_files(KATEX, USED, tmp_path)} == files
