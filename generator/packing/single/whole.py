"""The whole site as one file: a frame that holds every page deflated and opens the one that is named behind #."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape

from generator.model.packages import FinishedSite, Package
from generator.packing.single.texts import held, our_script, policy
from generator.packing.single.turned import PAGE, TurnedPages

FRAME = ("held", "frame")
FACE = "body { max-width: 600px; margin: 0 auto; padding: 64px 16px; font: 18px/28px Georgia, serif }"


def whole_package(site: FinishedSite) -> Package:
    """The site in every language; the address of a page in it ends with #es/simulador, its state after another /."""
    turned = TurnedPages(site.folder)
    pages = {path: turned.page(path) for path in site.files() if path.endswith(PAGE)}
    notices = {f"{path}{PAGE}": turned.text(path) for path in site.files() if path.endswith(".txt")}
    later = {path: turned.texts.of(path) for path in site.files() if path not in turned.files and _may_be_asked(path)}
    block = held({**pages, **notices, "files.json": json.dumps(turned.files, ensure_ascii=False), **later})
    allowed = policy([*turned.files.values(), *later.values(), *map(our_script, FRAME)])
    return Package("single", f"{site.stem}.html", None, "\n".join([*_frame(site, allowed, block), ""]).encode())


def _may_be_asked(path: str) -> bool:
    """Whether it is what a page loads when it is needed."""
    return path.startswith("assets/") and path.endswith((".js", ".css"))


def _frame(site: FinishedSite, allowed: str, block: str) -> Iterator[str]:
    """What is seen where no page can be: the same for every page, so that it is in every language."""
    yield "<!doctype html>"
    yield f'<html lang="{site.languages[0]}">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f'<meta http-equiv="Content-Security-Policy" content="{allowed}">'
    yield '<meta name="color-scheme" content="light dark">'
    yield f"<title>{escape(site.name)}</title>\n<style>{FACE}</style>\n</head>\n<body>"
    yield f"<noscript>{_said(site, 'single_no_scripts', '')}</noscript>"
    yield _said(site, "single_too_old", " data-too-old hidden")
    yield block
    yield from (f"<script>{our_script(name)}</script>" for name in FRAME)
    yield "</body>\n</html>"


def _said(site: FinishedSite, words: str, also: str) -> str:
    text = site.words[words]
    return "".join(f'<p lang="{each}" dir="auto"{also}>{escape(text[each])}</p>' for each in site.languages)
