"""Sends the site to the browsers of this machine, each page with scripts that listen for news."""

from __future__ import annotations

import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from generator.errors import BuildError, Problem, Where
from generator.messages import say
from generator.serving.addresses import Answer, answer
from generator.serving.news import News

LIVE = ".atenta"
"""A folder that no site has: what is below it is only here."""
SCRIPTS = {path.name: path for path in map(Path(__file__).with_name, ("exchange.js", "edition.js", "live.js"))}
"""In this order."""
BEAT = 15.0
"""Seconds after which a page that hears nothing is sent an empty line, so that one that has gone is noticed."""
GAP = 2.0
"""Seconds that a site may be away while a build puts another in its place."""
POLICY, NEEDED = b"default-src 'none'", (b"connect-src", b"script-src")
NO_SITE = b"<!doctype html>\n<title>Atenta</title>\n"


class Handler(SimpleHTTPRequestHandler):
    """Files as they are now: the browser asks again each time, and only errors are logged."""

    # Else each of a page's forty files takes a connection of its own.
    protocol_version = "HTTP/1.1"

    def __init__(self, *arguments: object, site: Path, base: str, news: News) -> None:
        self.site, self.base, self.news = site, base, news
        super().__init__(*arguments)  # type: ignore[arg-type]  # as http.server hands them over

    def handle_one_request(self) -> None:
        """Read and answer; a page that was left or loaded again does not wait for what it had asked for."""
        try:
            super().handle_one_request()
        except ConnectionError:
            self.close_connection = True

    def do_GET(self) -> None:
        """Send what an address means."""
        name = self.path.partition("?")[0].removeprefix(f"{self.base}{LIVE}/")
        if name == "news":
            self._listen()
        elif name in SCRIPTS:
            self._send(200, name, SCRIPTS[name].read_bytes())
        else:
            self._answer()

    def do_HEAD(self) -> None:
        """The same without the body."""
        self.do_GET()

    def end_headers(self) -> None:
        """Keep nothing in the browser's cache, since the next build may change it."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Say nothing of a file that was found."""

    def _answer(self) -> None:
        # Before the page is read: rather load it once more than take it for newer than it is.
        whole = self.news.whole
        found, body = self._read()
        if found.location:
            self.send_response(found.status)
            self.send_header("Location", found.location)
            self.send_header("Content-Length", "0")
            self.end_headers()
        elif found.path:
            body = self._with_script(body, found.path, whole) if found.path.endswith(".html") else body
            self._send(found.status, found.path, body)
        elif self.news.files:
            self._send(found.status, "missing.txt", f"{self.base}\n".encode())
        else:
            self._send(503, "index.html", self._with_script(NO_SITE, "", whole))

    def _read(self) -> tuple[Answer, bytes]:
        """What an address means and its bytes, also while one site takes another's place."""
        end = time.monotonic() + GAP
        while True:
            found = answer(self.site, self.base, self.path)
            try:
                early = self.news.early.get(found.path)
                return found, early or ((self.site / found.path).read_bytes() if found.path else b"")
            except OSError:
                if time.monotonic() > end:
                    return Answer(404), b""
                time.sleep(0.02)

    def _with_script(self, page: bytes, path: str, whole: str) -> bytes:
        """The page as it is sent: with our scripts, and a policy that lets them ask for news."""
        seen = f'data-path="{path}" data-whole="{whole}"'
        scripts = (f'<script src="{self.base}{LIVE}/{name}" {seen} defer></script>\n' for name in SCRIPTS)
        head, end, rest = _widened(page).partition(b"</head>")
        return head + "".join(scripts).encode() + end + rest

    def _send(self, status: int, name: str, body: bytes) -> None:
        kind = self.guess_type(name)
        self.send_response(status)
        self.send_header("Content-Type", f"{kind}; charset=utf-8" if kind.startswith("text/") else kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def _listen(self) -> None:
        """Tell a page what is so, and again whenever that changes, until it goes away."""
        asked = parse_qs(urlsplit(self.path).query)
        page, loaded = (asked.get(name, [""])[0] for name in ("page", "loaded"))
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Connection", "close")
        self.end_headers()
        seen = -1
        try:
            with self.news.looking(page):
                while self.command != "HEAD":
                    edition, said = self.news.wait(seen, BEAT, loaded)
                    self.wfile.write(b":\n\n" if edition == seen else f"data: {said}\n\n".encode())
                    seen = edition
        except OSError:
            self.close_connection = True


def _widened(page: bytes) -> bytes:
    """The page under a policy that lets our script in, and lets it ask this server."""
    added = b"".join(b"; %s 'self'" % name for name in NEEDED if name not in page)
    return page.replace(POLICY, POLICY + added, 1)


def open_server(site: Path, base: str, port: int, news: News) -> ThreadingHTTPServer:
    """A server of the folder for this machine alone. Raises BuildError if the port is taken."""
    try:
        return ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, site=site, base=base, news=news))
    except OSError as error:
        found = say("port {port}: {reason}", port=port, reason=error.strerror)
        where, hint = Where(Path("serve")), say("Try --port 0, which takes any free one.")
        raise BuildError([Problem(where, found, say("a free port"), hint)]) from error
