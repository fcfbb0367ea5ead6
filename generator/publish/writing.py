"""Write beside, look at it, then swap: the last good site stays until a better one is complete."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from generator import manifest
from generator.disk import writing_below
from generator.errors import BuildError, Problem, Where
from generator.messages import say
from generator.model import OutputFile
from generator.publish.exchange import exchange, remove
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
        _recover(out)
        refuse_what_is_no_site(out)
        partial = Path(tempfile.mkdtemp(prefix=f"{out.name}.partial-", dir=out.parent))
        try:
            written = _write_all(files, partial)
            problems = [*_missing(written.digests, pages), *inspect(partial)]
            if problems:
                raise BuildError(problems)
            _swap(partial, out)
        finally:
            remove(partial)
    return written


def _recover(out: Path) -> None:
    """Clear what a build that was cut off left behind; the old site goes back if it was just set aside."""
    for stale in out.parent.glob(f"{out.name}.partial-*"):
        remove(stale)
    if _aside(out).exists() and not out.exists():
        _aside(out).rename(out)
    remove(_aside(out))


def _write_all(files: Iterable[OutputFile], folder: Path) -> Written:
    digests, size = dict[str, str](), 0
    for file in files:
        if file.path in digests:
            raise ValueError(f"{file.path} is written twice")
        digests[file.path] = _write(file, folder)
        size += len(file.body)
    listed = OutputFile(manifest.NAME, manifest.make(digests))
    _write(listed, folder)
    return Written(digests, len(digests) + 1, size + len(listed.body))


def _write(file: OutputFile, folder: Path) -> str:
    path = folder / file.path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(file.body)
    return hashlib.sha256(file.body).hexdigest()


def _missing(written: Mapping[str, str], pages: frozenset[str]) -> list[Problem]:
    """Pages in are pages out."""
    return [
        Problem(Where(Path("site") / page), say("no such page was written"), say("every page of content/site.toml"))
        for page in sorted(pages - written.keys())
    ]


def _swap(partial: Path, out: Path) -> None:
    partial.chmod(0o755)  # mkdtemp makes it private; a web server must be able to read the site
    if out.exists() and exchange(partial, out):
        return
    try:
        if out.exists():
            out.rename(_aside(out))
        partial.rename(out)
    except OSError as error:
        _recover(out)
        held = say("the folder cannot be replaced ({reason})", reason=error.strerror)
        hint = say("Close what has it open (a terminal, an editor, a server) and build again.")
        raise BuildError([Problem(Where(Path(out.name)), held, say("a folder that nothing holds"), hint)]) from error
    remove(_aside(out))


def _aside(out: Path) -> Path:
    return out.with_name(f"{out.name}.old")
