from generator.content import load
from tests.content.tiny import GLOSSARY, Tree

ONE_MORE = """\
[softmaxes]
term = { es = "x", en = "x" }
forms = { es = ["Cabeza"], en = ["head"] }
definition = { es = "Uno.", en = "One." }
"""


def test_a_term_is_read_with_its_forms_its_definitions_and_what_to_see(tree: Tree) -> None:
    term = load(tree.root).glossary["head"]
    assert (term.term.es, term.forms["en"], term.see) == ("cabeza", ("head", "heads"), ("softmax",))
    assert term.definition["en"].markdown == "One map."


def test_a_definition_knows_the_line_on_which_it_stands(tree: Tree) -> None:
    definition = load(tree.root).glossary["softmax"].definition
    assert [definition[language].first_line for language in ("es", "en")] == [9, 11]


def test_a_term_to_see_that_is_not_there_is_told_with_the_nearest(tree: Tree) -> None:
    tree.edit("glossary.toml", '["softmax"]\n', '["sofmax"]\n')
    (said,) = tree.faults()
    assert said.startswith(
        'content/glossary.toml:5: head.see[0] is "sofmax"; expected the key of another term. Did you'
    )


def test_a_form_belongs_to_one_term_and_is_written_small(tree: Tree) -> None:
    tree.write("glossary.toml", GLOSSARY + ONE_MORE)
    expected = [fault.split("; expected ")[1].split(".\n")[0] for fault in tree.faults()]
    assert expected == ['small letters: "cabeza"', "a form that head does not have"]


def test_a_key_that_cannot_be_an_anchor_is_told(tree: Tree) -> None:
    tree.edit("glossary.toml", "[head]", "[Head]")
    assert 'term "Head"; expected a small letter' in tree.faults()[0]


def test_a_bare_decimal_in_a_definition_is_told(tree: Tree) -> None:
    tree.edit("glossary.toml", "One map.", "One map of 0.5.")
    (said,) = tree.faults()
    assert said.startswith("content/glossary.toml:4: 0.5, typed; expected {{…}}, so that the build computes it.")
