"""Gives over HTTP what libzim reads from an archive, as Kiwix does. `python -m tests.browser.kiwix FILE` says where."""

from __future__ import annotations

import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from libzim.reader import Archive

PLACE = "/content/atenta/"


def server(path: Path) -> ThreadingHTTPServer:
    """One for this archive, on any port of this machine."""
    archive: Any = Archive(path)

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            path = self.path.removeprefix(PLACE)
            item = archive.get_entry_by_path(path).get_item() if archive.has_entry_by_path(path) else None
            self.send_response(200 if item else 404)
            if item:
                self.send_header("Content-Type", item.mimetype)
            self.end_headers()
            self.wfile.write(bytes(item.content) if item else b"")

        def log_message(self, format: str, *arguments: object) -> None:
            """Nothing: the page's own faults are what counts."""

    return ThreadingHTTPServer(("127.0.0.1", 0), Answer)


def address(of: ThreadingHTTPServer) -> str:
    """Where the archive begins."""
    return f"http://127.0.0.1:{of.server_port}{PLACE}"


if __name__ == "__main__":
    serving = server(Path(sys.argv[1]))
    print(address(serving), flush=True)
    serving.serve_forever()
