"""Builds, sends, watches, and builds again."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from watchfiles import watch

from generator.messages import in_language, say
from generator.serving.addresses import as_base
from generator.serving.builder import Builder
from generator.serving.news import News, Trouble
from generator.serving.sending import open_server

WATCHED = ("content", "templates", "static", "generator")
STEP = 15
"""Milliseconds in which nothing more changes: what an editor writes of a file in several steps is one change."""
PROGRAM, OURS = "generator", "generator/serving"


@dataclass(frozen=True)
class Project:
    """What is served: a project's folder, the command of its builder and the folder in which that runs."""

    root: Path
    command: Sequence[str]
    folder: Path

    @property
    def site(self) -> Path:
        """Where its builds go."""
        return self.root / "site"


def serve_site(project: Project, port: int, base: str, language: str, tell: Callable[[str], None]) -> int:
    """Build, serve, and build again after each change until Ctrl-C; gives 0.

    base: where the site begins, "/" or "/repo/". language: of what is told in the terminal.
    Raises BuildError if the port is taken.
    """
    news, base = News(project.site), as_base(base)
    reporter = _Reporter(news, language, tell)
    builder = Builder(project.command, project.folder, reporter)
    server = open_server(project.site, base, port, news)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://localhost:{server.server_address[1]}{base}"
    try:
        builder.ask(())
        reporter.wait()
        tell(in_language(say("See {address}  (Ctrl-C ends)", address=address), language))
        folders = [project.root / name for name in WATCHED if (project.root / name).is_dir()]
        for changes in watch(*folders, step=STEP, raise_interrupt=False):
            paths = sorted({Path(path).relative_to(project.root).as_posix() for _, path in changes})
            tell(in_language(say("Changed: {files}", files=", ".join(paths)), language))
            if _below(OURS, paths):
                tell(in_language(say("That is what serves: end it with Ctrl-C and start serve again."), language))
            if _below(PROGRAM, paths):
                builder.stop()
            builder.ask(news.looked_at)
    except KeyboardInterrupt:
        pass
    finally:
        builder.stop()
        server.shutdown()
        server.server_close()
    return 0


def _below(folder: str, paths: Iterable[str]) -> bool:
    """Whether any of these is in a folder: a process that has read its Python there does not read it anew."""
    return any(path.startswith(f"{folder}/") for path in paths)


class _Reporter:
    """Tells the open pages and the terminal what becomes of builds."""

    def __init__(self, news: News, language: str, tell: Callable[[str], None]) -> None:
        self._news, self._language, self._tell = news, language, tell
        self._told = threading.Event()

    def wait(self) -> None:
        """Until the first build has ended."""
        self._told.wait()

    def show(self, path: str, body: bytes) -> None:
        """A file is made, and the rest of its site will be."""
        self._news.show(path, body)

    def tell(self, trouble: Trouble, seconds: float) -> None:
        """A build has ended."""
        self._news.tell(trouble)
        if not trouble.faults:
            self._tell(in_language(say("Built in {seconds} s", seconds=f"{seconds:.2f}"), self._language))
        elif self._language in trouble.faults:
            self._tell("\n\n".join((*trouble.faults[self._language], trouble.total[self._language])))
        self._told.set()
