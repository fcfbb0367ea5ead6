"""Everything under site/assets: our own sheets and scripts, the libraries' files and their licences."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from itertools import takewhile
from pathlib import Path

from generator.errors import BuildError, Problem, Where
from generator.model import OutputFile, Palette
from generator.model.output import IN_PACKAGES
from generator.publish.bundles import bundled
from generator.publish.colours import ramp_css, tokens_css
from generator.publish.formulas_used import formulas_used
from generator.publish.italics_used import italics_used
from generator.publish.katex import katex_files
from generator.publish.search import search_files
from generator.publish.serif import serif_files
from generator.ramp import Ramp

OURS = {"css": ("**/*.css", "**/*.svg"), "js": ("**/*.js",)}


# The terms to which the head of a script refers by name.
MIT = """
Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
"""


def collect_assets(
    root: Path, palette: Palette, ramp: Ramp, pages: Sequence[OutputFile], cache: Path
) -> tuple[OutputFile, ...]:
    """Give every file under assets/ that is not a trace.

    root: the project's folder. pages: finished, so that fonts can be cut to them. cache: where fonts are kept.
    Raises BuildError where a library's file is missing.
    """
    npm = root / "node_modules"
    katex, serif, bokeh = npm / "katex", npm / "@fontsource-variable/source-serif-4", _package("bokeh")
    try:
        return bundled(
            (
                *_our_own(root / "static"),
                OutputFile("assets/css/tokens.css", tokens_css(palette).encode()),
                OutputFile("assets/css/ramp.css", ramp_css(palette, ramp).encode()),
                *serif_files(serif, italics_used(pages, cache), cache),
                *katex_files(katex, formulas_used(pages, cache), cache),
                *search_files(pages, cache),
                _copy(npm / "minisearch/dist/umd/index.js", "assets/minisearch/minisearch.js"),
                _copy(npm / "qrcode-generator/dist/qrcode.js", "assets/qrcode/qrcode.js"),
                _copy(bokeh / "server/static/js/bokeh.min.js", "assets/bokeh/bokeh.min.js"),
                _copy(bokeh / "LICENSE.txt", "assets/licences/bokeh.txt"),
                _copy(katex / "LICENSE", "assets/licences/katex.txt"),
                _copy(serif / "LICENSE", "assets/licences/source-serif-4.txt"),
                _copy(npm / "minisearch/LICENSE.txt", "assets/licences/minisearch.txt"),
                _licence_at_head(npm / "qrcode-generator/dist/qrcode.js", "assets/licences/qrcode-generator.txt"),
            )
        )
    except FileNotFoundError as error:
        missing = Problem(
            Where(Path(error.filename)), "no such file", "a library's file", "Run python3 build.py doctor."
        )
        raise BuildError([missing]) from error


def _our_own(static: Path) -> list[OutputFile]:
    """static/css and static/js as they lie; types are for the checker and stay at home."""
    return [
        _copy(path, f"assets/{path.relative_to(static).as_posix()}")
        for folder, patterns in OURS.items()
        for pattern in patterns
        for path in sorted((static / folder).glob(pattern))
        if path.parent.name not in IN_PACKAGES
    ]


def _copy(path: Path, to: str) -> OutputFile:
    return OutputFile(to, path.read_bytes())


def _licence_at_head(script: Path, to: str) -> OutputFile:
    """Whose a script is and under which licence, as its first remark says; its package has no file of it."""
    lines = takewhile(lambda line: line.startswith("//"), script.read_text(encoding="utf-8").splitlines())
    return OutputFile(
        to, ("\n".join(line.removeprefix("//").strip("- ") for line in lines).strip() + "\n" + MIT).encode()
    )


def _package(name: str) -> Path:
    """The folder of an installed package, found without importing it."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        missing = Problem(Where(Path("requirements.txt")), f"no {name}", "it installed", "Run python3 build.py doctor.")
        raise BuildError([missing])
    return Path(spec.origin).parent
