"""What open pages are told: which files the site has now, and what there is to mend."""

from __future__ import annotations

import json
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from generator import manifest
from generator.cache import digest
from generator.errors import BuildError

SHOWN = 12
"""Letters of a digest: enough to tell two versions apart."""


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
        self.files: Mapping[str, str] = {}
        self.whole = ""

    def tell(self, trouble: Trouble) -> None:
        """A build has ended: with this trouble, or without any, and then the site has other files."""
        with self._changed:
            self._trouble = trouble
            if not trouble.faults or not self.files:
                self.files = _files(self._site)
                self.whole = digest(json.dumps(self.files))[:SHOWN] if self.files else ""
            self._edition += 1
            self._changed.notify_all()

    def wait(self, seen: int, seconds: float) -> tuple[int, str]:
        """What is so, as JSON, and its number: at once if it is not the one that was seen, else when it changes."""
        with self._changed:
            self._changed.wait_for(lambda: self._edition != seen, seconds)
            said = {"whole": self.whole, "files": self.files, "trouble": vars(self._trouble)}
            return self._edition, json.dumps(said, ensure_ascii=False)


def _files(site: Path) -> Mapping[str, str]:
    """The digest of each file as the site's own list has it."""
    try:
        return {path: sha256[:SHOWN] for path, sha256 in manifest.read(site / manifest.NAME).items()}
    except BuildError:
        return {}
