import re
import tomllib

import pytest

from generator.model import Listing
from generator.ramp import contrast
from generator.render.listing import coloured
from tests.render.samples import ROOT

TWO = Listing("generator/a.py", 7, 'def f(x: int) -> str:\n    """A < B."""\n')


def test_each_line_knows_its_number() -> None:
    assert re.findall(r'data-line="(\d+)"', coloured(TWO)) == ["7", "8"]


def test_the_text_is_the_source_without_numbers() -> None:
    text = re.sub(r"<[^>]*>", "", coloured(TWO)).replace("&quot;", '"').replace("&lt;", "<").replace("&gt;", ">")
    assert text == TWO.source.rstrip()


def test_keywords_and_names_have_their_classes() -> None:
    assert '<span class="k">def</span>' in coloured(TWO)
    assert '<span class="nf">f</span>' in coloured(TWO)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_colour_of_a_listing_can_be_read(theme: str) -> None:
    colours = tomllib.loads((ROOT / "content/palette.toml").read_text(encoding="utf-8"))[theme]
    named = {f"head-{at}": colour for at, colour in enumerate(colours.pop("heads"))}
    named |= {name.replace("_", "-"): colour for name, colour in colours.items()}
    rules = re.findall(
        r"\.listing[^{]*\{[^}]*?[ ;]color: var\(--([a-z0-9-]+)\)", (ROOT / "static/css/code.css").read_text()
    )
    assert len(rules) > 4
    assert [name for name in rules if contrast(named[name], named["raised"]) < 4.5] == []
