import pytest

from tests.render.samples import html_and_problems


@pytest.mark.parametrize(
    "markdown",
    [
        "Cuesta $5, US$ 5 o 5 $, y el signo es \\$.",
        "`$x` y `**`\n\n    <div> $x **\n\n```\n[^a] {{ $\n```",
        'Ve <https://example.org/a>, [a](<page:simulator> "título") o <a@example.org>.',
        "<details><summary>Ver</summary>\n\n<p>Uno<br>dos\n\n</details>",
        "Un ***todo***, 2 < 3 > 1, y (paréntesis) [corchetes] (nota).",
        "Con nota[^a].\n\n[^a]: Una, con $x$.\n\n    Y sigue[^b].\n\n[^b]: Otra.",
        "| a | b |\n|---|---|\n| \\| | c |\n\n[s]: https://example.org\n\nEl [x][s].",
    ],
)
def test_what_is_meant_so_is_no_slip(markdown: str) -> None:
    assert html_and_problems(markdown)[1] == []


def test_a_sign_without_its_second_is_told_in_its_own_paragraph() -> None:
    _, problems = html_and_problems("Uno.\n\nUn $x = 3 que sigue.\n\nDos $y$.")
    assert [problem.split("\n")[0] for problem in problems] == [
        "content/pages/01-home.es.md:7: a $ without a second; expected a formula between two: $x$."
        " If it is no formula but the sign itself, write \\$."
    ]
