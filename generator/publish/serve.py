"""Shows the site on this machine alone, and builds it again when a source changes."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Callable, Sequence
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from watchfiles import watch

from generator.errors import BuildError, Problem, Where

WATCHED = ("content", "templates", "static", "generator")


class Handler(SimpleHTTPRequestHandler):
    """Files as they are now: the browser asks again each time, and only errors are logged."""

    def end_headers(self) -> None:
        """Keep nothing in the browser's cache, since the next build may change it."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Say nothing of a file that was found."""


def serve_site(root: Path, port: int, build: Sequence[str], say: Callable[[str], None]) -> int:
    """Build by the command `build`, serve root/site, build again after each change until Ctrl-C; gives 0.

    A build runs in a process of its own, so that changed Python is read anew; one that fails tells its
    problems and leaves the last good site to be seen. Raises BuildError if the port is taken.
    """
    server = open_server(root / "site", port)
    subprocess.run(build, cwd=root, check=False)
    say(f"See http://localhost:{server.server_address[1]}/  (Ctrl-C ends)")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    folders = [root / name for name in WATCHED if (root / name).is_dir()]
    try:
        for changes in watch(*folders, raise_interrupt=False):
            say(f"Changed: {', '.join(sorted({Path(path).name for _, path in changes}))}")
            subprocess.run(build, cwd=root, check=False)
    finally:
        server.shutdown()
        server.server_close()
    return 0


def open_server(site: Path, port: int) -> ThreadingHTTPServer:
    """A server of the folder for this machine alone. Raises BuildError if the port is taken."""
    try:
        return ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(site)))
    except OSError as error:
        problem = Problem(Where(Path("serve")), f"port {port}: {error.strerror}", "a free port", "Try --port 0.")
        raise BuildError([problem]) from error
