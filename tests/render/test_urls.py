from dataclasses import replace

import pytest

from generator.render.urls import absolute, page_path, page_paths, relative, root_of
from tests.render.samples import SITE


def test_a_page_has_one_file_for_each_language() -> None:
    assert [page_path(SITE, "simulator", language) for language in ("es", "en")] == [
        "es/simulador.html",
        "en/simulator.html",
    ]


def test_all_pages_are_counted_in_both_languages() -> None:
    assert page_paths(SITE) == {"es/index.html", "en/index.html", "es/simulador.html", "en/simulator.html"}


@pytest.mark.parametrize(
    ("source", "target", "link"),
    [
        ("es/simulador.html", "en/simulator.html", "../en/simulator.html"),
        ("index.html", "es/index.html", "es/index.html"),
        ("es/index.html", "es/simulador.html", "simulador.html"),
        ("es/index.html", "index.html", "../index.html"),
        ("es/index.html", "assets/css/base.css", "../assets/css/base.css"),
    ],
)
def test_a_link_is_relative_and_names_its_file(source: str, target: str, link: str) -> None:
    assert relative(source, target) == link


@pytest.mark.parametrize(("path", "root"), [("index.html", ""), ("es/index.html", "../")])
def test_the_root_is_reached_from_every_file(path: str, root: str) -> None:
    assert root_of(path) == root


@pytest.mark.parametrize("address", ["https://example.org/atenta", "https://example.org/atenta/"])
def test_an_absolute_address_has_one_slash_between_site_and_file(address: str) -> None:
    assert absolute(replace(SITE, address=address), "es/index.html") == "https://example.org/atenta/es/index.html"


def test_a_site_without_an_address_has_no_absolute_ones() -> None:
    assert absolute(SITE, "es/index.html") == ""
