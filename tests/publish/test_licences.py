"""Whoever hands the site on hands on what its libraries ask for."""

from pathlib import Path

import pytest

from generator.errors import BuildError
from generator.model import OutputFile
from generator.publish.licences import Shipped, libraries, shipped_by, with_licences
from generator.publish.licences.bundled import BUNDLED, refuse_unknown
from generator.publish.licences.owners import with_owners
from tests.render.samples import ROOT


@pytest.fixture(scope="module")
def shipped() -> tuple[Shipped, ...]:
    return shipped_by(ROOT, ROOT / ".cache")


def test_every_library_comes_with_whose_it_is_and_its_terms(shipped: tuple[Shipped, ...]) -> None:
    texts = {file.path: file.body.decode() for file in with_licences([], shipped)}
    assert len(texts) == 5
    assert all("opyright" in text and "NO EVENT" in text for text in texts.values())


def test_bokeh_s_text_has_the_terms_of_all_that_it_brings_along(shipped: tuple[Shipped, ...]) -> None:
    text = shipped[0].text.decode()
    assert all(owner in text for each in BUNDLED for owner in each.owners)
    assert [each.name for each in libraries(shipped) if each.within == "Bokeh"] == [each.name for each in BUNDLED]


def test_the_text_of_katex_has_its_terms_and_those_of_its_fonts(shipped: tuple[Shipped, ...]) -> None:
    katex = next(each for each in shipped if each.library.name == "KaTeX")
    text, fonts = katex.text.decode(), sorted((ROOT / "node_modules/katex/dist/fonts").glob("KaTeX_*-*.woff2"))
    assert katex.library.licence == "MIT, OFL-1.1"
    for said in ("The MIT License", "Design Science", "Modified Versions", "SIL OPEN FONT LICENSE Version 1.1"):
        assert said in text
    names = {font.name.partition("-")[0] for font in fonts}
    assert [name for name in names if f"with Reserved Font Name {name}" not in text] == []


def test_the_reading_face_s_text_names_who_drew_it_and_what_was_changed(shipped: tuple[Shipped, ...]) -> None:
    text = shipped[-1].text.decode()
    assert text.startswith("© 2014 - 2021 Adobe Systems Incorporated")
    assert "with Reserved Font Name ‘Source’" in text.splitlines()[0]
    assert "Google" not in text
    assert "Atenta Serif (atenta-serif-*.woff2) is a Modified Version" in text
    assert "SIL OPEN FONT LICENSE Version 1.1" in text


def test_another_licence_of_the_reading_face_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "LICENSE").write_text("All rights reserved.")
    with pytest.raises(BuildError, match="another licence; expected the SIL Open Font License"):
        with_owners(tmp_path, tmp_path)


def test_what_is_new_in_bokeh_s_script_stops_the_build(tmp_path: Path) -> None:
    script = tmp_path / "bokeh.js"
    script.write_text("/* core/a.js */ function _(x)\n/* @new/thing/lib/b.js */ function _(x)\n")
    with pytest.raises(BuildError, match=r"a library without a licence: @new/thing; expected the licence of everyth"):
        refuse_unknown(script)


def test_a_file_of_nobody_stops_the_build(shipped: tuple[Shipped, ...]) -> None:
    files = [OutputFile("assets/js/a.js", b""), OutputFile("assets/tone/tone.js", b"")]
    with pytest.raises(BuildError, match=r"^site/assets/tone/tone\.js: a file without a licence"):
        with_licences(files, shipped)
