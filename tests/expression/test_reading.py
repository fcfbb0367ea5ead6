import pytest

from generator.expression import Fault, read

NAMES = {"limit": "number", "shown": "matrix"}


def kind(text: str) -> str | None:
    faults: list[Fault] = []
    _, found = read(text, NAMES, faults)
    assert not faults, (text, faults)
    return found


def faults_of(text: str) -> list[Fault]:
    faults: list[Fault] = []
    assert read(text, NAMES, faults) == (None, None)
    return faults


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("max(weights)", "number"),
        ("weights[1]", "row"),
        ("weights[row, 2] * limit", "number"),
        ("all_weights[0]", "matrix"),
        ("2 * shown", "matrix"),
        ("[1, 2.5]", "row"),
        ("[weights[0], weights[1]]", "matrix"),
        ("entropy(all_weights)", "matrix"),
        ("mean_entropy(all_weights) > 1", "truths"),
        ("1 < 2 and not same(weights, shown)", "truth"),
        ('at(mutual(all_weights, token("reina"), token("rey")), preset="referencia")', "row"),
        ("over_seeds(limit, 20)", "row"),
        ("-weights ** 2", "matrix"),
    ],
)
def test_the_kind_of_an_expression_is_known_before_it_is_computed(text: str, expected: str) -> None:
    assert kind(text) == expected


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("wieghts[0]", 'unknown name "wieghts"; Did you mean weights?'),
        ("entrpy(weights)", 'unknown function "entrpy"; Did you mean entropy?'),
        ("at(n, temprature=2)", 'unknown setting "temprature"; Did you mean temperature?'),
        ("max(2)", "max(number); "),
        ("max", "the function max without ( ); "),
        ("weights + weights[0]", "weights + weights[0], of a matrix and a row; "),
        ("n[0]", "n[0], a place in a number; "),
        ("weights[weights]", "weights[weights], a place in a matrix; "),
        ("[1, weights]", "the list [1, weights]; "),
        ("1 < 2 < 3", "1 < 2 < 3; "),
        ("weights < 1", "weights < 1; "),
        ("n and 1 < 2", "n and 1 < 2; "),
        ("not n", "not n, of a number; "),
        ('token("a") + "b"', "token('a') + 'b', of a number and a text; "),
        ("at(n)", "at(n); "),
        ("at(n, preset=2)", "preset=2; "),
        ("at(n, head=weights)", "head=weights; "),
        ("over_seeds(weights, 3)", "over_seeds of a matrix; "),
        ("over_seeds(n, 51)", "51; "),
        ("over_seeds(n, n)", "n; "),
        ("1 if 1 < 2 else 3", "1 if 1 < 2 else 3, which this language has not; "),
        ("weights[0:1]", "a character that no expression has; "),
        ("True", "True; "),
        ("1 // 2", "1 // 2; "),
        ("1 +", "an expression that cannot be read; "),
        ("1e3", "the number 1e3; "),
        ("1_000", "the number 1_000; "),
        (".5", "the number .5; "),
        ("[1, ]", "a comma with nothing after it, or two texts in a row; "),
        ("n()", "a comma with nothing after it, or two texts in a row; "),
        ("(lambda: 1)", "a character that no expression has; "),
        ("f'{n}'", "a character that no expression has; "),
        ("n.real", "n.real, which this language has not; "),
        ("__import__(n)", 'unknown function "__import__"; '),
        ("(" * 60 + "n" + ")" * 60 + "+n" * 60, "an expression nested too deeply; "),
    ],
)
def test_what_is_no_expression_is_told_with_what_may_be_meant(text: str, found: str) -> None:
    (fault,) = faults_of(text)
    assert f"{fault.found}; {fault.hint}" == found


def test_all_faults_of_an_expression_are_told_together() -> None:
    assert [fault.found for fault in faults_of("foo(1) + bar[baz]")] == [
        'unknown function "foo"',
        'unknown name "bar"',
        'unknown name "baz"',
    ]
