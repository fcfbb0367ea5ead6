from pathlib import Path

import pytest

from generator.errors import BuildError, Problem, Where, did_you_mean
from generator.messages import either, say, verbatim

HINT = did_you_mean("nam", ["name"])
NO_TEXT = (verbatim("nothing"), verbatim("text"))


def test_a_problem_says_where_what_was_found_and_what_was_expected() -> None:
    problem = Problem(
        Where(Path("content/site.toml"), 3, "nam = 1\n"), verbatim("an unknown key nam"), verbatim("name"), HINT
    )
    assert str(problem) == "content/site.toml:3: an unknown key nam; expected name. Did you mean name?\n    nam = 1"


def test_a_problem_is_told_with_its_line_and_carets_under_what_was_found() -> None:
    where = Where(Path("content/site.toml"), 3, "nam = 1", 1, 4)
    problem = Problem(where, say("unknown option {name}", name="nam"), either(["name", "address"]), HINT)
    assert problem.told("es").split("\n") == [
        "content/site.toml:3:1: opción desconocida nam",
        "  3 | nam = 1",
        "    | ^^^",
        "  se esperaba: name o address",
        "  ¿Querías decir name?",
    ]


def test_a_problem_without_a_line_names_the_file_alone() -> None:
    assert str(Problem(Where(Path("a.md")), *NO_TEXT)) == "a.md: nothing; expected text."


def test_a_build_error_tells_every_problem() -> None:
    problems = [Problem(Where(Path(name)), *NO_TEXT) for name in ("a.md", "b.md")]
    assert str(BuildError(problems)) == "a.md: nothing; expected text.\nb.md: nothing; expected text."


def test_a_build_error_without_a_problem_cannot_be_made() -> None:
    with pytest.raises(ValueError, match="at least one"):
        BuildError([])


def test_the_nearest_known_name_is_suggested() -> None:
    assert did_you_mean("simulador", ["home", "simulator"]) == "Did you mean simulator?"


def test_nothing_is_suggested_when_nothing_is_near() -> None:
    assert did_you_mean("zzz", ["home", "simulator"]) == ""
