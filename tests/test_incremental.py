"""A build that takes from the last what has not changed writes the same bytes as one that takes nothing."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from generator import held
from generator.errors import BuildError
from generator.memory import NAME
from generator.pipeline import Wishes, build
from generator.render import Early
from tests.content.drawn import drawn
from tests.site import lay_out

# What is kept of texts, pages and templates, and of what was read in finished pages; all else is as dear as it is safe.
REMEMBERED = (NAME, "templates", "tags-*", "found-*", "urls-*")
WAVES = (
    '<figure id="figure-{{ name }}"><p>{{ words.caption }} {{ number }} {{ ui.site.open }} [@glorot2010]</p></figure>'
)
FIGURE = """
A wave over $x^2$, with softmax and {{entropy row=0}} bits, and the cat again:

[figure:waves]

See [figure {n}](figure:waves).
"""


@dataclass(frozen=True)
class Project:
    """A small project that is built again and again."""

    root: Path
    last: dict[str, bytes] = field(default_factory=dict)
    shown: dict[str, bytes] = field(default_factory=dict)

    def edit(self, path: str, old: str, new: str) -> None:
        file = self.root / path
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), encoding="utf-8")

    def write(self, path: str, text: str) -> None:
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text, encoding="utf-8")

    def draw(self, width: int, colour: str = "#a8321a") -> None:
        """Put a picture in the place for pictures."""
        (self.root / "content/pictures").mkdir(exist_ok=True)
        (self.root / "content/pictures/wave.png").write_bytes(drawn(width=width, colour=colour))

    def show(self, width: int) -> None:
        """Put it there and let a text show it."""
        self.draw(width)
        self.append(LECTURA, PICTURE)

    def pictured(self) -> Project:
        """The same, built with its picture shown: which tests came before on this worker is not known."""
        if PICTURE not in (self.root / LECTURA).read_text(encoding="utf-8"):
            self.show(40)
            after = self.built()
            self.last.clear()
            self.last.update(after)
        return self

    def append(self, path: str, text: str) -> None:
        self.write(path, (self.root / path).read_text(encoding="utf-8") + text)

    def darken(self) -> None:
        """Give what the palette calls ink another colour."""
        ink = (self.root / "content/palette.toml").read_text(encoding="utf-8").split('ink = "')[1][:7]
        self.edit("content/palette.toml", f'ink = "{ink}"', 'ink = "#010203"')

    def built(self, cache: str = ".cache", give_way: Callable[[], None] = lambda: None) -> dict[str, bytes]:
        """Every file of the site that a build with this cache makes, asked to show all it can early."""
        self.shown.clear()
        early = Early(tuple(self.last), lambda page: self.shown.update({page.path: page.body}), give_way)
        build(self.root, self.site(cache), self.root / cache, lambda _step: None, Wishes(early=early))
        return self.standing(cache)

    def site(self, cache: str) -> Path:
        return self.root / f"site{cache}"

    def standing(self, cache: str = ".cache") -> dict[str, bytes]:
        """Every file of the site as it is now."""
        site = self.site(cache)
        return {path.relative_to(site).as_posix(): path.read_bytes() for path in site.rglob("*") if path.is_file()}

    def built_cold(self) -> dict[str, bytes]:
        """The same with nothing remembered, on disk or in this process."""
        shutil.rmtree(self.root / ".cold", ignore_errors=True)
        shutil.copytree(self.root / ".cache", self.root / ".cold", ignore=shutil.ignore_patterns(*REMEMBERED))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(held, "_HELD", {})
            return self.built(".cold")


PICTURE = '\n![Una ola](picture:wave.png "Una ola")\n'
HOME, READING, LECTURA = (f"content/pages/{name}.md" for name in ("01-home.es", "02-reading.en", "02-reading.es"))
EDITS: dict[str, Callable[[Project], None]] = {
    "a sentence": lambda tiny: tiny.edit(HOME, "mira", "mira y mira"),
    "a formula": lambda tiny: tiny.append(LECTURA, "\nY $\\query{q}^3$.\n"),
    "a title": lambda tiny: tiny.edit(READING, 'title = "', 'title = "Long '),
    "a figure and a number": lambda tiny: tiny.append(READING, FIGURE),
    "words of a figure": lambda tiny: tiny.edit("content/figures/waves.toml", "Waves", "Big waves"),
    "words of the site": lambda tiny: tiny.edit("content/ui.toml", 'en = "Enter"', 'en = "Come in"'),
    "a source": lambda tiny: tiny.edit("content/sources.toml", "year = 2010", "year = 2011"),
    "a phrase": lambda tiny: tiny.edit("content/presets/1-gato.toml", "el gato el", "el gato y el"),
    "the start": lambda tiny: tiny.edit("content/site.toml", "temperature = 1.0", "temperature = 0.5"),
    "the name of a file": lambda tiny: tiny.edit("content/site.toml", 'en = "reading"', 'en = "long-read"'),
    "an address": lambda tiny: tiny.edit("content/site.toml", 'address = ""', 'address = "https://example.org/a"'),
    "a colour": lambda tiny: tiny.darken(),
    "a template": lambda tiny: tiny.edit("templates/page.html", "<table>", '<table class="wide">'),
    "a template of a figure": lambda tiny: tiny.edit("templates/figures/waves.html", "<p>", '<p class="small">'),
    "a sheet": lambda tiny: tiny.append("static/css/base.css", "\nh1 { color: red; }\n"),
    "a script": lambda tiny: tiny.edit("static/js/attention/answer.js", "42", "43"),
    "a new script": lambda tiny: tiny.write("static/js/attention/more.js", "(() => {})();\n"),
    "a picture": lambda tiny: tiny.show(40),
    "the size of a picture": lambda tiny: tiny.pictured().draw(41),
    "the colour of a picture": lambda tiny: tiny.pictured().draw(41, "#0b5fa5"),
    "a picture that is shown no longer": lambda tiny: tiny.pictured().edit(LECTURA, PICTURE, ""),
    "a text that one language lacks": lambda tiny: (tiny.root / LECTURA).unlink(),
}


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """The tiny site with a figure, built once."""
    project = Project(lay_out(tmp_path_factory.mktemp("incremental") / "tiny"))
    project.write("templates/figures/waves.html", f"{WAVES}</figure>\n")
    project.write("content/figures/waves.toml", 'caption = { es = "Olas", en = "Waves" }\n')
    project.append(LECTURA, FIGURE)
    project.last.update(project.built())
    return project


@pytest.mark.parametrize("edit", EDITS.values(), ids=EDITS)
def test_after_each_edit_the_site_is_as_built_anew(edit: Callable[[Project], None], tiny: Project) -> None:
    edit(tiny)
    after = tiny.built()
    assert after != tiny.last
    shown = {path: body for path, body in tiny.shown.items() if path in tiny.last}
    assert shown == {path: after[path] for path in shown}
    pages = {path for path in tiny.last if path.startswith(("es/", "en/"))}
    ours = {path for path in tiny.last if path.startswith(("assets/css/", "assets/js/")) and path in after}
    assert shown.keys() == pages & after.keys() | {path for path in ours if after[path] != tiny.last[path]}
    cold = tiny.built_cold()
    assert [path for path in {*after, *cold} if after.get(path) != cold.get(path)] == []
    tiny.last.clear()
    tiny.last.update(after)


class OvertakenError(Exception):
    """Another build is asked for."""


@pytest.mark.parametrize("pieces", [0, 1, 9, 40])
def test_a_build_that_gives_way_leaves_the_site_and_the_next_one_is_as_built_anew(pieces: int, tiny: Project) -> None:
    tiny.append(HOME, f"\nPieza {pieces}.\n")
    before, count = tiny.standing(), iter(range(1000))

    def give_way() -> None:
        if next(count) == pieces:
            raise OvertakenError

    with pytest.raises(OvertakenError):
        tiny.built(give_way=give_way)
    assert tiny.standing() == before
    assert {path.name for path in tiny.root.iterdir() if "site" in path.name} <= {"site.cache", "site.cold"}
    after, cold = tiny.built(), tiny.built_cold()
    assert (after == cold, after != before) == (True, True)
    tiny.last.clear()
    tiny.last.update(after)


def test_a_fault_is_told_each_time_until_it_is_mended(tiny: Project) -> None:
    good = tiny.built()
    tiny.append(HOME, "\n[nada](page:nowhere) $\\frac{1$\n")
    for _ in range(2):
        with pytest.raises(BuildError) as told:
            tiny.built()
        assert len(told.value.problems) == 2
    tiny.edit(HOME, "\n[nada](page:nowhere) $\\frac{1$\n", "")
    assert tiny.built() == good
