import pytest

from generator.render.formulas import OPEN
from generator.render.sheets import sheets


@pytest.mark.parametrize(
    ("body", "sheet"),
    [
        (f"<p>{OPEN}</p>", "katex/katex"),
        ("<label>T <var>d</var></label>", "katex/katex"),
        ('<td class="s120">', "css/ramp"),
        ("<div data-explorer>", "css/workbench"),
        ('<input type="range" name="temperature">', "css/controls"),
        ('<p class="problem" role="alert"></p>', "css/controls"),
        ('<figure class="home-figure">', "css/home"),
    ],
)
def test_a_page_links_the_sheet_that_something_in_it_asks_for(body: str, sheet: str) -> None:
    assert sheet in sheets(body)


def test_a_page_of_plain_prose_links_none_of_them() -> None:
    assert sheets('<p class="soft">La <b>variable</b>.</p>') == ("css/site",)


def test_an_explorer_links_as_one_what_each_of_them_needs() -> None:
    body = '<td class="s120"><input name="text"><button data-pencil>'
    assert sheets(f"<div data-explorer>{body}</div>") == ("css/site", "css/workbench")
    assert sheets(body) == ("css/site", "css/controls", "css/pencil", "css/ramp")


def test_every_page_links_the_site_s_own_first() -> None:
    assert sheets("")[0] == "css/site"
