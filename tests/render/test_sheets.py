import pytest

from generator.render.formulas import OPEN
from generator.render.sheets import sheets


@pytest.mark.parametrize(
    ("body", "sheet"),
    [
        (f"<p>{OPEN}</p>", "katex/katex"),
        ("<label>T <var>d</var></label>", "katex/katex"),
        ('<td class="s120">', "css/ramp"),
        ("<div data-explorer>", "css/explorer"),
        ('<input type="range" name="temperature">', "css/controls"),
        ('<p class="problem" role="alert"></p>', "css/controls"),
        ('<figure class="home-figure">', "css/home"),
    ],
)
def test_a_page_links_the_sheet_that_something_in_it_asks_for(body: str, sheet: str) -> None:
    assert sheet in sheets(body)


def test_a_page_of_plain_prose_links_none_of_them() -> None:
    assert sheets('<p class="soft">La <b>variable</b>.</p>') == ("css/site",)


def test_every_page_links_the_site_s_own_first() -> None:
    assert sheets("")[0] == "css/site"
