"""A process that builds again and again: it has imported everything, and what it made last is at hand."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from generator.messages import LANGUAGES, in_language, say
from generator.serving.news import Trouble


class Builder:
    """The process, started when it is first needed and again after it has ended, for whatever reason.

    command: reads and writes lines of JSON as generator/cli/rebuilding.py does.
    """

    def __init__(self, command: Sequence[str], folder: Path) -> None:
        self._command, self._folder = command, folder
        self._process: subprocess.Popen[str] | None = None

    def build(self, first: Sequence[str], show: Callable[[str, bytes], None]) -> tuple[Trouble, float]:
        """Build once; gives what is to be mended, and the seconds that it took.

        first: the paths of pages to make before all others. show: takes each of them, its path and its bytes.
        """
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(f"{json.dumps([*first])}\n")
            process.stdin.flush()
            said: dict[str, Any] = json.loads(process.stdout.readline())
            while "page" in said:
                show(said["path"], said["page"].encode())
                said = json.loads(process.stdout.readline())
        except (OSError, ValueError):
            self.stop()
            return _ended(), 0.0
        return _trouble(said), float(said["seconds"])

    def stop(self) -> None:
        """End the process: the next build reads all Python anew."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()

    def _running(self) -> subprocess.Popen[str]:
        if self._process is None:
            pipe = subprocess.PIPE
            self._process = subprocess.Popen(
                self._command, cwd=self._folder, stdin=pipe, stdout=pipe, text=True, encoding="utf-8"
            )
        return self._process


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
