import inspect
from pathlib import Path

import pytest

from generator.plain_tex import plain_tex
from generator.publish import read_once, sections
from generator.publish.findings import found_in

PAGE = """<html><head><title>x</title><meta name="description" content="De qué va."></head><body><header>Atenta</header>
<main><h1>Título</h1><p class="reading-time">5 minutos</p><nav><a href="#a">Uno</a></nav><p>Principio<br>de todo.</p>
<h2 id="a">La raíz <span class="katex"><span class="katex-mathml"><math><mi>d</mi><annotation>\\sqrt{d_k}</annotation>
</math></span><span class="katex-html">√d</span></span></h2><p>Antes.</p>
<figure id="figure-f"><div><p>sin contar</p></div><table><tr><td>1</td></tr></table>
<figcaption><b>Figura 1.</b> Dos <i>curvas</i>.</figcaption></figure>
<p>Después <button>no</button>.</p><div><dl><div id="softmax">
<dt><dfn>softmax</dfn></dt><dd>Reparte.</dd></div></dl></div>
<ol><li id="vaswani2017">Vaswani (2017).</li></ol></main><footer>Pie</footer></body></html>"""


def told() -> dict[str, tuple[str, str]]:
    return {anchor: (heading, text) for anchor, heading, text in found_in(PAGE)["sections"]}


def test_the_first_section_is_the_page_with_its_description() -> None:
    assert told()[""] == ("Título", "De qué va. Principio de todo.")


def test_a_section_goes_on_after_a_figure() -> None:
    assert told()["a"][1] == "Antes. Después ."


def test_a_formula_is_told_once_and_plainly() -> None:
    assert told()["a"][0] == "La raíz √d_k"


def test_a_figure_is_found_by_its_caption() -> None:
    assert told()["figure-f"] == ("", "Figura 1. Dos curvas.")


def test_a_term_of_the_glossary_is_a_section() -> None:
    assert told()["softmax"] == ("softmax", "Reparte.")


def test_a_work_of_the_references_is_a_section_without_a_title() -> None:
    assert told()["vaswani2017"] == ("", "Vaswani (2017).")


@pytest.mark.parametrize("unread", ["Atenta", "Pie", "Uno", "minutos", "no"])
def test_furniture_and_controls_are_not_found(unread: str) -> None:
    assert unread not in " ".join(f"{heading} {text}" for heading, text in told().values()).split()


def test_what_is_spelled_out_for_listeners_is_not_read_twice() -> None:
    aside = '<span aria-hidden="true">dk</span><span class="visually-hidden">d_k</span>'
    ((_, _, text),) = found_in(f"<main><p>{aside}</p></main>")["sections"]
    assert text == "dk"


def test_nobody_who_searches_is_told_an_answer() -> None:
    asked = "<p>¿Cuánto?</p><div data-hints>Suma.</div><div data-say='right' hidden>Sí.</div>"
    explained = "<details data-explanation><p>Siete.</p></details>"
    ((_, _, text),) = found_in(f"<main>{asked}{explained}</main>")["sections"]
    assert text == "¿Cuánto?"


def test_a_page_is_read_anew_when_formulas_are_said_otherwise() -> None:
    assert Path(inspect.getfile(plain_tex)) in read_once.READERS
    assert Path(inspect.getfile(sections)) in read_once.READERS
