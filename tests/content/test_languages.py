"""A further language is a folder of strings and pages: it is read over content/, and what it lacks is lent."""

from __future__ import annotations

import pytest

from generator.content import load
from generator.model import Content
from tests.content.tiny import PAGE, Tree
from tests.content.tiny_exercise import EXERCISE, FILE
from tests.content.tiny_laboratory import add_laboratory

FRENCH = {
    "language.toml": 'name = "Français"\nlocale = "fr_FR"\nlender = "en"\n',
    "ui.toml": '[phrase]\ncount = "{n} mots"\ncompute = ""\n',
    "site.toml": '[pages.sound]\nslug = "son"\n',
    "glossary.toml": '[head]\nterm = "tête"\nforms = ["tête", "têtes"]\ndefinition = "Une carte."\n',
    "pages/02-sound.md": PAGE.replace("A title", "Le son"),
    "presets/1-gato.toml": 'title = "Chat"\n',
    "features.toml": '[features.gender]\nname = "genre"\n',
    "heads/1-coreference.toml": 'line = "Cherche."\n',
    "sentences/01-luna.toml": 'note = "Une note."\n',
    FILE: 'hints = ["Indice."]\ntext = "Quelle part de {{limit digits=2}} ?"\nwrong = [{}, { say = "En bits." }]\n',
}


@pytest.fixture
def french(tree: Tree) -> Tree:
    add_laboratory(tree)
    tree.write(FILE, EXERCISE)
    for path, text in FRENCH.items():
        tree.write(f"languages/fr/{path}", text)
    return tree


def read(tree: Tree) -> Content:
    assert tree.faults() == []
    return load(tree.root)


def test_a_folder_adds_a_language_and_needs_no_code(french: Tree) -> None:
    content = read(french)
    assert content.site.languages == ("es", "en", "fr")
    assert (content.site.tongues["fr"].name, content.site.tongues["fr"].direction) == ("Français", "ltr")
    assert content.ui["phrase"]["count"]["fr"] == "{n} mots"
    assert content.site.pages["sound"].slug["fr"] == "son"
    assert content.prose["sound", "fr"].title == "Le son"
    assert content.prose["sound", "fr"].path == "content/languages/fr/pages/02-sound.md"
    assert content.glossary["head"].forms["fr"] == ("tête", "têtes")
    assert content.glossary["head"].definition["fr"].path == "content/languages/fr/glossary.toml"
    assert content.presets[0].title["fr"] == "Chat"
    exercise = content.exercises[0]
    assert (exercise.hints[0]["fr"], exercise.wrong[1].say["fr"]) == ("Indice.", "En bits.")
    assert exercise.places["text.fr"].path.as_posix() == "content/languages/fr/exercises/01-first.toml"


@pytest.mark.parametrize(
    ("said", "percent"),
    [("", "\u00a0%"), ('direction = "rtl"\n', "%"), ('direction = "rtl"\npercent = "٪"\n', "٪")],
)
def test_what_follows_a_share_is_parted_from_it_only_where_one_reads_from_left_to_right(
    french: Tree, said: str, percent: str
) -> None:
    french.write("languages/fr/language.toml", FRENCH["language.toml"] + said)
    assert read(french).site.tongues["fr"].percent == percent


def test_the_laboratory_s_words_are_read_too(french: Tree) -> None:
    laboratory = read(french).laboratory
    assert laboratory is not None
    assert laboratory.features.features["gender"].name["fr"] == "genre"
    assert (laboratory.heads[0].line["fr"], laboratory.sentences[0].note["fr"]) == ("Cherche.", "Une note.")
    assert laboratory.languages == ("es", "en", "fr")


def test_what_it_lacks_or_leaves_empty_its_lender_lends(french: Tree) -> None:
    content = read(french)
    compute, title = content.ui["phrase"]["compute"], content.exercises[0].title
    assert (compute["fr"], compute.spoken("fr")) == ("Compute", "en")
    assert (title["fr"], title.spoken("fr"), title.spoken("es")) == ("First", "en", "es")
    assert content.prose["home", "fr"].lent_from == "en"
    assert content.glossary["softmax"].forms["fr"] == ()
    missing = {(pair.name, language) for pair, language in content.translations.missing}
    assert {("ui.phrase.compute", "fr"), ("pages.home", "fr")} <= missing
    assert ("ui.phrase.count", "fr") not in missing


@pytest.mark.parametrize(
    ("path", "text", "fault"),
    [
        ("ui.toml", '[phrase]\ncoumpute = "x"\n', "content/languages/fr/ui.toml:2: unknown key phrase.coumpute;"),
        (
            "ui.toml",
            '[phrase]\ncompute = { fr = "x" }\n',
            "content/languages/fr/ui.toml:2: unknown key phrase.compute.fr;",
        ),
        ("ui.toml", '[phrase]\ncount = "mots"\n', "content/languages/fr/ui.toml:2: phrase.count has no placeholder;"),
        ("iu.toml", "", 'content/languages/fr/iu.toml: unknown "iu.toml"; expected a file that content/ has too.'),
        ("pages/02-soud.md", PAGE, 'content/languages/fr/pages/02-soud.md: unknown "02-soud.md";'),
        ("site.toml", '[pages.sound]\nslug = "Son"\n', 'content/languages/fr/site.toml:2: pages.sound.slug is "Son";'),
        ("site.toml", '[pages.sound]\nslug = "index"\n', "content/languages/fr/site.toml:2: pages.sound.slug is"),
        ("language.toml", 'name = "x"\nlender = "de"\n', 'content/languages/fr/language.toml:2: lender is "de";'),
        (FILE, 'text = "{{limt}}"\n', "content/languages/fr/exercises/01-first.toml:1: {{limt}};"),
    ],
)
def test_a_fault_is_told_at_its_own_line(path: str, text: str, fault: str, french: Tree) -> None:
    french.write(f"languages/fr/{path}", text)
    assert [said for said in french.faults() if said.startswith(fault)], french.faults()


def test_a_folder_with_another_name_is_no_language(tree: Tree) -> None:
    tree.write("languages/French/language.toml", 'name = "Français"\n')
    assert tree.faults()[0].startswith('content/languages/French: "French"; expected a folder with the name of')
