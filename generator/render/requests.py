"""What is wrong with a number that a text asks for."""

from __future__ import annotations

from generator.messages import NOTHING, Said


class RequestError(ValueError):
    """A request that cannot be read; the text's line is added where it is caught."""

    def __init__(self, found: Said, expected: Said, hint: Said = NOTHING) -> None:
        super().__init__(found)
        self.found, self.expected, self.hint = found, expected, hint
