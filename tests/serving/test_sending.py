"""Sending: files as they are now, pages with the script that listens, and news for it."""

from __future__ import annotations

import json
import re
import socket
import struct
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPResponse
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest

from generator import manifest
from generator.errors import BuildError
from generator.serving.news import News, Trouble
from generator.serving.sending import open_server

PAGE = "<head><meta content=\"default-src 'none'; script-src 'self'\"></head>ñ"
TROUBLE = Trouble({"en": "1 fault to mend."}, {"en": ("a.md:1: <b>",)})


@dataclass(frozen=True)
class Served:
    """A folder that is sent below /repo/."""

    server: ThreadingHTTPServer
    site: Path
    news: News

    def get(self, path: str, method: str = "GET") -> HTTPResponse:
        connection = HTTPConnection("127.0.0.1", self.server.server_address[1], timeout=20)
        connection.request(method, path)
        return connection.getresponse()

    def write(self, name: str, text: str) -> None:
        (self.site / name).write_text(text, encoding="utf-8")
        listed = {each: sha for each, sha in manifest.digests_of(self.site).items() if each != manifest.NAME}
        (self.site / manifest.NAME).write_bytes(manifest.make(listed))


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    news = News(tmp_path)
    running = Served(open_server(tmp_path, "/repo/", 0, news), tmp_path, news)
    running.write("index.html", PAGE)
    running.write("404.html", "not here")
    threading.Thread(target=running.server.serve_forever, args=(0.02,), daemon=True).start()
    news.tell(Trouble())
    yield running
    running.server.shutdown()
    running.server.server_close()


def heard(answer: HTTPResponse) -> dict[str, object]:
    """The next news."""
    line = answer.readline()
    while not line.startswith(b"data:"):
        line = answer.readline()
    news: dict[str, object] = json.loads(line.removeprefix(b"data:"))
    return news


def test_a_changed_file_is_seen_at_once_and_kept_by_nobody(served: Served) -> None:
    served.write("a.txt", "first")
    assert served.get("/repo/a.txt").read() == b"first"
    served.write("a.txt", "second")
    answer = served.get("/repo/a.txt")
    assert (answer.read(), answer.headers["Cache-Control"]) == (b"second", "no-store")


def test_a_page_is_sent_with_the_scripts_that_listen_and_may_ask_for_news(served: Served) -> None:
    said = served.get("/repo/").read().decode()
    assert "default-src 'none'; connect-src 'self'; script-src 'self'" in said
    assert '<script src="/repo/.atenta/live.js" data-path="index.html"' in said
    assert said.endswith("</head>ñ")
    assert (served.site / "index.html").read_text(encoding="utf-8") == PAGE
    scripts = re.findall(r'<script src="([^"]*)"', said)
    assert [served.get(script).status for script in scripts] == [200, 200, 200]
    assert b"EventSource" in served.get(scripts[-1]).read()
    assert served.get("/repo/.atenta/serve.py").status == 404


def test_what_is_not_there_is_said_by_the_site_s_own_page_with_its_status(served: Served) -> None:
    answer = served.get("/repo/es/nothing")
    assert (answer.status, answer.read().startswith(b"not here")) == (404, True)


def test_a_head_has_no_body(served: Served) -> None:
    answer = served.get("/repo/", "HEAD")
    assert (answer.status, answer.read()) == (200, b"")
    assert int(answer.headers["Content-Length"]) > len(PAGE)


def test_who_listens_is_told_what_is_so_and_what_becomes_so(served: Served) -> None:
    listener = served.get("/repo/.atenta/news")
    first = heard(listener)
    assert first["trouble"] == {"total": {}, "faults": {}, "notes": {}, "hide": {}}
    served.news.tell(TROUBLE)
    second = heard(listener)
    assert second["trouble"] == {"total": {"en": "1 fault to mend."}, "faults": {"en": ["a.md:1: <b>"]}} | {
        "notes": {},
        "hide": {},
    }
    assert second["files"] == first["files"]
    served.write("index.html", "mended")
    served.news.tell(Trouble())
    third = heard(listener)
    changed = {path for path, sha in dict(third["files"]).items() if first["files"][path] != sha}  # type: ignore
    assert (changed, third["whole"] == first["whole"]) == ({"index.html"}, False)


def test_a_page_that_is_made_early_is_sent_until_its_build_has_ended(served: Served) -> None:
    listener = served.get("/repo/.atenta/news")
    first = heard(listener)
    served.news.show("index.html", b"<head></head>early")
    changed = heard(listener)
    assert dict(changed["files"])["index.html"] != dict(first["files"])["index.html"]  # type: ignore
    sent = served.get("/repo/").read()
    assert sent.endswith(b"</head>early")
    assert f'data-whole="{changed["whole"]}"'.encode() in sent
    served.write("index.html", "<head></head>early")
    served.news.tell(Trouble())
    assert heard(listener)["files"] == changed["files"]
    served.write("index.html", PAGE)
    served.news.tell(TROUBLE)
    assert served.get("/repo/").read().endswith("ñ".encode())


def test_who_was_loaded_in_an_earlier_state_is_told_which_files_that_had(served: Served) -> None:
    first = heard(served.get("/repo/.atenta/news"))
    served.write("a.txt", "new")
    served.news.tell(Trouble())
    later = heard(served.get(f"/repo/.atenta/news?page=index.html&loaded={first['whole']}"))
    assert (later["loaded"], later["files"] == first["files"]) == (first["files"], False)
    assert heard(served.get("/repo/.atenta/news?page=index.html&loaded=0"))["loaded"] is None


def test_the_pages_that_are_looked_at_are_known_the_last_first(tmp_path: Path) -> None:
    news = News(tmp_path)
    with news.looking("a.html"), news.looking("b.html"), news.looking("a.html"):
        assert news.looked_at == ["a.html", "b.html"]
    assert news.looked_at == []


def test_who_comes_later_is_told_the_same(served: Served) -> None:
    served.news.tell(TROUBLE)
    assert heard(served.get("/repo/.atenta/news")) == heard(served.get("/repo/.atenta/news"))


def test_who_goes_away_amid_a_file_is_no_fault(served: Served, capfd: pytest.CaptureFixture[str]) -> None:
    """A traceback in the terminal would have the writer look for one."""
    served.write("large.js", "x" * 50_000_000)
    with socket.create_connection(("127.0.0.1", served.server.server_address[1])) as leaving:
        leaving.sendall(b"GET /repo/large.js HTTP/1.1\r\n\r\n")
        assert leaving.recv(100)
        # Not a farewell, but a line that is cut.
        leaving.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    for thread in threading.enumerate():
        if "process_request_thread" in thread.name:
            thread.join(20)
    assert capfd.readouterr().err == ""


def test_only_this_machine_can_see_the_site(served: Served) -> None:
    assert served.server.server_address[0] == "127.0.0.1"


def test_a_port_that_is_taken_is_said_with_a_way_out(served: Served) -> None:
    with pytest.raises(BuildError, match="--port 0"):
        open_server(served.site, "/", int(served.server.server_address[1]), served.news)


def test_before_there_is_a_site_a_page_waits_for_it(tmp_path: Path) -> None:
    server = open_server(tmp_path / "site", "/", 0, News(tmp_path / "site"))
    threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    answer = Served(server, tmp_path, News(tmp_path)).get("/")
    assert (answer.status, b".atenta/live.js" in answer.read()) == (503, True)
    server.shutdown()
    server.server_close()
