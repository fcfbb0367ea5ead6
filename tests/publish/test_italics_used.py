from pathlib import Path

from generator.model import OutputFile
from generator.publish.findings import italics_used
from generator.publish.italics_used import ItalicsUsed


def used(body: str, cache: Path) -> ItalicsUsed:
    return italics_used([OutputFile("es/index.html", body.encode())], cache)


def test_letters_in_running_text_and_in_titles_are_told_apart(tmp_path: Path) -> None:
    assert used("<p>x <em>ab</em></p><h2>y <cite>c</cite></h2>", tmp_path) == ItalicsUsed("ab", "c")


def test_what_our_sheet_sets_upright_needs_no_italics(tmp_path: Path) -> None:
    assert used('<p><em class="query">q</em> <em>k</em></p>', tmp_path) == ItalicsUsed("k", "")


def test_an_element_that_has_no_end_ends_nothing(tmp_path: Path) -> None:
    assert used("<p><em>a<br>b</em>c</p>", tmp_path) == ItalicsUsed("ab", "")
