"""What only shows when an expression is computed."""

from __future__ import annotations

from generator.messages import Said


class UnfitError(Exception):
    """An expression that is well made and yet gives nothing: a word that is not there, a place beyond the end."""

    def __init__(self, found: Said, expected: Said) -> None:
        super().__init__(f"{found}; expected {expected}")
        self.found, self.expected = found, expected
