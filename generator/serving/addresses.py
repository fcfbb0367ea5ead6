"""What GitHub Pages answers to an address: files, index.html of a folder, addresses without .html, and never a list."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote, unquote, urlsplit

MISSING = "404.html"


@dataclass(frozen=True)
class Answer:
    """A status, and the file of the site that goes with it or the address to which it leads."""

    status: int
    path: str = ""
    location: str = ""


def answer(site: Path, base: str, asked: str) -> Answer:
    """What is sent for an address as the browser writes it. base: where the site begins, with / at both ends."""
    address = unquote(urlsplit(asked).path)
    if address == base.removesuffix("/"):
        return Answer(301, location=base)
    if not address.startswith(base):
        return Answer(404)
    path = address.removeprefix(base)
    parts = path.removesuffix("/").split("/") if path else []
    if any(part in ("", ".", "..") or "\\" in part or "\0" in part for part in parts):
        return _missing(site)
    return _found(site, base, path) or _missing(site)


def _found(site: Path, base: str, path: str) -> Answer | None:
    if (site / path).is_dir():
        if path and not path.endswith("/"):
            return Answer(301, location=quote(f"{base}{path}/"))
        index = f"{path}index.html"
        return Answer(200, index) if (site / index).is_file() else None
    if path.endswith("/"):
        return None
    names = (path, f"{path}.html")
    return next((Answer(200, name) for name in names if (site / name).is_file()), None)


def _missing(site: Path) -> Answer:
    return Answer(404, MISSING if (site / MISSING).is_file() else "")


def as_base(said: str) -> str:
    """A base as it is compared: "repo" and "/repo/" are one."""
    return f"/{said.strip('/')}/".replace("//", "/")
