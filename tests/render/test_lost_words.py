from pathlib import Path

import pytest

from generator.errors import Problem
from generator.model import Text
from generator.render.environment import make_environment, render_template
from generator.render.formulas import FormulaBook
from generator.render.words import words_in

TEMPLATE = "<p>{{ ui.furniture.after }}\n<p>{{ ui.furniture.before }}"
HEAD = '[furniture]\nafter = { es = "b", en = "b" }\n'


def told(folder: Path, written: str, section: str = "furniture") -> list[str]:
    """What is told of a template that asks for two words, of which the file has one."""
    for name, text in (("templates/page.html", TEMPLATE), ("content/ui.toml", written)):
        (folder / name).parent.mkdir()
        (folder / name).write_text(text, encoding="utf-8")
    problems = list[Problem]()
    words = words_in({section: {"after": Text("b", "b")}}, "en")
    render_template(make_environment(folder / "templates", FormulaBook()), "page.html", {"ui": words}, problems)
    return [str(problem).split("\n")[0] for problem in problems]


@pytest.mark.parametrize(
    ("written", "place"),
    [
        (f"{HEAD}antes = {{}}\n", "3: antes, which nothing asks for; expected the name before."),
        (HEAD, "1: no before; expected a word of this name."),
        (f"[site]\n\n{HEAD}", "3: no before; expected a word of this name."),
    ],
)
def test_a_word_that_is_missing_is_told_in_its_file(written: str, place: str, tmp_path: Path) -> None:
    assert told(tmp_path, written) == [f"content/ui.toml:{place} Asked for in templates/page.html:2."]


def test_a_section_of_another_name_is_told_at_its_head(tmp_path: Path) -> None:
    (said,) = told(tmp_path, HEAD.replace("furniture", "muebles"), "muebles")
    assert said.startswith("content/ui.toml:1: muebles, which nothing asks for; expected the name furniture.")
