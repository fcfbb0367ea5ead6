from dataclasses import replace

from generator.model import Text
from generator.render.formulas import FormulaBook
from generator.render.press import Press
from generator.render.prose import render_prose
from tests.render.samples import content, prose

WORDS = {
    "notes": Text("Notas", "Notes"),
    "note": Text("Nota {n}", "Note {n}"),
    "close_note": Text("Cerrar", "Close"),
    "back_to_text": Text("Volver a {n}", "Back to {n}"),
}
TEXT = "One.[^a] Two.[^b]\n\n[^a]: First.\n[^b]: Second.\n"


def html_of(text: str, words: dict[str, Text]) -> str:
    given = replace(content(prose(text, language="en")), ui={"prose": words})
    return render_prose(Press(given, FormulaBook(), []))["home", "en"].html


def test_the_notes_have_a_title_and_their_marks_a_name() -> None:
    html = html_of(TEXT, WORDS)
    assert '<h2 id="notes">Notes</h2>' in html
    assert '<a aria-label="Note 2" class="footnote-ref" href="#fn-b">2</a>' in html


def test_the_way_back_says_where_it_leads() -> None:
    assert 'aria-label="Back to 2"' in html_of(TEXT, WORDS)


def test_scripts_find_their_words_at_the_notes() -> None:
    assert '<div class="footnote" data-close="Close" data-note="Note {n}">' in html_of(TEXT, WORDS)


def test_a_text_without_notes_gets_none() -> None:
    assert "Notes" not in html_of("One.", WORDS)
