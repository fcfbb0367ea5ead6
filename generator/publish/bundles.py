"""What pages load together, in one sheet and one script: a request costs more than what a page does not need of it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from generator.model import OutputFile
from generator.model.output import OF_WORKBENCH, WORKBENCH_SHEET
from generator.publish.tight import tight_script, tight_sheet

SHEET, SCRIPT = "assets/css/site.css", "assets/js/site.js"
# Of every page too, but before its first paint; and of every page with figures, before these.
BY_THEMSELVES = ("assets/js/theme.js", "assets/js/near.js")
# The order of the layers first; among the others no order matters.
SHEETS = ("layers", "tokens", "fonts", "base", "layout", "components", "furniture", "print")
SCRIPTS = "assets/js/site/"
JS, CSS = "assets/js/", "assets/css/"
NOTHING: Mapping[str, Sequence[str]] = {}


def loaded_by_themselves(pages: Iterable[OutputFile]) -> frozenset[str]:
    """The scripts and sheets of ours that a page names, by their paths below assets/js and assets/css."""
    bodies = [page.body for page in pages]
    return frozenset((*_named(bodies, JS, ".js"), *_named(bodies, CSS, ".css")))


def _named(bodies: Iterable[bytes], folder: str, ending: str) -> Iterator[str]:
    for body in bodies:
        for piece in body.split(f'{ending}"'.encode())[:-1]:
            start = piece[piece.rfind(b'"') + 1 :].rpartition(folder.encode())[2]
            yield start.decode(errors="replace") + ending


def bundled(
    files: Iterable[OutputFile], together: Mapping[str, Sequence[str]] = NOTHING, single: Container[str] | None = None
) -> tuple[OutputFile, ...]:
    """The files with those of every page put together, and no longer by themselves.

    together: further scripts to be made, and of which of ours. single: those of these, and of the explorers' sheets,
    that some page loads by themselves; without it all are left.
    """
    given = {file.path: file for file in files}
    sheets = [path for path in (f"assets/css/{name}.css" for name in SHEETS) if path in given]
    scripts = sorted(path for path in given if path.startswith(SCRIPTS))
    made = {f"{JS}{whole}": [f"{JS}{name}" for name in of if f"{JS}{name}" in given] for whole, of in together.items()}
    worn = [path for path in (f"{CSS}{name}.css" for name in OF_WORKBENCH) if path in given]
    once = [path for of in (worn, *made.values()) for path in of]
    gone = {path for path in once if single is not None and path.removeprefix(JS).removeprefix(CSS) not in single}
    parts = (
        (SHEET, sheets, tight_sheet),
        (SCRIPT, scripts, tight_script),
        (f"{CSS}{WORKBENCH_SHEET}", worn, tight_sheet),
        *((whole, of, tight_script) for whole, of in made.items()),
    )
    rest = tuple(_tight(file) for path, file in given.items() if path not in {*sheets, *scripts, *gone})
    return (
        *rest,
        *(
            OutputFile(whole, "\n".join(tight(given[path].body.decode()) for path in of).encode())
            for whole, of, tight in parts
            if of
        ),
    )


def _tight(file: OutputFile) -> OutputFile:
    """The file as it is sent: sheets that only some pages load are tightened too."""
    if file.path.endswith(".css"):
        return replace(file, body=tight_sheet(file.body.decode()).encode())
    return replace(file, body=tight_script(file.body.decode()).encode()) if file.path in BY_THEMSELVES else file
