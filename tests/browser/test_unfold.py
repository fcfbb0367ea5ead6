"""A cell unfolded: with a pocket calculator a reader gets, from the numbers shown, the numbers shown next."""

from __future__ import annotations

import math
import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenSimulator, ShowSimulator
from tests.browser.simulator import Simulator, fragment
from tests.browser.test_accessibility import violations
from tests.browser.words import LANGUAGES

OPEN: dict[str, object] = {"row": 1, "column": 3, "view": "unfold"}
STATES: dict[str, dict[str, object]] = {
    "start": {},
    "another seed": {"seed": 99, "head": 2},
    "typed": {"text": "la luna y la otra luna", "seed": 7, "positional": 1},
    "masked": {"causal": 1},
    "seen under the mask": {"causal": 1, "row": 4, "column": 2},
    "not divided": {"divide": 0},
    "T 0.4": {"temperature": 0.4},
    "T 0.1, not divided": {"temperature": 0.1, "divide": 0},
    "T 2.37": {"temperature": 2.37},
    "d_k 4": {"d_k": 4, "heads": 8, "head": 7},
    "d_k 32": {"d_k": 32},
    "d_k 32, T 0.4": {"d_k": 32, "temperature": 0.4, "preset": "ingles"},
}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}}
TOUCH: dict[str, Any] = {**PHONE, "has_touch": True, "is_mobile": True}
# A number set to the right runs off to the left, which no scroll width tells.
LEFT_OF_BOX = """boxes => boxes.filter(box => {
    const text = document.createRange();
    text.selectNodeContents(box);
    return text.getBoundingClientRect().left < box.getBoundingClientRect().left - 0.5;
}).length"""
# Words that stand on two lines.
BROKEN = """names => names.flatMap(name => {
    const walk = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    const broken = [];
    while (walk.nextNode()) for (const word of walk.currentNode.data.matchAll(/\\S+/g)) {
        const at = document.createRange();
        at.setStart(walk.currentNode, word.index);
        at.setEnd(walk.currentNode, word.index + word[0].length);
        if (at.getClientRects().length > 1) broken.push(word[0]);
    }
    return broken;
})"""
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def read(text: str) -> float:
    """A number as the page sets it; −∞ is a number too."""
    return float(text.replace("−", "-").replace("∞", "inf").strip("()"))


def panel(simulator: Simulator) -> Locator:
    """The unfolded sum."""
    return simulator.page.locator("[data-unfold]")


def components(simulator: Simulator) -> list[list[str]]:
    """The texts of q, k and their products."""
    boxes = panel(simulator).locator("[data-unfold-product] [role=listitem]").all()
    return [list(line) for line in zip(*(box.locator(".number").all_text_contents() for box in boxes), strict=True)]


def step(simulator: Simulator, name: str) -> tuple[str, str]:
    """The numbers and the result of one line."""
    line = panel(simulator).locator(f"[data-step={name}]")
    return line.locator("[data-sum]").inner_text(), line.locator("[data-result]").inner_text()


def share(simulator: Simulator) -> tuple[str, float]:
    """The weight, and the per cent that it is said to be; so near 0 or 1 that this is a bound, 0 or 100."""
    weight, sign, percent = re.split(r" ([=<>])[ \u00a0]", step(simulator, "weight")[1])
    shown = read(percent.rstrip("\u00a0%"))
    return weight, {"=": shown, "<": 0, ">": 100}[sign]


def row(simulator: Simulator) -> list[list[str]]:
    """The row's table: z, z − max, exp and weight of every key."""
    lines = panel(simulator).locator("[data-unfold-row] tbody tr").all()
    return [line.locator("td").all_inner_texts() for line in lines]


def meets(reckoned: float, shown: str) -> bool:
    """Whether a result lies within the last digit of the one shown."""
    value, digits = read(shown), len(shown.partition(".")[2])
    return reckoned == value or abs(reckoned - value) <= 1.0000001 * 10**-digits


@pytest.mark.parametrize("state", STATES)
def test_a_calculator_gets_the_products_and_their_sum(show_simulator: ShowSimulator, state: str) -> None:
    simulator = show_simulator(state=OPEN | STATES[state])
    q, k, products = components(simulator)
    for a, b, product in zip(q, k, products, strict=True):
        assert meets(read(a) * read(b), product)
    assert meets(sum(map(read, products)), step(simulator, "score")[1])


@pytest.mark.parametrize("state", STATES)
def test_a_calculator_gets_every_line_from_score_to_weight(show_simulator: ShowSimulator, state: str) -> None:
    settings = OPEN | STATES[state]
    simulator = show_simulator(state=settings)
    score, divided, scaled = (step(simulator, name)[1] for name in ("score", "divide", "temperature"))
    root = math.sqrt(int(str(settings.get("d_k", 8)))) if settings.get("divide", 1) else 1
    assert meets(read(score) / root, divided)
    assert meets(read(divided) / float(str(settings.get("temperature", 1))), scaled)
    masked, largest = step(simulator, "mask")[1], max(read(line[0]) for line in row(simulator))
    assert read(masked) in (read(scaled), -math.inf)
    shifted, exp = step(simulator, "largest")[1], step(simulator, "exp")[1]
    assert meets(read(masked) - largest, shifted)
    assert meets(math.exp(read(shifted)), exp)
    weight, _ = share(simulator)
    assert meets(read(exp) / read(step(simulator, "total")[1]), weight)


@pytest.mark.parametrize("state", STATES)
def test_a_calculator_gets_the_sum_of_the_row(show_simulator: ShowSimulator, state: str) -> None:
    simulator = show_simulator(state=OPEN | STATES[state])
    table, total = row(simulator), step(simulator, "total")[1]
    for _, shifted, exp, weight in table:
        assert meets(math.exp(read(shifted)), exp)
        assert meets(read(exp) / read(total), weight)
    assert meets(sum(read(line[2]) for line in table), total)


@pytest.mark.parametrize("state", STATES)
def test_the_sum_ends_in_the_weights_of_the_matrix(show_simulator: ShowSimulator, state: str) -> None:
    settings = OPEN | STATES[state]
    simulator = show_simulator(state=settings)
    weights = simulator.matrix[int(str(settings["row"]))]
    assert [read(line[3]) for line in row(simulator)] == pytest.approx(weights, abs=0.00051)
    shown, percent = share(simulator)
    assert read(shown) == pytest.approx(weights[int(str(settings["column"]))], abs=0.00051)
    assert percent == pytest.approx(100 * read(shown), abs=0.051)


@pytest.mark.parametrize("state", ["start", "masked", "d_k 4", "T 0.4"])
def test_a_calculator_gets_the_output_from_the_weights(show_simulator: ShowSimulator, state: str) -> None:
    simulator = show_simulator(state=OPEN | STATES[state])
    simulator.page.get_by_text(simulator.say("unfold.output_title")).click()
    mixture = panel(simulator).locator("[data-mixture]")
    expect(mixture.locator("tbody tr")).to_have_count(len(simulator.tokens[1]))
    lines = [line.locator("td").all_inner_texts() for line in mixture.locator("tbody tr").all()]
    outputs = mixture.locator("tfoot td.number").all_inner_texts()
    for c, output in enumerate(outputs):
        assert meets(sum(read(line[0]) * read(line[c + 1]) for line in lines), output)
    head = int(str(STATES[state].get("head", 0)))
    boxes = panel(simulator).locator("[role=list]").nth(1).locator("[role=listitem]").all()
    joined = [box.locator(".number").all_text_contents() for box in boxes]
    assert [line[0] for line in joined][head * len(outputs) :][: len(outputs)] == outputs
    assert all(meets(read(one) * read(other), product) for one, other, product in joined)
    total = panel(simulator).locator("[data-output-total]").inner_text()
    assert meets(sum(read(line[2]) for line in joined), total)


def test_another_component_of_the_output_is_another_column_of_the_matrix(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator(state=OPEN)
    simulator.page.get_by_text(simulator.say("unfold.output_title")).click()
    vector = panel(simulator).locator("[role=list]").nth(2).locator("[role=listitem]")
    panel(simulator).locator("input[type=range]").fill("9")
    wanted = vector.nth(8).locator(".number").text_content() or "nothing"
    expect(panel(simulator).locator("[data-output-total]")).to_have_text(wanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_under_the_cell_opens_the_sum_and_its_own_closes_it(
    show_simulator: ShowSimulator, language: str
) -> None:
    simulator = show_simulator(language)
    simulator.cell(1, 3).click()
    opener = simulator.page.get_by_role("button", name=simulator.say("unfold.open"))
    opener.click()
    title = simulator.say("unfold.title", query="gato", key="sienta", head=simulator.head_in_words(0))
    expect(simulator.page.get_by_role("figure", name=title)).to_be_focused()
    assert simulator.state == "row=1&column=3&view=unfold"
    simulator.page.get_by_role("button", name=simulator.say("unfold.close"), exact=True).click()
    expect(panel(simulator)).to_be_hidden()
    expect(opener).to_be_focused()
    assert simulator.state == "row=1&column=3"


def test_the_key_u_on_a_cell_unfolds_it(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    simulator.cell(2, 5).focus()
    simulator.page.keyboard.press("u")
    expect(panel(simulator)).to_be_focused()
    assert simulator.state == "row=2&column=5&view=unfold"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("leave", ["Escape", "close"])
def test_who_came_from_a_cell_goes_back_to_it(show_simulator: ShowSimulator, language: str, leave: str) -> None:
    simulator = show_simulator(language)
    simulator.cell(2, 5).focus()
    simulator.page.keyboard.press("u")
    if leave == "close":
        simulator.page.get_by_role("button", name=simulator.say("unfold.close"), exact=True).press("Enter")
    else:
        simulator.page.keyboard.press("Escape")
    expect(simulator.cell(2, 5)).to_be_focused()


@pytest.mark.parametrize("unfolded", [False, True])
def test_the_focus_is_not_lost_with_the_button_beside_the_chosen_cell(
    show_simulator: ShowSimulator, unfolded: bool
) -> None:
    simulator = show_simulator(state={"row": 1, "column": 3, **({"view": "unfold"} if unfolded else {})})
    opener = simulator.page.get_by_role("button", name=simulator.say("unfold.open"))
    opener.press("Escape")
    expect(opener).to_be_hidden()
    expect(simulator.cell(1, 3)).to_be_focused()


def test_the_focus_is_not_lost_where_the_sum_is_closed_with_nothing_chosen(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator(state={"row": 1, "column": 3})
    simulator.page.get_by_role("button", name=simulator.say("unfold.open")).press("Enter")
    simulator.page.keyboard.press("Escape")
    simulator.page.get_by_role("button", name=simulator.say("unfold.close"), exact=True).press("Enter")
    expect(panel(simulator)).to_be_hidden()
    expect(simulator.cell(1, 3)).to_be_focused()


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_chosen_cell_the_panel_says_how_to_fill_it(show_simulator: ShowSimulator, language: str) -> None:
    simulator = show_simulator(language, state={"view": "unfold"})
    expect(panel(simulator).get_by_text(simulator.say("unfold.empty"))).to_be_visible()
    simulator.cell(0, 1).click()
    expect(panel(simulator).locator("[data-unfold-body]")).to_be_visible()


def test_the_sum_follows_the_selection_and_every_setting(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator(state=OPEN)
    seen = {panel(simulator).inner_text()}
    for name, value in (("temperature", 0.3), ("divide", False), ("head", 2), ("d_k", 16), ("seed", 5)):
        before = panel(simulator).inner_text()
        simulator.set(name, value)
        # Outside the window it follows the temperature when that rests.
        expect(panel(simulator)).not_to_have_text(before, use_inner_text=True)
        seen.add(panel(simulator).inner_text())
    simulator.cell(5, 2).click()
    seen.add(panel(simulator).inner_text())
    assert len(seen) == 7


def test_a_setting_writes_into_the_boxes_that_are_there(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator(state=OPEN)
    box = panel(simulator).locator("[role=listitem]").first.element_handle()
    simulator.set("head", 1)
    simulator.set("temperature", 0.5)
    assert box.evaluate("box => box.isConnected")


def test_nothing_is_unfolded_while_the_panel_is_closed(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(state={"row": 1, "column": 3})
    simulator.page.evaluate("""() => { globalThis.asked = 0; for (const name of ["cell", "output"]) {
        const real = Atenta.unfolding[name];
        Atenta.unfolding[name] = (...all) => { asked++; return real(...all); }; } }""")
    simulator.set("temperature", 2)
    assert simulator.page.evaluate("asked") == 0
    simulator.page.get_by_role("button", name=simulator.say("unfold.open")).click()
    assert simulator.page.evaluate("asked") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_reader_reads_a_component_with_the_names_of_its_numbers(
    show_simulator: ShowSimulator, language: str
) -> None:
    simulator = show_simulator(language, state=OPEN)
    q, k, products = (line[1] for line in components(simulator))
    names = [simulator.say(f"unfold.{name}") for name in ("query", "key", "product")]
    said = panel(simulator).get_by_role("list", name=simulator.say("unfold.components")).get_by_role("listitem").nth(1)
    assert said.text_content() == f"2 {names[0]} {q} {names[1]} {k} {names[2]} {products}"


def test_the_chosen_key_is_marked_in_the_table_of_the_row(show_simulator: ShowSimulator) -> None:
    marked = panel(show_simulator(state=OPEN)).locator("[data-unfold-row] tr[aria-current=true] th")
    expect(marked).to_have_text(["sienta"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_step_is_broken_within_a_word(show_simulator: ShowSimulator, language: str) -> None:
    names = panel(show_simulator(language, state=OPEN)).locator(".step-name")
    assert names.first.is_visible()
    assert names.evaluate_all(BROKEN) == []


@pytest.mark.parametrize("look", [PHONE, TOUCH, {"viewport": {"width": 640, "height": 800}}], ids=str)
@pytest.mark.parametrize("state", ["d_k 32, T 0.4", "masked"])
def test_the_sum_does_not_run_off_sideways(open_simulator: OpenSimulator, look: dict[str, Any], state: str) -> None:
    simulator = open_simulator(state=OPEN | STATES[state], **look).settle()
    simulator.page.get_by_text(simulator.say("unfold.output_title")).click()
    assert simulator.page.evaluate(OVERFLOW) <= 0
    cut = "boxes => boxes.filter(box => box.scrollWidth > box.clientWidth + 1).length"
    assert panel(simulator).locator(".strips .number, .step-numbers").evaluate_all(cut) == 0
    assert panel(simulator).locator(".strips .number").evaluate_all(LEFT_OF_BOX) == 0


def test_the_printed_sum_has_its_colours_and_nothing_to_press(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(state=OPEN)
    simulator.page.get_by_text(simulator.say("unfold.output_title")).click()
    simulator.page.emulate_media(media="print")
    expect(panel(simulator).locator("button:visible, input:visible, summary:visible")).to_have_count(0)
    expect(panel(simulator).locator(".number").first).to_have_css("print-color-adjust", "exact")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("look", [{}, PHONE], ids=["desk", "phone"])
def test_the_unfolded_sum_is_accessible(
    open_simulator: OpenSimulator, look: dict[str, Any], scheme: Literal["light", "dark"]
) -> None:
    simulator = open_simulator("en" if scheme == "dark" else "es", state=OPEN, color_scheme=scheme, **look)
    simulator.page.get_by_text(simulator.say("unfold.output_title")).click()
    for state in ("start", "masked", *(() if look else ("not divided", "d_k 32, T 0.4"))):
        page = simulator.follow(fragment(OPEN | STATES[state])).settle().page
        assert violations(page, "html" if state == "start" else "[data-unfold]") == [], state
