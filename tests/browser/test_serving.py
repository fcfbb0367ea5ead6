"""`serve` as whoever writes meets it: what has changed is in the open pages, and nothing else is loaded again."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.pages import PATIENCE
from tests.content.drawn import drawn
from tests.site import PROJECT, lay_out

SERVE = """
import signal, sys
from functools import partial
from pathlib import Path
from generator.serving import serve_site
from generator.serving.serve import Project
# Whoever runs the tests in the background of a script has it ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)
root = Path(sys.argv[1])
command = [sys.executable, "-m", "generator.cli.rebuilding", root, root / "site", root / ".cache", "en"]
serve_site(Project(root, [str(word) for word in command], Path.cwd()), 0, "/repo/", "en", partial(print, flush=True))
"""
SHOWS = """(image => {
    const canvas = document.createElement("canvas").getContext("2d");
    canvas.drawImage(image, 0, 0);
    const [red, green, blue] = canvas.getImageData(9, 9, 1, 1).data;
    const near = [[168, 50, 26, "#a8321a"], [11, 95, 165, "#0b5fa5"]];
    const found = near.find(([r, g, b]) => Math.hypot(r - red, g - green, b - blue) < 20);
    return `${image.naturalWidth} ${found?.[3]}`;
})"""
STALE = "() => { window.stale = true; }"


@dataclass(frozen=True)
class Serving:
    """A project that is served, and where."""

    root: Path
    process: subprocess.Popen[str]
    address: str

    def edit(self, path: str, old: str, new: str) -> None:
        file = self.root / path
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new), encoding="utf-8")

    def built(self, path: str, text: str) -> None:
        """Wait until a build that has this has ended: an edit before that has it give way, and of what it showed early
        nothing is left if there is a fault in the next one."""
        file = self.root / "site" / path
        end = time.monotonic() + PATIENCE / 1000
        while text not in file.read_text(encoding="utf-8"):
            assert time.monotonic() < end, f"{path} has no {text}"
            time.sleep(0.05)


@pytest.fixture
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    root = lay_out(tmp_path_factory.mktemp("serving") / "tiny")
    process = subprocess.Popen([sys.executable, "-c", SERVE, root], cwd=PROJECT, text=True, stdout=subprocess.PIPE)
    assert process.stdout is not None
    line = next(line for line in process.stdout if line.startswith("See "))
    yield Serving(root, process, line.split()[1])
    process.kill()
    process.communicate()


def opened(chromium: Browser, serving: Serving, path: str) -> Page:
    """A tab that has heard the first news; it is marked, so that one that was loaded again is known."""
    page = chromium.new_context().new_page()
    with page.expect_response("**/.atenta/news?*"):
        page.goto(f"{serving.address}{path}")
    page.evaluate(STALE)
    return page


def is_fresh(page: Page) -> bool:
    """Whether the tab was loaded again since it was opened."""
    return bool(page.evaluate("() => !window.stale"))


def test_what_has_changed_is_in_the_open_tabs_and_nothing_else(chromium: Browser, serving: Serving) -> None:
    spanish = opened(chromium, serving, "es/index.html#row=1")
    english = opened(chromium, serving, "en/")
    words = serving.root / "content/pages/01-home.es.md"
    serving.edit("content/pages/01-home.es.md", "La *consulta*", "Otra *consulta*")
    expect(spanish.get_by_text("Otra consulta")).to_be_visible()
    assert not is_fresh(spanish)
    assert not is_fresh(english)
    serving.built("es/index.html", "Otra <")

    # What scripts may read is not exchanged.
    serving.edit("content/presets/1-gato.toml", "el gato el", "el gato y el")
    for tab in (spanish, english):
        tab.wait_for_function("() => document.getElementById('presets').textContent.includes('el gato y el')")
        assert is_fresh(tab)
        tab.evaluate(STALE)
    serving.built("es/index.html", "el gato y el")
    assert spanish.url.partition("/repo/")[2] == "es/index.html#row=1"

    (serving.root / "static/css/base.css").write_text("h1 { outline: 3px solid rgb(1, 2, 3) }", encoding="utf-8")
    for tab in (spanish, english):
        expect(tab.locator("h1")).to_have_css("outline-color", "rgb(1, 2, 3)")
        assert not is_fresh(tab)
    serving.built("assets/css/site.css", "outline")

    text = words.read_text(encoding="utf-8")
    words.write_text(f"{text}\n[nada](page:nowhere)\n", encoding="utf-8")
    line = text.count("\n") + 2
    for tab, total in ((spanish, "Hay 1 error que corregir."), (english, "1 fault to mend.")):
        alert = tab.get_by_role("alert")
        expect(alert).to_contain_text(total)
        expect(alert).to_contain_text(f"content/pages/01-home.es.md:{line}")
        assert not is_fresh(tab)
    expect(spanish.get_by_text("Otra consulta")).to_be_visible()
    words.write_text(text, encoding="utf-8")
    for tab in (spanish, english):
        expect(tab.get_by_role("alert")).to_have_count(0)
        assert not is_fresh(tab)
        tab.context.close()


def test_a_picture_is_in_the_open_tab_when_it_is_shown_and_again_when_it_is_another(
    chromium: Browser, serving: Serving
) -> None:
    tab = opened(chromium, serving, "es/index.html")
    serving.edit("templates/page.html", "style-src", "img-src 'self'; style-src")
    # Loaded again for it, or the news of it would come amid what follows.
    tab.wait_for_function("() => document.querySelector('[http-equiv]')?.content.includes('img-src')")
    (serving.root / "content/pictures").mkdir()
    page = serving.root / "content/pages/01-home.es.md"
    for colour, width in (("#a8321a", 40), ("#0b5fa5", 40), ("#0b5fa5", 44)):
        (serving.root / "content/pictures/a.webp").write_bytes(drawn("WEBP", width, colour=colour))
        if "picture:" not in page.read_text(encoding="utf-8"):
            serving.edit("content/pages/01-home.es.md", "lee [", "![Una ola](picture:a.webp) lee [")
        tab.wait_for_function(
            f"() => {{ const at = document.images[0]; return at?.naturalWidth && {SHOWS}(at) === '{width} {colour}'; }}"
        )
    tab.context.close()


def test_the_site_itself_knows_nothing_of_it_and_ctrl_c_ends_it(serving: Serving) -> None:
    pages = [path.read_text(encoding="utf-8") for path in (serving.root / "site").rglob("*.html")]
    assert pages
    assert not any(".atenta" in page or "connect-src" in page for page in pages)
    serving.process.send_signal(signal.SIGINT)
    assert serving.process.wait(30) == 0
