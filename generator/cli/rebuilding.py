"""What `serve` builds with: everything is imported once, and a fault ends one build alone.

`python -m generator.cli.rebuilding ROOT OUT CACHE LANGUAGE` builds for each line it reads: a list of pages to make
first. It answers by lines of JSON: one for each of these pages, and for each script and sheet that is not as it was, as
soon as it is made, and one at the end. A build gives way to the next line, and says then that it was overtaken.
"""

from __future__ import annotations

import gc
import json
import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from queue import Empty, Queue

from generator.cli.trouble import Aside, keep_report, report_lines, total
from generator.errors import BuildError
from generator.messages import LANGUAGES, in_language

NICE = 10
PAUSE = 1.0
"""Seconds between what somebody saves and what they save at once after it."""


def main(words: Sequence[str]) -> None:
    """Serve one project until standard input ends; Ctrl-C is for the process that asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        # The browser that loads a page which is ready goes before the rest of the site.
        os.nice(NICE)
    # Whatever else is printed goes to the terminal: the answers have this channel to themselves.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    root, out, cache = map(Path, words[:3])
    logging.getLogger("generator").handlers = [Aside(words[3])]

    def answer(said: Mapping[str, object]) -> None:
        print(json.dumps(said), file=answers, flush=True)

    asked: Queue[str] = Queue()
    threading.Thread(target=_listen, args=(asked,), daemon=True).start()
    build = partial(_build, (root, out, cache), asked, answer)
    while line := _next(asked):
        answer(_built(partial(build, json.loads(line))))


def _next(asked: Queue[str]) -> str:
    """What is asked for next. It is tidied up once nobody has asked for a while: meanwhile whoever asks has to wait."""
    try:
        return asked.get(timeout=PAUSE)
    except Empty:
        _tidy()
        return asked.get()


class OvertakenError(Exception):
    """Somebody asks for another build already."""


def _listen(asked: Queue[str]) -> None:
    for line in sys.stdin:
        asked.put(line)
    asked.put("")


def _build(
    where: tuple[Path, Path, Path], asked: Queue[str], answer: Callable[[Mapping[str, object]], None], first: list[str]
) -> None:
    from generator import pipeline
    from generator.render import Early

    def give_way() -> None:
        if not asked.empty():
            raise OvertakenError

    early = Early(first, lambda file: answer({"path": file.path, "body": file.body.decode()}), give_way)
    pipeline.build(*where, lambda _step: None, pipeline.Wishes(early=early))


def _tidy() -> None:
    """While nobody waits: what is held from now on is not looked through again in the midst of a build."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def _built(build: Callable[[], None]) -> dict[str, object]:
    """What is to be mended, in every language, and the seconds that it took."""
    started, said = time.monotonic(), dict[str, object](total={}, faults={})
    try:
        build()
    except OvertakenError:
        return {"overtaken": True}
    except BuildError as error:
        of_each = {language: [problem.told(language) for problem in error.problems] for language in LANGUAGES}
        said = {"total": _in_all(total(error)), "faults": of_each}
    except Exception as error:
        lines = report_lines(keep_report(error, ["serve"]), ["serve"])
        of_each = {language: ["\n".join(in_language(line, language) for line in lines)] for language in LANGUAGES}
        said = {"total": _in_all(lines[0]), "faults": of_each}
    return {**said, "seconds": time.monotonic() - started}


def _in_all(said: str) -> dict[str, str]:
    return {language: in_language(said, language) for language in LANGUAGES}


if __name__ == "__main__":
    main(sys.argv[1:])
