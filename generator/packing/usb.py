"""The site for sticks and disks: a zip with a page to open, a text to read first, and the hash of every file."""

from __future__ import annotations

import hashlib
import re
from html import escape

from generator import manifest
from generator.model.packages import FinishedSite, Package
from generator.packing.zips import zipped

FOLDER, OPENER, READ_ME, MANIFEST = "site", "index.html", "leeme-readme.txt", "sha256.txt"
LOCAL = re.compile(r'\b(href|src)="(?![a-z]+:|[#/])')
# Windows' Notepad takes a text without this mark for one in the machine's own alphabet.
MARK = "\ufeff"


def usb_packages(site: FinishedSite) -> tuple[Package, ...]:
    """One zip, to be unpacked onto a stick or a disk."""
    files = {
        OPENER: _opener(site).encode(),
        READ_ME: _read_me(site).encode(),
        **{f"{FOLDER}/{path}": (site.folder / path).read_bytes() for path in site.files()},
    }
    digests = {path: hashlib.sha256(body).hexdigest() for path, body in files.items()}
    listed = {OPENER: files[OPENER], READ_ME: files[READ_ME], MANIFEST: manifest.make(digests), **files}
    return (Package("usb", f"{site.stem}-usb.zip", None, zipped(listed)),)


def _opener(site: FinishedSite) -> str:
    """The page that chooses a language, one folder further up.

    Whoever opens it inside the archive sees it without its sheet, which else hides the lines that say what to do then.
    """
    page = LOCAL.sub(rf'\1="{FOLDER}/', (site.folder / "index.html").read_text(encoding="utf-8"))
    lines = (
        f'<p data-bare lang="{language}">{escape(site.words["bare"][language])}</p>' for language in site.languages
    )
    return page.replace("</main>", f"{''.join(lines)}\n  </main>", 1)


def _read_me(site: FinishedSite) -> str:
    """In every language, with the line ends that every system's plainest editor knows."""
    named = {"opener": OPENER, "folder": FOLDER, "manifest": MANIFEST}
    texts = (site.words["read_me"][language].strip().format(name=site.name, **named) for language in site.languages)
    return MARK + (f"\n\n{'-' * 60}\n\n".join(texts) + "\n").replace("\n", "\r\n")
