"""A tiny content tree in order, to be spoilt one fault at a time."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from generator.content import load
from generator.errors import BuildError

SITE = """\
name = "Tiny"
address = ""
[defaults]
preset = "gato"
heads = 4
d_k = 8
temperature = 1.0
head = 0
threshold = 0.2
[pages.home]
slug = { es = "inicio", en = "index" }
template = "home.html"
nav = false
[pages.sound]
slug = { es = "sonido", en = "sound" }
template = "sound.html"
"""
SWEEP = """\
seed = 2017
heads = { first = 1, last = 8, step = 1 }
d_k = { first = 4, last = 32, step = 4 }
temperatures = { first = 0.1, last = 5.0, step = 0.1 }
"""
THEME = """\
[{name}]
paper = "{paper}"
raised = "{paper}"
ink = "{ink}"
soft_ink = "{ink}"
rule = "{ink}"
accent = "{ink}"
focus = "{ink}"
query = "{ink}"
key = "{ink}"
heads = ["{ink}", "{ink}", "{ink}", "{ink}", "{ink}", "{ink}", "{ink}", "{ink}"]
"""
HEATMAP = """\
[heatmap]
ticks = [0.0, 0.5, 1.0]
ramp = [
  { at = 0.0, colour = "#000000" },
  { at = 0.4, colour = "#787878" },
  { at = 1.0, colour = "#ffffff" },
]
"""
PALETTE = (
    THEME.format(name="light", paper="#ffffff", ink="#111111")
    + THEME.format(name="dark", paper="#000000", ink="#eeeeee")
    + HEATMAP
)
UI = """\
[phrase.compute]
es = "Calcular"
en = "Compute"
[phrase.count]
es = "{n} palabras"
en = "{n} words"
"""
SOURCES = """\
[vaswani2017]
authors = ["Vaswani, Ashish"]
year = 2017
title = "Attention Is All You Need"
venue = "NIPS"
arxiv = "1706.03762"
"""
GLOSSARY = """\
[head]
term = { es = "cabeza", en = "head" }
forms = { es = ["cabeza", "cabezas"], en = ["head", "heads"] }
definition = { es = "Un mapa.", en = "One map." }
see = ["softmax"]
[softmax]
term = { es = "softmax", en = "softmax" }
forms = { es = ["softmax"], en = ["softmax"] }
definition = { es = '''Pesos
que suman 1.''', en = '''
Weights that
sum to 1.''' }
"""
GATO = """\
title = { es = "Gato", en = "Cat" }
lang = "es"
text = "el gato se sienta"
"""
PAGE = """\
+++
title = "A title"
description = "What it is"
+++

# Text
"""
FILES = {
    "content/site.toml": SITE,
    "content/sweep.toml": SWEEP,
    "content/palette.toml": PALETTE,
    "content/ui.toml": UI,
    "content/sources.toml": SOURCES,
    "content/glossary.toml": GLOSSARY,
    "content/presets/1-gato.toml": GATO,
    "content/pages/01-home.es.md": PAGE,
    "content/pages/01-home.en.md": PAGE,
    "content/pages/02-sound.es.md": PAGE,
    "content/pages/02-sound.en.md": PAGE,
    "templates/home.html": "",
    "templates/sound.html": "",
}


@dataclass(frozen=True)
class Tree:
    """A checkout in a folder of the test's own. Paths are below content/."""

    root: Path

    def write(self, path: str, text: str | bytes) -> None:
        target = self.root / "content" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text if isinstance(text, bytes) else text.encode())

    def edit(self, path: str, old: str, new: str) -> None:
        """Replace a piece of a file that stands in it."""
        text = (self.root / "content" / path).read_text(encoding="utf-8")
        assert old in text
        self.write(path, text.replace(old, new, 1))

    def rename(self, old: str, new: str) -> None:
        (self.root / "content" / old).rename(self.root / "content" / new)

    def remove(self, path: str) -> None:
        (self.root / "content" / path).unlink()

    def faults(self) -> list[str]:
        """Each problem as it is printed; none if the tree loads."""
        try:
            load(self.root)
        except BuildError as error:
            return [str(problem) for problem in error.problems]
        return []


def make_tree(root: Path) -> Tree:
    for path, text in FILES.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    return Tree(root)
