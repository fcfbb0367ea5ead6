"""`serve`: from the moment at which a file is saved to the moment at which the open page shows it."""

from __future__ import annotations

import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from queue import Queue

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
TIMES = 5
PATIENCE = 600.0
PAUSE = 3.0
"""Seconds in which a builder whose build has ended comes to rest."""


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
    Edit("a script", "static/js/site/shell.js", "", "\ndocument.documentElement.dataset.zwxq = '{n}';\n", "set"),
)
SEEN = {
    "text": "() => document.body?.textContent.includes('Zwxq{n}')",
    "outline": "() => getComputedStyle(document.querySelector('h1')).outlineWidth === '{n}px'",
    "set": "() => document.documentElement.dataset.zwxq === '{n}'",
}


@dataclass(frozen=True)
class Served:
    """A project that is served: what its terminal says is read as it comes."""

    project: Project
    process: subprocess.Popen[str]
    lines: Queue[str] = field(default_factory=Queue)

    def listen(self) -> None:
        """Take down each line, so that nothing waits for a reader."""
        for line in self.process.stdout or ():
            self.lines.put(line)

    def until(self, start: str) -> str:
        """The next line that begins so."""
        while not (line := self.lines.get(timeout=PATIENCE)).startswith(start):
            pass
        return line


def measure() -> Iterator[Figure]:
    """Each kind of edit, with the article open; needs a Chromium."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        project = copy_project(Path(folder) / "served")
        command = [sys.executable, "-c", SERVE, str(project.root)]
        served = Served(project, subprocess.Popen(command, cwd=project.root, text=True, stdout=subprocess.PIPE))
        threading.Thread(target=served.listen, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=machine.chromium(), args=["--no-sandbox"])
        page = browser.new_page()
        try:
            page.goto(f"{served.until('See ').split()[1]}es/articulo.html")
            yield from _edited(served, page)
        finally:
            browser.close()
            served.process.send_signal(signal.SIGINT)
            served.process.wait()


def _edited(served: Served, page: Page) -> Iterator[Figure]:
    for first, edit in enumerate(EDITS, 1):
        found = [_once(served, page, edit, 10 * first + number, at_rest=True) for number in range(TIMES)]
        yield _figure(f"serve: {edit.name}, to the open page", found)
    # As whoever saves again at once: the build of what came before is still at work.
    for first, edit in enumerate(EDITS, len(EDITS) + 1):
        found = [_once(served, page, edit, 10 * first + number, at_rest=False) for number in range(TIMES)]
        yield _figure(f"serve: {edit.name}, one after the other", found)
        served.until("Built in")


def _figure(name: str, seconds: Sequence[float]) -> Figure:
    return Figure(name, "1 s", f"median {statistics.median(seconds):.2f} s, worst {max(seconds):.2f} s")


def _once(served: Served, page: Page, edit: Edit, number: int, *, at_rest: bool) -> float:
    """Seconds until an edit is seen. at_rest: wait then until its build has ended, so that the next finds no other."""
    file = served.project.root / edit.path
    text, new = file.read_text(encoding="utf-8"), edit.new.replace("{n}", str(number))
    assert edit.old in text
    changed = text.replace(edit.old, new, 1) if edit.old else text + new
    start = time.perf_counter()
    file.write_text(changed, encoding="utf-8")
    page.wait_for_function(SEEN[edit.seen].replace("{n}", str(number)), timeout=1000 * PATIENCE)
    seconds = time.perf_counter() - start
    served.until("Changed")
    if at_rest:
        served.until("Built in")
        time.sleep(PAUSE)
    return seconds
