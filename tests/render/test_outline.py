from generator.render.outline import outline

BODY = """<p>Uno dos tres.</p><h2 id="a">Una <em class="query">consulta</em> &lt; <a href="#x">otra</a></h2>
<p>Cuatro.</p><h3 id="b">Debajo</h3><figure>tampoco</figure><table><tr><td>no leída</td></tr></table>
<h2>Sin lugar</h2><h2 id="c">Fin</h2>"""


def test_headings_stand_under_those_before_them() -> None:
    first, last = outline(BODY).headings
    assert (first.id, [below.id for below in first.under], last.id, last.under) == ("a", ["b"], "c", ())


def test_a_heading_keeps_its_emphasis_and_loses_its_links() -> None:
    assert outline(BODY).headings[0].html == "Una <em>consulta</em> &lt; otra"


def test_words_are_counted_where_they_are_read() -> None:
    assert outline(BODY).words == 12


def test_a_third_level_before_any_second_leads_nowhere() -> None:
    assert outline('<h3 id="a">A</h3>').headings == ()


def test_begun_minutes_count() -> None:
    assert [outline("uno " * words).minutes for words in (0, 1, 200, 201)] == [0, 1, 1, 2]
