from __future__ import annotations

import re
from dataclasses import replace

import pytest

from generator.errors import Problem
from generator.model import Language, Picture
from generator.render.formulas import FormulaBook
from generator.render.press import Manner, Press
from generator.render.prose import render_text
from generator.render.text_keys import KeysOfTexts
from tests.render.samples import VASWANI, content, prose

PICTURES = {name: Picture(name, 40, 20, b"bytes") for name in ("our-class.jpg", "a.png")}
SHOWN = 'class="picture" decoding="async" height="20" loading="lazy"'


def set_(markdown: str, manner: Manner = "page", lent_from: Language | None = None) -> tuple[str, list[str]]:
    problems: list[Problem] = []
    given = replace(prose(markdown), lent_from=lent_from)
    known = replace(content(given, sources=(VASWANI,)), pictures=PICTURES)
    html = render_text(given, Press(known, FormulaBook(), problems), manner).html
    return html, [str(problem).split("\n")[0] for problem in problems]


def test_a_picture_has_its_words_its_size_and_its_address() -> None:
    assert set_("Una ![clase](picture:our-class.jpg) nuestra.") == (
        f'<p>Una <img alt="clase" {SHOWN} src="../assets/pictures/our-class.jpg" width="40"> nuestra.</p>',
        [],
    )


def test_a_picture_alone_with_a_title_is_a_figure_whose_caption_is_set_as_texts_are() -> None:
    html, problems = set_(
        "![Dos\nalumnas](<picture:a.png>\n"
        '"El **lunes**,\nde [Ana](page:simulator) [@vaswani2017], \\"así\\"")\n\nY más.'
    )
    assert problems == []
    figure = re.fullmatch(
        r'<figure class="figure">(<img [^>]*>)<figcaption>(.*)</figcaption>\s*</figure>\n<p>Y más.</p>', html, re.DOTALL
    )
    assert figure
    assert 'alt="Dos\nalumnas"' in figure[1]
    assert figure[2].startswith('El <strong>lunes</strong>,\nde <a href="simulador.html">Ana</a> <a class="citation"')
    assert figure[2].endswith(', "así"')


@pytest.mark.parametrize(
    "markdown",
    [
        'Antes ![a](picture:a.png "Pie")',
        '![a](picture:a.png "Pie") después',
        '![a](picture:a.png "Pie") ![b](picture:our-class.jpg "Otro")',
        "![a](picture:a.png)",
        '- ![a](picture:a.png "Pie")',
    ],
)
def test_what_is_not_alone_or_has_no_title_is_no_figure(markdown: str) -> None:
    html, problems = set_(markdown)
    assert (problems, "<figure" in html, "<img" in html) == ([], False, True)


def test_the_caption_of_a_lent_text_says_its_language() -> None:
    assert '<figure class="figure" lang="en">' in set_('![a](picture:a.png "Pie")', lent_from="en")[0]


def test_where_nothing_can_be_shown_the_words_stand() -> None:
    assert set_("Una ![clase](picture:a.png) nuestra.", "preview")[0] == "<p>Una <span>clase</span> nuestra.</p>"


@pytest.mark.parametrize(
    ("markdown", "fault"),
    [
        ("![](picture:a.png)", "a picture without words; expected between [ and ] what there is to see"),
        ("![a](picture:b.png)", "the picture b.png; expected one of a.png, our-class.jpg. Did you mean a.png?"),
        ("![a [b] c](picture:our-clas.jpg)", "the picture our-clas.jpg; expected one of a.png, our-class.jpg. Did you"),
        ("![a](our-class.jpg)", "the picture our-class.jpg; expected a picture of content/pictures: ![words](picture:"),
        ("![a](foto de clase.png)", "the picture foto; expected a picture of content/pictures: ![words](picture:"),
        ("![a](http://a.b/c.png)", "the picture http://a.b/c.png; expected a picture of content/pictures"),
        ("![a](page:simulator)", "the picture page:simulator; expected a picture of content/pictures"),
        ("[a](picture:a.png)", "a link to picture:a.png; expected page:, term:, figure:, https:, http: or mailto:"),
        ("![a] (picture:a.png)", "a blank between ] and (; expected none"),
    ],
)
def test_what_shows_nothing_is_told_once(markdown: str, fault: str) -> None:
    _, [problem] = set_(f"Uno.\n\n{markdown}\n")
    assert problem.startswith(f"content/pages/01-home.es.md:7: {fault}")


def test_a_picture_that_is_called_by_its_mark_needs_words_too() -> None:
    _, [problem] = set_("![][a]\n\n[a]: picture:a.png")
    assert problem.startswith("content/pages/01-home.es.md:7: a picture without words")


def test_words_that_are_a_formula_alone_are_words() -> None:
    assert set_("![$x$](picture:a.png)")[1] == []


def test_without_any_picture_there_is_a_place_for_them() -> None:
    problems: list[Problem] = []
    given = prose("![a](picture:a.png)")
    render_text(given, Press(content(given), FormulaBook(), problems))
    assert "expected a file of content/pictures." in str(problems[0])


def test_a_text_is_set_anew_when_a_picture_has_another_size_and_not_for_other_bytes() -> None:
    given = prose("![a](picture:a.png)")

    def key(picture: Picture) -> str:
        known = replace(content(given), pictures={"a.png": picture})
        return KeysOfTexts(known, "tests").of(given, "page", Press(known, FormulaBook(), []).shelf)

    before = key(PICTURES["a.png"])
    assert key(replace(PICTURES["a.png"], body=b"other")) == before
    assert key(replace(PICTURES["a.png"], width=41)) != before
