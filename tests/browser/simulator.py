"""The simulator as a reader meets it: what can be seen and done there, by role, label and name."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import Locator, Page

from tests.browser.words import path_of, say

SWITCHES = ("causal", "divide", "positional", "values", "arcs")
# To the page, a disk that is slow with this one file.
HOLD_BOKEH = """(() => {
    const append = Element.prototype.append;
    const held = [];
    let open = false;
    Element.prototype.append = function (...nodes) {
        if (open || !nodes.some(node => node.src?.endsWith("/bokeh.min.js"))) return append.apply(this, nodes);
        held.push(() => append.apply(this, nodes));
    };
    globalThis.let_bokeh_in = () => { open = true; held.splice(0).forEach(go => go()); };
})()"""
PUT_BACK = """() => {
    for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
    for (const part of document.querySelectorAll("details[open]")) part.open = false;
    document.activeElement?.blur();
    scrollTo(0, 0);
    document.querySelector("[name=reset]").click();
}"""
READ_MATRIX = """table => [...table.tBodies[0].rows].map(row =>
    [...row.querySelectorAll("td[data-value]")].map(cell => Number(cell.dataset.value)))"""


def fragment(state: Mapping[str, object]) -> str:
    """A state as it stands in the address, with its "#"."""
    return "#" + "&".join(f"{name}={quote(str(value))}" for name, value in state.items()) if state else ""


class Simulator:
    """One simulator page in one language; Bokeh, which costs as much as all the rest, comes when `settle` asks."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.language = language
        self.table = page.locator("table[data-matrix]")

    def open(self, site: Path, state: str) -> Simulator:
        """Go there; the state is "" or starts with "#". Returns when the numbers are in place."""
        self.page.goto((site / path_of("simulator", self.language)).as_uri() + state)
        if self.page.evaluate("'Atenta' in globalThis"):
            self.page.locator("table[data-matrix]:not([data-revision='0'])").wait_for(state="attached")
        return self

    def follow(self, state: str) -> Simulator:
        """Another state in the page that is open, by its address; returns when its numbers are in place."""
        if self.page.evaluate("location.hash") == state.removesuffix("#"):
            return self
        before = self.revision
        self.page.evaluate("hash => { location.hash = hash; }", state)
        self.page.locator(f"table[data-matrix]:not([data-revision='{before}'])").wait_for(state="attached")
        return self

    def put_back(self) -> Simulator:
        """As it was when it was opened, save what was said last and what has been drawn."""
        self.page.mouse.move(0, 0)
        self.page.evaluate(PUT_BACK)
        assert self.state == "", "reset leaves the address empty"
        return self

    def say(self, name: str, /, **values: object) -> str:
        """A string of the page, in its language."""
        return say(self.language, name, **values)

    def head_in_words(self, head: int) -> str:
        """A head as it stands in a sentence."""
        return self.say("figure.head_numbered", head=f"H{head}")

    # What is there.

    @property
    def matrix(self) -> list[list[float]]:
        """The weights that the table carries."""
        rows: list[list[float]] = self.table.evaluate(READ_MATRIX)
        return rows

    @property
    def revision(self) -> int:
        """The number that grows with each change."""
        return int(self.table.get_attribute("data-revision") or 0)

    @property
    def state(self) -> str:
        """What stands in the address after "#" when a reader leaves: until then it may wait for the state to rest."""
        self.page.evaluate("() => dispatchEvent(new Event('pagehide'))")
        return self.page.url.partition("#")[2]

    @property
    def tokens(self) -> tuple[list[str], list[str]]:
        """The headers of the rows and of the columns, as they are in the table."""
        queries = self.table.locator("tbody th").all_text_contents()
        return queries, self.table.locator("thead th").all_text_contents()

    def metric(self, name: str) -> float:
        """The value of the first output of this name."""
        return float(self.page.locator(f"output[name={name}]").first.get_attribute("data-value") or "nan")

    def cell(self, query: int, key: int) -> Locator:
        """One weight."""
        return self.table.locator(f"td[data-query='{query}'][data-key='{key}']")

    def row_header(self, query: int) -> Locator:
        """The query's name at the left of its row."""
        return self.table.locator(f"tbody th[data-query='{query}']")

    def tab(self, head: int) -> Locator:
        """A head's tab."""
        return self.page.get_by_role("tab", name=f"H{head}", exact=True)

    def field(self, name: str) -> Locator:
        """A form control by the name that the contract gives it."""
        return self.page.locator(f":is(input, textarea, button)[name={name}]")

    def exact(self, name: str) -> Locator:
        """The text field beside a slider, or the seed's own."""
        label = self.say(f"control.{name}")
        wanted = label if name == "seed" else self.say("control.number_of", name=label)
        return self.page.get_by_role("textbox", name=wanted, exact=True)

    def alerts(self) -> str:
        """All that is said with role="alert" just now."""
        return "\n".join(self.page.get_by_role("alert").all_inner_texts()).strip()

    # What can be done.

    def compute(self, text: str) -> None:
        """Type a phrase and press the button."""
        self.field("text").fill(text)
        self.field("compute").click()

    def type_number(self, name: str, text: str) -> None:
        """Type into an exact field, and Enter."""
        self.exact(name).fill(text)
        self.exact(name).press("Enter")

    def set(self, name: str, value: object) -> None:
        """Put one setting, by the control that a reader would take."""
        if name == "text":
            self.compute(str(value))
        elif name == "preset":
            self.page.locator(f"button[data-preset={value}]").click()
        elif name == "head":
            self.tab(int(str(value))).click()
        elif name == "row":
            self.row_header(int(str(value))).click()
        elif name in SWITCHES:
            self.field(name).set_checked(bool(value))
        elif name in ("temperature", "seed"):
            self.type_number(name, str(value))
        else:
            self.field(name).fill(str(value))

    def let_bokeh_in(self) -> None:
        """Bokeh may come now."""
        self.page.evaluate("globalThis.let_bokeh_in?.()")

    def settle(self) -> Simulator:
        """Wait until Bokeh has taken over from the table."""
        self.let_bokeh_in()
        self.page.locator("[data-figure=heatmap][data-drawn] [data-layer=bokeh]").wait_for()
        return self

    def resize(self, width: int, height: int) -> None:
        """Another size of window; returns when what follows from it has begun."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
