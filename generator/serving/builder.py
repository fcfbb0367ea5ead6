"""A process that builds again and again: it has imported everything, and what it made last is at hand."""

from __future__ import annotations

import json
import subprocess
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from generator.messages import LANGUAGES, in_language, say
from generator.serving.news import Trouble


class Listener(Protocol):
    """Hears, in a thread of its own, what becomes of a build."""

    def show(self, path: str, body: bytes) -> None:
        """A file is made, and the rest of its site will be."""

    def tell(self, trouble: Trouble, seconds: float) -> None:
        """The build that was asked for last has ended, after so long, with this trouble or without any."""


class Builder:
    """The process, started when it is first needed and again after it has ended, for whatever reason.

    command: reads and writes lines of JSON as generator/cli/rebuilding.py does.
    """

    def __init__(self, command: Sequence[str], folder: Path, listener: Listener) -> None:
        self._command, self._folder, self._listener = command, folder, listener
        self._process: subprocess.Popen[str] | None = None
        self._hearing: threading.Thread | None = None

    def ask(self, first: Sequence[str]) -> None:
        """Ask for a build; one that is at work gives way. first: the paths of pages to make before all others."""
        line = f"{json.dumps([*first])}\n"
        try:
            self._write(line)
        except OSError:
            self.stop()
            self._write(line)

    def stop(self) -> None:
        """End the process, and say nothing of what it was at: the next build reads all Python anew."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
        if self._hearing is not None:
            self._hearing.join()

    def _write(self, line: str) -> None:
        if self._process is None or self._process.poll() is not None:
            self._start()
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(line)
        self._process.stdin.flush()

    def _start(self) -> None:
        pipe = subprocess.PIPE
        process = subprocess.Popen(
            self._command, cwd=self._folder, stdin=pipe, stdout=pipe, text=True, encoding="utf-8"
        )
        self._process = process
        self._hearing = threading.Thread(target=self._hear, args=(process,), daemon=True)
        self._hearing.start()

    def _hear(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            said: dict[str, Any] = json.loads(line)
            if "body" in said:
                self._listener.show(said["path"], said["body"].encode())
            elif "overtaken" not in said:
                self._listener.tell(_trouble(said), float(said["seconds"]))
        if process is self._process:
            self._listener.tell(_ended(), 0.0)


def _trouble(said: dict[str, Any]) -> Trouble:
    return Trouble(said["total"], said["faults"], *_notes()) if said["faults"] else Trouble()


def _ended() -> Trouble:
    """What Python itself says of it stands in the terminal already."""
    total = say("The generator does not start, or has ended.")
    faults = say("The terminal in which serve runs says why.")
    return Trouble(_in_all(total), {language: (said,) for language, said in _in_all(faults).items()}, *_notes())


def _notes() -> tuple[dict[str, str], dict[str, str]]:
    return _in_all(say("Underneath is the last good page.")), _in_all(say("Hide"))


def _in_all(said: str) -> dict[str, str]:
    return {language: in_language(said, language) for language in LANGUAGES}
