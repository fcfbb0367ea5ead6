from generator.errors import Problem
from generator.render.formulas import FormulaBook
from generator.render.press import Drawer, Press, RenderedProse, Shelf
from generator.render.prose import render_prose
from tests.render.samples import content, prose

KNOWN = Drawer(
    frozenset({"waves", "tides"}), lambda page, name, number: f"\n<figure>{page.language} {name} {number}</figure>\n"
)


def rendered(markdown: str) -> tuple[RenderedProse, list[str]]:
    problems = list[Problem]()
    pages = render_prose(Press(content(prose(markdown)), FormulaBook(), problems, Shelf(figures=KNOWN)))
    return pages["home", "es"], [str(problem) for problem in problems]


def test_a_line_alone_becomes_the_figure() -> None:
    page, problems = rendered("Uno.\n\n[figure:waves]\n\nDos.")
    assert page.html == "<p>Uno.</p>\n<figure>es waves 1</figure>\n<p>Dos.</p>"
    assert not problems


def test_figures_are_numbered_as_they_come() -> None:
    page, _ = rendered("[figure:tides]\n\n[figure:waves]")
    assert page.figures == ("tides", "waves")
    assert "waves 2" in page.html


def test_a_link_knows_the_number_of_a_figure_that_comes_later() -> None:
    page, _ = rendered("La [figura {n}](figure:waves).\n\n[figure:tides]\n\n[figure:waves]")
    assert '<a href="#figure-waves">figura\u00a02</a>' in page.html


def test_an_unknown_figure_is_named_with_its_line_and_the_nearest_one() -> None:
    _, (problem,) = rendered("Uno.\n\n[figure:wave]")
    assert problem.startswith(
        "content/pages/01-home.es.md:7: the figure wave; expected one of tides, waves. Did you mean waves?"
    )


def test_the_links_to_a_figure_whose_mark_is_misspelt_are_not_told_as_further_faults() -> None:
    _, problems = rendered("La [figura {n}](figure:waves).\n\n[figure:wave]\n\n[figure:tides]")
    assert len(problems) == 1


def test_a_link_to_a_figure_of_another_page_is_a_problem() -> None:
    _, (problem,) = rendered("[figura {n}](figure:waves)")
    assert "a link to the figure waves; expected a figure of this page." in problem


def test_a_figure_stands_once_on_a_page() -> None:
    _, (problem,) = rendered("[figure:waves]\n\n[figure:waves]")
    assert "the figure waves a second time; expected each figure once on a page." in problem


def test_a_figure_s_name_within_a_sentence_stays_text() -> None:
    page, problems = rendered("Así: [figure:waves] se escribe.")
    assert ("[figure:waves]" in page.html, problems) == (True, [])
