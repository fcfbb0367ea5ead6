"""The page for a missing file, which a server gives at addresses of any depth."""

from __future__ import annotations

from dataclasses import replace
from html.parser import HTMLParser

import pytest

from generator.content import load
from generator.render.contexts import root_context
from generator.render.environment import make_environment
from generator.render.formulas import FormulaBook
from generator.render.own_script import own_script
from tests.render.samples import PALETTE, ROOT


class _Addresses(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.links, self.fetched, self.paths = list[str](), list[str](), list[str]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        addresses = [named[name] or "" for name in ("href", "src") if name in named]
        self.paths += [named["data-path"] or ""] if "data-path" in named else []
        (self.links if tag == "a" else self.fetched).extend(addresses)


def not_found(address: str) -> _Addresses:
    """What the page asks for where the site has this address."""
    content = load(ROOT)
    content = replace(content, site=replace(content.site, address=address))
    template = make_environment(ROOT / "templates", FormulaBook()).get_template("404.html")
    found = _Addresses()
    found.feed(
        template.render(
            site=content.site, palette=PALETTE, not_found=own_script(ROOT / "static"), **root_context(content)
        )
    )
    return found


@pytest.mark.parametrize("address", ["", "https://example.org/atenta/"])
def test_it_fetches_nothing_that_a_deeper_address_would_miss(address: str) -> None:
    assert not_found(address).fetched == []


def test_its_links_are_absolute_where_the_site_has_an_address() -> None:
    links = not_found("https://example.org/atenta/").links
    assert "https://example.org/atenta/es/index.html" in links
    assert all(link.startswith("https://example.org/atenta/") for link in links)


def test_its_links_start_from_the_root_where_the_site_has_none() -> None:
    links = not_found("").links
    assert "es/index.html" in links
    assert len(links) == len(not_found("https://example.org").links)


@pytest.mark.parametrize("address", ["", "https://example.org/atenta/"])
def test_each_link_knows_its_file_so_that_the_script_can_lead_there_on_any_host(address: str) -> None:
    found = not_found(address)
    root = address or ""
    assert [f"{root}{path}" for path in found.paths] == found.links
