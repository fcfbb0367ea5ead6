from generator.content import load
from tests.content.tiny import PAGE, Tree

HOME = "pages/01-home.es.md"


def test_a_page_is_read_with_its_front_matter_and_its_text_untouched(tree: Tree) -> None:
    prose = load(tree.root).prose["home", "es"]
    assert (prose.title, prose.description, prose.markdown) == ("A title", "What it is", "\n# Text\n")


def test_a_page_knows_its_file_and_the_line_its_text_starts_on(tree: Tree) -> None:
    prose = load(tree.root).prose["home", "es"]
    shown = PAGE.splitlines()[prose.first_line - 1 :]
    assert (prose.path, shown) == ("content/pages/01-home.es.md", prose.markdown.splitlines())


def test_tabs_a_byte_order_mark_and_line_ends_of_windows_are_fine(tree: Tree) -> None:
    tree.write(HOME, "\ufeff" + PAGE.replace("# Text", "\t# Text").replace("\n", "\r\n"))
    assert load(tree.root).prose["home", "es"].markdown == "\n\t# Text\n"


def test_a_later_line_of_three_plus_signs_is_text(tree: Tree) -> None:
    tree.edit(HOME, "# Text", "+++")
    assert load(tree.root).prose["home", "es"].markdown == "\n+++\n"


def test_a_page_without_its_twin_is_lent_the_other_s_text(tree: Tree) -> None:
    tree.remove(HOME)
    lent = load(tree.root).prose["home", "es"]
    assert (lent.language, lent.spoken, lent.path) == ("es", "en", "content/pages/01-home.en.md")


def test_twins_with_two_numbers_are_told(tree: Tree) -> None:
    tree.rename(HOME, "pages/03-home.es.md")
    expected = "expected one number for both languages. Did you mean"
    assert tree.faults() == [
        f"content/pages/01-home.en.md: no 01-home.es.md beside it; {expected} 03-home.es.md?",
        f"content/pages/03-home.es.md: no 03-home.en.md beside it; {expected} 01-home.en.md?",
    ]


def test_a_page_in_an_unknown_language_is_told(tree: Tree) -> None:
    tree.write("pages/01-home.fr.md", PAGE)
    assert tree.faults() == ['content/pages/01-home.fr.md: language "fr" in the file\'s name; expected es or en.']


def test_a_page_that_site_toml_does_not_list_is_told_with_the_nearest(tree: Tree) -> None:
    tree.write("pages/03-soud.es.md", PAGE)
    tree.write("pages/03-soud.en.md", PAGE)
    assert tree.faults() == [
        f'content/pages/03-soud.{language}.md: page "soud"; expected a name that site.toml lists as [pages.name]. '
        "Did you mean sound?"
        for language in ("en", "es")
    ]


def test_a_listed_page_without_files_is_told(tree: Tree) -> None:
    tree.remove("pages/02-sound.es.md")
    tree.remove("pages/02-sound.en.md")
    assert tree.faults() == [
        'content/site.toml:14: page "sound" without text; expected content/pages/NN-sound.es.md and '
        "content/pages/NN-sound.en.md.\n    [pages.sound]"
    ]


def test_one_page_under_two_numbers_is_told(tree: Tree) -> None:
    tree.write("pages/03-home.es.md", PAGE)
    tree.write("pages/03-home.en.md", PAGE)
    assert tree.faults() == [
        f"content/pages/03-home.{language}.md: the same page and language as 01-home.{language}.md; "
        "expected one file for each page and language."
        for language in ("en", "es")
    ]


def test_a_file_that_is_no_page_is_told(tree: Tree) -> None:
    tree.write("pages/notes.txt", "x")
    assert tree.faults() == [
        'content/pages/notes.txt: file name "notes.txt"; '
        "expected NN-name.es.md or NN-name.en.md, such as 01-home.es.md. Call it NN-notes.es.md."
    ]


def test_a_page_without_front_matter_is_told(tree: Tree) -> None:
    tree.write(HOME, "# Text\n")
    assert tree.faults() == [
        'content/pages/01-home.es.md:1: "# Text" on the first line; expected a line +++. '
        "Between two such lines stand title and description.\n    # Text"
    ]


def test_an_empty_page_is_told(tree: Tree) -> None:
    tree.write(HOME, "")
    assert tree.faults() == [
        "content/pages/01-home.es.md:1: no front matter; expected a line +++. "
        "Between two such lines stand title and description.\n    "
    ]


def test_front_matter_that_does_not_end_is_told(tree: Tree) -> None:
    tree.edit(HOME, "+++\n\n", "\n")
    assert tree.faults() == [
        "content/pages/01-home.es.md:1: front matter that does not end; expected a second line +++ under it.\n    +++"
    ]


def test_a_fault_in_front_matter_has_the_line_of_the_file(tree: Tree) -> None:
    tree.edit(HOME, '"What it is"', "what")
    (said,) = tree.faults()
    assert said.startswith("content/pages/01-home.es.md:3: a value that cannot be read; expected a text, a number, ")


def test_a_misspelt_key_in_front_matter_has_the_line_of_the_file(tree: Tree) -> None:
    tree.edit(HOME, "description", "descripcion")
    assert tree.faults() == [
        'content/pages/01-home.es.md:3: unknown key "descripcion"; expected title, description or given. '
        'Did you mean description?\n    descripcion = "What it is"'
    ]


def test_a_page_without_text_is_told(tree: Tree) -> None:
    tree.edit(HOME, "# Text", "")
    assert tree.faults() == [
        "content/pages/01-home.es.md:4: no text under the front matter; expected Markdown.\n    +++"
    ]


def test_a_control_character_in_the_text_is_told(tree: Tree) -> None:
    tree.edit(HOME, "# Text", "# Te\x00xt")
    assert tree.faults() == [
        "content/pages/01-home.es.md:6: a control character; expected text, tabs and ends of lines.\n    # Te\x00xt"
    ]
