"""What open pages are told: which files the site has now, and what there is to mend."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from generator import manifest
from generator.cache import digest
from generator.errors import BuildError

SHOWN = 12
"""Letters of a digest: enough to tell two versions apart."""
MOST = 3
"""So many pages are made before the others."""
KEPT = 16
"""So many states of the site are remembered, for pages that were loaded in one and listen in another."""


@dataclass(frozen=True)
class Trouble:
    """What is to be mended, in each language of messages: how much, what, and what else there is to say."""

    total: Mapping[str, str] = field(default_factory=dict)
    faults: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    notes: Mapping[str, str] = field(default_factory=dict)
    hide: Mapping[str, str] = field(default_factory=dict)


class News:
    """What is so now. A page that comes late, or comes back, is told as much as one that was there all the time."""

    def __init__(self, site: Path) -> None:
        self._site, self._changed = site, threading.Condition()
        self._edition = 0
        self._trouble = Trouble()
        self._looking: list[str] = []
        # What pages know that were loaded while a build was at work.
        self._before: dict[str, Mapping[str, str]] = {}
        self.early: dict[str, bytes] = {}
        self.files: Mapping[str, str] = {}
        self.whole = ""

    @property
    def looked_at(self) -> list[str]:
        """The paths of the pages that somebody looks at, the last first: few, since each is made out of turn."""
        with self._changed:
            return list(dict.fromkeys(reversed(self._looking)))[:MOST]

    @contextmanager
    def looking(self, path: str) -> Iterator[None]:
        """Somebody looks at this page meanwhile."""
        with self._changed:
            self._looking.append(path)
        try:
            yield
        finally:
            with self._changed:
                self._looking.remove(path)

    def show(self, path: str, body: bytes) -> None:
        """A file is made, and the rest of its site will be."""
        with self._changed:
            self.early[path] = body
            self._say({**self.files, path: hashlib.sha256(body).hexdigest()[:SHOWN]})

    def tell(self, trouble: Trouble) -> None:
        """A build has ended: with this trouble, or without any, and then the site has other files."""
        with self._changed:
            self._trouble = trouble
            self.early = {}
            self._say(_files(self._site))

    def wait(self, seen: int, seconds: float, loaded: str = "") -> tuple[int, str]:
        """What is so, as JSON, and its number: at once if it is not the one that was seen, else when it changes.

        loaded: what was whole when the page was loaded; if it is still known which files that were, they are told too.
        """
        with self._changed:
            self._changed.wait_for(lambda: self._edition != seen, seconds)
            said = {"whole": self.whole, "files": self.files, "trouble": vars(self._trouble)}
            return self._edition, json.dumps({**said, "loaded": self._before.get(loaded)}, ensure_ascii=False)

    def _say(self, files: Mapping[str, str]) -> None:
        self.files, self.whole = files, digest(json.dumps(files))[:SHOWN] if files else ""
        self._before.pop(self.whole, None)
        self._before[self.whole] = files
        for old in [*self._before][:-KEPT]:
            del self._before[old]
        self._edition += 1
        self._changed.notify_all()


def _files(site: Path) -> Mapping[str, str]:
    """The digest of each file as the site's own list has it."""
    try:
        return {path: sha256[:SHOWN] for path, sha256 in manifest.read(site / manifest.NAME).items()}
    except BuildError:
        return {}
