import re
import subprocess
from pathlib import Path

import pytest

from generator.errors import BuildError, Problem, Where
from generator.memory import Memory
from generator.model import OutputFile
from generator.render.formulas import Formula, FormulaBook, as_sent, fill
from generator.render.katex import katex_version
from tests.render.samples import KATEX

WHERE = Where(Path("content/pages/01-home.es.md"), 7)


def typeset(tex: str, cache: Path, display: bool = False) -> tuple[str, list[Problem]]:
    book, problems = FormulaBook(), list[Problem]()
    mark = book.mark(Formula(tex, display), WHERE)
    memory = Memory(cache)
    filled = fill(mark, book.typeset(KATEX, memory, problems))
    memory.save()
    return filled, problems


def test_a_formula_becomes_html_for_the_eye_and_mathml_for_the_ear(tmp_path: Path) -> None:
    said, _ = typeset(r"\sqrt{d_k}", tmp_path)
    assert '<span class="katex-html" aria-hidden="true">' in said
    assert "<msqrt>" in said


def test_a_displayed_formula_is_set_as_one(tmp_path: Path) -> None:
    assert "katex-display" in typeset("x", tmp_path, display=True)[0]


def test_query_and_key_colour_their_letters_by_class(tmp_path: Path) -> None:
    said, problems = typeset(r"\query{q}\cdot\key{k}", tmp_path)
    assert not problems
    assert 'class="query"' in said
    assert 'class="key"' in said


def test_classes_that_no_rule_names_and_spans_that_are_only_spans_are_left_out(tmp_path: Path) -> None:
    visible = typeset("12+x", tmp_path)[0].split("katex-html")[1]
    assert "mord" not in visible
    assert ">12<" in visible


def test_what_a_rule_knows_by_its_place_keeps_its_span(tmp_path: Path) -> None:
    assert '<span class="vlist" style="height:0.283em"><span></span></span>' in typeset("d_k^2", tmp_path)[0]


@pytest.mark.parametrize(
    ("tex", "said"),
    [
        ("d_k", '<span class="sub"><var style="margin-right:0.031em">k</var></span>'),
        ("W_Q", '<var>W</var><span class="sub"><var>Q</var></span>'),
        ("n^2", '<span class="sup">2</span>'),
        (r"\sum_i", '<span class="sub" style="top:0.429em"><var>i</var></span>'),
        (r"\key{K}^2", '<span class="sup" style="top:-0.623em">2</span>'),
    ],
)
def test_an_index_or_an_exponent_alone_is_one_span_that_is_moved(tex: str, said: str, tmp_path: Path) -> None:
    assert said in typeset(tex, tmp_path)[0]


def test_a_strut_that_changes_no_line_is_left_out(tmp_path: Path) -> None:
    assert "katex-strut" not in typeset("x", tmp_path)[0]
    assert "katex-strut" in typeset(r"\frac{1}{2}", tmp_path)[0]


@pytest.mark.parametrize(
    ("tex", "said"),
    [
        ("a=b", '<span class="thick"></span>'),
        ("a+b", '<span class="medium"></span>'),
        (r"a\,b", '<span class="thin"></span>'),
        (r"a\quad b", '<span class="mspace" style="margin-right:1em"></span>'),
    ],
)
def test_the_usual_spaces_are_known_by_their_class(tex: str, said: str, tmp_path: Path) -> None:
    assert said in typeset(tex, tmp_path)[0]


def test_a_row_is_held_by_our_sheet_and_says_its_height_where_it_is_unusual(tmp_path: Path) -> None:
    root, fraction = typeset(r"\sqrt{d}", tmp_path)[0], typeset(r"\frac{1}{2}\Bigl(x^2_3\Bigr)", tmp_path)[0]
    assert "pstrut" not in root + fraction
    assert ("--strut" in root, "--strut:2.7em" in fraction) == (False, True)


def test_what_is_only_heard_says_nothing_of_its_looks(tmp_path: Path) -> None:
    said, _ = typeset(r"f(a,b)=\begin{pmatrix}1&2\end{pmatrix}", tmp_path)
    heard = said.partition("katex-html")[0]
    assert not {"stretchy", "separator", "columnspacing"} & set(re.findall(r"([a-z]+)=", heard))
    assert heard.count("<mtd>") == 2


@pytest.mark.parametrize("word", ["Atención", "año", "más", "pingüino", "à la forêt", "leçon", "Čapek", "mínimo"])
def test_a_word_with_accents_is_heard_as_one_and_seen_as_before(word: str, tmp_path: Path) -> None:
    heard, _, seen = typeset(rf"\text{{{word}}}_{{\text{{{word}}}}}", tmp_path)[0].partition("katex-html")
    assert re.sub(r"\s", " ", heard).count(f"<mtext>{word}</mtext>") == 2
    assert "accent-body" in seen


def test_texts_that_only_stand_beside_each_other_stay_apart(tmp_path: Path) -> None:
    heard = typeset(r"\frac{\text{año}}{\text{mes}}\hat{o}", tmp_path)[0].partition("katex-html")[0]
    assert "<mfrac><mtext>año</mtext><mtext>mes</mtext></mfrac>" in heard.replace("<mrow>", "").replace("</mrow>", "")
    assert "<mo>^</mo>" in heard


def test_a_formula_in_a_text_stands_there_without_what_it_was_read_with() -> None:
    mark = FormulaBook().mark(Formula("x", display=False), WHERE)
    page = f'<p><span class="formula">{mark}</span>, {mark}</p><p class="formula">{mark}</p>'
    assert fill(page, {mark: "<b></b>"}) == '<p><b></b>, <b></b></p><p class="formula"><b></b></p>'


def test_a_page_is_sent_without_the_tex_that_search_has_read(tmp_path: Path) -> None:
    page, script = OutputFile("es/a.html", typeset("d_k < 1", tmp_path)[0].encode()), OutputFile("a.js", b"<semantics>")
    sent, untouched = as_sent([page, script])
    assert (b"d_k" in page.body, b"d_k" in sent.body, untouched) == (True, False, script)
    assert sent.body.count(b"<math><mrow><msub>") == 1


@pytest.mark.parametrize("tex", [r"\htmlClass{other}{x}", r"\href{https://example.org}{x}", r"\htmlId{a}{x}"])
def test_no_other_markup_can_be_smuggled_into_a_formula(tex: str, tmp_path: Path) -> None:
    assert "https://example.org" not in typeset(tex, tmp_path)[0].split("annotation")[0]
    assert 'id="a"' not in typeset(tex, tmp_path)[0]
    assert "enclosing" not in typeset(tex, tmp_path)[0]


@pytest.mark.parametrize(
    ("tex", "fault"), [(r"\alpha_{\max}", "3 parts in <msub>, which has 2"), (r"c \bmod 4", "<mrow> in <mo>")]
)
def test_a_formula_that_no_ear_can_read_is_refused(tex: str, fault: str, tmp_path: Path) -> None:
    _, [problem] = typeset(tex, tmp_path)
    assert fault in problem.found


def test_an_operator_may_have_a_spanish_name(tmp_path: Path) -> None:
    assert not typeset(r"\operatorname{Atención}", tmp_path)[1]


def test_a_fault_names_the_file_the_line_and_the_tex(tmp_path: Path) -> None:
    (problem,) = typeset(r"\frac{1}{", tmp_path)[1]
    assert str(problem).startswith(r"content/pages/01-home.es.md:7: a { that is not closed, in the formula \frac{1}{")


def test_the_same_formula_is_marked_alike_everywhere() -> None:
    book = FormulaBook()
    assert book.mark(Formula("x", False), WHERE) == book.mark(Formula("x", False), WHERE)


def test_what_a_text_notes_is_what_it_marks_though_others_did_before() -> None:
    book = FormulaBook()
    book.mark(Formula("x", False), WHERE)
    with book.noting() as outer:
        book.mark(Formula("y", False), WHERE)
        with book.noting() as inner:
            book.mark(Formula("x", False), WHERE)
    assert ([each.tex for each in outer], [each.tex for each in inner]) == (["y", "x"], ["x"])


def test_a_formula_that_katex_refuses_is_refused_again(tmp_path: Path) -> None:
    assert [len(typeset(r"\frac{1}{", tmp_path)[1]) for _ in range(2)] == [1, 1]


def test_an_unchanged_book_never_starts_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, _ = typeset("x", tmp_path)
    monkeypatch.setattr(subprocess, "run", None)
    assert typeset("x", tmp_path)[0] == first


def test_a_site_without_formulas_needs_no_node(tmp_path: Path) -> None:
    assert FormulaBook().typeset(KATEX, Memory(tmp_path), []) == {}


def test_missing_npm_libraries_are_said_plainly(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="no KaTeX; expected the npm libraries"):
        katex_version(tmp_path)
