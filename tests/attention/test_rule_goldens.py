"""What tests/goldens/rules.json keeps, which the page's engine reads too, is what torch says."""

from __future__ import annotations

import json
from typing import Any

from tests.attention.rule_cases import answers_to, read_golden


def plain(answers: list[dict[str, Any]]) -> Any:
    return json.loads(json.dumps(answers))


def test_every_score_and_share_that_is_kept_is_what_torch_says_to_the_last_digit() -> None:
    asked, answers = read_golden()
    assert plain(answers_to(asked)) == answers
