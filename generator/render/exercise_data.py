"""What the scripts of a page with exercises are told (ExercisesPage in static/js/exercises/page.d.ts)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from generator.model import Content, Exercise, ExerciseResult, Language, Text
from generator.render.lending import said
from generator.render.page_data import SCRIPT_SECTIONS, page_data
from generator.render.terms import plain
from generator.render.words import words_in

# What these pages' scripts say besides what those of every explorer do.
SECTIONS = ("exercises", "exercises_page", "task", "hand_in", "teachers", "pencil")
# What the teachers' page says: at once, and once it can mark.
FORM_SECTIONS = ("said", "teachers")
MARKED_SECTIONS = ("exercises", "hand_in")


def exercises_data(
    content: Content, results: Mapping[str, ExerciseResult], language: Language, root: str
) -> dict[str, Any]:
    """PageData of the simulator, and the exercises with their expressions. results: what torch said, by their ids."""
    common = page_data(content, language, root, sections=(*SCRIPT_SECTIONS, *SECTIONS))
    return {**common, "exercises": _marked(content, results, language)}


def form_data(content: Content, results: Mapping[str, ExerciseResult], language: Language, root: str) -> dict[str, Any]:
    """Of the same what sets a task: of the exercises no more than their names."""
    common = page_data(content, language, root, sections=FORM_SECTIONS)
    exercises = ({"id": each.id, "title": said(each.title, language)} for each in _asked(content, results))
    needed = ("language", "root", "strings", "presets", "defaults", "limits")
    return {**{name: common[name] for name in needed}, "exercises": list(exercises)}


def marked_data(content: Content, results: Mapping[str, ExerciseResult], language: Language) -> dict[str, Any]:
    """The rest of it that marks, for which the teachers' page asks later."""
    words = {section: content.ui[section] for section in MARKED_SECTIONS if section in content.ui}
    return {"strings": words_in(words, language), "exercises": _marked(content, results, language)}


def _asked(content: Content, results: Mapping[str, ExerciseResult]) -> list[Exercise]:
    return [each for each in content.exercises if each.id in results]


def _marked(content: Content, results: Mapping[str, ExerciseResult], language: Language) -> list[dict[str, Any]]:
    return [_exercise(each, results[each.id], language) for each in _asked(content, results)]


def _exercise(exercise: Exercise, result: ExerciseResult, language: Language) -> dict[str, Any]:
    return {
        "id": exercise.id,
        "title": said(exercise.title, language),
        "state": result.state,
        "vary": exercise.vary,
        "figure": exercise.figure,
        "covered": exercise.covered,
        "choices": [plain(said(each, language)) for each in _choices(exercise)],
        "says": [plain(said(each, language)) for each in _says(exercise)],
        "data": {
            "kind": exercise.kind,
            "answer": exercise.answer,
            "wrong": [each.answer for each in exercise.wrong],
            "options": [each.when for each in exercise.options],
            "tolerance": exercise.tolerance,
            "unit": exercise.unit,
            "names": exercise.let,
        },
    }


def _choices(exercise: Exercise) -> tuple[Text, ...]:
    """What is chosen among or put in order, or what a free text should say."""
    return (*(option.text for option in exercise.options), *exercise.items, *exercise.checks)


def _says(exercise: Exercise) -> tuple[Text, ...]:
    """What is said to each typical error, or to each option."""
    return (*(wrong.say for wrong in exercise.wrong), *(option.say for option in exercise.options))
