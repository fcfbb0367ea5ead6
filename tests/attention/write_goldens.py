"""Write all of tests/goldens but philox.json and random-model.json: python -m tests.attention.write_goldens."""

from __future__ import annotations

import json
from dataclasses import asdict

from generator.attention.tokens import tokenize
from tests.attention.answers import answer
from tests.attention.cases import GOLDENS, golden_cases
from tests.attention.exercises.cases import exercises_golden
from tests.attention.rule_cases import rules_golden


def main() -> None:
    """One case a line, every number as the shortest decimal that reads back the same."""
    lines = [
        json.dumps(
            {
                **asdict(case),
                "tokens": tokenize(case.text),
                "answer": {name: numbers.tolist() for name, numbers in answer(case).items()},
            },
            separators=(",", ":"),
        )
        for case in golden_cases()
    ]
    (GOLDENS / "engine.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    (GOLDENS / "rules.json").write_text(rules_golden(), encoding="utf-8")
    (GOLDENS / "exercises.json").write_text(exercises_golden(), encoding="utf-8")


if __name__ == "__main__":
    main()
