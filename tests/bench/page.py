"""Pages in Chromium over file://: their weight; of the simulator, how soon it stands and follows the hand."""

from __future__ import annotations

import gzip
import json
import os
import re
import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote, urlsplit
from urllib.request import url2pathname

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from generator import machine
from generator.content import load
from generator.machine import ROOT
from tests.bench.figure import Figure, middle_and_p95

SIMULATOR = ROOT / "site/es/simulador.html"
TWELVE_WORDS = "uno dos tres cuatro cinco seis siete ocho nueve diez once doce"
# What moves at a key: with which page and state, how much of it is in the window, p95 in ms at 1× and slower.
AT_A_KEY = (
    ("temperature", SIMULATOR.as_uri(), 900, (20, 40)),
    (
        "temperature, 8 heads, 12 tokens, unfolded cell and all heads",
        f"{SIMULATOR.as_uri()}#text={quote(TWELVE_WORDS)}&heads=8&row=1&column=2&view=unfold",
        3000,
        (50, 100),
    ),
    ("laboratory, temperature", (ROOT / "site/es/laboratorio.html").as_uri(), 900, (20, 40)),
)
# Pages that are read, with figures.
CHAPTERS = ("mathematics", "museum", "article")
# The browser's record of navigations and of what its threads do. Its own list of long tasks leaves some of them out.
RECORDED = ["toplevel", "devtools.timeline", "blink.user_timing"]
BUSY = 50_000
"""Microseconds from which a task holds up who reads."""
STANDING = 4000
"""Milliseconds after loading in which a page has its chance to be busy again."""
PROBE = Path(__file__).with_name("probe.js")
FURNITURE = (
    *("site.js", "theme.js", "notes.js", "save.js", "references.js", "teachers-parts.js", "teachers.js"),
    *("late-part.js", "code-start.js"),
)
FIGURE_SHEETS = ("chart", "controls", "ramp")
# A figure, and what says which scripts figures load when they come near.
FIGURE = re.compile(
    r'<figure\b.*?</figure>|<script type="application/json" id="figure-scripts">.*?</script>', re.DOTALL
)
LOADS = 5
KEYS = 80
PAUSE = 150
"""Milliseconds between two keys."""
DRAG_SECONDS = 3
SLOWER = 4


def measure() -> Iterator[Figure]:
    """Every figure of the page, in order; needs a built site and a Chromium."""
    if not SIMULATOR.is_file():
        raise FileNotFoundError(f"{SIMULATOR}; run python3 build.py first")
    with sync_playwright() as playwright, _chromium(playwright.chromium.launch) as browser:
        yield weight(browser)
        yield from reading_weights(browser)
        yield from first_sight(browser)
        yield from idle(browser)
        yield from at_a_key(browser)
        for rate, drag_target in ((1, "50 a second"), (SLOWER, "40 a second")):
            with opened(browser, rate) as page:
                yield Figure(f"dragging temperature, {rate}× slower", drag_target, f"{drag(page):.0f} a second")


def weight(browser: Browser) -> Figure:
    """gzip bytes of all that the browser asks for until Bokeh has drawn."""
    files = _asked(browser, SIMULATOR, _wait_until_drawn)
    packed = sum(_packed(file.read_bytes()) for file in files)
    return Figure("simulator page, gzip, all told", "500 kB", f"{packed / 1e3:.0f} kB in {len(files)} files")


def reading_weights(browser: Browser) -> Iterator[Figure]:
    """gzip bytes of each page that is read, without its figures and what they load; fonts are packed already."""
    for path in sorted(SIMULATOR.parent.glob("*.html")):
        text = path.read_text(encoding="utf-8")
        if "data-explorer" in text:
            continue
        # Where a page's parts load their scripts late, whatever has come by itself counts.
        has_parts = 'id="part-scripts"' in text
        asked = _asked(browser, path, _wait_for_fonts)
        files = [file for file in asked if has_parts or not _is_of_figures(file)]
        rest = [file.read_bytes() if file.suffix == ".woff2" else gzip.compress(file.read_bytes(), 9, mtime=0)
                for file in files if file != path]  # fmt: skip
        total = sum(map(len, rest)) + _packed(FIGURE.sub("", text).encode())
        yield Figure(f"{path.name}, gzip, before figures", "60 kB", f"{total / 1e3:.1f} kB in {len(files)} files")


def _asked(browser: Browser, address: Path, wait: Callable[[Page], object]) -> list[Path]:
    """The files that a page asks for, itself among them."""
    page = browser.new_page()
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url))
    page.goto(address.as_uri())
    wait(page)
    page.close()
    files = {Path(url2pathname(unquote(urlsplit(url).path))) for url in asked if url.startswith("file:")}
    return sorted(file for file in files if file.is_file())


def _packed(body: bytes) -> int:
    return len(gzip.compress(body, 9, mtime=0))


def _is_of_figures(file: Path) -> bool:
    """Whether a page without figures would not load it: our scripts but for the furniture's, their sheets, Bokeh."""
    return (
        (file.suffix == ".js" and file.name not in FURNITURE) or file.stem in FIGURE_SHEETS or "figures" in file.parts
    )


def _wait_for_fonts(page: Page) -> None:
    page.evaluate("() => document.fonts.ready")


def first_sight(browser: Browser) -> Iterator[Figure]:
    """From navigation to the painted table and to the first figure drawn by Bokeh, on a slower processor."""
    seen: list[tuple[float, float]] = []
    for _ in range(LOADS):
        with opened(browser, SLOWER) as page:
            times = page.evaluate("() => [probe.matrix, probe.drawn]")
            seen.append((times[0], times[1]))
    matrix, drawn = zip(*seen, strict=True)
    for name, target, values in (("matrix visible", "400 ms", matrix), ("Bokeh drawn", "1300 ms", drawn)):
        told = f"{statistics.median(values):.0f} ms (worst of {LOADS}: {max(values):.0f})"
        yield Figure(f"{name}, {SLOWER}× slower", target, told)


def idle(browser: Browser) -> Iterator[Figure]:
    """From navigation to the end of the last task of more than 50 ms, slowed; and what all of it takes, not slowed."""
    slugs = load(ROOT).site.pages
    for name in CHAPTERS:
        address = (SIMULATOR.parent / f"{slugs[name].slug['es']}.html").as_uri()
        ends = sorted(_standing(browser, SLOWER, address)[0] for _ in range(LOADS))
        told = f"{ends[LOADS // 2]:.0f} ms (worst of {LOADS}: {ends[-1]:.0f})"
        yield Figure(f"{name}, idle, {SLOWER}× slower", "2000 ms", told)
        spent = statistics.median(_standing(browser, 1, address)[1] for _ in range(LOADS))
        yield Figure("  of it the page's own thread, whatever else runs", "", f"{spent:.0f} ms, not slowed")


def _standing(browser: Browser, rate: int, address: str) -> tuple[float, float]:
    """When a page that was opened was last busy, and how much processor its thread has taken; both in milliseconds."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    browser.start_tracing(page=page, categories=RECORDED)
    page.goto(address)
    page.wait_for_timeout(STANDING)
    spent = _thread_spent(session)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return _busy_until(events, address), spent


def _busy_until(events: Sequence[Mapping[str, Any]], address: str) -> float:
    """Milliseconds from the navigation to the end of the last long task of the thread that shows the page."""
    begun = [one for one in events if one["name"] == "navigationStart" and address in json.dumps(one["args"])][-1]
    thread = [one for one in events if (one["pid"], one["tid"]) == (begun["pid"], begun["tid"]) and "dur" in one]
    ends = (
        one["ts"] + one["dur"]
        for one in thread
        if one["name"].endswith("RunTask") and one["dur"] > BUSY and one["ts"] >= begun["ts"]
    )
    start = float(begun["ts"])
    return (max(map(float, ends), default=start) - start) / 1000


def at_a_key(browser: Browser) -> Iterator[Figure]:
    """How soon what moves at a key is painted, on this processor and a slower one, and how much of it is work."""
    for name, address, height, targets in AT_A_KEY:
        for rate, target in zip((1, SLOWER), targets, strict=True):
            with opened(browser, rate, address, height) as page:
                painted, work = keys(page)
            yield Figure(f"{name} by key → painted, {rate}× slower", f"p95 {target} ms", middle_and_p95(painted))
            yield Figure("  of it work, without the wait for the screen's next frame", "", middle_and_p95(work))
        with opened(browser, 1, address, height) as page:
            yield Figure("  of it the page's own thread, whatever else runs", "", f"{thread_time(page):.1f} ms a key")


def thread_time(page: Page) -> float:
    """Milliseconds of the processor that the page's thread takes for a key, beyond those of its idle frames."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    start = _thread_spent(session)
    page.wait_for_timeout(KEYS * PAUSE)
    idle = _thread_spent(session)
    keys(page)
    return (_thread_spent(session) - idle - (idle - start)) / KEYS


def _thread_spent(session: CDPSession) -> float:
    """Milliseconds of the processor that the page's thread has taken."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return 1000 * next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


def keys(page: Page) -> tuple[list[float], list[float]]:
    """Milliseconds from each key on the temperature to the end of the frame with its numbers; and of it, the work.

    A screen of 60 Hz takes a frame every 16.7 ms and a key comes at any moment between: 0 to 16.7 ms are spent waiting.
    """
    page.locator("input[name=temperature]").first.focus()
    for index in range(KEYS):
        page.keyboard.press("ArrowRight" if index % 20 < 10 else "ArrowLeft")
        page.wait_for_timeout(PAUSE)
    times: list[list[float]] = page.evaluate("() => [probe.latencies, probe.work]")
    return times[0], times[1]


def drag(page: Page) -> float:
    """Frames a second that showed new numbers while the slider was dragged to and fro."""
    slider = page.locator("input[name=temperature]").first
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    if box is None:
        raise LookupError("input[name=temperature] is not to be seen")
    left, width, y = box["x"] + 12, box["width"] - 24, box["y"] + box["height"] / 2
    page.mouse.move(left, y)
    page.mouse.down()
    page.evaluate("() => { probe.frames = 0; probe.since = performance.now(); }")
    step = 0
    while page.evaluate("() => performance.now() - probe.since") < DRAG_SECONDS * 1000:
        for _ in range(20):
            step += 5
            page.mouse.move(left + abs(step % (2 * width) - width), y)
    rate: float = page.evaluate("() => 1000 * probe.frames / (performance.now() - probe.since)")
    page.mouse.up()
    return rate


@contextmanager
def opened(browser: Browser, rate: int, address: str = SIMULATOR.as_uri(), height: int = 900) -> Iterator[Page]:
    """A page, the simulator if none is named, in a new context on a slowed processor, with Bokeh drawn."""
    context = browser.new_context(viewport={"width": 1280, "height": height})
    page = context.new_page()
    page.add_init_script(path=PROBE)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    page.goto(address)
    _wait_until_drawn(page)
    page.wait_for_timeout(500)
    yield page
    context.close()


@contextmanager
def _chromium(launch: Callable[..., Browser]) -> Iterator[Browser]:
    path = machine.chromium()
    if path is None:
        raise FileNotFoundError("no Chromium; python3 build.py doctor says how to get one")
    as_root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    browser = launch(executable_path=path, args=as_root)
    yield browser
    browser.close()


def _wait_until_drawn(page: Page) -> None:
    page.wait_for_selector("[data-figure][data-drawn]", state="attached", timeout=30_000)
