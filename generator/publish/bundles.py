"""What every page loads, in one sheet and one script: a request costs more than the rules that a page does not need."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from generator.model import OutputFile
from generator.publish.tight import tight_script, tight_sheet

SHEET, SCRIPT = "assets/css/site.css", "assets/js/site.js"
# Of every page too, but before its first paint.
FIRST = "assets/js/theme.js"
# The order of the layers first; among the others no order matters.
SHEETS = ("layers", "tokens", "fonts", "base", "layout", "components", "furniture", "print")
SCRIPTS = "assets/js/site/"


def bundled(files: Iterable[OutputFile]) -> tuple[OutputFile, ...]:
    """The files with those of every page put together, and no longer by themselves."""
    given = {file.path: file for file in files}
    sheets = [path for path in (f"assets/css/{name}.css" for name in SHEETS) if path in given]
    scripts = sorted(path for path in given if path.startswith(SCRIPTS))
    parts = ((SHEET, sheets, tight_sheet), (SCRIPT, scripts, tight_script))
    rest = tuple(_tight(file) for path, file in given.items() if path not in {*sheets, *scripts})
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
    return replace(file, body=tight_script(file.body.decode()).encode()) if file.path == FIRST else file
