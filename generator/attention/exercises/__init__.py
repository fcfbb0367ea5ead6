"""Exercises as torch answers them: every expression, before a build goes on, unless nothing has changed since."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path

from pydantic import TypeAdapter

from generator.cache import digest, digest_of_files, kept
from generator.errors import BuildError
from generator.model import Content, Exercise, ExerciseResult, Setting

HERE = Path(__file__).parent
_RESULTS = TypeAdapter(dict[str, ExerciseResult])


def compute_exercises(content: Content, versions: Mapping[str, str], cache_dir: Path) -> Mapping[str, ExerciseResult]:
    """What torch says of each exercise as it stands, by its id.

    Raises BuildError with every answer that is none, for the exercise as it stands and for the first students.
    """
    if not content.exercises:
        return {}
    phrases, base = phrases_of(content), base_of(content)

    def make() -> bytes:
        from generator.attention.exercises.checks import problems_of
        from generator.attention.exercises.results import result
        from generator.attention.exercises.runs import Model

        if problems := problems_of(content.exercises, phrases, base):
            raise BuildError(problems)
        model = Model(phrases)
        found = {each.id: asdict(result(each, model, {**base, **each.state})) for each in content.exercises}
        return json.dumps(found).encode()

    sources = digest_of_files((*HERE.glob("*.py"), *HERE.parent.glob("*.py")))
    asked = [_made_from(exercise) for exercise in content.exercises]
    key = digest(sources, repr(versions), repr(phrases), repr(base), *asked)
    return _RESULTS.validate_python(json.loads(kept(cache_dir, "exercises", key, make)))


def phrases_of(content: Content) -> Mapping[str, str]:
    """The phrases of the presets by their ids."""
    return {preset.id: preset.text for preset in content.presets}


def base_of(content: Content) -> Mapping[str, Setting]:
    """The state in which the simulator starts, in which each exercise changes what it says."""
    start = content.site.defaults
    return {
        "preset": start.preset,
        "heads": start.heads,
        "d_k": start.d_k,
        "temperature": start.temperature,
        "head": start.head,
        "seed": content.sweep.seed,
        "causal": 0,
        "divide": 1,
        "positional": 0,
    }


def _made_from(exercise: Exercise) -> str:
    """All but the words that only readers see."""
    wrong = [each.answer for each in exercise.wrong]
    options = [each.when for each in exercise.options]
    said = (exercise.state, exercise.let, exercise.vary, exercise.tolerance, exercise.holds)
    return repr((exercise.id, exercise.kind, exercise.answer, exercise.figure, wrong, options, said))
