"""Pages that a test leaves to the next: a page of one's own costs a process, half as much again as the document."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request

PATIENCE = 15_000
LOCAL = ("file:", "data:", "blob:")
LASTING = ("add_init_script", "emulate_media", "expose_binding", "expose_function", "on", "once", "route")
"""What is done to a page and no new document takes back; of the context nothing may be changed."""

KEPT = 4


@dataclass
class Opened:
    """A page in a context of its own, with its faults since a test got it."""

    page: Page
    kind: str
    size: Any
    faults: list[str] = field(default_factory=list)
    spoilt: bool = False


class Pages:
    """The pages of one worker. Who gets one finds it as if new: no storage, no history, the pointer nowhere."""

    def __init__(self, chromium: Browser, blank: str) -> None:
        self.chromium = chromium
        self.blank = blank
        self.free: list[Opened] = []

    def open(self, block: str, script: str, context: dict[str, Any]) -> Opened:
        """One that was left by a test which asked for the same, else a new one."""
        kind = repr((script, sorted(context.items())))
        found = None if block else next((opened for opened in self.free if opened.kind == kind), None)
        if found is None:
            return self._new(kind, block, script, context)
        self.free.remove(found)
        found.faults.clear()
        found.page.set_default_timeout(PATIENCE)
        return found

    def leave(self, opened: Opened) -> None:
        """Make it ready for the next test, or close it where something stays that a new document does not end."""
        if opened.spoilt or not self._cleared(opened):
            opened.page.context.close()
            return
        self.free.append(opened)
        if len(self.free) > KEPT:
            self.free.pop(0).page.context.close()

    def close(self) -> None:
        """Leave nothing to anybody."""
        for opened in self.free:
            opened.page.context.close()
        self.free.clear()

    def _new(self, kind: str, block: str, script: str, context: dict[str, Any]) -> Opened:
        page = self.chromium.new_context(**context).new_page()
        page.set_default_timeout(PATIENCE)
        opened = Opened(page, kind, page.viewport_size)
        watch(page, block, opened.faults)
        if script:
            page.add_init_script(script)
        for name in LASTING:
            setattr(page, name, _spoiling(opened, getattr(page, name)))
        opened.spoilt = bool(block)
        return opened

    def _cleared(self, opened: Opened) -> bool:
        page = opened.page
        try:
            for other in page.context.pages[1:]:
                other.close()
            page.goto(self.blank)
            page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
            page.mouse.move(-1, -1)
            if page.viewport_size != opened.size:
                page.set_viewport_size(opened.size)
            session = page.context.new_cdp_session(page)
            session.send("Page.resetNavigationHistory")
            session.detach()
        except Error:
            return False
        return True


def _spoiling(opened: Opened, does: Callable[..., Any]) -> Callable[..., Any]:
    def do(*words: Any, **more: Any) -> Any:
        opened.spoilt = True
        return does(*words, **more)

    return do


def watch(page: Page, block: str, faults: list[str], local: tuple[str, ...] = LOCAL) -> None:
    """Note every error of the page and every request that leaves it; the blocked file's own are expected."""
    if block:
        page.route(f"**/{block}", lambda route: route.abort())

    def hear(said: ConsoleMessage) -> None:
        if said.type == "error" and not (block and said.location["url"].endswith(block)):
            faults.append(f"console: {said.text} ({said.location['url']})")

    def follow(request: Request) -> None:
        if not request.url.startswith(local):
            faults.append(f"request: {request.url}")

    page.on("console", hear)
    page.on("request", follow)
    page.on("pageerror", lambda error: faults.append(f"error in the page: {error}"))
