"""Take every picture anew; look at them before committing them."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from generator import machine
from tests.pictures import FOLDER, SHOTS, Shot

COLOURS = 64


def take(browser: Browser, site: Path, shot: Shot) -> bytes:
    """One picture, with as few colours as a page of text needs."""
    context = browser.new_context(
        viewport={"width": shot.width, "height": shot.height},
        color_scheme="dark" if shot.scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    path, _, state = shot.address.partition("#")
    page.goto(f"{(site / path).as_uri()}{state and f'#{state}'}")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    if shot.scroll:
        page.locator(shot.scroll).first.evaluate("element => element.scrollIntoView()")
    taken = Image.open(BytesIO(page.screenshot()))
    context.close()
    small, body = taken.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE), BytesIO()
    small.save(body, "PNG", optimize=True)
    return body.getvalue()


def main(site: Path) -> None:
    """Take all pictures of the site in this folder."""
    program = machine.chromium()
    if program is None:
        sys.exit("no Chromium found on this machine: python3 build.py doctor says how to get it")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for shot in SHOTS:
            body = take(browser, site, shot)
            (FOLDER / f"{shot.name}.png").write_bytes(body)
            print(f"{len(body):>8,}  {shot.name}")
        browser.close()


main(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else machine.ROOT / "site")
