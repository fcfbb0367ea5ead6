import pytest

from generator.content import load
from generator.model import Exercise
from tests.content.tiny import Tree
from tests.content.tiny_exercise import CHOICE, EXERCISE, FILE


@pytest.fixture
def school(tree: Tree) -> Tree:
    tree.write(FILE, EXERCISE)
    return tree


def loaded(school: Tree) -> Exercise:
    (exercise,) = load(school.root).exercises
    return exercise


def faults(school: Tree) -> list[str]:
    return [said.split("\n")[0].removeprefix("content/exercises/") for said in school.faults()]


def test_a_project_may_have_no_exercises(tree: Tree) -> None:
    assert load(tree.root).exercises == ()


def test_an_exercise_is_read_with_the_place_of_every_part(school: Tree) -> None:
    exercise = loaded(school)
    assert (exercise.id, exercise.kind, exercise.state) == ("first", "number", {"preset": "gato", "temperature": 2})
    assert [each.answer for each in exercise.wrong] == ["mean_entropy(weights)", "mean_entropy(weights) / ln(n)"]
    lines = {place: where.line for place, where in exercise.places.items()}
    expressions = {place: line for place, line in lines.items() if not place.endswith((".es", ".en"))}
    assert expressions == {"answer": 5, "figure": 1, "let.limit": 7, "wrong.0": 17, "wrong.1": 20}
    assert (lines["text.es"], lines["why.en"], lines["hints.0.en"], lines["wrong.1.say.es"]) == (11, 15, 9, 21)


def test_a_choice_is_read(school: Tree) -> None:
    school.write(FILE, CHOICE)
    assert [option.when for option in loaded(school).options] == ["d_k == 8", "d_k > 8", "d_k < 8"]


def test_every_text_is_written_down_with_its_twin(school: Tree) -> None:
    names = {pair.name for pair in load(school.root).pairs if pair.name.startswith("exercises.")}
    ends = {"title", "text", "why", "hints.0", "wrong.0.say", "wrong.1.say"}
    assert names == {f"exercises.first.{end}" for end in ends}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("(weights) / limit", "(wieghts) / limit", '5: unknown name "wieghts"; … Did you mean weights?'),
        ("(weights) / ln", "(weights) / lnn", '20: unknown function "lnn"; … Did you mean ln?'),
        ("(weights) / limit", "(weights) / limt", '5: unknown name "limt"; … Did you mean limit?'),
        ('"log2(n)"', '"log2(m)"', '7: unknown name "m"; expected a name of the run or of [let].'),
        ('limit = "log2(n)" }', 'limit = "log2(n)", entropy = "n" }', '7: the name "entropy"; expected small letters'),
        ('"mean_entropy(weights)"', '"weights[0]"', "17: an expression that gives a row; "),
        ('"mean_entropy(weights)"', '"weights + weights[0]"', "17: weights + weights[0], of a matrix and a row; "),
        ('"mean_entropy(weights)"', '"mean_entropy(n)"', "17: mean_entropy(number); "),
        ('"mean_entropy(weights)"', '"open(n)"', '17: unknown function "open"; expected one of '),
        (
            "temperature = 2",
            "temprature = 2",
            '4: unknown setting "temprature"; expected preset, heads, … Did you mean temperature?',
        ),
        ("temperature = 2", "temperature = 9", "4: state.temperature is 9; expected a number from 0.1 to 5."),
        ("temperature = 2", "causal = true", "4: state.causal is true; expected a number from 0 to 1 in steps of 1."),
        ('"gato"', '"gatto"', '4: state.preset is "gatto"; expected gato. Did you mean gato?'),
        ("[3, 5, 8]", "[3, 5, 0.5]", "8: vary.seed[2] is 0.5; expected a number from 0 to 4294967295 in steps of 1."),
        ("[3, 5, 8]", "[3]", "8: vary.seed is a list of 1; expected a list of at least 2."),
        ("seed = [", "sed = [", '8: unknown setting "sed"; expected heads, d_k, … Did you mean seed?'),
        ('kind = "number"', 'kind = "nummer"', '2: kind is "nummer"; expected "number", "choice"'),
        ("{{limit digits=2}} queda", "{{limt}} queda", "11: {{limt}}; … Did you mean limit?"),
        ("El {{answer percent}}.", "El 99.5 %.", "14: "),
        ('[why]\nes = "El {{answer percent}}."\n', "[why]\n", '13: why has no "es"; expected text in quotes'),
        ('say = { es = "En bits.", en', "say = { en", '21: wrong[1].say has no "es"; expected text in quotes'),
        ("tolerance = 0.01", "tolerance = -1", "6: tolerance is -1; expected a number."),
        ("tolerance = 0.01", 'phrases = ["gatto"]', '6: phrases[0] is "gatto"; expected gato. Did you mean gato?'),
        ("tolerance = 0.01", 'holds = ["n"]', "6: an expression that gives a number; expected one that gives a truth"),
        ("tolerance = 0.01", "places = {}", '6: unknown key "places"'),
    ],
)
def test_a_fault_is_told_with_its_line(school: Tree, old: str, new: str, said: str) -> None:
    school.edit(FILE, old, new)
    (found,) = faults(school)
    assert all(part in found.removeprefix("01-first.toml:") for part in said.split("…"))


def test_fewer_than_two_typical_wrong_answers_are_told(school: Tree) -> None:
    school.write(FILE, EXERCISE.rsplit("[[wrong]]", 1)[0])
    assert faults(school) == ["01-first.toml:16: 1 wrong in an exercise of kind number; expected at least 2."]


def test_a_kind_takes_its_own_parts_and_no_others(school: Tree) -> None:
    school.write(FILE, CHOICE.replace("state = {}", 'state = {}\nanswer = "n"'))
    assert faults(school) == [
        "01-first.toml:5: an answer in an exercise of kind choice; expected none: its options or checks say it."
    ]
    school.write(FILE, CHOICE.replace('"choice"', '"order"'))
    assert len(faults(school)) == 4


def test_an_option_s_condition_must_be_true_or_false(school: Tree) -> None:
    school.write(FILE, CHOICE.replace('"d_k > 8"', '"d_k"'))
    assert faults(school) == ["01-first.toml:13: an expression that gives a number; expected one that gives a truth."]


def test_all_faults_of_a_file_are_told_together(school: Tree) -> None:
    school.edit(FILE, "(weights) / limit", "(wieghts) + foo(1)")
    school.edit(FILE, "temperature = 2", "heat = 2")
    school.edit(FILE, "/ ln(n)", "/ n[0]")
    assert [said.split(":")[1] for said in faults(school)] == ["4", "5", "5", "20"]
