"""Serving: files as they are now, and a new build after each change."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from generator.errors import BuildError
from generator.publish import serve


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ThreadingHTTPServer]:
    """A running server of a folder with one page."""
    (tmp_path / "index.html").write_text("first", encoding="utf-8")
    running = serve.open_server(tmp_path, 0)
    threading.Thread(target=running.serve_forever, args=(0.02,), daemon=True).start()
    yield running
    running.shutdown()
    running.server_close()


def address(server: ThreadingHTTPServer, path: str) -> str:
    """A path on the running server."""
    return f"http://127.0.0.1:{server.server_address[1]}/{path}"


def test_a_changed_file_is_seen_at_once(server: ThreadingHTTPServer, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("second", encoding="utf-8")
    with urlopen(address(server, "")) as answer:
        assert answer.read() == b"second"
        assert answer.headers["Cache-Control"] == "no-store"


def test_a_file_that_is_not_there_is_told(server: ThreadingHTTPServer) -> None:
    with pytest.raises(HTTPError, match="404"):
        urlopen(address(server, "nothing.html"))


def test_only_this_machine_can_see_the_site(server: ThreadingHTTPServer) -> None:
    assert server.server_address[0] == "127.0.0.1"


def test_a_port_that_is_taken_is_said_with_a_way_out(server: ThreadingHTTPServer, tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="--port 0"):
        serve.open_server(tmp_path, int(server.server_address[1]))


def test_the_site_is_built_first_and_after_each_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changes = [{(1, "content/ui.toml")}, {(1, "content/site.toml")}]
    monkeypatch.setattr(serve, "watch", lambda *_folders, **_options: iter(changes))
    build = [sys.executable, "-c", "print('x', file=open('built', 'a'))"]
    assert serve.serve_site(tmp_path, 0, build, lambda _line: None) == 0
    assert (tmp_path / "built").read_text().split() == ["x"] * 3


def test_a_build_that_fails_does_not_end_the_serving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(serve, "watch", lambda *_folders, **_options: iter([{(1, "content/ui.toml")}]))
    serve.serve_site(tmp_path, 0, [sys.executable, "-c", "raise SystemExit(1)"], said.append)
    assert said[-1] == "Changed: ui.toml"
