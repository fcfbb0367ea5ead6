"""A page of the site as Chromium prints it: without scripts, so that the same page gives the same paper."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from generator import machine
from generator.errors import BuildError, Problem, Where
from generator.messages import say
from generator.model.output import DOWNLOADS
from generator.model.packages import FinishedPage, FinishedSite
from generator.packing.pdf.formulas import with_names
from generator.packing.tools import MissingToolError, missing_library
from generator.passing import passing_folder

SCRIPT = re.compile(r"<script\b.*?</script>", re.DOTALL)
LINK = re.compile(r'href="([^"#:]*)#([^"=]+)"')
PAPER = "<style>@page { size: A4; margin: 20mm 22mm 24mm }</style>"
PATIENCE = 120
OPTIONS = ("--headless", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--no-pdf-header-footer")


@dataclass(frozen=True)
class Printer:
    """The Chromium of this machine."""

    program: Path

    @staticmethod
    def found() -> Printer:
        """With pypdf beside it. Raises MissingToolError."""
        try:
            import pypdf  # noqa: F401
        except ImportError as error:
            raise missing_library("pypdf") from error
        program = machine.chromium()
        if program is None:
            hint = say("See what python3 build.py doctor says of Chromium.")
            problem = Problem(Where(Path("build.py")), say("no Chromium on this machine"), say("one to print by"), hint)
            raise MissingToolError([problem])
        return Printer(program)

    def print(self, page: Path) -> bytes:
        """The page as PDF, with its headings as outline. Raises BuildError."""
        with passing_folder() as folder:
            out = folder / "page.pdf"
            places = (f"--user-data-dir={folder}", f"--print-to-pdf={out}", page.as_uri())
            is_root = ("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()
            command = (str(self.program), *OPTIONS, *is_root, "--generate-pdf-document-outline", *places)
            try:
                subprocess.run(command, timeout=PATIENCE, capture_output=True, check=True)
                return out.read_bytes()
            except (OSError, subprocess.SubprocessError) as error:
                found = say("Chromium did not print it ({reason})", reason=type(error).__name__)
                raise BuildError([Problem(Where(page), found, say("a page on paper"))]) from error


def prepare(site: FinishedSite, pages: Iterable[FinishedPage], folder: Path) -> None:
    """Copy the site into a folder, with these pages as they are printed."""
    shutil.copytree(site.folder, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(DOWNLOADS))
    texts = {page.path: _printed((site.folder / page.path).read_text(encoding="utf-8")) for page in pages}
    names = sorted({fragment for text in texts.values() for _, fragment in LINK.findall(text)})
    for path, text in texts.items():
        # Chromium tells the place of an element only where its own page has a link to it.
        told = "".join(f'<a href="#{name}"></a>' for name in names if f'id="{name}"' in text)
        printed = text.replace("</head>", f"{PAPER}</head>", 1).replace("</body>", f"{told}</body>", 1)
        (folder / path).write_text(printed, encoding="utf-8")


def _printed(text: str) -> str:
    return with_names(SCRIPT.sub("", text))
