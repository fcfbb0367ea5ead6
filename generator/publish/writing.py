"""Write beside, look at it, then swap: the last good site stays until a better one is complete."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from generator import manifest
from generator.disk import writing_below
from generator.errors import BuildError, Problem, Where
from generator.messages import say
from generator.model import OutputFile
from generator.publish.beside import folder_beside, swap
from generator.publish.replacing import refuse_what_is_no_site

Inspect = Callable[[Path], Sequence[Problem]]


@dataclass(frozen=True)
class Written:
    """What stands in a site now: the SHA-256 of every file that the list names, and how many files and bytes in all."""

    digests: Mapping[str, str]
    files: int
    bytes: int


def write_site(files: Iterable[OutputFile], out: Path, pages: frozenset[str], inspect: Inspect) -> Written:
    """Write all files and their list into a folder beside `out`, inspect it, and put it in `out`'s place.

    files: taken one by one, so that they need not all be in memory.
    pages: the HTML files that must be there, for each a path below the site's root.
    inspect: gives the problems of the written site; any of them stops the swap.
    Raises BuildError, and then `out` is as it was.
    """
    with writing_below(out.parent):
        out.parent.mkdir(parents=True, exist_ok=True)
        with folder_beside(out) as new:
            with writing_below(out.parent):
                written = _write_all(files, new, _Standing(out, refuse_what_is_no_site(out)))
            _let_everybody_read(new)
            problems = [*_missing(written.digests, pages), *inspect(new)]
            if problems:
                raise BuildError(problems)
            # Once more: somebody may have put something there in the meantime.
            refuse_what_is_no_site(out)
            _swap(new, out)
    return written


@dataclass(frozen=True)
class _Standing:
    """The site that stands there, and the SHA-256 of its files as they are now."""

    site: Path
    digests: Mapping[str, str]

    def lend(self, path: str, sha256: str, to: Path) -> bool:
        """Let a file that stays as it is have a second name, which takes less than to write it again.

        False where it does not stay, is somebody else's, or the disk knows no second names.
        """
        if self.digests.get(path) != sha256:
            return False
        file = self.site / path
        try:
            if file.is_symlink() or file.stat().st_uid != os.geteuid():
                return False
            to.hardlink_to(file)
        # Windows knows no users by number, and some systems and disks know no second names.
        except (AttributeError, OSError, NotImplementedError):
            return False
        return True


def _write_all(files: Iterable[OutputFile], folder: Path, standing: _Standing) -> Written:
    digests, size = dict[str, str](), 0
    for file in files:
        if file.path in digests:
            raise ValueError(f"{file.path} is written twice")
        digests[file.path] = _write(file, folder, standing)
        size += len(file.body)
    listed = OutputFile(manifest.NAME, manifest.marked(digests))
    _write(listed, folder, standing)
    return Written(digests, len(digests) + 1, size + len(listed.body))


def _write(file: OutputFile, folder: Path, standing: _Standing) -> str:
    path, sha256 = folder / file.path, hashlib.sha256(file.body).hexdigest()
    path.parent.mkdir(parents=True, exist_ok=True)
    if not standing.lend(file.path, sha256, path):
        path.write_bytes(file.body)
    return sha256


def _let_everybody_read(folder: Path) -> None:
    """A web server is another user: what a careful umask hides from it, it cannot send."""
    for here, _, names in os.walk(folder):
        Path(here).chmod(0o755)
        for name in names:
            Path(here, name).chmod(0o644)


def _missing(written: Mapping[str, str], pages: frozenset[str]) -> list[Problem]:
    """Pages in are pages out."""
    return [
        Problem(Where(Path("site") / page), say("no such page was written"), say("every page of content/site.toml"))
        for page in sorted(pages - written.keys())
    ]


def _swap(new: Path, out: Path) -> None:
    try:
        swap(new, out)
    except OSError as error:
        held = say("the folder cannot be replaced ({reason})", reason=error.strerror)
        hint = say("Close what has it open (a terminal, an editor, a server) and build again.")
        raise BuildError([Problem(Where(Path(out.name)), held, say("a folder that nothing holds"), hint)]) from error
