import pytest

from generator.names import is_safe


@pytest.mark.parametrize("path", ["es/index.html", "assets/js/a-b_c.test.js", "console.txt", "404.html", ".nojekyll"])
def test_names_of_the_site_are_safe(path: str) -> None:
    assert is_safe(path)


REFUSED = ["Es/index.html", "es/página.html", "a b", "a:b", "../a", "a/../b", "/a", "a//b", "a\\b", "", "a.", "."]


@pytest.mark.parametrize("path", [*REFUSED, "nul", "es/aux.html", "com1.txt", "a" * 121])
def test_names_that_some_system_changes_or_refuses_are_not(path: str) -> None:
    assert not is_safe(path)
