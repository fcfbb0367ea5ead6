"""What `new` writes: a start that loads at once, with comments in the language of whoever asked."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from generator.content import begin, load
from generator.content.starting import FOLDERS, STARTS
from generator.errors import BuildError
from generator.messages import LANGUAGES
from tests.content.tiny import Tree

DRAFTS = sorted(path.name for path in (STARTS / "en").iterdir())


@pytest.fixture
def school(tree: Tree) -> Tree:
    """A tree that has what a page needs of the project: the template of pages that are read."""
    (tree.root / "templates/base.html").write_text("", encoding="utf-8")
    return tree


def refused(tree: Tree, kind: str, title: str) -> list[str]:
    with pytest.raises(BuildError) as stopped:
        begin(tree.root, kind, title, "en")
    return [str(problem) for problem in stopped.value.problems]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_start_loads_at_once(school: Tree, language: str) -> None:
    for kind in FOLDERS:
        begin(school.root, kind, f"Mi {kind}", language)
    content = load(school.root)
    assert [preset.id for preset in content.presets] == ["gato", "mi-preset"]
    assert [exercise.title["es"] for exercise in content.exercises] == ["Mi exercise"]
    assert content.site.pages["mi-page"].slug["en"] == "mi-page"
    assert content.prose["mi-page", "en"].title == "Mi page"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("draft", DRAFTS)
def test_the_drafts_differ_in_their_comments_alone(language: str, draft: str) -> None:
    ours, theirs = ((STARTS / name / draft).read_text(encoding="utf-8").split("\n") for name in ("en", language))
    assert [line for line in ours if line[:2] != "# "] == [line for line in theirs if line[:2] != "# "]
    comments = [line for line in theirs if line[:2] == "# "]
    assert comments
    assert language == "en" or not set(comments) & set(ours)


def test_the_name_follows_from_the_title_and_the_number_from_the_files(school: Tree) -> None:
    assert begin(school.root, "preset", "¿Quién? «Ñandú»", "es") == (Path("content/presets/2-quien-nandu.toml"),)
    made = tomllib.loads((school.root / "content/presets/2-quien-nandu.toml").read_text(encoding="utf-8"))
    assert made["title"]["es"] == "¿Quién? «Ñandú»"


def test_a_title_may_hold_what_toml_would_read_as_its_own(school: Tree) -> None:
    begin(school.root, "preset", 'El "dos" \\ tres', "es")
    assert load(school.root).presets[1].title["es"] == 'El "dos" \\ tres'


def test_nothing_is_written_over(school: Tree) -> None:
    before = (school.root / "content/presets/1-gato.toml").read_bytes()
    assert refused(school, "preset", "Gato") == [
        "content/presets/1-gato.toml: a file of this name is there already; expected a name that no other has."
    ]
    assert (school.root / "content/presets/1-gato.toml").read_bytes() == before


def test_a_page_whose_file_another_has_is_refused_and_leaves_nothing(school: Tree) -> None:
    assert refused(school, "page", "Sonido")[0].startswith('content/site.toml:15: "sonido" is the file of the page sou')
    assert list(school.root.glob("content/pages/*-sonido.*")) == []


def test_a_name_without_letters_is_refused(school: Tree) -> None:
    assert refused(school, "page", "注意")[0].startswith('new: the name "注意"; expected a name with a letter')


def test_a_file_of_windows_keeps_its_ends_of_lines(school: Tree) -> None:
    school.write("site.toml", (school.root / "content/site.toml").read_bytes().replace(b"\n", b"\r\n"))
    begin(school.root, "page", "nueva", "es")
    written = (school.root / "content/site.toml").read_bytes()
    assert b"[pages.nueva]\r\n" in written
    assert written.count(b"\n") == written.count(b"\r\n")
    assert "nueva" in load(school.root).site.pages


def test_a_page_that_is_listed_already_gets_its_text_alone(school: Tree) -> None:
    school.rename("pages/02-sound.es.md", "pages/02-other.es.md")
    (school.root / "content/pages/02-sound.en.md").unlink()
    assert len(begin(school.root, "page", "sound", "es")) == 2
