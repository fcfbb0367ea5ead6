"""What only some forms need. A machine without it makes the others."""

from __future__ import annotations

from generator.errors import BuildError


class MissingToolError(BuildError):
    """This machine lacks what a form is made with; the problem says how to get it."""
