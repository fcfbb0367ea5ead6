"""A book of one page, printed as all are. `python -m tests.browser.small_book SITE FILE`; without Chromium, nothing."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from generator.content import load
from generator.machine import ROOT, chromium
from generator.packing import finished_site
from generator.packing.pdf import pdf_packages

if __name__ == "__main__" and chromium() is not None:
    site = finished_site(load(ROOT), Path(sys.argv[1]))
    [package] = pdf_packages(replace(site, pages=(site.page("references", "es"),)))
    Path(sys.argv[2]).write_bytes(package.body)
