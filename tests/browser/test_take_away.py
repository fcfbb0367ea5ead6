"""What is on the screen can be kept: picture, drawing, table, link; and what happens where the browser refuses."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import expect

from generator.content.loading import load
from generator.ramp import make_ramp
from tests.browser.conftest import OpenSimulator, ShowSimulator
from tests.browser.simulator import Simulator
from tests.browser.words import LANGUAGES, PALETTE, ROOT

ODD: dict[str, object] = {"text": '=1+1 ¡Ñandú, "sí"! </script> 👩‍💻 سلام', "heads": 2, "head": 1}
SVG = "{http://www.w3.org/2000/svg}"
SHADES = make_ramp(load(ROOT).palette.heatmap.ramp).shades
RAMP = make_ramp(load(ROOT).palette.heatmap.ramp)
REFUSALS = {
    "refuses": "() => navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))",
    "is missing": "() => Object.defineProperty(navigator, 'clipboard', { value: undefined })",
}


def keep(simulator: Simulator, kind: str, folder: Path) -> Path:
    """Press the button and keep what comes, under the name that it comes with."""
    with simulator.page.expect_download() as download:
        simulator.field(kind).click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def texts(svg: Path) -> list[str]:
    """What the drawing says, a string for each of its texts."""
    return [(each.text or "") for each in ElementTree.parse(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("kind", ["png", "svg", "csv"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_comes_under_a_plain_name_that_is_said(
    show_simulator: ShowSimulator, tmp_path: Path, language: str, kind: str
) -> None:
    simulator = show_simulator(language, state={"causal": 1})
    name = keep(simulator, kind, tmp_path).name
    assert re.fullmatch(rf"atenta-el-gato-se-sienta-en-la-alfombra-h0-of-4-dk8-t1-causal-seed2017\.{kind}", name)
    expect(simulator.page.locator("[data-status]")).to_have_text(simulator.say("take.saved", name=name))


def test_the_table_carries_every_weight_in_full(show_simulator: ShowSimulator, tmp_path: Path) -> None:
    simulator = show_simulator(state=ODD)
    raw = keep(simulator, "csv", tmp_path).read_bytes()
    assert raw.startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(io.StringIO(raw.decode("utf-8-sig"), newline="")))
    weights = [[float(cell) for cell in row[1:]] for row in rows[1:]]
    np.testing.assert_allclose(weights, simulator.matrix, rtol=1e-9)
    np.testing.assert_allclose(np.sum(weights, axis=1), 1, rtol=1e-15)


def test_the_table_names_queries_and_keys_as_typed_but_for_formulas(
    show_simulator: ShowSimulator, tmp_path: Path
) -> None:
    simulator = show_simulator(state=ODD)
    rows = list(csv.reader(io.StringIO(keep(simulator, "csv", tmp_path).read_text("utf-8-sig"), newline="")))
    tokens = ["'=" if token == "=" else "'+" if token == "+" else token for token in simulator.tokens[0]]
    assert rows[0] == [simulator.say("take.corner"), *tokens]
    assert [row[0] for row in rows[1:]] == tokens


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_has_title_tokens_axes_and_settings(
    show_simulator: ShowSimulator, tmp_path: Path, language: str
) -> None:
    simulator = show_simulator(language, state=ODD)
    said = texts(keep(simulator, "svg", tmp_path))
    assert Counter(simulator.tokens[0] + simulator.tokens[1]) <= Counter(said)
    for axis in ("queries", "keys"):
        assert any(simulator.say(f"figure.{axis}") in text for text in said)
    assert simulator.say("figure.brighter") in said
    assert "2017" in said[-1]


def test_the_drawing_s_cells_have_the_page_s_colours(show_simulator: ShowSimulator, tmp_path: Path) -> None:
    simulator = show_simulator(state={"values": 0})
    fills = [each.get("fill", "") for each in ElementTree.parse(keep(simulator, "svg", tmp_path)).iter(f"{SVG}rect")]
    weights = [weight for row in simulator.matrix for weight in row]
    assert fills[1 : 1 + len(weights)] == [SHADES[RAMP.index(weight)] for weight in weights]


def test_the_picture_is_the_drawing_at_twice_its_size(show_simulator: ShowSimulator, tmp_path: Path) -> None:
    simulator = show_simulator(state=ODD)
    drawing = ElementTree.parse(keep(simulator, "svg", tmp_path)).getroot()
    picture = Image.open(keep(simulator, "png", tmp_path)).convert("RGB")
    assert picture.size == (2 * int(drawing.get("width", "0")), 2 * int(drawing.get("height", "0")))
    cell = next(each for each in drawing.iter(f"{SVG}rect") if each.get("fill") in SHADES)
    corner = (2 * int(cell.get("x", "0")) + 4, 2 * int(cell.get("y", "0")) + 4)
    assert "#{:02x}{:02x}{:02x}".format(*picture.getpixel(corner)) == cell.get("fill")  # type: ignore[misc]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_picture_stands_on_the_paper_of_the_theme(open_simulator: OpenSimulator, tmp_path: Path, scheme: str) -> None:
    simulator = open_simulator(color_scheme=scheme)
    picture = Image.open(keep(simulator, "png", tmp_path)).convert("RGB")
    assert "#{:02x}{:02x}{:02x}".format(*picture.getpixel((2, 2))) == PALETTE[scheme]["paper"]  # type: ignore[misc]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("refusal", REFUSALS)
def test_where_the_clipboard_refuses_the_link_is_shown_selected(
    open_simulator: OpenSimulator, language: str, refusal: str
) -> None:
    simulator = open_simulator(language, state={"heads": 2})
    simulator.page.evaluate(REFUSALS[refusal])
    simulator.field("share").click()
    field = simulator.page.get_by_role("textbox", name=simulator.say("take.link"))
    expect(field).to_be_focused()
    expect(field).not_to_be_editable()
    assert simulator.page.evaluate("getSelection().toString()") == simulator.page.url
    expect(simulator.page.locator("[data-status]")).to_have_text(simulator.say("said.link_shown"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_clipboard_refuses_the_program_is_shown_selected(
    open_simulator: OpenSimulator, language: str
) -> None:
    simulator = open_simulator(language)
    simulator.page.evaluate(REFUSALS["refuses"])
    simulator.field("snippet").click()
    simulator.field("copy_snippet").click()
    field = simulator.page.get_by_role("textbox", name=simulator.say("take.snippet_title"))
    expect(field).to_be_focused()
    assert simulator.page.evaluate("getSelection().toString()") == field.input_value()
    expect(simulator.page.get_by_role("dialog").get_by_role("status")).to_have_text(simulator.say("take.snippet_shown"))


def test_a_link_that_is_copied_is_not_shown(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(state={"heads": 2}, permissions=["clipboard-read", "clipboard-write"])
    simulator.field("share").click()
    expect(simulator.page.locator("[data-status]")).to_have_text(simulator.say("said.link_copied"))
    assert simulator.page.evaluate("navigator.clipboard.readText()") == simulator.page.url
    expect(simulator.page.locator("[name=link]")).to_be_hidden()
