"""The small language in which an exercise asks the engine for its answer: what can be said, and whether it is."""

from generator.expression.kinds import a
from generator.expression.reading import Fault, is_computed, read
from generator.expression.table import ALWAYS, FUNCTIONS, INNERMOST, NAMES, SETTINGS

__all__ = ["ALWAYS", "FUNCTIONS", "INNERMOST", "NAMES", "SETTINGS", "Fault", "a", "is_computed", "read"]
