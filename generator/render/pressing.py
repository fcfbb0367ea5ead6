"""What every text of a build is set with, brought together."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from generator.render.gallery import make_drawer
from generator.render.material import Material
from generator.render.numbers import KnownNumbers
from generator.render.press import Press, Shelf
from generator.render.programs import made_by
from generator.render.stage import Stage
from generator.render.text_keys import KeysOfTexts


def make_press(material: Material, shared: Mapping[str, object], stage: Stage, katex: Path) -> Press:
    """Formulas go into the stage's book, faults into its problems. katex: the folder of npm's package."""
    shelf = Shelf(KnownNumbers(material.answers, material.computed.studies), make_drawer(material, stage, shared))
    keys = KeysOfTexts(material.content, made_by(katex))
    return Press(material.content, stage.book, stage.problems, shelf, keys, stage.memory, stage.give_way)
