"""`serve`: from the moment at which a file is saved to the moment at which the open page shows it."""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from generator import machine
from tests.bench.builds import Project, copy_project
from tests.bench.figure import Figure

SERVE = """
import sys
from functools import partial
from pathlib import Path
from generator.serving import serve_site
from generator.serving.serve import Project
root = Path(sys.argv[1])
command = [sys.executable, "-m", "generator.cli.rebuilding", root, root / "site", root / ".cache", "en"]
serve_site(Project(root, [str(word) for word in command], root), 0, "/", "en", partial(print, flush=True))
"""
TIMES = 3


@dataclass(frozen=True)
class Edit:
    """One kind of edit: the file, what is replaced by what, and what is seen then; {n} is the edit's number."""

    name: str
    path: str
    old: str
    new: str
    seen: str


EDITS = (
    Edit("a sentence of the article", "content/pages/30-article.es.md", "+++\n\n", "+++\n\nZwxq{n}\n\n", "text"),
    Edit("a word on every page", "content/ui.toml", 'skip = { es = "', 'skip = { es = "Zwxq{n} ', "text"),
    Edit("the shell of every page", "templates/base.html", '<main id="main"', 'Zwxq{n}<main id="main"', "text"),
    Edit("a style sheet", "static/css/base.css", "", "\nh1 { outline: {n}px solid }\n", "outline"),
)
SEEN = {
    "text": "() => document.body?.textContent.includes('Zwxq{n}')",
    "outline": "() => getComputedStyle(document.querySelector('h1')).outlineWidth === '{n}px'",
}


def measure() -> Iterator[Figure]:
    """Each kind of edit, with the article open; needs a Chromium."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        project = copy_project(Path(folder) / "served")
        command = [sys.executable, "-c", SERVE, str(project.root)]
        served = subprocess.Popen(command, cwd=project.root, text=True, stdout=subprocess.PIPE)
        assert served.stdout is not None
        address = next(line.split()[1] for line in served.stdout if line.startswith("See "))
        browser = playwright.chromium.launch(executable_path=machine.chromium(), args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(f"{address}es/articulo.html")
        for first, edit in enumerate(EDITS, 1):
            found = sorted(_once(project, page, edit, 10 * first + number) for number in range(TIMES))
            yield Figure(f"serve: {edit.name}, to the open page", "1 s", f"{found[TIMES // 2]:.2f} s")
        browser.close()
        served.send_signal(signal.SIGINT)
        served.communicate()


def _once(project: Project, page: Page, edit: Edit, number: int) -> float:
    file = project.root / edit.path
    text, new = file.read_text(encoding="utf-8"), edit.new.replace("{n}", str(number))
    assert edit.old in text
    changed = text.replace(edit.old, new, 1) if edit.old else text + new
    start = time.perf_counter()
    file.write_text(changed, encoding="utf-8")
    page.wait_for_function(SEEN[edit.seen].replace("{n}", str(number)), timeout=120_000)
    return time.perf_counter() - start
