from dataclasses import replace
from pathlib import Path

from generator.model import SharedText, Text, Tongue
from generator.render.lending import said, settle, with_shares
from tests.render.samples import content, prose
from tests.render.test_pages import site

LENT = SharedText("Entrar", "Entrar", lenders={"en": "es"})
TONGUES = {"es": Tongue("Español"), "en": Tongue("English")}


def test_a_string_of_the_page_s_own_language_is_not_marked() -> None:
    assert (said(LENT, "es"), said(Text("a", "b"), "en")) == ("Entrar", "b")


def test_a_lent_string_in_text_gets_an_element_with_its_language() -> None:
    assert settle(f"<p>{said(LENT, 'en')}</p>", TONGUES) == '<p><span lang="es">Entrar</span></p>'


def test_in_attributes_titles_and_data_it_is_text_alone() -> None:
    lent = said(LENT, "en")
    page = f'<title>{lent}</title><a title="{lent}">x</a><script>"{lent}"</script>'
    assert settle(page, TONGUES) == '<title>Entrar</title><a title="Entrar">x</a><script>"Entrar"</script>'


def test_a_lent_page_says_so_and_marks_every_part_of_its_text(tmp_path: Path) -> None:
    lent = replace(prose("## One\n\nTwo.", language="es"), lent_from="en", title="Home")
    words = {"translation": {"missing": Text("Falta.", "Missing.")}}
    template = "<title>{{ page.title }}</title><h1>{{ page.title }}</h1>{{ page.html }}"
    assert site(tmp_path, content(lent, ui=words), page=template)["es/index.html"] == (
        '<title>Home</title><h1><span lang="en">Home</span></h1><p class="notice">Falta.</p>\n'
        '<h2 id="one" lang="en">One</h2>\n<p lang="en">Two.</p>'
    )


def test_shares_are_written_as_the_language_does_it() -> None:
    tongues = {"es": Tongue("Español"), "en": Tongue("English", percent="%")}
    page = "25\u00a0% &lt;\u00a00.1\u00a0% 5 % 2"
    assert [with_shares(page, language, tongues) for language in ("es", "en", "")] == [
        page,
        "25% &lt;\u00a00.1% 5 % 2",
        page,
    ]
